import { pagePath } from '@rad-rewind/contract/paths';
import type { PublicProduct } from '@rad-rewind/contract/product';
import { hasPrice, productBadge } from '@rad-rewind/contract/product-rules';
import { SHARE_IMAGE_SIZE, shareImagePath } from '@rad-rewind/contract/share-image';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoryListQuery } from '../../api/category-list.ts';
import { useSiteOrigin } from '../../app/site-context.tsx';
import { buttonClass } from '../../ui/button.ts';
import chips from '../../ui/chips.module.css';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/seo/page-head.tsx';
import { breadcrumbData, type Crumb, productData } from '../../ui/seo/structured-data.ts';
import { BuyBox } from './buy-box.tsx';
import { Description } from './description.tsx';
import { Features } from './features.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product-details.module.css';
import { productSeoDescription } from './product-seo.ts';
import { ShareButton } from './share-button.tsx';
import { SimilarProducts } from './similar-products.tsx';

function ProductHead({ product, crumb }: { product: PublicProduct; crumb: Crumb | null }) {
  const origin = useSiteOrigin();
  const path = pagePath.product(product.slug);
  const crumbs = [...(crumb ? [crumb] : []), { name: product.name, path }];
  return (
    <PageHead
      title={product.seoTitle || product.name}
      description={productSeoDescription(product)}
      path={path}
      image={{ address: shareImagePath(product), alt: product.name, size: SHARE_IMAGE_SIZE }}
      type="product"
      structuredData={[productData(product, origin), breadcrumbData(crumbs, origin)]}
    />
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section className={styles.tags} aria-labelledby="tags-heading">
      <h2 id="tags-heading">Tags</h2>
      <ul className={chips.chips}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link className={chips.chip} to={pagePath.tag(tag)}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A product with everything there is to know about it. */
export function ProductDetails({ product }: { product: PublicProduct }) {
  const { data: categories = [] } = useQuery(categoryListQuery);
  const category = categories.find(({ id }) => id === product.categoryId);
  const crumb = category ? { name: category.name, path: pagePath.category(category.slug) } : null;
  const pictures = [...new Set([product.featuredImage, ...product.images].filter((image) => image !== null))];
  return (
    <>
      <ProductHead product={product} crumb={crumb} />
      <div className="wrap">
        <div className={styles.back}>
          <Link className={buttonClass({ size: 'small' })} to={crumb?.path ?? pagePath.categories}>
            <Icon name="rewind" />
            BACK TO CATEGORY
          </Link>
          <ShareButton title={product.name} />
        </div>
        <article className={styles.columns}>
          <div className={styles.gallery}>
            <Gallery name={product.name} pictures={pictures} badge={productBadge(product)} />
          </div>
          <div className={styles.words}>
            {crumb && (
              <p className={styles.category}>
                <Link to={crumb.path}>{crumb.name}</Link>
              </p>
            )}
            <h1>{product.name}</h1>
            {hasPrice(product.price) && <p className={styles.price}>{product.price}</p>}
            <BuyBox product={product} />
            <Features />
          </div>
          {product.description && (
            <div className={styles.description}>
              <Description html={product.description} />
            </div>
          )}
          <Tags tags={product.tags} />
        </article>
      </div>
      <SimilarProducts product={product} />
    </>
  );
}
