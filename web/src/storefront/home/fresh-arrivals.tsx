import { STRIP_SIZE } from '@rad-rewind/contract/limits';
import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { pagePath } from '@rad-rewind/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { productListQuery } from '../../api/product-list.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../ui/product/product-grid.tsx';
import { Section } from '../../ui/section.tsx';

function Strip() {
  const { data, isPending } = useQuery(productListQuery({ newArrival: true, limit: STRIP_SIZE }));
  if (isPending) return <ProductGridSkeleton count={STRIP_SIZE} layout="strip" />;
  if (!data) return <Note>{ERROR_TEXT.fetchNewArrivals}</Note>;
  if (data.length === 0) return <Note>NEW ARRIVALS COMING SOON!</Note>;
  return <ProductGrid products={data} layout="strip" />;
}

/** Up to four new arrivals, with the way to all of them. */
export function FreshArrivals() {
  return (
    <Section
      title="Fresh Arrivals"
      rows={1}
      accent="pink"
      aside={
        <Link className={buttonClass({ size: 'small' })} to={pagePath.newArrivals}>
          SEE ALL
          <Icon name="right" />
        </Link>
      }
    >
      <Strip />
    </Section>
  );
}
