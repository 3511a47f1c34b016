import { parseArgs } from 'node:util';
import { requireFreePort } from '../hosting/loopback-server.ts';
import { DEMO_ADMIN } from '../project.ts';
import { buildIfChanged } from './build.ts';
import { runUntilStopped } from './lifetime.ts';
import { readPort } from './start-options.ts';

/**
 * `npm run emulators`: the shop under Firebase's official emulator suite, with the ports of firebase.json; PORT
 * moves the shop's own. Auth, Functions and Hosting always are the suite's; Firestore, Storage and the UI are where
 * Java 21 is there and they can be loaded, else our stand-ins run.
 * @param args `--free-ports` picks free ports, `--stand-ins` keeps to the stand-ins
 */
export function run(args: string[]): void {
  runUntilStopped(async ({ signal, defer, fail }) => {
    const { values } = parseArgs({
      args,
      options: {
        'free-ports': { type: 'boolean', default: false },
        'stand-ins': { type: 'boolean', default: false },
      },
    });
    const port = readPort(process.env);
    if (port !== null) await requireFreePort(port);
    await buildIfChanged(signal);
    if (signal.aborted) return;
    const { whyNotOfficial } = await import('../emulators/official-emulators.ts');
    const { SUITE_PARTS } = await import('../emulators/suite-folder.ts');
    const { freePorts, usualPorts } = await import('../emulators/suite-ports.ts');
    const { startEmulators } = await import('../emulators/emulators.ts');

    const obstacle = values['stand-ins'] ? 'asked for' : await whyNotOfficial(signal);
    if (obstacle) console.log(`Firestore and Storage are stand-ins, without the suite's UI: ${obstacle}.`);
    const parts = obstacle ? SUITE_PARTS.slice(0, 3) : SUITE_PARTS;
    const ports = values['free-ports'] ? await freePorts(parts) : usualPorts(parts);
    if (port !== null) ports.hosting = port;
    const emulators = await startEmulators(ports, (line) => console.log(line));
    defer(emulators.stop);
    void emulators.died.then(fail);
    console.log(`Ready: ${emulators.url}`);
    console.log(`Admin: ${DEMO_ADMIN.username} / ${DEMO_ADMIN.password}`);
    if (ports.ui) console.log(`Emulator UI: http://localhost:${ports.ui}`);
  });
}
