import { apiPath } from '@rad-rewind/contract/paths';
import { type AmazonSettingsUpdate, type Settings, settingsSchema } from '@rad-rewind/contract/settings';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/**
 * Saves the Amazon fields; a secret sent back as its mask stays as it is.
 * @throws ApiError 400 naming the bad field, 409 for settings that somebody else has replaced
 */
export async function updateSettings(input: AmazonSettingsUpdate): Promise<Settings> {
  const answer = await request(apiPath.adminSettings, { method: 'PUT', body: input });
  return parseAnswer(settingsSchema, answer, 'settings update');
}
