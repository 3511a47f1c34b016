import { apiPath } from '@rad-rewind/contract/paths';
import { describe, expect, it } from 'vitest';
import type { ApiAnswer } from '../../test/api-client.ts';
import { dropDocument, patchDocument, readDocument, readDocuments } from '../../test/firestore-control.ts';
import { newRegistration, someAddress, visitor } from '../../test/people.ts';
import { counterId } from '../limits/limit.ts';
import { BEAT_MS, SLOWED_MS } from './sign-in.ts';
import { type SignInCounters, signInCounters } from './sign-in-limits.ts';

interface Person {
  username: string;
  password: string;
}

const WRONG = { status: 401, message: 'Invalid username or password' };
const REFUSED = { status: 429, message: 'Too many failed sign-ins. Please try again in 15 minutes.' };

const told = ({ status, body }: ApiAnswer<{ message: string }>) => ({ status, message: body.message });

async function newUser(): Promise<Person> {
  const { username, password, confirmPassword } = newRegistration();
  await visitor(someAddress()).post(apiPath.register, { username, password, confirmPassword });
  return { username, password };
}

const signIn = ({ username, password }: Person, address: string) =>
  visitor(address).post<{ message: string }>(apiPath.login, { username, password });

const guess = (user: Person, address: string) => signIn({ ...user, password: 'not-the-password' }, address);

const guesses = (count: number, user: Person, address: () => string) =>
  Promise.all(Array.from({ length: count }, () => guess(user, address())));

const documentOf = (user: Person, address: string, which: keyof SignInCounters) =>
  `limits/${counterId(signInCounters(user.username, address)[which])}`;

/** Fills a counter as failures do. */
async function fill(user: Person, address: string, which: keyof SignInCounters, count: number) {
  const times = Array.from({ length: count }, () => Date.now());
  await patchDocument(documentOf(user, address, which), { limit: 'test', times, expiresAt: null });
}

describe('attack: guessing a password from one address', () => {
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
    await fill(user, address, 'ofUserHere', 5);
    expect((await signIn(user, address)).status).toBe(429);
    expect((await signIn(user, someAddress())).status).toBe(200);
    expect((await signIn(other, address)).status).toBe(200);
  });

  it('is forgotten after 15 minutes, and after a success', async () => {
    const [user, address] = [await newUser(), someAddress()];
    await guesses(5, user, () => address);
    const document = documentOf(user, address, 'ofUserHere');
    const { times } = (await readDocument(document)) as { times: number[] };
    await patchDocument(document, { times: times.map((time) => time - 15 * 60 * 1_000) });
    await guesses(4, user, () => address);
    expect((await signIn(user, address)).status).toBe(200);
    expect(await readDocument(document)).toBeUndefined();
  });
});

describe('attack: guessing the passwords of many users from one address', () => {
  it('ends after 20 failures, for every user', async () => {
    const [user, address] = [await newUser(), someAddress()];
    const names = Array.from({ length: 20 }, (_, index) => `unknown-${index}`);
    const answers = await Promise.all(names.map((username) => guess({ username, password: '' }, address)));
    for (const answer of answers) expect(told(answer)).toEqual(WRONG);
    expect(told(await signIn(user, address))).toEqual(REFUSED);
    expect((await signIn(user, someAddress())).status).toBe(200);
    await dropDocument(documentOf(user, address, 'ofAddress'));
    expect((await signIn(user, address)).status).toBe(200);
  });
});

describe('attack: guessing from everywhere', () => {
  it('slows the user name from 50 failures on and locks nobody out', async () => {
    const user = await newUser();
    await fill(user, '', 'ofUser', 49);
    expect(told(await guess(user, someAddress()))).toEqual(WRONG);
    const slow = performance.now();
    expect((await signIn(user, someAddress())).status).toBe(200);
    expect(performance.now() - slow).toBeGreaterThanOrEqual(SLOWED_MS);
  });
});

describe('attack: asking whether a user exists', () => {
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
  const counted = await readDocument(documentOf(user, address, 'ofUserHere'));
  expect(Object.keys(counted ?? {}).sort()).toEqual(['expiresAt', 'limit', 'times']);
});
