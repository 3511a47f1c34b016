import type { AnalyticsConfig } from '@rad-rewind/contract/analytics';
import { environment } from '../environment.ts';

/**
 * Every host that Firebase Analytics talks to, for the content security policy of pages: its script, and what it
 * reports to (Google, "Use Tag Manager with a Content Security Policy", and the SDK's own installations service).
 */
export const ANALYTICS_HOSTS = {
  scripts: ['https://www.googletagmanager.com'],
  connections: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
} as const;

/** What visits are measured with; null where the deployment names nothing (docs/deploy.md, "Measuring visits"). */
export function analyticsConfig(): AnalyticsConfig | null {
  const { ANALYTICS_MEASUREMENT_ID, ANALYTICS_APP_ID, WEB_API_KEY, GCLOUD_PROJECT } = environment();
  if (!ANALYTICS_MEASUREMENT_ID || !ANALYTICS_APP_ID) return null;
  return {
    apiKey: WEB_API_KEY,
    projectId: GCLOUD_PROJECT ?? '',
    appId: ANALYTICS_APP_ID,
    measurementId: ANALYTICS_MEASUREMENT_ID,
  };
}
