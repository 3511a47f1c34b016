import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX } from '@rad-rewind/contract/limits';
import { Toast as RadixToast } from 'radix-ui';
import styles from './toast-region.module.css';
import { closeToast, type Toast } from './toast-store.ts';

function ToastCard({ toast }: { toast: Toast }) {
  return (
    <RadixToast.Root
      className={styles.toast}
      data-variant={toast.variant ?? 'default'}
      type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) closeToast(toast.id);
      }}
    >
      <div className={styles.text}>
        <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className={styles.description}>{toast.description}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close className={styles.close} aria-label="Close">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** The toasts, with the times, the swipe and the key of docs/product.md, "Toasts and tooltips". */
export default function ToastRegion({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport
        className={styles.region}
        hotkey={[TOAST_HOTKEY]}
        label="Notifications ({hotkey})"
      />
    </RadixToast.Provider>
  );
}
