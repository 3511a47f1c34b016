import { apiPath } from '@rad-rewind/contract/paths';
import { type ProductionUrlInput, type Settings, settingsSchema } from '@rad-rewind/contract/settings';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/** Saves where missing images are copied from. */
export async function saveProductionUrl(input: ProductionUrlInput): Promise<Settings> {
  const answer = await request(apiPath.adminSettings, { method: 'POST', body: input });
  return parseAnswer(settingsSchema, answer, 'production URL update');
}
