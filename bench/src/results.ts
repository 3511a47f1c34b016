import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, toTable } from './report.ts';

const FOLDER = join(import.meta.dirname, '../results');
const JSON_FILE = join(FOLDER, 'latest.json');
const README = join(import.meta.dirname, '../../README.md');
/** What stands between these in the README is the last table. */
const [BEGIN, END] = ['<!-- bench: begin -->', '<!-- bench: end -->'];

/** Figures by the part of the bench that measured them. */
export type Results = Record<string, Figure[]>;

interface ResultsFile {
  /** What the last run ran on. */
  machine: string;
  parts: Results;
}

/** The last results of every part; none where nothing was measured yet. */
export function readResults(): Results {
  return existsSync(JSON_FILE)
    ? ((JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Partial<ResultsFile>).parts ?? {})
    : {};
}

/** @throws where the README has lost its place for the table */
function showInReadme(text: string): void {
  const readme = readFileSync(README, 'utf8');
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`README.md lacks ${BEGIN} and ${END}`);
  writeFileSync(README, `${readme.slice(0, from)}${BEGIN}\n\n${text}\n\n${readme.slice(to)}`);
}

/**
 * Writes results as JSON and as a table, which the README shows as well.
 * @param machine what they were measured on
 * @param order names of the parts; figures of others are dropped
 */
export function writeResults(machine: string, results: Results, order: readonly string[]): void {
  const parts = Object.fromEntries(order.flatMap((name) => (results[name] ? [[name, results[name]]] : [])));
  const table = toTable(Object.values(parts).flat());
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(JSON_FILE, `${JSON.stringify({ machine, parts } satisfies ResultsFile, null, 2)}\n`);
  writeFileSync(join(FOLDER, 'latest.md'), `# Last results\n\n${machine}\n\n${table}\n`);
  showInReadme(`${machine}\n\n${table}`);
}
