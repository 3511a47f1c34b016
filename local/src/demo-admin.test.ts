import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { DEMO_ADMIN, PROJECT_ROOT } from './project.ts';

/** Runs the program that makes admins, as if for a project; Firebase Auth itself is nowhere to be found. */
function createAdmin(projectId: string): string {
  try {
    return execFileSync(process.execPath, ['--import', 'tsx', 'functions/scripts/create-admin.ts'], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        GCLOUD_PROJECT: projectId,
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
        WEB_API_KEY: 'key',
        ADMIN_USERNAME: DEMO_ADMIN.username,
        ADMIN_PASSWORD: DEMO_ADMIN.password,
      },
    });
  } catch (error) {
    return String((error as { stderr?: string }).stderr);
  }
}

it('the demo admin cannot be made outside of a demo- project', () => {
  expect(createAdmin('rad-rewind-live')).toContain('The demo password is public');
});

it('in a demo- project it can', () => {
  expect(createAdmin('demo-rad-rewind')).not.toContain('The demo password is public');
});
