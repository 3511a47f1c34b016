import { useQuery } from '@tanstack/react-query';
import { categoryListQuery } from '../../api/category-list.ts';
import type { ProductSummary } from '../../api/product-list.ts';
import { classNames } from '../class-names.ts';
import card from './product-card.module.css';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** How wide the pictures are, as the style sheets lay them out. */
const SIZES = {
  grid: '(min-width: 1120px) 290px, (min-width: 720px) 33vw, (min-width: 520px) 50vw, 150px',
  strip: '(min-width: 1024px) 290px, 250px',
} as const;

interface ProductGridProps {
  products: readonly ProductSummary[];
  headingLevel?: 'h2' | 'h3';
  /** `strip` stays one row and is swiped where it does not fit. */
  layout?: 'grid' | 'strip';
  /** Whether it is what its page is for, so that people wait for its first pictures. */
  isMain?: boolean;
}

/** How many cards of a page's main list a phone shows at once. */
const CARDS_AT_ONCE = 2;

/** Products as cards, each named after its category. */
export function ProductGrid({
  products,
  headingLevel = 'h3',
  layout = 'grid',
  isMain = false,
}: ProductGridProps) {
  const categories = useQuery(categoryListQuery).data ?? [];
  const nameOf = (id: number | null) => categories.find((category) => category.id === id)?.name;
  return (
    <ul className={classNames(styles[layout], styles.accents)} data-layout={layout}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          categoryName={nameOf(product.categoryId)}
          headingLevel={headingLevel}
          sizes={SIZES[layout]}
          picturePriority={isMain && index < CARDS_AT_ONCE ? 'high' : 'auto'}
        />
      ))}
    </ul>
  );
}

/** The shape of a grid that is still being loaded. */
export function ProductGridSkeleton({
  count,
  layout = 'grid',
}: {
  count: number;
  layout?: 'grid' | 'strip';
}) {
  return (
    <ul className={classNames(styles[layout], styles.accents)} data-layout={layout} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike.
        <li key={index} className={classNames(card.card, card.skeleton)}>
          <div className={card.link}>
            <div className={card.picture} />
            <div className={card.body}>
              <span className={card.bar} />
              <span className={card.bar} />
              <span className={card.bar} />
            </div>
            <div className={card.foot}>
              <span className={card.bar} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
