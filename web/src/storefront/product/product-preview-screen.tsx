import type { PublicProduct } from '@rad-rewind/contract/product';
import { type FormEvent, useMemo, useSyncExternalStore } from 'react';
import { HomeLink } from '../../ui/home-link.tsx';
import { storedProductDraft, subscribeToProductDraft } from '../../ui/product-draft.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { ProductDetails } from './product-details.tsx';
import styles from './product-preview-screen.module.css';

/** A draft has no partner to go to. */
function stayHere(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A product as its form stands in the back office, before it is saved; follows what is typed there. Shows nothing
 * but what this browser holds, so it needs no session.
 */
export default function ProductPreviewScreen() {
  const draft = useSyncExternalStore(subscribeToProductDraft, storedProductDraft, () => null);
  const product = useMemo(() => draft && (JSON.parse(draft) as PublicProduct), [draft]);
  if (!product) {
    return (
      <StatePanel
        art="empty"
        headingLevel="h1"
        title="NO PREVIEW"
        text="Press PREVIEW in the product form to see a product here."
        action={<HomeLink />}
      />
    );
  }
  return (
    <>
      <meta name="robots" content="noindex" />
      <p className={styles.note} role="status">
        Preview: this product is not saved yet.
      </p>
      <div onSubmitCapture={stayHere}>
        <ProductDetails key={product.id} product={product} />
      </div>
    </>
  );
}
