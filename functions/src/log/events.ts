/** How Cloud Logging ranks a line (Google Cloud documentation, "LogSeverity"). */
export type Severity = 'INFO' | 'WARNING' | 'ERROR';

/**
 * Every kind of log line by its stable code, which alerts are set on. docs/operate.md has a section of the code's
 * name for each that is a warning or an error: what it means and what to do.
 */
export const EVENTS = {
  request: { severity: 'INFO', means: 'a request was answered' },
  'request-failed': { severity: 'ERROR', means: 'a call met what nobody foresaw and was answered 500' },
  'answer-cut-short': { severity: 'ERROR', means: 'a long answer failed while it was sent, and was cut off' },
  'page-failed': { severity: 'ERROR', means: 'a page could not be rendered; the browser got an empty shell' },
  'firestore-unreachable': { severity: 'ERROR', means: 'Firestore did not answer, late or with a failure' },
  'auth-unreachable': { severity: 'ERROR', means: 'Firebase Auth did not answer, late or with a failure' },
  'storage-unreachable': { severity: 'ERROR', means: 'Storage did not answer, late or with a failure' },
  'parameters-bad': { severity: 'ERROR', means: 'a parameter of the deployment is missing or bad' },
  'catalogue-stale': { severity: 'WARNING', means: 'visitors see the catalogue as it was kept in memory' },
  'save-unconfirmed': { severity: 'ERROR', means: 'a save was sent to Firestore and never confirmed' },
  'health-bad': { severity: 'ERROR', means: 'the health check found a service out of reach' },
  'sign-in-refused': { severity: 'WARNING', means: 'too many failed sign-ins of a user or from an address' },
  'sign-in-slowed': {
    severity: 'WARNING',
    means: 'many failed sign-ins, from an address that may be made up',
  },
  'sign-in-guarded': { severity: 'WARNING', means: 'a user name is being guessed from many addresses' },
  'visitor-address-shared': {
    severity: 'WARNING',
    means: "visitors' addresses cannot be told apart, so limits by address let everybody through",
  },
  'click-not-counted': { severity: 'WARNING', means: 'a press of a buy button could not be counted' },
  'amazon-call-failed': { severity: 'WARNING', means: 'Amazon refused a call or did not answer it' },
  'amazon-prices-failed': { severity: 'ERROR', means: "a refresh of Amazon's prices ended early" },
  'amazon-prices-refreshed': { severity: 'INFO', means: "Amazon's prices were refreshed" },
  'amazon-prices-skipped': { severity: 'INFO', means: 'the shop has no credentials of Amazon' },
  'deleted-for-good': { severity: 'INFO', means: 'deletions older than 30 days were removed' },
  'schedule-failed': { severity: 'ERROR', means: 'a run of a schedule failed' },
  'schedule-skipped': { severity: 'WARNING', means: 'a run of a schedule was due while another went on' },
  'production-site-failed': {
    severity: 'WARNING',
    means: 'a picture could not be copied from the other site',
  },
  'picture-too-large': {
    severity: 'WARNING',
    means: 'a stored picture has too many pixels to be made smaller, and is sent as it is',
  },
} as const satisfies Record<string, { severity: Severity; means: string }>;

export type EventCode = keyof typeof EVENTS;
