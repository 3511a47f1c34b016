/** The internal modules of firebase-tools that the local storage is made of, as far as it uses them. */

declare module 'firebase-tools/lib/emulator/registry.js' {
  export const EmulatorRegistry: { set(name: string, emulator: unknown): void };
}

declare module 'firebase-tools/lib/emulator/storage/server.js' {
  import type { RequestListener } from 'node:http';
  export function createApp(projectId: string, emulator: unknown): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/storage/metadata.js' {
  export class StoredFileMetadata {
    static fromJSON(json: string, triggers: unknown): StoredFileMetadata;
    static toJSON(metadata: StoredFileMetadata): string;
    readonly bucket: string;
    readonly name: string;
  }
}

declare module 'firebase-tools/lib/emulator/storage/files.js' {
  import type { StoredFileMetadata } from 'firebase-tools/lib/emulator/storage/metadata.js';
  export class StoredFile {
    constructor(metadata: StoredFileMetadata);
    readonly metadata: StoredFileMetadata;
  }
}

declare module 'firebase-tools/lib/emulator/storage/index.js' {
  import type { StoredFile } from 'firebase-tools/lib/emulator/storage/files.js';

  /** The contents of the objects, each in a file of a random name. */
  export type Persistence = {
    /** Path of an object ⇒ name of its file. */
    _diskPathMap: Map<string, string>;
    deleteAll(): Promise<void>;
  };

  export type StorageArgs = {
    projectId: string;
    host: string;
    port: number;
    rules: { name: string; content: string };
  };

  export class StorageEmulator {
    constructor(args: StorageArgs);
    protected readonly args: StorageArgs;
    protected readonly _files: Map<string, StoredFile>;
    protected readonly _persistence: Persistence;
    protected readonly _cloudFunctions: unknown;
    reset(): void;
    protected createRulesManager(rules: unknown): unknown;
    protected getPersistenceTmpDir(): string;
  }
}
