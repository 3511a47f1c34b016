import styles from './buy-box.module.css';

/**
 * Made where a price is shown, as loading a format keeps a slow phone for 60 ms. Server and browsers differ in the kind
 * of space they set before AM and PM.
 */
const momentOf = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(date))
    .replaceAll('\u202f', ' ');

/**
 * When Amazon served the price, with the words its programme asks for (docs/product.md, "Amazon prices").
 * @param priceAsOf ISO date
 */
export function PriceNote({ priceAsOf }: { priceAsOf: string }) {
  return (
    <p className={styles.price}>
      Price as of <time dateTime={priceAsOf}>{momentOf(priceAsOf)} UTC</time>. Product prices and availability
      are accurate as of the date/time indicated and are subject to change. Any price and availability
      information displayed on Amazon at the time of purchase will apply to the purchase of this product.
    </p>
  );
}
