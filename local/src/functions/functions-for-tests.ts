import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A function for tests of how functions are run: it says who it is and in what surroundings, never answers `/hang`,
 * and dies of being started while there is a file `broken`.
 */
const SOURCE = `import { existsSync } from 'node:fs';
if (existsSync(new URL('./broken', import.meta.url))) throw new Error('It is broken');
export const fixture = (request, response) => {
  if (request.path === '/hang') return;
  response.json({ pid: process.pid, environment: process.env });
};
fixture.__endpoint = { availableMemoryMb: 512 };
`;

/** A folder of functions that holds the one named `fixture`. */
export interface FunctionsFolder {
  source: string;
  /** Whether the function dies of being started. */
  setBroken(isBroken: boolean): void;
  remove(): void;
}

export function makeFunctionsFolder(): FunctionsFolder {
  const source = mkdtempSync(join(tmpdir(), 'functions-'));
  writeFileSync(join(source, 'package.json'), '{ "type": "module", "main": "index.js" }');
  writeFileSync(join(source, 'index.js'), SOURCE);
  const broken = join(source, 'broken');
  return {
    source,
    setBroken: (isBroken) => (isBroken ? writeFileSync(broken, '') : rmSync(broken, { force: true })),
    remove: () => rmSync(source, { recursive: true, force: true }),
  };
}
