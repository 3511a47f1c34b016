/// <reference path="./firebase-tools-storage.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmulatorRegistry } from 'firebase-tools/lib/emulator/registry.js';
import { createApp } from 'firebase-tools/lib/emulator/storage/server.js';
import { keepState, readState, type StateFile } from '../firestore/state-file.ts';
import { listenOnLoopback } from '../hosting/loopback-server.ts';
import { ObjectStore } from './object-store.ts';

export type StorageStandIn = {
  /** `host:port` for FIREBASE_STORAGE_EMULATOR_HOST. */
  host: string;
  /** Drops all objects. */
  reset(): void;
  /** Writes what is left to write and frees the port. */
  stop(): Promise<void>;
};

/** The path under which firebase-tools asks its registry for the storage emulator. */
const REGISTERED_AS = 'storage';

/**
 * Starts Cloud Storage in this process. The Admin SDK may do everything; any other client is refused with 403, save
 * for links with a download token.
 * @param options.projectId the project it serves; buckets come to be when they are first used
 * @param options.dataFolder where objects are kept from one start to the next; they are lost without it
 * @throws Error when the folder can't be read
 */
export async function startStorage(options: {
  projectId: string;
  dataFolder?: string;
}): Promise<StorageStandIn> {
  const { projectId, dataFolder } = options;
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'rad-storage-'));
  let app: RequestListener | null = null;
  let file: StateFile | null = null;
  const server = await listenOnLoopback((request, response) => {
    if (!isAdminSdk(request) && !isSubjectToRules(request)) {
      response.writeHead(403, { 'content-type': 'application/json' }).end(REFUSED);
      return;
    }
    if (request.method !== 'GET') response.once('finish', () => file?.changed());
    app?.(request, response);
  }, 0);
  const store = new ObjectStore({
    projectId,
    host: '127.0.0.1',
    port: server.port,
    rules: { name: 'storage.rules', content: '' },
    contentsFolder: join(folder, 'contents'),
  });
  EmulatorRegistry.set(REGISTERED_AS, { getInfo: () => ({ host: '127.0.0.1', port: server.port }) });
  if (dataFolder !== undefined) file = await openState(store, join(dataFolder, 'objects.json'));
  app = await createApp(projectId, store);
  return {
    host: `127.0.0.1:${server.port}`,
    reset() {
      store.reset();
      file?.changed();
    },
    async stop() {
      await server.stop();
      await file?.close();
      if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const REFUSED = JSON.stringify({ error: { code: 403, message: 'Permission denied.' } });

/** Sent by Google's server library for Cloud Storage, which carries no credential when it talks to an emulator. */
function isAdminSdk(request: IncomingMessage): boolean {
  return String(request.headers['x-goog-api-client'] ?? '').includes('gccl/');
}

/** Calls of the browser SDK, and download links: the emulator itself puts these to the rules. */
function isSubjectToRules(request: IncomingMessage): boolean {
  return request.url?.startsWith('/v0/') ?? false;
}

async function openState(store: ObjectStore, path: string): Promise<StateFile> {
  const text = await readState(path);
  if (text !== null) store.restore(text);
  return keepState(path, () => store.describe());
}
