import { requireFreePort } from '../hosting/loopback-server.ts';
import { DEMO_ADMIN } from '../project.ts';
import { buildIfChanged } from './build.ts';
import { dataFolderPath, openDataFolder } from './data-folder.ts';
import { runUntilStopped } from './lifetime.ts';
import { readStartOptions } from './start-options.ts';

/**
 * `npm run dev`: as `npm start`, with the site served from its sources and reloaded as they change. A change of the
 * functions takes a restart.
 * @param args the command's options (`StartOptions`)
 */
export function run(args: string[]): void {
  runUntilStopped(async ({ signal, defer }) => {
    const { port, fresh, data } = readStartOptions(args, process.env);
    await requireFreePort(port);
    const folder = await openDataFolder(dataFolderPath(port, data), fresh);
    defer(folder.release);
    await buildIfChanged(signal);
    if (signal.aborted) return;
    const { fillShop, startBackend } = await import('../stack.ts');
    const { startHotReloadFront } = await import('../hot-reload/hot-reload-front.ts');
    const backend = await startBackend({
      dataFolder: folder.path,
      log: (line) => console.log(line),
      notice: (line) => console.log(line),
    });
    defer(backend.stop);
    const front = await startHotReloadFront(backend, port);
    defer(front.stop);
    if (folder.isNew) await fillShop(backend.services, front.url);
    folder.keep();
    console.log(`Ready: ${front.url}`);
    console.log(`Admin: ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}`);
  });
}
