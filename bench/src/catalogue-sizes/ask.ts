/** What one request cost. */
export interface Cost {
  readonly reads: number;
  readonly bytes: number;
  readonly ms: number;
}

let visitors = 0;

/** Another visitor for each request, so that no limit per address is met. */
function nextVisitor(): string {
  visitors += 1;
  return `100.64.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`;
}

async function readsSoFar(control: string): Promise<number> {
  return ((await (await fetch(`${control}/counts`)).json()) as { reads: number }).reads;
}

/**
 * Fetches an address to its last byte and counts what it cost.
 * @param control origin of the Firestore stand-in's control server
 * @throws where it is not answered 200
 */
export async function ask(control: string, url: string): Promise<Cost> {
  const before = await readsSoFar(control);
  const start = performance.now();
  const response = await fetch(url, { headers: { 'x-forwarded-for': nextVisitor() } });
  let bytes = 0;
  for await (const piece of response.body ?? []) bytes += piece.length;
  const ms = performance.now() - start;
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return { reads: (await readsSoFar(control)) - before, bytes, ms };
}
