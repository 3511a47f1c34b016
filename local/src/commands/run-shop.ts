import { requireFreePort } from '../hosting/loopback-server.ts';
import type { CacheMode } from '../hosting/shared-cache.ts';
import { DEMO_ADMIN } from '../project.ts';
import { buildIfChanged } from './build.ts';
import { dataFolderPath, openDataFolder } from './data-folder.ts';
import { runUntilStopped } from './lifetime.ts';
import { openLogFile } from './log-file.ts';
import { readStartOptions } from './start-options.ts';

/** What a command that runs the shop starts it with. */
export interface ShopStart {
  port: number;
  dataFolder: string;
  /** Whether the shop is new and is to be filled. */
  isNew: boolean;
  /** What the command was told of Hosting's cache, if anything. */
  cache: CacheMode | undefined;
  /** Take what the functions write, what becomes of them, what is done next, and each request, line by line. */
  log: (line: string) => void;
  notice: (line: string) => void;
  step: (what: string) => void;
  request: (line: string) => void;
  /** Names what must be undone at the end. */
  defer(undo: () => Promise<void> | void): void;
}

/** Building the site and the functions, starting the services and the functions, filling the shop. */
const STEPS = 5;

/**
 * Runs the shop until it is stopped, and tells people how far it is; the functions' own lines go to a file.
 * @param args the command's options (`StartOptions`)
 * @param start starts it from what is built, and returns its address
 */
export function runShop(args: string[], start: (options: ShopStart) => Promise<string>): void {
  runUntilStopped(async ({ signal, defer }) => {
    const { port, fresh, data, cache, verbose } = readStartOptions(args, process.env);
    await requireFreePort(port);
    const folder = await openDataFolder(dataFolderPath(port, data), fresh);
    defer(folder.release);
    const say = (line: string) => console.log(line);
    const step = countedSteps(say);
    await buildIfChanged(signal, step);
    if (signal.aborted) return;
    const log = openLogFile(folder.path);
    defer(log.close);
    const url = await start({
      port,
      dataFolder: folder.path,
      isNew: folder.isNew,
      cache,
      log: log.write,
      notice: say,
      step,
      request: verbose ? say : () => undefined,
      defer,
    });
    folder.keep();
    say(`Log: ${log.path}`);
    say(`Ready: ${url}`);
    say(`Admin: ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}`);
  });
}

function countedSteps(say: (line: string) => void): (what: string) => void {
  let done = 0;
  return (what) => {
    done += 1;
    say(`${done}/${STEPS} ${what}`);
  };
}
