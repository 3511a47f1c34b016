import { type Login, loginSchema } from '@rad-rewind/contract/session';
import { createAdmin } from '../src/session/create-admin.ts';
import { ask } from './read-terminal.ts';
import { refuseDemoPassword } from './refuse-demo-password.ts';

/*
 * `npm run admin:create`: makes an admin of the Firebase project that the credentials in the environment belong to
 * (docs/deploy.md), or of the Auth emulator where FIREBASE_AUTH_EMULATOR_HOST says so. Run again for the same name,
 * it sets a new password and ends the old sessions.
 */

async function readLogin(): Promise<Login> {
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = process.env;
  const username = ADMIN_USERNAME ?? (await ask('User name: '));
  const password = ADMIN_PASSWORD ?? (await ask('Password (not shown): ', { hidden: true }));
  const result = loginSchema.safeParse({ username, password });
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ message }) => message).join('\n'));
}

try {
  const login = await readLogin();
  refuseDemoPassword(login.password, process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT);
  const outcome = await createAdmin(login);
  console.log(`Admin "${login.username}" ${outcome}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
