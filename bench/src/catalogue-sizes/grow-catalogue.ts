import { randomUUID } from 'node:crypto';
import { searchFields } from '../../../functions/src/catalogue/search/search-fields.ts';
import type { Services } from '../../../local/src/services.ts';
import { rebuildSummaryIn } from './rebuild-summary.ts';

/** What a stored product is copied with; its other fields stay as the shop wrote them. */
interface Original {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string | null;
}

/** Copies of so many sample products alternate, so that the newest of catalogues of different sizes are alike. */
const ORIGINALS = 20;
/** Copies that one request to the stand-in brings. */
const CHUNK = 1_000;

async function call<Answer>(url: string, method: string, body?: unknown): Promise<Answer> {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

const readOriginals = async (control: string): Promise<Original[]> => {
  const url = `${control}/documents?path=products`;
  const { documents } = await call<{ documents: Record<string, Original> }>(url, 'GET');
  return Object.values(documents).toSorted((a, b) => a.id - b.id);
};

/** The documents that the shop would have written for one more product, a new arrival. */
function copyOf(original: Original, id: number, now: Date): [path: string, fields: object][] {
  const slug = `${original.slug}-${id}`;
  const moment = { timestamp: new Date(now.getTime() + id).toISOString() };
  const dates = { createdAt: moment, updatedAt: moment, newArrivalDate: moment };
  const product = { ...original, id, slug, ...searchFields({ ...original, id }), ...dates };
  return [
    [`products/${id}`, product],
    [`productSlugs/${slug}`, { id }],
  ];
}

/**
 * What makes the catalogue of a stack larger: by copies of its own products, past the API, which would take long.
 * @returns a function that takes how many products there shall be
 */
export async function catalogueGrower({ firestoreControl, addresses }: Services) {
  const samples = await readOriginals(firestoreControl);
  const originals = samples.filter((_, index) => index % 2 === 0).slice(0, ORIGINALS);
  const set = (path: string, fields: object) =>
    call(`${firestoreControl}/documents?path=${path}`, 'PATCH', fields);
  const now = new Date(Date.now() - 60 * 60 * 1_000);
  let size = samples.length;
  return async (products: number): Promise<void> => {
    while (size < products) {
      const ids = Array.from({ length: Math.min(CHUNK, products - size) }, (_, index) => size + 1 + index);
      const documents = ids.flatMap((id) => copyOf(originals[id % originals.length] as Original, id, now));
      await call(`${firestoreControl}/import`, 'POST', { documents: Object.fromEntries(documents) });
      size += ids.length;
    }
    await set('meta/productCounter', { last: size });
    await set('meta/catalogue', { products: size, version: randomUUID() });
    await rebuildSummaryIn(addresses.firestoreHost);
  };
}
