/** What a handler gives back: a status, and headers or a body where there are any: bytes as they are, else JSON. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string | string[]>;
}

/** 200 with a JSON body. */
export const ok = (body: unknown): Answer => ({ status: 200, body });

/** 201 with the JSON of what was made. */
export const created = (body: unknown): Answer => ({ status: 201, body });

/** 204: done, and nothing to tell. */
export const noContent = (): Answer => ({ status: 204 });

/** 303: the browser goes on with a GET of `url`. */
export const seeOther = (url: string): Answer => ({ status: 303, headers: { Location: url } });
