import { STACK_URL } from './stack.ts';

/** An answer as tests look at it; `body` is the JSON, the text where it is none, null where it is empty. */
export interface ApiAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

/** One browser, as far as calls go: it keeps cookies, by name alone, and follows no redirect. */
export class ApiClient {
  readonly cookies = new Map<string, string>();
  readonly #address: string | undefined;

  /** @param address where the calls come from, for limits; the test's own machine where it is left out */
  constructor(address?: string) {
    this.#address = address;
  }

  /**
   * Makes one call. The type of the answer's body is what the test expects, unchecked.
   * @param options `body`: sent as JSON, or as it is where it is text
   */
  async call<Body = unknown>(
    method: string,
    path: string,
    { body, headers }: CallOptions = {},
  ): Promise<ApiAnswer<Body>> {
    const response = await fetch(STACK_URL + path, {
      method,
      redirect: 'manual',
      headers: { ...this.#headers(body !== undefined), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.#keepCookies(response.headers.getSetCookie());
    return {
      status: response.status,
      headers: response.headers,
      body: (await readBody(response)) as Body,
    };
  }

  get<Body = unknown>(path: string): Promise<ApiAnswer<Body>> {
    return this.call<Body>('GET', path);
  }

  post<Body = unknown>(path: string, body?: unknown): Promise<ApiAnswer<Body>> {
    return this.call<Body>('POST', path, { body });
  }

  put<Body = unknown>(path: string, body: unknown): Promise<ApiAnswer<Body>> {
    return this.call<Body>('PUT', path, { body });
  }

  delete(path: string): Promise<ApiAnswer> {
    return this.call('DELETE', path);
  }

  #headers(hasBody: boolean): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...(cookie && { cookie }),
      ...(this.#address && { 'x-forwarded-for': this.#address }),
      ...(hasBody && { 'content-type': 'application/json' }),
    };
  }

  #keepCookies(setCookies: readonly string[]): void {
    for (const setCookie of setCookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
      if (!name) continue;
      if (value && !/max-age=0/i.test(setCookie)) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }
}
