/** The local shop's, which its start prints and the repository tells everybody. */
const DEMO_PASSWORD = 'radical90s';

/**
 * Keeps the demo admin out of every project that is not a `demo-` one, which has no cloud behind it.
 * @throws Error for the demo password in another project, or where the project is not known
 */
export function refuseDemoPassword(password: string, projectId: string | undefined): void {
  if (password !== DEMO_PASSWORD || projectId?.startsWith('demo-')) return;
  throw new Error('The demo password is public: choose another one');
}
