import type { PublicProduct } from '@rad-rewind/contract/product';
import { useQuery } from '@tanstack/react-query';
import { ProductGrid } from '../../ui/product/product-grid.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './similar-products.module.css';
import { similarProductsQuery } from './similar-queries.ts';

/** Products like this one; nothing where there are none, or where they can't be loaded. */
export function SimilarProducts({ product }: { product: Pick<PublicProduct, 'id' | 'slug'> }) {
  // A product that is not saved yet has no number, and the server nothing to compare with.
  const { data: similar = [] } = useQuery({ ...similarProductsQuery(product.slug), enabled: product.id > 0 });
  if (similar.length === 0) return null;
  return (
    <div className={styles.band}>
      <Section id="similar" title="More Like This" accent="green" rows={1}>
        <ProductGrid products={similar} layout="strip" />
      </Section>
    </div>
  );
}
