import { useEffect, useRef, useState } from 'react';
import { imageAttempt, imageWidths, placeholderLabel } from './image-fallback.ts';
import styles from './product-image.module.css';

interface ProductImageProps {
  /** What the product names as its picture. */
  address: string | null;
  /** Name of the product, for the placeholder. */
  name: string;
  /** Empty where the name stands beside the picture. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image element. */
  sizes: string;
  /** `high` for one that people wait for; all others load when they come near. */
  priority?: 'high' | 'auto' | 'low';
}

function nextAttempt(address: string | null, attempt: number) {
  const page = { origin: typeof location === 'undefined' ? '' : location.origin, now: Date.now() };
  return { attempt, src: imageAttempt(address, attempt, page) };
}

function Placeholder({ label, alt }: { label: string | null; alt: string }) {
  return (
    <span className={styles.placeholder}>
      <img src="/art/fallback.svg" alt={alt} width="600" height="600" />
      {label && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
    </span>
  );
}

function RetryingImage({ address, name, alt, sizes, priority = 'auto' }: ProductImageProps) {
  const [{ attempt, src }, setState] = useState(() => nextAttempt(address, 0));
  const image = useRef<HTMLImageElement>(null);
  const retry = () => setState((current) => nextAttempt(address, current.attempt + 1));

  // A picture of a page from the server may have failed before this script could listen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, right after the first render.
  useEffect(() => {
    const { complete = false, naturalWidth = 1 } = image.current ?? {};
    if (complete && naturalWidth === 0) retry();
  }, []);

  if (src === null) return <Placeholder label={placeholderLabel(address, name)} alt={alt} />;
  return (
    <img
      key={attempt}
      ref={image}
      className={styles.image}
      srcSet={attempt === 0 ? imageWidths(address) : undefined}
      sizes={sizes}
      src={src}
      alt={alt}
      width="600"
      height="600"
      loading={priority === 'high' ? 'eager' : 'lazy'}
      fetchPriority={priority}
      decoding="async"
      onError={retry}
    />
  );
}

/** A product's picture in a frame of its parent's making, with retries and a placeholder. */
export function ProductImage(props: ProductImageProps) {
  return <RetryingImage key={props.address} {...props} />;
}
