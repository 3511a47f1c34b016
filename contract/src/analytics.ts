/** What the browser needs to know to measure visits with Firebase Analytics; none of it is a secret. */
export interface AnalyticsConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId: string;
  /** `G-` and letters and digits. */
  readonly measurementId: string;
}
