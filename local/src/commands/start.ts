import { requireFreePort } from '../hosting/loopback-server.ts';
import { DEMO_ADMIN } from '../project.ts';
import { buildIfChanged } from './build.ts';
import { dataFolderPath, openDataFolder } from './data-folder.ts';
import { runUntilStopped } from './lifetime.ts';
import { readStartOptions } from './start-options.ts';

/**
 * `npm start`: builds what changed, starts the whole system, fills a new shop, and runs until it is stopped.
 * @param args the command's options (`StartOptions`)
 */
export function run(args: string[]): void {
  runUntilStopped(async ({ signal, defer }) => {
    const { port, fresh, data, cache } = readStartOptions(args, process.env);
    await requireFreePort(port);
    const folder = await openDataFolder(dataFolderPath(port, data), fresh);
    defer(folder.release);
    await buildIfChanged(signal);
    if (signal.aborted) return;
    console.log('Starting ...');
    // Loaded this late so that a taken port is told at once.
    const { startStack } = await import('../stack.ts');
    const stack = await startStack({
      port,
      dataFolder: folder.path,
      cache,
      seed: folder.isNew,
      log: (line) => console.log(line),
      notice: (line) => console.log(line),
    });
    defer(stack.stop);
    folder.keep();
    console.log(`Ready: ${stack.url}`);
    console.log(`Admin: ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}`);
  });
}
