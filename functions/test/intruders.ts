import { makeOwnAccount, type OwnAccount } from './accounts.ts';
import { visitor } from './people.ts';

/** Somebody whom no call for admins lets in. */
export interface Intruder {
  readonly who: string;
  /** 401 where the session counts for nothing, 403 where it is somebody else's than an admin's. */
  readonly status: 401 | 403;
  /** The session cookie they send; null for none. */
  arrive(): Promise<string | null>;
}

const part = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64url');

/** A cookie as the Auth emulator issues it, which signs nothing: what refuses it is what it says. */
export const unsigned = (claims: unknown): string => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;

/** The cookie of an admin of the test's own, to whom something happened after signing in. */
const adminAfter = (happens: (admin: OwnAccount) => Promise<unknown>) => async () => {
  const admin = await makeOwnAccount();
  await admin.setAdmin(true);
  await happens(admin);
  return admin.cookie;
};

/** An admin's cookie with other claims. */
export const adminClaiming = (claims: (issued: OwnAccount['claims']) => object) => async () => {
  const admin = await makeOwnAccount();
  await admin.setAdmin(true);
  return unsigned({ ...admin.claims, ...claims(admin.claims) });
};

const HOUR = 3_600;
const elsewhere = 'demo-somebody-elses-shop';

export const INTRUDERS: readonly Intruder[] = [
  { who: 'nobody, without a session', status: 401, arrive: async () => null },
  { who: 'an ordinary user', status: 403, arrive: async () => (await makeOwnAccount()).cookie },
  {
    who: 'an ordinary user who claims to be admin in the cookie',
    status: 403,
    arrive: async () => unsigned({ ...(await makeOwnAccount()).claims, admin: true }),
  },
  {
    who: 'an admin whose session has expired',
    status: 401,
    arrive: adminClaiming(({ exp }) => ({ exp: exp - 6 * 24 * HOUR })),
  },
  {
    who: "an admin of another project's shop",
    status: 401,
    arrive: adminClaiming(() => ({
      aud: elsewhere,
      iss: `https://session.firebase.google.com/${elsewhere}`,
    })),
  },
  {
    who: 'an admin with an ID token for a cookie',
    status: 401,
    arrive: adminClaiming(({ aud }) => ({ iss: `https://securetoken.google.com/${aud}` })),
  },
  {
    who: 'an admin who signed out',
    status: 401,
    arrive: adminAfter(({ client }) => client.post('/api/logout')),
  },
  {
    who: 'an admin whose account is disabled',
    status: 401,
    arrive: adminAfter((a) => a.change({ disableUser: true })),
  },
  { who: 'an admin whose account is gone', status: 401, arrive: adminAfter((a) => a.remove()) },
  {
    who: 'an admin whose claim was just taken away',
    status: 403,
    arrive: adminAfter((a) => a.setAdmin(false)),
  },
  {
    who: 'an account that never was',
    status: 401,
    arrive: adminClaiming(() => ({ sub: 'nobody', user_id: 'nobody' })),
  },
  {
    who: 'a cookie cut short',
    status: 401,
    arrive: async () => (await makeOwnAccount()).cookie.slice(0, -40),
  },
  { who: 'a cookie of nonsense', status: 401, arrive: async () => 'nonsense' },
  { who: 'a token without claims', status: 401, arrive: async () => unsigned(null) },
  {
    who: 'a token without a header',
    status: 401,
    arrive: async () => `${part(null)}.${part({ sub: 'x' })}.`,
  },
  { who: 'a cookie of 6 KB', status: 401, arrive: async () => 'x'.repeat(6_000) },
];

/** A browser that holds no more than a session cookie. */
export function holding(cookie: string | null) {
  const client = visitor();
  if (cookie !== null) client.cookies.set('__session', cookie);
  return client;
}
