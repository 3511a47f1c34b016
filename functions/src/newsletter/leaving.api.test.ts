import { createHash, randomUUID } from 'node:crypto';
import { NEWSLETTER_CONSENT } from '@rad-rewind/contract/messages';
import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { SUBSCRIBE_TRAP } from '@rad-rewind/contract/subscribe-trap';
import type { UnsubscribeLinks } from '@rad-rewind/contract/subscriber';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import {
  dropDocument,
  type Fields,
  patchDocument,
  readDocument,
  readDocuments,
} from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';
import { STACK_URL } from '../../test/stack.ts';
import type { Mail } from './confirmation-mail.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});
afterEach(() => dropDocument('settings/newsletter'));

const idOf = (email: string) => createHash('sha256').update(email).digest('hex');
const stored = (email: string) => readDocument(`subscribers/${idOf(email)}`);
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

function newAddress(): string {
  const email = `${randomUUID()}@mail.example`;
  onTestFinished(() => dropDocument(`subscribers/${idOf(email)}`));
  return email;
}

const subscribe = (email: string, more: Fields = {}) => visitor().post(apiPath.subscribe, { email, ...more });

/** An address that is on the list, and the link that takes it off. */
async function subscriber(): Promise<{ email: string; link: string; token: string }> {
  const email = newAddress();
  await subscribe(email);
  const { body } = await admin.get<UnsubscribeLinks>(apiPath.adminUnsubscribeLinks);
  const link = body[idOf(email)] ?? '';
  return { email, link, token: link.split('/').at(-1) ?? '' };
}

const mailsTo = async (email: string) =>
  Object.values(await readDocuments('mail')).filter(({ to }) => String(to) === email) as unknown as Mail[];

const turnOnDoubleOptIn = () => admin.put(apiPath.adminNewsletter, { doubleOptIn: true });

/** The token of the confirmation mail that an address got. */
async function confirmationToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /\/confirm-subscription\/(\S+)/.exec(mail?.message.text ?? '')?.[1] ?? '';
}

describe('a subscription', () => {
  it('keeps what was agreed to, and when', async () => {
    const email = newAddress();
    await subscribe(email);
    expect(await stored(email)).toMatchObject({
      subscribed: true,
      pending: false,
      consentText: NEWSLETTER_CONSENT,
      consentAt: { timestamp: expect.any(String) },
    });
  });

  it.each([
    ['as JSON', (email: string) => subscribe(email, { [SUBSCRIBE_TRAP]: 'https://spam.example' })],
    [
      'as a form',
      (email: string) =>
        visitor().call('POST', apiPath.subscribe, {
          body: new URLSearchParams({ email, [SUBSCRIBE_TRAP]: 'x' }).toString(),
          headers: FORM,
        }),
    ],
  ])('of a bot that fills in the trap, %s, is answered alike and stored nowhere', async (_how, send) => {
    const [email, person] = [newAddress(), newAddress()];
    const { status, body } = await send(email);
    const answer = await subscribe(person);
    expect({ status, body }).toEqual({ status: answer.status, body: answer.body });
    expect(await stored(email)).toBeUndefined();
    expect(await stored(person)).toBeDefined();
  });

  it('of a person leaves the trap empty', async () => {
    const email = newAddress();
    await subscribe(email, { [SUBSCRIBE_TRAP]: '' });
    expect(await stored(email)).toMatchObject({ subscribed: true });
  });
});

describe('the unsubscribe link', () => {
  it('leads to a page, and changes nothing by being opened', async () => {
    const { email, link, token } = await subscriber();
    expect(link).toBe(STACK_URL + apiPath.unsubscribe(token));
    const { status, headers } = await visitor().get(link.slice(STACK_URL.length));
    expect({ status, location: headers.get('location') }).toEqual({
      status: 303,
      location: pagePath.unsubscribe(token),
    });
    expect((await visitor().get(pagePath.unsubscribe(token))).status).toBe(200);
    expect(await stored(email)).toMatchObject({ subscribed: true });
  });

  it.each<[string, { body: string; headers: Record<string, string> }]>([
    ['a form', { body: ONE_CLICK, headers: FORM }],
    [
      'multipart',
      {
        body: `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    ],
    [
      'a form of another site that wants a page',
      {
        body: ONE_CLICK,
        headers: {
          ...FORM,
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
          accept: 'text/html',
        },
      },
    ],
  ])('takes the one-click POST of RFC 8058 as %s, without a redirect', async (_kind, request) => {
    const { email, token } = await subscriber();
    const { status } = await visitor().call('POST', apiPath.unsubscribe(token), request);
    expect(status).toBe(200);
    expect(await stored(email)).toMatchObject({
      subscribed: false,
      pending: false,
      unsubscribedAt: { timestamp: expect.any(String) },
    });
  });

  it('may be pressed twice, and again by somebody who was deleted', async () => {
    const { email, token } = await subscriber();
    const press = async () => (await visitor().post(apiPath.unsubscribe(token))).status;
    expect([await press(), await press()]).toEqual([200, 200]);
    await dropDocument(`subscribers/${idOf(email)}`);
    expect(await press()).toBe(200);
    expect(await stored(email)).toBeUndefined();
  });

  it('leads the button of our page on to a page that says how it went', async () => {
    const { token } = await subscriber();
    const press = async (sent: string) => {
      const { status, headers } = await visitor().call('POST', `${apiPath.unsubscribe(sent)}?page=1`, {
        body: '',
        headers: FORM,
      });
      return [status, headers.get('location')];
    };
    expect(await press(token)).toEqual([303, pagePath.unsubscribe('done')]);
    expect(await press(`${token.slice(0, -3)}AAA`)).toEqual([303, pagePath.unsubscribe('failed')]);
  });

  it.each<[string, (token: string) => string]>([
    ['a changed signature', (token) => `${token.slice(0, -3)}AAA`],
    ['a signature of somebody else’s id', (token) => `${'0'.repeat(64)}${token.slice(64)}`],
    ['no signature', (token) => token.slice(0, 64)],
    ['nonsense', () => 'nonsense'],
  ])('is refused with %s', async (_what, forge) => {
    const { email, token } = await subscriber();
    expect((await visitor().post(apiPath.unsubscribe(forge(token)))).status).toBe(404);
    expect(await stored(email)).toMatchObject({ subscribed: true });
  });

  it('is no confirmation, and a confirmation no unsubscribe link', async () => {
    const { email, token } = await subscriber();
    expect((await visitor().post(apiPath.confirmSubscription(token))).status).toBe(404);
    await turnOnDoubleOptIn();
    const pending = newAddress();
    await subscribe(pending);
    expect((await visitor().post(apiPath.unsubscribe(await confirmationToken(pending)))).status).toBe(404);
    expect(await stored(email)).toMatchObject({ subscribed: true });
  });

  it('is kept from being turned back by anything but the person’s own form', async () => {
    const { email, token } = await subscriber();
    await visitor().post(apiPath.unsubscribe(token));
    await subscribe(email, { [SUBSCRIBE_TRAP]: 'bot' });
    expect(await stored(email)).toMatchObject({ subscribed: false });
    await subscribe(email);
    expect(await stored(email)).toMatchObject({ subscribed: true, unsubscribedAt: null });
  });

  it('never shows its key', async () => {
    await subscriber();
    const { key } = (await readDocument('settings/linkKey')) ?? {};
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    for (const path of [apiPath.adminSettings, apiPath.adminNewsletter, apiPath.adminUnsubscribeLinks]) {
      expect(JSON.stringify((await admin.get(path)).body)).not.toContain(key);
    }
  });
});

describe('double opt-in', () => {
  it('is off until an admin turns it on', async () => {
    expect((await admin.get(apiPath.adminNewsletter)).body).toEqual({ doubleOptIn: false });
    expect((await turnOnDoubleOptIn()).body).toEqual({ doubleOptIn: true });
    expect((await admin.get(apiPath.adminNewsletter)).body).toEqual({ doubleOptIn: true });
    expect((await admin.put(apiPath.adminNewsletter, { doubleOptIn: 'yes' })).status).toBe(400);
  });

  it('keeps an address pending until its owner presses the button', async () => {
    await turnOnDoubleOptIn();
    const email = newAddress();
    expect((await subscribe(email)).status).toBe(201);
    expect(await stored(email)).toMatchObject({ subscribed: false, pending: true });
    const token = await confirmationToken(email);
    expect((await visitor().get(pagePath.confirmSubscription(token))).status).toBe(200);
    expect(await stored(email)).toMatchObject({ subscribed: false, pending: true });
    const { status, headers } = await visitor().call('POST', `${apiPath.confirmSubscription(token)}?page=1`, {
      body: '',
      headers: FORM,
    });
    expect([status, headers.get('location')]).toEqual([303, pagePath.confirmSubscription('done')]);
    expect(await stored(email)).toMatchObject({
      subscribed: true,
      pending: false,
      confirmedAt: { timestamp: expect.any(String) },
    });
  });

  it('asks by a mail that advertises nothing and can be unsubscribed from in one click', async () => {
    await turnOnDoubleOptIn();
    const email = newAddress();
    await subscribe(email);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        new RegExp(`^<${STACK_URL}/api/unsubscribe/[0-9a-f]{64}\\.[\\w-]{43}>$`),
      ),
      'List-Unsubscribe-Post': ONE_CLICK,
    });
    expect(mail?.message.text.match(/https?:\S+/g)).toHaveLength(2);
    const link = mail?.headers['List-Unsubscribe']?.slice(1 + STACK_URL.length, -1) ?? '';
    await visitor().call('POST', link, { body: ONE_CLICK, headers: FORM });
    expect(await stored(email)).toMatchObject({ subscribed: false, pending: false });
    const late = await visitor().post(apiPath.confirmSubscription(await confirmationToken(email)));
    expect(late.status).toBe(404);
    expect(await stored(email)).toMatchObject({ subscribed: false });
  });

  it('sends nobody a second mail within ten minutes', async () => {
    await turnOnDoubleOptIn();
    const email = newAddress();
    await Promise.all(Array.from({ length: 10 }, () => subscribe(email)));
    expect(await mailsTo(email)).toHaveLength(1);
    const mailedAt = { timestamp: new Date(Date.now() - 11 * 60_000).toISOString() };
    await patchDocument(`subscribers/${idOf(email)}`, { mailedAt });
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('lets no request choose where a mail leads', async () => {
    await turnOnDoubleOptIn();
    const email = newAddress();
    await visitor().call('POST', apiPath.subscribe, {
      body: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('evil.example');
  });

  it('asks those again who left, and nobody who is active', async () => {
    const { email, token } = await subscriber();
    await turnOnDoubleOptIn();
    await subscribe(email);
    expect(await mailsTo(email)).toEqual([]);
    await visitor().post(apiPath.unsubscribe(token));
    await subscribe(email);
    expect(await stored(email)).toMatchObject({ subscribed: false, pending: true });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
