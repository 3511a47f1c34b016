import type { ClickResponse } from '@rad-rewind/contract/click';
import { apiPath } from '@rad-rewind/contract/paths';
import { request } from './http-client.ts';

/** Counts a press of a product's buy button. @returns the partner site's address */
export async function recordClick(productId: number): Promise<string> {
  const { url } = await request<ClickResponse>(apiPath.click(productId), { method: 'POST' });
  return url;
}
