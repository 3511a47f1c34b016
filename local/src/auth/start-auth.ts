/// <reference path="./firebase-tools-auth.d.ts" />
import type { RequestListener } from 'node:http';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { AgentProjectState, type UserInfo } from 'firebase-tools/lib/emulator/auth/state.js';
import { keepState, readState, type StateFile } from '../firestore/state-file.ts';
import { listenOnLoopback } from '../hosting/loopback-server.ts';
import { keepServedCalls } from './served-calls.ts';

export type AuthStandIn = {
  /** `host:port` for FIREBASE_AUTH_EMULATOR_HOST. */
  host: string;
  /** Drops all accounts. */
  reset(): void;
  /** Writes the state file and frees the port. */
  stop(): Promise<void>;
};

/** The emulator's own constant for "answer for any project". */
const ANY_PROJECT = 0;

/**
 * Starts firebase-tools' Auth emulator in this process; it needs neither Java nor network.
 * @param options.projectId the project whose accounts it keeps; it begins with `demo-`
 * @param options.stateFile where accounts, with password hashes and claims, are kept from one start to the next
 * @throws Error when the state file can't be read, or firebase-tools has changed inside
 */
export async function startAuth(options: { projectId: string; stateFile?: string }): Promise<AuthStandIn> {
  const accounts = new AgentProjectState(options.projectId);
  const file = options.stateFile === undefined ? null : await openState(accounts, options.stateFile);
  keepServedCalls();
  const app = await createApp(options.projectId, ANY_PROJECT, new Map([[options.projectId, accounts]]));
  const server = await listenOnLoopback(noting(app, file), 0);
  return {
    host: `127.0.0.1:${server.port}`,
    reset() {
      accounts.deleteAllAccounts();
      file?.changed();
    },
    async stop() {
      await server.stop();
      await file?.close();
    },
  };
}

async function openState(accounts: AgentProjectState, path: string): Promise<StateFile> {
  const text = await readState(path);
  const { users } = JSON.parse(text ?? '{ "users": [] }') as { users: UserInfo[] };
  for (const user of users) accounts.overwriteUserWithLocalId(user.localId, user);
  return keepState(path, () => JSON.stringify({ users: [...accounts.users.values()] }));
}

/** Most calls are POST, whether they change accounts or not; a file written in vain does no harm. */
function noting(app: RequestListener, file: StateFile | null): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET') response.once('finish', () => file?.changed());
    app(request, response);
  };
}
