import { HERO_CAPTION_LENGTH } from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import { truncate } from '@rad-rewind/contract/text';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { heroProductQuery } from '../../api/hero-product.ts';
import { buttonClass } from '../../ui/button.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProductImage } from '../../ui/image/product-image.tsx';
import pattern from '../../ui/pattern.module.css';
import styles from './hero.module.css';
import { categoryFrom } from './home-queries.ts';

function Television() {
  const [searchParams] = useSearchParams();
  const { data: product } = useQuery(heroProductQuery(categoryFrom(searchParams)));
  const set = <img className={styles.set} src="/art/hero-tv.svg" alt="" width="760" height="700" />;
  if (!product) return <div className={styles.television}>{set}</div>;
  return (
    <Link className={styles.television} to={pagePath.product(product.slug)}>
      {set}
      <span className={styles.screen}>
        <ProductImage
          address={product.featuredImage}
          name={product.name}
          alt=""
          sizes="(min-width: 760px) 290px, 45vw"
          priority="high"
        />
      </span>
      <span className={styles.caption}>
        <b aria-hidden="true">CH 90</b>
        {truncate(product.name, HERO_CAPTION_LENGTH)}
      </span>
    </Link>
  );
}

/** The band at the top of the home page, with a random product on television. */
export function Hero() {
  return (
    <section
      className={classNames(pattern.pattern, pattern.zigzag, styles.hero)}
      aria-labelledby="hero-heading"
    >
      <span className={pattern.edge} aria-hidden="true" />
      <div className={classNames('wrap', styles.columns)}>
        <div>
          <p className={styles.kicker}>HAND-PICKED COLLECTIBLES</p>
          <h1 id="hero-heading" className={styles.title}>
            <span>Rewind</span> <span>to the</span> <span className={styles.pop}>90s</span>
          </h1>
          <p className={styles.lead}>
            Gadgets, threads, toys and tunes from the decade of dial tones, lava lamps and Saturday morning
            cartoons.
          </p>
          <div className={styles.buttons}>
            <a className={buttonClass({ tone: 'pink', size: 'big' })} href="#products">
              SHOP NOW
              <Icon name="down" />
            </a>
            <Link className={buttonClass({ size: 'big' })} to={pagePath.categories}>
              CATEGORIES
            </Link>
          </div>
        </div>
        <Television />
      </div>
    </section>
  );
}
