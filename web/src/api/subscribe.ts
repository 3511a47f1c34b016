import { apiPath } from '@rad-rewind/contract/paths';
import { SUBSCRIBE_TRAP } from '@rad-rewind/contract/subscribe-trap';
import { request } from './http-client.ts';

/**
 * Adds an address to the mailing list; the answer is the same whether or not it was there.
 * @param trap what the form's invisible field holds
 */
export function subscribe(email: string, trap: string): Promise<unknown> {
  const body = { email, ...(trap && { [SUBSCRIBE_TRAP]: trap }) };
  return request(apiPath.subscribe, { method: 'POST', body });
}
