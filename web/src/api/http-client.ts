import { ApiError, messageOf } from './api-error.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RequestOptions {
  method?: HttpMethod;
  /** Sent as JSON, or as it is where it is form data. */
  body?: unknown;
  signal?: AbortSignal;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Not JSON: an answer of something in front of the server.
    return undefined;
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const answer = parseJson(body);
  return new ApiError(response.status, messageOf(answer) || body.trim() || response.statusText, answer);
}

function toInit({ method = 'GET', body, signal }: RequestOptions): RequestInit {
  const init: RequestInit = { method, credentials: 'include' };
  if (signal) init.signal = signal;
  if (body instanceof FormData) init.body = body;
  else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  return init;
}

/**
 * Calls the API with the visitor's cookies.
 * @returns the JSON answer, or undefined where the answer has no body
 * @throws ApiError on any answer that is not OK; whatever fetch throws when the network fails
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await fetch(path, toInit(options));
  if (!response.ok) throw await toApiError(response);
  const body = await response.text();
  return (body === '' ? undefined : JSON.parse(body)) as Answer;
}
