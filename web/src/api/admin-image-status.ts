import { imageStatusSchema } from '@rad-rewind/contract/media';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { apiPath } from '@rad-rewind/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { parseAnswer, reached } from './admin-answer.ts';
import { request } from './http-client.ts';
import { queryKeys } from './query-keys.ts';

/** How many product images are there, missing or elsewhere, and the names of the missing ones. */
export const adminImageStatusQuery = queryOptions({
  queryKey: queryKeys.imageStatus,
  // A screen that is opened again after a failed load tries again.
  retryOnMount: true,
  queryFn: async ({ signal }) =>
    parseAnswer(
      imageStatusSchema,
      await reached(request(apiPath.adminValidateImages, { signal }), ERROR_TEXT.fetchImageStatus),
      'the image status',
    ).stats,
});
