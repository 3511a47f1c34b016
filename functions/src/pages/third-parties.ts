import { analyticsConfig } from './analytics.ts';
import { NO_THIRD_PARTIES, type ThirdParties } from './content-security-policy.ts';

/** What Google names for Analytics in its guide to content security policies, and where Firebase asks for its settings. */
const ANALYTICS: ThirdParties = {
  scripts: ['https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
  ],
};

/** The hosts of others that this deployment's pages use: those of Analytics, where it measures visits. */
export const thirdParties = (): ThirdParties => (analyticsConfig() ? ANALYTICS : NO_THIRD_PARTIES);
