import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ProductImage } from '../../ui/image/product-image.tsx';
import { categoryProductsQuery } from './category-queries.ts';
import styles from './category-screen.module.css';

const FAN_SIZE = 3;

/** Pictures of the category's first products, fanned out beside its title. */
export function PictureFan({ categoryId }: { categoryId: number }) {
  const [searchParams] = useSearchParams();
  const { data = [] } = useQuery(categoryProductsQuery(categoryId, searchParams));
  const pictured = data.filter((product) => product.featuredImage).slice(0, FAN_SIZE);
  if (pictured.length < FAN_SIZE) return null;
  return (
    <div className={styles.fan} aria-hidden="true">
      {pictured.map(({ id, featuredImage, name }) => (
        <div key={id}>
          <ProductImage address={featuredImage} name={name} alt="" sizes="152px" />
        </div>
      ))}
    </div>
  );
}
