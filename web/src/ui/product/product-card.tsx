import { pagePath } from '@rad-rewind/contract/paths';
import { hasPrice, productBadge } from '@rad-rewind/contract/product-rules';
import { Link } from 'react-router-dom';
import type { ProductSummary } from '../../api/product-list.ts';
import { Icon } from '../icon.tsx';
import { ProductImage } from '../image/product-image.tsx';
import { Badge } from './badge.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: ProductSummary;
  /** Name of its category, where it has one. */
  categoryName: string | undefined;
  /** Level of its heading: one below that of the list. */
  headingLevel: 'h2' | 'h3';
  /** How wide its picture is shown, as the `sizes` of an image element. */
  sizes: string;
  /** `high` where people wait for its picture. */
  picturePriority: 'high' | 'auto';
}

/** A product in a list, as one link to its page. */
export function ProductCard({
  product,
  categoryName,
  headingLevel: Heading,
  sizes,
  picturePriority,
}: ProductCardProps) {
  const badge = productBadge(product);
  return (
    <li className={styles.card}>
      <Link className={styles.link} to={pagePath.product(product.slug)}>
        {badge && <Badge text={badge} />}
        <div className={styles.picture}>
          <ProductImage
            address={product.featuredImage}
            name={product.name}
            alt=""
            sizes={sizes}
            priority={picturePriority}
          />
        </div>
        <div className={styles.body}>
          {categoryName && <p className={styles.category}>{categoryName}</p>}
          <Heading className={styles.name}>{product.name}</Heading>
        </div>
        <div className={styles.foot}>
          {hasPrice(product.price) ? (
            <span className={styles.price}>{product.price}</span>
          ) : (
            <span className={styles.noPrice}>CLICK TO VIEW PRICE</span>
          )}
          <span className={styles.go}>
            <Icon name="right" />
          </span>
        </div>
      </Link>
    </li>
  );
}
