import type { AnalyticsConfig } from '@rad-rewind/contract/analytics';
import type { Analytics } from 'firebase/analytics';

/*
 * All that is known of Firebase in the storefront, and even this module is loaded only after somebody agreed.
 */

let running: Analytics | undefined;

/** What was asked for last: an answer may change while Firebase is still on its way. */
let isWanted = false;

/** Begins to measure this visitor's visit: counts only, nothing for advertising. */
export async function startAnalytics(config: AnalyticsConfig): Promise<void> {
  isWanted = true;
  const { initializeApp } = await import('firebase/app');
  const { initializeAnalytics, isSupported, setAnalyticsCollectionEnabled, setConsent } = await import(
    'firebase/analytics'
  );
  const isPossible = await isSupported();
  if (!isWanted || !isPossible) return;
  if (running) return setAnalyticsCollectionEnabled(running, true);
  setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  running = initializeAnalytics(initializeApp({ ...config }), {
    config: { allow_google_signals: false, allow_ad_personalization_signals: false },
  });
}

/** The domains that a cookie may have been set for: the page's host, and each one above it. */
function cookieDomains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)];
}

/** Stops measuring and takes its cookies away. */
export async function stopAnalytics(): Promise<void> {
  isWanted = false;
  if (running) {
    const { setAnalyticsCollectionEnabled } = await import('firebase/analytics');
    setAnalyticsCollectionEnabled(running, false);
  }
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((found) => found.startsWith('_ga'))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    for (const domain of cookieDomains()) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
