/// <reference path="./firebase-tools-storage.d.ts" />
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StoredFile } from 'firebase-tools/lib/emulator/storage/files.js';
import { type StorageArgs, StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js';
import { StoredFileMetadata } from 'firebase-tools/lib/emulator/storage/metadata.js';

/** What is kept of one object besides its contents. */
type ObjectEntry = { path: string; file: string; metadata: object };

/** As `storage.rules` has it. The emulator asks no further when the caller is the owner. */
const REFUSE_EVERYONE = {
  verify: async () => ({ permitted: false, issues: { exist: () => false, all: [] } }),
};

/**
 * firebase-tools' storage emulator without its rules runtime, which is a Java program that it would download: every
 * client is refused, as by the project's own rules. Its contents lie in a folder that outlives it.
 */
export class ObjectStore extends StorageEmulator {
  /** The base class asks for the folder before this class's fields exist, so it travels in the arguments. */
  constructor(args: StorageArgs & { contentsFolder: string }) {
    super(args);
  }

  protected override getPersistenceTmpDir(): string {
    return (this.args as StorageArgs & { contentsFolder: string }).contentsFolder;
  }

  protected override createRulesManager() {
    return { getRuleset: () => REFUSE_EVERYONE, start: async () => {}, stop: async () => {} };
  }

  /** Drops all objects and their contents. */
  override reset(): void {
    const folder = this.getPersistenceTmpDir();
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    super.reset();
  }

  /** @returns all objects except their contents, as JSON */
  describe(): string {
    const objects = [...this._files].flatMap(([path, { metadata }]) => {
      const file = this._persistence._diskPathMap.get(path);
      return file
        ? [{ path, file, metadata: JSON.parse(StoredFileMetadata.toJSON(metadata)) as object }]
        : [];
    });
    return JSON.stringify({ objects });
  }

  /**
   * Takes back the objects whose contents lie in the folder, and deletes contents that belong to none.
   * @param description what `describe` gave
   * @throws Error when the description is malformed
   */
  restore(description: string): void {
    const { objects } = JSON.parse(description) as { objects: ObjectEntry[] };
    const folder = this.getPersistenceTmpDir();
    const orphans = new Set(readdirSync(folder));
    for (const { path, file, metadata } of objects) {
      if (!orphans.delete(file)) continue;
      const stored = StoredFileMetadata.fromJSON(JSON.stringify(metadata), this._cloudFunctions);
      this._persistence._diskPathMap.set(path, file);
      this._files.set(path, new StoredFile(stored));
    }
    for (const file of orphans) rmSync(join(folder, file));
  }
}
