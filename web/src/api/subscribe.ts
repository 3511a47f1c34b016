import { apiPath } from '@rad-rewind/contract/paths';
import { request } from './http-client.ts';

/** Adds an address to the mailing list; the answer is the same whether or not it was there. */
export function subscribe(email: string): Promise<unknown> {
  return request(apiPath.subscribe, { method: 'POST', body: { email } });
}
