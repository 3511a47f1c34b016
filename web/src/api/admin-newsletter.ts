import { apiPath } from '@rad-rewind/contract/paths';
import {
  type NewsletterSettings,
  newsletterSettingsSchema,
  type UnsubscribeLinks,
  unsubscribeLinksSchema,
} from '@rad-rewind/contract/subscriber';
import { queryOptions } from '@tanstack/react-query';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';
import { queryKeys } from './query-keys.ts';

/** How addresses get on the mailing list. */
export const newsletterSettingsQuery = queryOptions({
  queryKey: queryKeys.newsletter,
  retryOnMount: true,
  queryFn: async ({ signal }) =>
    parseAnswer(
      newsletterSettingsSchema,
      await request(apiPath.adminNewsletter, { signal }),
      'the newsletter settings',
    ),
});

/** Saves how addresses get on the mailing list. */
export async function saveNewsletterSettings(settings: NewsletterSettings): Promise<NewsletterSettings> {
  const answer = await request(apiPath.adminNewsletter, { method: 'PUT', body: settings });
  return parseAnswer(newsletterSettingsSchema, answer, 'newsletter settings update');
}

/** Each subscriber's unsubscribe link, by id. */
export async function unsubscribeLinks(): Promise<UnsubscribeLinks> {
  return parseAnswer(
    unsubscribeLinksSchema,
    await request(apiPath.adminUnsubscribeLinks),
    'the unsubscribe links',
  );
}
