import { amazonSettingsUpdateSchema, productionUrlInputSchema } from '@rad-rewind/contract/settings';
import { ok } from '../http/answer.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { saveAmazonSettings, saveProductionUrl, showSettings } from './settings.ts';

const path = '/api/admin/settings';

const readSettings = defineRoute({ method: 'GET', path, handle: async () => ok(await showSettings()) });

const replaceAmazonSettings = defineRoute({
  method: 'PUT',
  path,
  body: amazonSettingsUpdateSchema,
  handle: async ({ body, trace }) => ok(await saveAmazonSettings(body, trace)),
});

const replaceProductionUrl = defineRoute({
  method: 'POST',
  path,
  body: productionUrlInputSchema,
  handle: async ({ body, trace }) => ok(await saveProductionUrl(body, trace)),
});

export const settingsRoutes: readonly Route[] = [readSettings, replaceAmazonSettings, replaceProductionUrl];
