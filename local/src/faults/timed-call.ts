/** An answer and how long it took. */
export interface TimedAnswer {
  status: number;
  /** The body as JSON, as text where it is none. */
  body: unknown;
  seconds: number;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Calls an address and takes the time to the end of the answer; a JSON body where there is one. */
export async function timedCall(
  url: string,
  { method = 'GET', cookie, body }: { method?: string; cookie?: string | undefined; body?: unknown } = {},
): Promise<TimedAnswer> {
  const startedAt = performance.now();
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text), seconds: (performance.now() - startedAt) / 1_000 };
}

/** Signs in and gives the Cookie header of the session. */
export async function sessionCookieOf(url: string, login: object): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
