import { apiPath } from '@rad-rewind/contract/paths';
import type { ApiClient } from './api-client.ts';
import { STACK_URL } from './stack.ts';

export interface UploadAnswer {
  readonly status: number;
  readonly body: { success?: boolean; imageUrl?: string; message?: string };
}

/**
 * Uploads a file as a browser does.
 * @param client whose cookies are sent
 * @param name what the file claims to be
 */
export async function upload(client: ApiClient, bytes: Buffer, name = 'picture.png'): Promise<UploadAnswer> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const response = await fetch(STACK_URL + apiPath.adminUploadImage, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
}

/** A picture as a browser gets it. */
export async function fetchImage(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(STACK_URL + path, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
