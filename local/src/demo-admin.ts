import { join } from 'node:path';
import { runProgram } from './commands/run-program.ts';
import { machineEnvironment, type ServiceAddresses, serviceEnvironment } from './environment.ts';
import { DEMO_ADMIN, PROJECT_ROOT } from './project.ts';

/**
 * Makes the local shop's admin with the program that makes a real project's (docs/deploy.md).
 * @throws with what the program said when it fails
 */
export async function createDemoAdmin(services: ServiceAddresses): Promise<void> {
  const script = join(PROJECT_ROOT, 'functions/scripts/create-admin.ts');
  const { code, output } = await runProgram(process.execPath, ['--import', 'tsx', script], {
    cwd: PROJECT_ROOT,
    env: {
      ...machineEnvironment(),
      ...serviceEnvironment(services),
      ADMIN_USERNAME: DEMO_ADMIN.username,
      ADMIN_PASSWORD: DEMO_ADMIN.password,
    },
  });
  if (code !== 0) throw new Error(`The demo admin could not be made: ${output.trim()}`);
}
