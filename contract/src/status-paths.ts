/*
 * Addresses of the status screen and its calls. They have a file of their own because what stands in paths.ts loads
 * with the storefront's first page.
 */

/** The screen. */
export const STATUS_PAGE = '/admin/status';

export const statusApiPath = {
  status: '/api/admin/status',
  schedules: '/api/admin/schedules',
  runSchedule: (name: string) => `/api/admin/schedules/${encodeURIComponent(name)}/run`,
  /** A file of Hosting's among the others: what its web build says of itself. */
  webBuild: '/build.json',
} as const;

/** What screens say when a part of the status cannot be loaded. */
export const STATUS_FAILURES = {
  status: 'Failed to load the status',
  schedules: 'Failed to load the schedules',
  run: 'Failed to run',
} as const;
