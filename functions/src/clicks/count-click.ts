import { createHmac, randomBytes } from 'node:crypto';
import { BoundedMap } from '../limits/bounded-map.ts';
import { visitorHash } from '../limits/visitor-salt.ts';
import { logEvent } from '../log/log-event.ts';
import { addClick, type NewClick } from './click-store.ts';

/** Clicks of one visitor on one product within this time are one (docs/product.md, "Click counts"). */
export const ONE_CLICK_MS = 60_000;

const OWN_SALT = randomBytes(32);
/** When this instance last counted a visitor on a product: a second press costs nothing then. */
const counted = new BoundedMap<number>(20_000);

/** Who clicked, for as long as the counting takes: their address and their browser's description of itself. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

async function store(click: NewClick, { address, userAgent }: Visitor): Promise<void> {
  const at = click.timestamp.getTime();
  const stretch = Math.floor(at / ONE_CLICK_MS);
  const idOf = (number: number) =>
    visitorHash(['click', address, userAgent, String(click.productId), String(number)], click.timestamp);
  const [current, previous] = await Promise.all([idOf(stretch), idOf(stretch - 1)]);
  await addClick(click, { current, previous }, ONE_CLICK_MS);
}

/**
 * Counts a click, once a minute for each visitor and product, over all instances. Never throws: a click that
 * cannot be counted is logged.
 */
export async function countClick(click: NewClick, visitor: Visitor): Promise<void> {
  const key = createHmac('sha256', OWN_SALT)
    .update(JSON.stringify([visitor.address, visitor.userAgent, click.productId]))
    .digest('base64');
  const at = click.timestamp.getTime();
  if (at - (counted.get(key) ?? Number.NEGATIVE_INFINITY) < ONE_CLICK_MS) return;
  counted.set(key, at);
  try {
    await store(click, visitor);
  } catch (error) {
    // The next press may be luckier.
    counted.set(key, Number.NEGATIVE_INFINITY);
    logEvent('click-not-counted', { error });
  }
}
