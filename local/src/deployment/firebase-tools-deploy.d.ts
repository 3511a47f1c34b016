/** The parts of the CLI that find the functions of a folder, resolve their parameters and pack the folder. */
declare module 'firebase-tools/lib/deploy/functions/runtimes/node/index.js' {
  import type { Build } from 'firebase-tools/lib/deploy/functions/build.js';

  export interface Delegate {
    /** @throws Error where the folder is not one of functions */
    validate(): Promise<void>;
    discoverBuild(config: object, environment: Record<string, string>): Promise<Build>;
  }
  export function tryCreateDelegate(context: {
    projectId: string;
    projectDir: string;
    sourceDir: string;
    runtime: string;
  }): Promise<Delegate | undefined>;
}

declare module 'firebase-tools/lib/deploy/functions/build.js' {
  export interface Build {
    readonly requiredRoles?: readonly string[];
    readonly params: readonly { readonly name: string; readonly default?: unknown }[];
  }
  export interface Endpoint {
    readonly id: string;
    readonly region: string;
    readonly runtime: string;
    readonly availableMemoryMb: number;
    readonly maxInstances: number;
    readonly concurrency?: number;
    readonly timeoutSeconds?: number;
    readonly scheduleTrigger?: { readonly schedule: string; readonly timeZone: string };
  }
  export interface Backend {
    readonly endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
  }
  /** @throws Error that names parameters without a value, where nobody can be asked */
  export function resolveBackend(options: {
    build: Build;
    firebaseConfig: object;
    userEnvs: Record<string, string>;
    codebase: string;
    nonInteractive: boolean;
    isEmulator: boolean;
  }): Promise<{ backend: Backend }>;
}

declare module 'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js' {
  export function prepareFunctionsUpload(
    projectDir: string,
    sourceDir: string,
    config: object,
    additionalSources: readonly string[],
    runtimeConfig: undefined,
    options: { exportType: 'zip' },
  ): Promise<{ pathToSource: string; hash: string }>;
}

declare module 'firebase-tools/lib/unzip.js' {
  export function unzip(archive: string, folder: string): Promise<void>;
}

declare module 'firebase-tools/lib/functions/projectConfig.js' {
  export function normalizeAndValidate(config: unknown): readonly {
    readonly source: string;
    readonly codebase: string;
    readonly runtime: string;
  }[];
}
