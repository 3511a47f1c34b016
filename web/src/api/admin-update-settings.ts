import { apiPath } from '@rad-rewind/contract/paths';
import { type AmazonSettingsInput, type Settings, settingsSchema } from '@rad-rewind/contract/settings';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/** Saves the three Amazon fields; a secret sent back as its mask stays as it is. */
export async function updateSettings(input: AmazonSettingsInput): Promise<Settings> {
  const answer = await request(apiPath.adminSettings, { method: 'PUT', body: input });
  return parseAnswer(settingsSchema, answer, 'settings update');
}
