import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { apiPath } from '@rad-rewind/contract/paths';
import { settingsSchema } from '@rad-rewind/contract/settings';
import { queryOptions } from '@tanstack/react-query';
import { parseAnswer, reached } from './admin-answer.ts';
import { request } from './http-client.ts';
import { queryKeys } from './query-keys.ts';

/** The shop's settings; stored secrets come as a mask. */
export const adminSettingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  // A screen that is opened again after a failed load tries again.
  retryOnMount: true,
  queryFn: async ({ signal }) =>
    parseAnswer(
      settingsSchema,
      await reached(request(apiPath.adminSettings, { signal }), ERROR_TEXT.fetchSettings),
      'the settings',
    ),
});
