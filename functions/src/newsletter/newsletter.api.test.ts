import { createHash, randomUUID } from 'node:crypto';
import { apiPath } from '@rad-rewind/contract/paths';
import { type Subscriber, subscriberListSchema } from '@rad-rewind/contract/subscriber';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { dropDocument, patchDocument, readDocument } from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

const pathOf = (email: string) => `subscribers/${createHash('sha256').update(email).digest('hex')}`;

/** An address nobody gave before; taken off the list when the test is over. */
function newAddress(): string {
  const email = `${randomUUID()}@mail.example`;
  onTestFinished(() => dropDocument(pathOf(email)));
  return email;
}

const subscribers = async () => (await admin.get<Subscriber[]>(apiPath.adminSubscribers)).body;
const find = async (email: string) => (await subscribers()).find((subscriber) => subscriber.email === email);

describe('POST /api/subscribe', () => {
  it('puts an address on the list', async () => {
    const email = newAddress();
    const { status, body } = await visitor().post(apiPath.subscribe, { email });
    expect({ status, body }).toEqual({ status: 201, body: { message: 'Thanks for subscribing!' } });
    expect(await find(email)).toMatchObject({ email, subscribed: true });
  });

  it.each([
    ['/about', '/about?subscribed=1#newsletter'],
    ['//elsewhere.example/', '/elsewhere.example/?subscribed=1#newsletter'],
  ])('takes a form without JavaScript from %s and leads back to it', async (page, location) => {
    const email = newAddress();
    const { status, headers } = await visitor().call('POST', apiPath.subscribe, {
      body: new URLSearchParams({ email }).toString(),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        referer: `https://shop.example${page}`,
      },
    });
    expect([status, headers.get('location')]).toEqual([303, location]);
    expect(await find(email)).toMatchObject({ email, subscribed: true });
  });

  it('never tells who is on the list, and stores an address once however it is written', async () => {
    const email = newAddress();
    const first = await visitor().post(apiPath.subscribe, { email });
    const second = await visitor().post(apiPath.subscribe, { email: `  ${email.toUpperCase()} ` });
    expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body });
    expect(
      (await subscribers()).filter((subscriber) => subscriber.email.toLowerCase() === email),
    ).toHaveLength(1);
  });

  it('takes an international domain, however it is written, as one', async () => {
    const local = randomUUID();
    const email = `${local}@xn--80a1acny.xn--p1ai`;
    onTestFinished(() => dropDocument(pathOf(email)));
    for (const domain of ['почта.рф', 'ПОЧТА.РФ', 'xn--80a1acny.XN--P1AI']) {
      const { status } = await visitor().post(apiPath.subscribe, { email: `${local}@${domain}` });
      expect(status).toBe(201);
    }
    const stored = (await subscribers()).filter((subscriber) => subscriber.email.startsWith(local));
    expect(stored.map((subscriber) => subscriber.email)).toEqual([email]);
  });

  it.each([`${'a'.repeat(65)}@mail.example`, `a@${'b'.repeat(64)}.example`])(
    'refuses %s, which no mail server takes',
    async (email) => {
      const { status, body } = await visitor().post<{ message: string }>(apiPath.subscribe, { email });
      expect(status).toBe(400);
      expect(body.message).toBe('Please enter a valid email address');
    },
  );

  it('stores one subscriber for 50 parallel subscriptions of one address', async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor().post(apiPath.subscribe, { email })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect((await subscribers()).filter((subscriber) => subscriber.email === email)).toHaveLength(1);
  });

  it('makes an unsubscribed address active again, with its first date', async () => {
    const email = newAddress();
    await visitor().post(apiPath.subscribe, { email });
    const { createdAt } = (await find(email)) ?? {};
    await patchDocument(pathOf(email), { subscribed: false });
    expect(await find(email)).toMatchObject({ subscribed: false });
    await visitor().post(apiPath.subscribe, { email });
    expect(await find(email)).toMatchObject({ subscribed: true, createdAt });
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { email: '' }],
    ['no domain', { email: 'rad@' }],
    ['two addresses', { email: 'a@mail.example, b@mail.example' }],
    ['a line break', { email: 'a@mail.example\nBcc: b@mail.example' }],
    ['a number', { email: 5 }],
    ['a very long one', { email: `${'a'.repeat(250)}@mail.example` }],
  ])('refuses %s', async (_what, sent) => {
    const { status, body } = await visitor().post<{ message: string }>(apiPath.subscribe, sent);
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'Please enter a valid email address',
    });
  });
});

describe('GET /api/admin/subscribers', () => {
  it('lists them as the contract says, the latest first', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await visitor().post(apiPath.subscribe, { email: first });
    await visitor().post(apiPath.subscribe, { email: second });
    const list = await subscribers();
    expect(subscriberListSchema.safeParse(list).success).toBe(true);
    const emails = list.map(({ email }) => email);
    expect(emails.indexOf(second)).toBeLessThan(emails.indexOf(first));
  });
});

describe('DELETE /api/admin/subscribers/{id}', () => {
  it('forgets the address', async () => {
    const email = newAddress();
    await visitor().post(apiPath.subscribe, { email });
    const { id } = (await find(email)) ?? { id: 'none' };
    expect((await admin.delete(apiPath.adminSubscriber(id))).status).toBe(204);
    expect(await find(email)).toBeUndefined();
    expect(await readDocument(pathOf(email))).toBeUndefined();
    const again = await admin.delete(apiPath.adminSubscriber(id));
    expect({ status: again.status, body: again.body }).toEqual({
      status: 404,
      body: { message: 'Subscriber not found' },
    });
  });

  it.each(['1', '..', 'a/b', 'f'.repeat(64)])('answers 404 for the id %s', async (id) => {
    expect((await admin.delete(apiPath.adminSubscriber(id))).status).toBe(404);
  });
});
