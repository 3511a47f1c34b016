import { describe, expect, test } from 'vitest';
import { FORBIDDEN_ADDRESSES } from '../../test/forbidden-addresses.ts';
import { toDestination } from './destination.ts';
import { parseStandIns } from './stand-ins.ts';

const anything = () => true;
const none = new Map();

describe('a destination', () => {
  test.each(FORBIDDEN_ADDRESSES)('%s is refused', (address) => {
    expect(() => toDestination(address, anything, none)).toThrow(
      expect.objectContaining({ name: 'OutboundError', failure: 'refused' }),
    );
  });

  test.each([
    'https://shop.example/uploads/a.png',
    'http://shop.example:80/',
    'https://shop.example:443/a?b=c#d',
    'https://93.184.215.14/',
    'https://[2606:4700::1111]/',
  ])('%s is allowed', (address) => {
    expect(toDestination(address, anything, none)).toMatchObject({ standIn: false });
  });

  test('the caller has its own say', () => {
    expect(() =>
      toDestination('https://shop.example/', (url) => url.host === 'other.example', none),
    ).toThrow();
  });

  test('a stand-in answers for its origin and for no other', () => {
    const standIns = parseStandIns('https://shop.example=http://127.0.0.1:4001') ?? none;
    const { target, standIn } = toDestination('https://shop.example/a?b=c', anything, standIns);
    expect([target.href, standIn]).toEqual(['http://127.0.0.1:4001/a?b=c', true]);
    expect(toDestination('http://shop.example/a', anything, standIns).standIn).toBe(false);
    expect(() => toDestination('http://127.0.0.1:4001/a', anything, standIns)).toThrow();
    expect(toDestination('https://shop.example//evil.example/a', anything, standIns).target.host).toBe(
      '127.0.0.1:4001',
    );
  });
});

describe('stand-ins', () => {
  test('are read from pairs', () => {
    expect(parseStandIns('')).toEqual(new Map());
    expect(
      parseStandIns(' https://a.example/ = http://127.0.0.1:1 ,https://b.example=http://127.0.0.1:2,'),
    ).toEqual(
      new Map([
        ['https://a.example', 'http://127.0.0.1:1'],
        ['https://b.example', 'http://127.0.0.1:2'],
      ]),
    );
  });

  test.each(['https://a.example', 'a=b', '*=http://127.0.0.1', 'https://a.example=http://b=c'])(
    '%s is no such list',
    (text) => expect(parseStandIns(text)).toBeNull(),
  );
});
