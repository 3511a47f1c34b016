/** The internal modules of firebase-tools that the local sign-in service is made of, as far as it uses them. */

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  /** A stored account; the fields are those of Identity Toolkit's UserInfo. */
  export type UserInfo = { localId: string; [field: string]: unknown };

  export class AgentProjectState {
    constructor(projectId: string);
    readonly users: Map<string, UserInfo>;
    overwriteUserWithLocalId(localId: string, fields: UserInfo): UserInfo;
    deleteAllAccounts(): void;
  }
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  export function createApp(
    projectId: string,
    singleProjectMode: number,
    states: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}
