/** What the simulator answers instead of what was asked for: an error of the API, in its own words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(`Refused with ${status}`);
  }
}

/** An error of the catalogue calls: `{ type, message, reason?, ... }`. */
export function catalogueError(
  status: number,
  type: string,
  message: string,
  more: Record<string, unknown> = {},
): Refusal {
  return new Refusal(status, { type, message, ...more });
}
