import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import { linkKey } from './link-key.ts';
import { signLink } from './link-token.ts';

/** The addresses that a subscriber's mails carry, under the shop's `origin`. */
export async function linksOf(
  id: string,
  origin: string,
): Promise<{ readonly confirm: string; readonly unsubscribe: string }> {
  const key = await linkKey();
  return {
    confirm: origin + pagePath.confirmSubscription(signLink('confirm', id, key)),
    unsubscribe: origin + apiPath.unsubscribe(signLink('unsubscribe', id, key)),
  };
}
