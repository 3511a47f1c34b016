import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { useState } from 'react';
import { recordClick } from '../../api/record-click.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

/** An empty tab that knows nothing of this page, or null where the browser refuses to open one. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

/**
 * Sends the visitor to the partner site. The tab opens in the click itself, so that no popup blocker eats it, and
 * is sent on when the server has counted the click; where there is no tab, this one goes.
 */
export function useBuy(productId: number) {
  const [isPending, setPending] = useState(false);
  const buy = async (): Promise<void> => {
    const tab = openTab();
    setPending(true);
    try {
      const url = await recordClick(productId);
      if (tab) tab.location.replace(url);
      else window.location.assign(url);
    } catch {
      tab?.close();
      showToast({ title: ERROR_TEXT.error, description: ERROR_TEXT.affiliateClick, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return { buy, isPending };
}
