import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { apiPath } from '@rad-rewind/contract/paths';
import { SECRET_MASK, type Settings } from '@rad-rewind/contract/settings';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { dropDocument, type Fields, patchDocument, readDocument } from '../../test/firestore-control.ts';
import { signInAdmin } from '../../test/people.ts';

const DOCUMENT = 'settings/shop';
const CREDENTIALS = { amazonApiKey: 'key-1', amazonSecretKey: 'secret-1', amazonAssociateTag: 'rad-20' };

let admin: ApiClient;
let found: Fields | undefined;
beforeAll(async () => {
  admin = await signInAdmin();
});
beforeEach(async () => {
  found = await readDocument(DOCUMENT);
  await dropDocument(DOCUMENT);
});
afterEach(async () => {
  await dropDocument(DOCUMENT);
  if (found) await patchDocument(DOCUMENT, found);
});

const show = async () => (await admin.get<Settings>(apiPath.adminSettings)).body;
const save = (change: Record<string, unknown>) =>
  admin.put<Settings>(apiPath.adminSettings, { ...CREDENTIALS, ...change });

describe('GET /api/admin/settings', () => {
  it('is empty before anything was saved', async () => {
    expect(await show()).toMatchObject({
      ...{ amazonApiKey: '', amazonSecretKey: '', amazonAssociateTag: '', productionUrl: '' },
      ...{ amazonCredentialVersion: '3.1', amazonMarketplace: 'www.amazon.com', updatedAt: null },
    });
  });
});

describe('PUT /api/admin/settings', () => {
  it('stores the three fields and never gives the secret key back', async () => {
    const { status, body } = await save({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...CREDENTIALS, amazonSecretKey: SECRET_MASK });
    expect(await show()).toEqual(body);
    expect(JSON.stringify(body)).not.toContain('secret-1');
    expect(await readDocument(DOCUMENT)).toMatchObject(CREDENTIALS);
  });

  it('keeps the secret key where its mask comes back, and takes a new one', async () => {
    await save({});
    await save({ amazonApiKey: 'key-2', amazonSecretKey: SECRET_MASK });
    expect(await readDocument(DOCUMENT)).toMatchObject({
      amazonApiKey: 'key-2',
      amazonSecretKey: 'secret-1',
    });
    await save({ amazonSecretKey: 'secret-2' });
    expect(await readDocument(DOCUMENT)).toMatchObject({ amazonSecretKey: 'secret-2' });
  });

  it('keeps version and marketplace where they are left out', async () => {
    await save({ amazonCredentialVersion: '2.2', amazonMarketplace: 'www.amazon.de' });
    const { body } = await save({});
    expect(body).toMatchObject({ amazonCredentialVersion: '2.2', amazonMarketplace: 'www.amazon.de' });
  });

  it('refuses a save on settings that somebody else has replaced, and tells when', async () => {
    const opened = (await show()).updatedAt;
    const theirs = await save({ amazonApiKey: 'theirs', expectedUpdatedAt: opened });
    expect(theirs.status).toBe(200);
    const stored = await readDocument(DOCUMENT);
    const mine = { amazonApiKey: 'mine', amazonSecretKey: 'mine' };
    const refused = await save({ ...mine, expectedUpdatedAt: opened });
    const changedAt = theirs.body.updatedAt;
    expect(refused).toMatchObject({ status: 409, body: { message: ERROR_TEXT.settingsChanged, changedAt } });
    expect(await readDocument(DOCUMENT)).toEqual(stored);
    const overwritten = await save({ ...mine, expectedUpdatedAt: changedAt });
    expect(overwritten).toMatchObject({ status: 200, body: { amazonApiKey: 'mine' } });
    expect(await readDocument(DOCUMENT)).not.toHaveProperty('expectedUpdatedAt');
  });

  it('lets exactly one of 20 parallel saves on one version win', async () => {
    const opened = (await save({})).body.updatedAt;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save({ amazonApiKey: `key-${index}`, expectedUpdatedAt: opened }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await show()).toEqual(winner?.body);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no API key', { amazonApiKey: '' }, 'API Key is required'],
    ['a blank secret key', { amazonSecretKey: ' ' }, 'Secret Key is required'],
    ['a mask where no secret key is stored', { amazonSecretKey: SECRET_MASK }, 'Secret Key is required'],
    ['no associate tag', { amazonAssociateTag: undefined }, 'Associate Tag is required'],
    ['a long API key', { amazonApiKey: 'x'.repeat(501) }, 'API Key must be at most 500 characters'],
  ])('refuses %s and stores nothing', async (_what, change, message) => {
    const { status, body } = await admin.put<{ message: string }>(apiPath.adminSettings, {
      ...CREDENTIALS,
      ...change,
    });
    expect({ status, message: body.message }).toEqual({ status: 400, message });
    expect(await readDocument(DOCUMENT)).toBeUndefined();
  });
});

const NO_PUBLIC_ADDRESS =
  'Production URL: Must be an address of the public internet, without a port, user name or password';

describe('POST /api/admin/settings', () => {
  it('stores the production URL and leaves the rest', async () => {
    await save({});
    const productionUrl = 'https://rad.example';
    const { status, body } = await admin.post<Settings>(apiPath.adminSettings, { productionUrl });
    expect({ status, body }).toMatchObject({ status: 200, body: { productionUrl, amazonApiKey: 'key-1' } });
    expect(body.amazonSecretKey).toBe(SECRET_MASK);
    expect((await save({})).body.productionUrl).toBe(productionUrl);
  });

  it.each<[string, string]>([
    ['', 'Please enter a production URL'],
    ['rad.example', 'Production URL: Must be a valid URL'],
    ['ftp://rad.example', 'Production URL: Must be a valid URL'],
    ...[
      'http://127.0.0.1',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://127.1./',
      'http://[::ffff:10.0.0.1]/',
      'http://[fd00::1]/',
      'http://169.254.169.254/',
      'http://localhost/',
      'http://LOCALHOST./',
      'http://metadata.google.internal/',
      'http://intranet/',
      'https://rad.example:8443/',
      'https://user@rad.example/',
    ].map((address): [string, string] => [address, NO_PUBLIC_ADDRESS]),
  ])('refuses "%s"', async (productionUrl, message) => {
    const { status, body } = await admin.post<{ message: string }>(apiPath.adminSettings, { productionUrl });
    expect({ status, message: body.message }).toEqual({ status: 400, message });
    expect(await readDocument(DOCUMENT)).toBeUndefined();
  });

  it('takes the address that a program of this machine stands in for', async () => {
    const productionUrl = 'https://production.rad-rewind.example';
    expect((await admin.post(apiPath.adminSettings, { productionUrl })).status).toBe(200);
  });
});
