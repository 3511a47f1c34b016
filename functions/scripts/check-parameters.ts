import { environmentProblems } from '../src/environment.ts';
import { PARAMETERS, type Parameter } from '../src/parameters/parameters.ts';

/*
 * Checks the parameters of a deployment, which it is given as environment variables, before anything is uploaded. A
 * value that is missing is left to the CLI, which asks for it; with `--nobody-to-ask` it is refused as well. Prints a
 * line for each that is not right, and ends with 1 then.
 */

const nobodyToAsk = process.argv.includes('--nobody-to-ask');
const isGiven = (name: string): boolean => process.env[name] !== undefined;

const required = Object.entries<Parameter>(PARAMETERS).filter(
  ([, parameter]) => parameter.default === undefined,
);
const toAskFor = new Set(required.map(([name]) => name).filter((name) => !isGiven(name)));

const bad = environmentProblems(process.env).filter((line) => !toAskFor.has(line.split(' ', 1)[0] ?? ''));
// The CLI refuses to deploy without a value for each, defaults notwithstanding, where there is nobody to ask.
const absent = nobodyToAsk ? Object.keys(PARAMETERS).filter((name) => !isGiven(name)) : [];

const lines = [...bad, ...absent.map((name) => `${name} is missing, and there is nobody to ask`)];
for (const line of lines) console.error(line);
process.exitCode = lines.length > 0 ? 1 : 0;
