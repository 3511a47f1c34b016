import type { AnalyticsConfig } from '@rad-rewind/contract/analytics';
import { pagePath } from '@rad-rewind/contract/paths';

/** Pages whose addresses let their reader act for a subscriber. */
const SECRET_PAGES = [pagePath.unsubscribe(''), pagePath.confirmSubscription('')];

let config: AnalyticsConfig | null = null;
let holdsSecret = false;

const isSecret = (url: string): boolean =>
  url !== '' && SECRET_PAGES.some((path) => new URL(url).pathname.startsWith(path));

/** Keeps what the page says about measuring visits. */
export function setAnalyticsConfig(ofPage: AnalyticsConfig | null): void {
  config = ofPage;
  holdsSecret = isSecret(location.href) || isSecret(document.referrer);
}

/**
 * Whether this page load may be measured. Analytics sends the address and the one before it with every view, for as
 * long as the page stays loaded: not where one of them is a signed link (docs/product.md, "Consent for analytics").
 */
export const mayMeasure = (): boolean => !holdsSecret;

/** What visits are measured with; null where nothing is, and always on the server. */
export const analyticsConfig = (): AnalyticsConfig | null => config;
