import type { AnalyticsConfig } from '@rad-rewind/contract/analytics';

let config: AnalyticsConfig | null = null;

/** Keeps what the page says about measuring visits. */
export function setAnalyticsConfig(ofPage: AnalyticsConfig | null): void {
  config = ofPage;
}

/** What visits are measured with; null where nothing is, and always on the server. */
export const analyticsConfig = (): AnalyticsConfig | null => config;
