import type { PriceRefresh } from '@rad-rewind/contract/amazon';
import { ERROR_TEXT, FAILED_TO } from '@rad-rewind/contract/messages';
import type { ToastMessage } from '../../ui/toast/toast-store.ts';

/** What is told of a run: success only where every price came. */
export function refreshToast({ refreshed, failed, error }: PriceRefresh): ToastMessage {
  const counts = `${refreshed} refreshed, ${failed} failed.`;
  if (error !== null) {
    const before = refreshed > 0 ? ` Before that: ${counts}` : '';
    const description = `${FAILED_TO.refreshPrices}: ${error}${before}`;
    return { title: ERROR_TEXT.error, description, variant: 'destructive' };
  }
  if (failed > 0) {
    const description = `${FAILED_TO.refreshPrices}: ${counts}`;
    return { title: ERROR_TEXT.error, description, variant: 'destructive' };
  }
  return { title: 'Prices refreshed', description: counts };
}
