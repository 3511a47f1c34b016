import { type KeyboardEvent, useRef, useState } from 'react';
import { ProductImage } from '../../ui/image/product-image.tsx';
import { Badge } from '../../ui/product/badge.tsx';
import styles from './gallery.module.css';

/**
 * How wide its pictures are shown, less a few pixels on a phone: common ones then need the width of 640 or 960, where
 * the next one is half as heavy again and looks the same.
 */
const SIZES = '(min-width: 960px) 640px, 88vw';

interface GalleryProps {
  /** Name of the product. */
  name: string;
  pictures: readonly string[];
  badge: 'NEW!' | 'HOT!' | null;
}

interface ThumbnailsProps extends Omit<GalleryProps, 'badge'> {
  shown: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ name, pictures, shown, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label="Product images">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <button
            type="button"
            aria-pressed={index === shown}
            aria-label={`Show image ${index + 1}`}
            onClick={() => onChoose(index)}
          >
            <ProductImage address={picture} name={name} alt="" sizes="112px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * A product's pictures side by side in a frame that shows one of them. Swiping is the browser's own scrolling;
 * the arrow keys and the thumbnails move it too.
 */
export function Gallery({ name, pictures, badge }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const slides = pictures.length > 0 ? pictures : [null];

  const show = (index: number) => {
    const { current } = track;
    if (!current || index < 0 || index >= slides.length) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    current.scrollTo({ left: index * current.clientWidth, behavior: isStill ? 'instant' : 'smooth' });
    setShown(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(shown + step);
  };

  const onScrollEnd = () => {
    const { current } = track;
    if (current) setShown(Math.round(current.scrollLeft / Math.max(current.clientWidth, 1)));
  };

  return (
    <div className={styles.gallery}>
      <div className={styles.frame}>
        {badge && <Badge text={badge} big />}
        <ul
          ref={track}
          className={styles.track}
          aria-label={`Pictures of ${name}`}
          tabIndex={slides.length > 1 ? 0 : undefined}
          onKeyDown={onKeyDown}
          onScrollEnd={onScrollEnd}
        >
          {slides.map((picture, index) => (
            <li key={picture}>
              <ProductImage
                address={picture}
                name={name}
                alt={index === 0 ? name : `${name}, image ${index + 1}`}
                sizes={SIZES}
                priority={index === 0 ? 'high' : 'low'}
              />
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && <Thumbnails name={name} pictures={pictures} shown={shown} onChoose={show} />}
    </div>
  );
}
