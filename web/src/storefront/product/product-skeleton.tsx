import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import styles from './product-details.module.css';

/** The shape of a product that is still being loaded. */
export function ProductSkeleton() {
  return (
    <div className="wrap">
      <PageHead title="Product" description="A hand-picked 90s collectible." />
      <h1 className="visually-hidden">Product</h1>
      <Loading>LOADING RADICAL PRODUCT...</Loading>
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.blankPicture} />
        <div className={styles.blankWords} />
      </div>
    </div>
  );
}
