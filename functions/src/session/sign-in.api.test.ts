import { apiPath } from '@rad-rewind/contract/paths';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiAnswer } from '../../test/api-client.ts';
import { dropDocument, patchDocument, readDocument, readDocuments } from '../../test/firestore-control.ts';
import { newRegistration, someAddress, visitor } from '../../test/people.ts';
import { STACK_AUTH_HOST, STACK_PROJECT } from '../../test/stack.ts';
import { type Counter, counterId } from '../limits/limit.ts';
import { createAdmin } from './create-admin.ts';
import { BEAT_MS } from './sign-in.ts';
import { addressCounters, nameCounters } from './sign-in-limits.ts';

interface Person {
  username: string;
  password: string;
}

const EDGE = '151.101.1.2';
const WRONG = { status: 401, message: 'Invalid username or password' };
const REFUSED = { status: 429, message: 'Too many failed sign-ins. Please try again in 15 minutes.' };
const GUARDED = {
  status: 429,
  message: expect.stringMatching(
    /^Too many failed sign-ins\. Please try again in (?!15 )\d+ (?:second|minute)s?\.$/,
  ),
};

const told = ({ status, body }: ApiAnswer<{ message: string }>) => ({ status, message: body.message });

async function newUser(): Promise<Person> {
  const { username, password, confirmPassword } = newRegistration();
  await visitor(someAddress()).post(apiPath.register, { username, password, confirmPassword });
  return { username, password };
}

type Login = Person & { deviceToken?: string };

const signIn = (login: Login, address: string) =>
  visitor(address).post<{ message: string; deviceToken: string }>(apiPath.login, login);

const guess = (user: Login, address: string) => signIn({ ...user, password: 'not-the-password' }, address);

const guesses = (count: number, user: Login, address: () => string) =>
  Promise.all(Array.from({ length: count }, () => guess(user, address())));

let secret: string;
beforeAll(async () => {
  // The secret is made with the first counter.
  await guess({ username: 'nobody-at-all', password: '' }, someAddress());
  secret = String((await readDocument('settings/counterKey'))?.key);
});

const documentOf = (counter: Counter) => `limits/${counterId(counter, secret)}`;
const ofUserHere = ({ username }: Person, address: string) =>
  documentOf(addressCounters(username, address).ofUserHere);
const ofUser = ({ username }: Person) => documentOf(nameCounters(username).failures);

/** Fills a counter as failures do. */
async function fill(document: string, count: number, at = Date.now()) {
  const times = Array.from({ length: count }, () => at);
  await patchDocument(document, { limit: 'test', times, total: count, expiresAt: null });
}

/** As after fifty failures, with no try of the name let through for a minute, however long the test takes. */
async function guardFirmly(user: Person) {
  await fill(ofUser(user), 50);
  await fill(documentOf(nameCounters(user.username).tries), 1, Date.now() + 60_000);
}

describe.concurrent('attack: guessing a password from one address', () => {
  it('ends after 5 failures, for the right password as well', async () => {
    const [user, address] = [await newUser(), someAddress()];
    for (const answer of await guesses(5, user, () => address)) expect(told(answer)).toEqual(WRONG);
    const right = await signIn(user, address);
    expect(told(right)).toEqual(REFUSED);
    expect(Number(right.headers.get('retry-after'))).toSatisfy((wait: number) => wait > 800 && wait <= 900);
    expect(right.headers.getSetCookie()).toEqual([]);
    expect(right.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is seen through where X-Forwarded-For claims another address each time', async () => {
    const [user, address] = [await newUser(), someAddress()];
    await guesses(5, user, () => `${someAddress()}, ${address}`);
    expect((await signIn(user, `203.0.113.77, ${address}`)).status).toBe(429);
  });

  it('gains nothing by a burst: no more than 5 of 15 learn whether they were right', async () => {
    const [user, address] = [await newUser(), someAddress()];
    const answers = await guesses(15, user, () => address);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('harms neither the user elsewhere nor others at that address', async () => {
    const [user, other, address] = [await newUser(), await newUser(), someAddress()];
    await fill(ofUserHere(user, address), 5);
    expect((await signIn(user, address)).status).toBe(429);
    expect((await signIn(user, someAddress())).status).toBe(200);
    expect((await signIn(other, address)).status).toBe(200);
  });

  it('is forgotten after 15 minutes, and after a success', async () => {
    const [user, address] = [await newUser(), someAddress()];
    await guesses(5, user, () => address);
    const document = ofUserHere(user, address);
    const { times } = (await readDocument(document)) as { times: number[] };
    await patchDocument(document, { times: times.map((time) => time - 15 * 60 * 1_000) });
    await guesses(4, user, () => address);
    expect((await signIn(user, address)).status).toBe(200);
    expect(await readDocument(document)).toBeUndefined();
  });

  it('ends a flood of calls that never get as far', async () => {
    const address = someAddress();
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, index) => guess({ username: `flood-${index}`, password: '' }, address)),
    );
    const tooMany = answers.filter(({ body }) => body.message.startsWith('Too many requests.'));
    expect(tooMany.length).toBeGreaterThan(0);
    expect(tooMany.length).toBeLessThanOrEqual(10);
  });
});

describe.concurrent('signing in at the same time with the right password', () => {
  it('succeeds for everybody at one address, and counts as no failure', async () => {
    const [user, address] = [await newUser(), someAddress()];
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(user, address)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await readDocument(ofUserHere(user, address))).toBeUndefined();
    expect(await readDocument(ofUser(user))).toBeUndefined();
    expect(await readDocument(documentOf(addressCounters('', address).ofAddress))).toBeUndefined();
  });
});

describe.concurrent('attack: guessing the passwords of many users from one address', () => {
  it('ends after 20 failures, for every user', async () => {
    const [user, address] = [await newUser(), someAddress()];
    const names = Array.from({ length: 20 }, (_, index) => `unknown-${index}`);
    const answers = await Promise.all(names.map((username) => guess({ username, password: '' }, address)));
    for (const answer of answers) expect(told(answer)).toEqual(WRONG);
    expect(told(await signIn(user, address))).toEqual(REFUSED);
    expect((await signIn(user, someAddress())).status).toBe(200);
    await dropDocument(documentOf(addressCounters('', address).ofAddress));
    expect((await signIn(user, address)).status).toBe(200);
  });
});

describe.concurrent('attack: guessing from everywhere', () => {
  it('is refused and counted past 50 failures, but for one in three seconds', async () => {
    const user = await newUser();
    await fill(ofUser(user), 49);
    expect(told(await guess(user, someAddress()))).toEqual(WRONG);
    const began = performance.now();
    const answers = await guesses(20, user, someAddress);
    const seconds = (performance.now() - began) / 1_000;
    const tried = answers.filter(({ status }) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(1);
    expect(tried).toBeLessThanOrEqual(1 + Math.ceil(seconds / 3));
    for (const answer of answers.filter(({ status }) => status !== 401))
      expect(told(answer)).toEqual(GUARDED);
    expect(await readDocument(ofUser(user))).toMatchObject({ total: 70 });
  });

  it('tries one of the name again three seconds later, whoever it is of', async () => {
    const user = await newUser();
    await fill(ofUser(user), 50);
    expect((await guess(user, someAddress())).status).toBe(401);
    await guardFirmly(user);
    expect(told(await signIn(user, someAddress()))).toEqual(GUARDED);
    await dropDocument(documentOf(nameCounters(user.username).tries));
    expect((await signIn(user, someAddress())).status).toBe(200);
  });

  it('keeps nobody out who signed in from the same device before, however the address is', async () => {
    const [user, address] = [await newUser(), someAddress()];
    const { deviceToken } = (await signIn(user, address)).body;
    await guardFirmly(user);
    await fill(ofUserHere(user, address), 5);
    expect((await signIn(user, address)).status).toBe(429);
    const known = await signIn({ ...user, deviceToken }, address);
    expect(known).toMatchObject({ status: 200, body: { username: user.username, isAdmin: false } });
    expect((await signIn({ ...user, deviceToken: known.body.deviceToken }, address)).status).toBe(200);
  });
});

describe.concurrent('attack: with the token of a device', () => {
  it('opens nothing: the password is asked all the same, and five failures end what it is good for', async () => {
    const user = await newUser();
    const { deviceToken } = (await signIn(user, someAddress())).body;
    await guardFirmly(user);
    const answers = await guesses(8, { ...user, deviceToken }, someAddress);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it('gains nothing by one of another user, cut, changed, or of no form at all', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const [own, others] = [await signIn(user, someAddress()), await signIn(other, someAddress())];
    const { deviceToken } = own.body;
    const [id = '', seconds = '', signature = ''] = deviceToken.split('.');
    await guardFirmly(user);
    const forgeries = [
      others.body.deviceToken,
      deviceToken.slice(0, -1),
      `${id}.${Number(seconds) + 1}.${signature}`,
      `${'0'.repeat(32)}.${seconds}.${signature}`,
      '',
      'x'.repeat(10_000),
    ];
    const answers = await Promise.all(
      forgeries.map((forged) => signIn({ ...user, deviceToken: forged }, someAddress())),
    );
    for (const answer of answers) expect(told(answer)).toEqual(GUARDED);
  });
});

describe.concurrent('an address that somebody may have made up', () => {
  it('keeps nobody out with the right password', async () => {
    const [user, address] = [await newUser(), someAddress()];
    await fill(ofUserHere(user, address), 5);
    await fill(documentOf(addressCounters('', address).ofAddress), 20);
    expect((await signIn(user, address)).status, 'certain').toBe(429);
    expect((await signIn(user, `${address}, ${EDGE}`)).status, 'behind the CDN').toBe(200);
  });

  it("is counted for nobody where it is the CDN's", async () => {
    const user = await newUser();
    await guesses(8, user, () => EDGE);
    expect((await signIn(user, EDGE)).status).toBe(200);
    expect(await readDocument(ofUserHere(user, EDGE))).toBeUndefined();
    expect(await readDocument(ofUser(user))).toMatchObject({ total: 8 });
  });
});

describe.concurrent('attack: asking whether a user exists', () => {
  it('finds no difference in texts, headers, limits or time', async () => {
    const unknown = { username: newRegistration().username, password: 'whatever-it-is' };
    const known = await newUser();
    const [ofUnknown, ofKnown] = await Promise.all(
      [unknown, known].map(async (person) => {
        const address = someAddress();
        const began = performance.now();
        const first = await guess(person, address);
        const took = performance.now() - began;
        await guesses(4, person, () => address);
        const last = await guess(person, address);
        const names = [...first.headers.keys()];
        return { told: told(first), afterwards: told(last), names, onTheBeat: took >= BEAT_MS - 5 };
      }),
    );
    expect(ofUnknown).toEqual(ofKnown);
    expect(ofUnknown).toMatchObject({ told: WRONG, afterwards: REFUSED, onTheBeat: true });
  });
});

it('a reader of the counters finds neither user names nor addresses', async () => {
  const [user, address] = [await newUser(), someAddress()];
  await guess(user, address);
  const documents = Object.entries(await readDocuments('limits'));
  expect(documents.length).toBeGreaterThan(0);
  const stored = JSON.stringify(documents);
  expect(stored).not.toContain(user.username);
  expect(stored).not.toContain(address);
  const counted = await readDocument(ofUserHere(user, address));
  expect(Object.keys(counted ?? {}).sort()).toEqual(['expiresAt', 'limit', 'times', 'total']);
});

describe.concurrent('a password that is set anew', () => {
  it('makes known devices unknown, and leaves a sign-out alone', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', STACK_AUTH_HOST);
    vi.stubEnv('GCLOUD_PROJECT', STACK_PROJECT);
    const user = await newUser();
    const client = visitor(someAddress());
    const { deviceToken } = (await client.post<{ deviceToken: string }>(apiPath.login, user)).body;
    expect((await client.post(apiPath.logout)).status).toBe(204);
    await guardFirmly(user);
    expect((await signIn({ ...user, deviceToken }, someAddress())).status).toBe(200);
    const password = 'another-one-95';
    expect(await createAdmin({ username: user.username, password })).toBe('updated');
    await guardFirmly(user);
    expect(told(await signIn({ ...user, password, deviceToken }, someAddress()))).toEqual(GUARDED);
  });
});
