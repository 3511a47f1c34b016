import { useState, useSyncExternalStore } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import styles from './share-button.module.css';

const never = () => () => {};

/** Whether the script has taken over the page; false on the server and while the page hydrates. */
const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied', description: 'Paste it wherever you like.' });
  } catch {
    showToast({ title: 'Error', description: `Could not copy the link: ${url}`, variant: 'destructive' });
  }
}

async function share(title: string): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the dialog is a choice, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
}

/** Hands the page's address to the device's share dialog, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const isLive = useIsLive();
  const [isBusy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    await share(title);
    setBusy(false);
  };
  return (
    <Tooltip text="Share this find">
      <button
        type="button"
        className={classNames(buttonClass({ size: 'small' }), !isLive && styles.waiting)}
        disabled={isBusy}
        onClick={onClick}
      >
        <Icon name="share" />
        SHARE
      </button>
    </Tooltip>
  );
}
