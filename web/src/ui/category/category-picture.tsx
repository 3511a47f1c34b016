import type { Category } from '@rad-rewind/contract/category';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { randomCategoryImageQuery } from '../../api/random-category-image.ts';
import { imageAttempt, imageWidths } from '../image/image-fallback.ts';
import { categoryFallback } from './category-art.ts';

const NO_RETRY = { origin: '', now: 0 };

/** A random product's picture of a category; its drawing where there is none or it fails to load. */
export function CategoryPicture({ category }: { category: Category }) {
  const { data, isPending } = useQuery(randomCategoryImageQuery(category.slug));
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const random = data ? imageAttempt(data.imageUrl, 0, NO_RETRY) : null;
  const src = random && random !== failed ? random : categoryFallback(category);

  // A picture of a page from the server may have failed before this script could listen.
  useEffect(() => {
    const { complete = false, naturalWidth = 1 } = image.current ?? {};
    if (complete && naturalWidth === 0) setFailed(random);
  }, [random]);

  if (isPending) return null;
  return (
    <img
      key={src}
      ref={image}
      srcSet={src === random ? imageWidths(random) : undefined}
      sizes="(min-width: 1080px) 290px, (min-width: 680px) 25vw, 42vw"
      src={src}
      alt=""
      width="600"
      height="600"
      loading="lazy"
      decoding="async"
      onError={() => setFailed(random)}
    />
  );
}
