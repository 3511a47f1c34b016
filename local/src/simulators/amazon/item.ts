/** The search indexes of Amazon's API that the shop uses, besides `All`. */
export type SearchIndex = 'Electronics' | 'Fashion' | 'HomeAndKitchen' | 'ToysAndGames' | 'VideoGames';

/** One product of the simulated retailer. */
export interface SimulatedItem {
  asin: string;
  title: string;
  features: readonly string[];
  /** US dollars; null: nobody offers it at the moment. */
  price: number | null;
  index: SearchIndex;
  /** Names of drawings in `local/art`, without extension; the first is the primary picture. */
  pictures: readonly string[];
}

/** An item in the order in which the catalogue's tables write it. */
export type ItemRow = [
  asin: string,
  title: string,
  price: number | null,
  pictures: readonly string[],
  features: readonly string[],
];

/** Turns a table of one search index into items. */
export function itemsOf(index: SearchIndex, rows: readonly ItemRow[]): SimulatedItem[] {
  return rows.map(([asin, title, price, pictures, features]) => ({
    asin,
    title,
    price,
    pictures,
    features,
    index,
  }));
}
