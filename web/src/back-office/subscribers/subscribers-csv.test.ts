import type { Subscriber } from '@rad-rewind/contract/subscriber';
import { expect, test } from 'vitest';
import {
  subscribersCsv,
  subscribersCsvWithLinks,
  subscribersFileName,
  subscribersLinksFileName,
} from './subscribers-csv.ts';

const subscriber = (email: string, subscribed = true): Subscriber => ({
  id: email,
  email,
  subscribed,
  pending: false,
  consentText: null,
  consentAt: null,
  createdAt: '2026-11-20T23:30:00.000Z',
});
const lines = (...subscribers: Subscriber[]) => subscribersCsv(subscribers).slice(1).split('\r\n');

test('the file starts with a byte order mark', () => {
  expect(subscribersCsv([]).charCodeAt(0)).toBe(0xfeff);
});

test('an empty list is the head alone', () => {
  expect(subscribersCsv([]).trim()).toBe('Email,Subscribed,Date Added');
});

test('each subscriber is a line', () => {
  expect(lines(subscriber('a@example.com'), subscriber('b@example.com', false))).toEqual([
    'Email,Subscribed,Date Added',
    'a@example.com,Yes,2026-11-20',
    'b@example.com,No,2026-11-20',
  ]);
});

test('commas, quotes and line breaks are quoted', () => {
  expect(subscribersCsv([subscriber('"a,\r\nb"@example.com')])).toContain('"""a,\r\nb""@example.com",Yes');
});

test.each(['=1+1@example.com', '+x@example.com', '-x@example.com', '@x', '\tx', '\rx'])(
  'a formula is made harmless: %j',
  (email) => {
    expect(subscribersCsv([subscriber(email)])).toContain(`'${email}`);
  },
);

test('the file carries the day', () => {
  expect(subscribersFileName(new Date('2026-11-20T10:00:00Z'))).toBe('subscribers_2026-11-20.csv');
});

test('the second file carries the unsubscribe links', () => {
  const [first, second] = [subscriber('a@example.com'), subscriber('=b@example.com', false)];
  const csv = subscribersCsvWithLinks([first, second], {
    [first.id]: 'https://shop.example/api/unsubscribe/x.y',
  });
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Email,Subscribed,Date Added,Unsubscribe Link',
    'a@example.com,Yes,2026-11-20,https://shop.example/api/unsubscribe/x.y',
    '"\'=b@example.com",No,2026-11-20,',
  ]);
  expect(subscribersLinksFileName(new Date('2026-11-20T10:00:00Z'))).toBe('subscribers_links_2026-11-20.csv');
});
