import { apiPath, pagePath } from '@rad-rewind/contract/paths';
import type { PublicProduct } from '@rad-rewind/contract/product';
import { hasPrice } from '@rad-rewind/contract/product-rules';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { productOfferQuery } from '../../api/product-offer.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadingDots } from '../../ui/loading.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import styles from './buy-box.module.css';
import { PriceNote } from './price-note.tsx';
import { useBuy } from './use-buy.ts';

/** The buy button with its disclosure. Without the script it posts the click and is redirected. */
export function BuyBox({ product }: { product: Pick<PublicProduct, 'id' | 'price'> }) {
  const { buy, isPending } = useBuy(product.id);
  const { data: offer } = useQuery(productOfferQuery(product.id));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void buy();
  };
  return (
    <form
      className={styles.box}
      action={apiPath.click(product.id)}
      method="post"
      target="_blank"
      rel="sponsored nofollow noopener"
      onSubmit={onSubmit}
    >
      <Tooltip text="Opens the partner site in a new tab" wide>
        <button
          type="submit"
          className={buttonClass({ tone: 'pink', size: 'big', wide: true })}
          aria-describedby="buy-note"
          aria-busy={isPending || undefined}
        >
          {hasPrice(product.price) ? 'BUY NOW/MORE INFO' : 'CLICK TO VIEW PRICE'}
          {isPending ? <LoadingDots /> : <Icon name="external" />}
        </button>
      </Tooltip>
      <p id="buy-note" className={styles.note}>
        <Icon name="info" />
        <span>
          Clicking redirects you to an affiliate partner site{offer && ` (${offer.partnerName})`}, in a new
          tab. (Paid link: <Link to={pagePath.legal('affiliate')}>we may earn a commission</Link>.)
        </span>
      </p>
      {offer?.priceAsOf && <PriceNote priceAsOf={offer.priceAsOf} />}
    </form>
  );
}
