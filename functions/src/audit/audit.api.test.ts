import { randomUUID } from 'node:crypto';
import type { AuditPage } from '@rad-rewind/contract/audit';
import { apiPath } from '@rad-rewind/contract/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../test/api-client.ts';
import { latestEntry, readTrail } from '../../test/audit-trail.ts';
import { makeProduct, productForm } from '../../test/catalogue-factory.ts';
import { patchDocument, readDocument, readDocuments } from '../../test/firestore-control.ts';
import { signInAdmin, visitor } from '../../test/people.ts';

let admin: ApiClient;
beforeAll(async () => {
  admin = await signInAdmin();
});

describe('an entry', () => {
  it('tells who changed what, when, and the changed fields before and after', async () => {
    const product = await makeProduct(admin, { price: '$1.00', tags: ['neon'] });
    const started = Date.now();
    const form = productForm({ slug: product.slug, name: 'Renamed', price: '$2.00', tags: ['neon'] });
    await admin.put(apiPath.adminProduct(product.id), form);
    const entry = await latestEntry(admin, 'product', product.id);
    expect(entry).toMatchObject({ who: 'admin', verb: 'update', subject: 'Renamed' });
    expect(entry?.changes).toEqual([
      { field: 'name', before: product.name, after: 'Renamed' },
      { field: 'price', before: '$1.00', after: '$2.00' },
    ]);
    expect(Math.abs(Date.parse(entry?.at ?? '') - started)).toBeLessThan(60_000);
  });

  it('is not there where the change was refused', async () => {
    const taken = await makeProduct(admin);
    const count = async () => Object.keys(await readDocuments('audit')).length;
    const before = await count();
    expect((await admin.post(apiPath.adminProducts, productForm({ slug: taken.slug }))).status).toBe(409);
    expect((await admin.delete(apiPath.adminProduct(987_654_321))).status).toBe(404);
    expect((await admin.post(apiPath.adminProducts, productForm({ name: '' }))).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('shows no secret, but that it changed', async () => {
    const before = await readDocument('settings/shop');
    const secret = `secret-${randomUUID()}`;
    const settings = {
      amazonApiKey: `key-${randomUUID()}`,
      amazonSecretKey: secret,
      amazonAssociateTag: 'rad-20',
    };
    await admin.put(apiPath.adminSettings, settings);
    const [entry] = await readTrail(admin, { kind: 'settings' });
    const fields = entry?.changes.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['amazonApiKey', 'amazonSecretKey']));
    const stored = JSON.stringify(await readDocuments('audit'));
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(settings.amazonApiKey);
    await admin.put(apiPath.adminSettings, {
      amazonApiKey: before?.amazonApiKey || 'key',
      amazonSecretKey: before?.amazonSecretKey || 'secret',
      amazonAssociateTag: before?.amazonAssociateTag || 'rad-20',
    });
  });

  it('of a deleted subscriber does not keep the address', async () => {
    const email = `jane.${randomUUID()}@example.com`;
    await visitor().post(apiPath.subscribe, { email });
    const { body } = await admin.get<{ id: string; email: string }[]>(apiPath.adminSubscribers);
    const subscriber = body.find((candidate) => candidate.email === email);
    expect((await admin.delete(apiPath.adminSubscriber(subscriber?.id ?? ''))).status).toBe(204);
    const [entry] = await readTrail(admin, { kind: 'subscriber' });
    expect(entry).toMatchObject({ verb: 'delete', subject: 'j…@e….com', subjectId: null });
    expect(JSON.stringify(await readDocuments('audit'))).not.toContain(email);
  });

  it('stays small whatever is saved', async () => {
    const description = `<p>${'very long '.repeat(9_000)}</p>`;
    const product = await makeProduct(admin, { description });
    const entry = await latestEntry(admin, 'product', product.id);
    const change = entry?.changes.find(({ field }) => field === 'description');
    expect(change?.after?.length).toBeLessThan(600);
    expect(change?.after).toMatch(/… \(\d+ characters, SHA-256 [0-9a-f]{12}\)$/);
  });

  it('expires after a year, by a field that Firestore removes it by', async () => {
    const product = await makeProduct(admin);
    const entry = await latestEntry(admin, 'product', product.id);
    const stored = await readDocument(`audit/${entry?.id}`);
    const expiresAt = stored?.expiresAt as { timestamp: string } | undefined;
    expect((Date.parse(expiresAt?.timestamp ?? '') - Date.parse(entry?.at ?? '')) / 86_400_000).toBe(365);
    const old = new Date(Date.now() - 366 * 86_400_000).toISOString();
    await patchDocument(`audit/${old}-00000000`, {
      ...stored,
      key: `${old}-00000000`,
      who: 'long-gone',
      whoKey: 'long-gone',
    });
    expect(await readTrail(admin, { who: 'long-gone' })).toEqual([]);
  });
});

/** An entry of an hour ago behind the server's back. */
async function writeEntry(index: number): Promise<void> {
  const moment = new Date(Date.now() - 3_600_000 + index).toISOString();
  const key = `${moment}-${randomUUID().slice(0, 8)}`;
  const at = { timestamp: moment };
  const about = { kind: 'picture', verb: 'upload', subjectId: null, subject: 'x.webp', changes: [] };
  await patchDocument(`audit/${key}`, { ...about, key, at, expiresAt: at, who: 'admin', whoKey: 'admin' });
}

describe('GET /api/admin/audit', () => {
  it('filters by kind and by who, without regard to case', async () => {
    const product = await makeProduct(admin);
    expect((await readTrail(admin, { kind: 'product' })).every(({ kind }) => kind === 'product')).toBe(true);
    const mine = await readTrail(admin, { kind: 'product', who: 'ADMIN' });
    expect(mine.map(({ subjectId }) => subjectId)).toContain(String(product.id));
    expect(await readTrail(admin, { who: `nobody-${randomUUID()}` })).toEqual([]);
    for (const query of ['kind=nothing', 'who=', 'cursor=%00', 'cursor=a/b']) {
      expect((await admin.get(`/api/admin/audit?${query}`)).status).toBe(400);
    }
  });

  it('pages by cursor: every entry once, the latest first', async () => {
    await Promise.all(Array.from({ length: 51 }, (_none, index) => writeEntry(index)));
    const all = Object.keys(await readDocuments('audit')).length;
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { body }: { body: AuditPage } = await admin.get<AuditPage>(apiPath.adminAudit({ cursor }));
      ids.push(...body.entries.map(({ id }) => id));
      cursor = body.next ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    // One that has expired is still stored.
    expect(all - ids.length).toBeLessThanOrEqual(1);
    expect(ids.length).toBeGreaterThan(50);
  });
});
