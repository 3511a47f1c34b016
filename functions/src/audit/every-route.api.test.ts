import { apiPath } from '@rad-rewind/contract/paths';
import { statusApiPath } from '@rad-rewind/contract/status-paths';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { forgetAmazon } from '../../test/amazon-stack.ts';
import type { ApiClient } from '../../test/api-client.ts';
import { categoryForm, makeCategory, makeProduct, productForm } from '../../test/catalogue-factory.ts';
import { type Fields, patchDocument, readDocument, readDocuments } from '../../test/firestore-control.ts';
import { plain } from '../../test/images.ts';
import { signInAdmin, visitor } from '../../test/people.ts';
import { dropObject } from '../../test/storage.ts';
import { upload } from '../../test/upload.ts';
import { API_ROUTES, MEDIA_ROUTES, SIGN_IN_ROUTES } from '../routes.ts';

const ADMIN_ROUTES = [...API_ROUTES, ...MEDIA_ROUTES, ...SIGN_IN_ROUTES].filter(
  ({ access }) => access === 'admin',
);
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const CHANGING = ADMIN_ROUTES.filter(({ changes }) => changes).map(nameOf);

/** Prepares what a call changes, and gives the call. */
type Example = (admin: ApiClient) => Promise<() => Promise<{ status: number }>>;

const MISSING_HERE = 'boombox-deck.webp';
const CREDENTIALS = {
  amazonApiKey: 'credential-1',
  amazonSecretKey: 'secret-1',
  amazonAssociateTag: 'rad-20',
};

async function subscriberId(admin: ApiClient): Promise<string> {
  const email = `audited-${Date.now()}@example.com`;
  await visitor().post(apiPath.subscribe, { email });
  const { body } = await admin.get<{ id: string; email: string }[]>(apiPath.adminSubscribers);
  return body.find((subscriber) => subscriber.email === email)?.id ?? '';
}

async function deletedProductId(admin: ApiClient): Promise<number> {
  const { id } = await makeProduct(admin);
  await admin.delete(apiPath.adminProduct(id));
  return id;
}

/** Adds a product or category, and deletes it when the test is over. */
async function added(admin: ApiClient, path: string, form: object): Promise<{ status: number }> {
  const answer = await admin.post<{ id: number }>(path, form);
  onTestFinished(async () => {
    await admin.delete(`${path}/${answer.body.id}`);
  });
  return answer;
}

const EXAMPLES: Readonly<Record<string, Example>> = {
  'POST /api/admin/products': async (admin) => () => added(admin, apiPath.adminProducts, productForm()),
  'PUT /api/admin/products/:id': async (admin) => {
    const { id } = await makeProduct(admin);
    return () => admin.put(apiPath.adminProduct(id), productForm({ name: 'Changed' }));
  },
  'DELETE /api/admin/products/:id': async (admin) => {
    const { id } = await makeProduct(admin);
    return () => admin.delete(apiPath.adminProduct(id));
  },
  'POST /api/admin/categories': async (admin) => () => added(admin, apiPath.adminCategories, categoryForm()),
  'PUT /api/admin/categories/:id': async (admin) => {
    const { id } = await makeCategory(admin);
    return () => admin.put(apiPath.adminCategory(id), categoryForm({ name: 'Changed' }));
  },
  'DELETE /api/admin/categories/:id': async (admin) => {
    const { id } = await makeCategory(admin);
    return () => admin.delete(apiPath.adminCategory(id));
  },
  'POST /api/admin/deleted/:kind/:id/restore': async (admin) => {
    const id = await deletedProductId(admin);
    return () => admin.post(apiPath.adminRestore('product', id), {});
  },
  'DELETE /api/admin/deleted/:kind/:id': async (admin) => {
    const id = await deletedProductId(admin);
    return () => admin.delete(apiPath.adminDeletedItem('product', id));
  },
  'DELETE /api/admin/subscribers/:id': async (admin) => {
    const id = await subscriberId(admin);
    return () => admin.delete(apiPath.adminSubscriber(id));
  },
  'PUT /api/admin/newsletter': async (admin) => {
    const { body } = await admin.get<{ doubleOptIn: boolean }>(apiPath.adminNewsletter);
    return () => admin.put(apiPath.adminNewsletter, body);
  },
  'PUT /api/admin/settings': async (admin) => () => admin.put(apiPath.adminSettings, CREDENTIALS),
  'POST /api/admin/settings': async (admin) => {
    // The one that is there: the server keeps the first that it finds.
    const productionUrl = settings?.productionUrl;
    return () => admin.post(apiPath.adminSettings, { productionUrl });
  },
  'POST /api/admin/amazon/refresh-prices': async (admin) => {
    await admin.put(apiPath.adminSettings, CREDENTIALS);
    return () => admin.post(apiPath.adminAmazonRefreshPrices);
  },
  'POST /api/admin/schedules/:name/run': async () => () =>
    admin.post(statusApiPath.runSchedule('refreshAmazonPrices')),
  'POST /api/admin/upload-image': async (admin) => {
    const colour = { r: Date.now() % 251, g: Date.now() % 241, b: 9 };
    const bytes = await plain(24, 24, colour).png().toBuffer();
    return async () => {
      const { status, body } = await upload(admin, bytes);
      await dropObject((body.imageUrl ?? '').slice(1));
      return { status };
    };
  },
  'GET /api/admin/sync-image': async (admin) => {
    await dropObject(`uploads/${MISSING_HERE}`);
    return async () => {
      const answer = await admin.get(apiPath.adminSyncImage(MISSING_HERE));
      await dropObject(`uploads/${MISSING_HERE}`);
      return answer;
    };
  },
};

let admin: ApiClient;
let settings: Fields | undefined;
beforeAll(async () => {
  admin = await signInAdmin();
  settings = await readDocument('settings/shop');
});
afterAll(async () => {
  await forgetAmazon();
  if (settings) await patchDocument('settings/shop', settings);
});

const trail = () => readDocuments('audit');

describe('the audit trail, for each route of the table', () => {
  it('names all that change something: every admin call but reads and the check of credentials', () => {
    const quiet = ADMIN_ROUTES.filter(({ method, changes }) => method !== 'GET' && !changes).map(nameOf);
    expect(quiet).toEqual(['POST /api/admin/amazon/verify']);
    expect(Object.keys(EXAMPLES).sort()).toEqual([...CHANGING].sort());
  });

  it.each(CHANGING)('%s leaves an entry', async (route) => {
    const call = await EXAMPLES[route]?.(admin);
    const before = Object.keys(await trail());
    const { status } = (await call?.()) ?? {};
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(300);
    const added = Object.entries(await trail()).filter(([path]) => !before.includes(path));
    expect(added.length).toBeGreaterThan(0);
    for (const [, entry] of added) expect(entry).toMatchObject({ who: 'admin', whoKey: 'admin' });
  });

  it('gets no entry by a refused change: neither from a visitor nor for what does not exist', async () => {
    const before = Object.keys(await trail()).length;
    for (const { method, path } of ADMIN_ROUTES.filter(({ changes }) => changes)) {
      await visitor().call(method, path.replace(/:\w+/g, '1'));
      if (path.includes(':')) await admin.call(method, path.replace(/:\w+/g, '987654321'), { body: {} });
    }
    expect(Object.keys(await trail()).length).toBe(before);
  });
});
