#!/usr/bin/env node
/*
 * The entry of `npm start`, `npm test` and the others of COMMANDS. It must run on a clone that has
 * nothing installed and on a Node that is too old, so it is plain JavaScript and imports nothing but Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const COMMANDS = ['start', 'dev', 'emulators', 'test', 'test-emulators', 'check-deploy'];
const OLDEST_NODE = [20, 19];

const [command, ...options] = process.argv.slice(2);
process.chdir(ROOT);
if (!COMMANDS.includes(command)) refuse(`Usage: node local/run.mjs <${COMMANDS.join(' | ')}>`);
requireNode();
if (!isInstalled()) install();
const { register } = await import('tsx/esm/api');
register();
const { run } = await import(`./src/commands/${command}.ts`);
await run(options);

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  refuse(`Node ${OLDEST_NODE.join('.')} or later is needed; this is Node ${process.versions.node}.`);
}

/** Whether what is installed is what package-lock.json says, by npm's own note or by ours. */
function isInstalled() {
  const note = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  if (statSync(note).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs) return true;
  return existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === lockHash();
}

function install() {
  const fresh = !existsSync(join(ROOT, 'node_modules'));
  console.log('Installing packages, which takes about half a minute');
  const { status } = spawnSync(
    'npm',
    [fresh ? 'ci' : 'install', '--prefer-offline', '--no-audit', '--no-fund'],
    {
      cwd: ROOT,
      // npm's own words go to stderr, so that stdout holds this command's output alone.
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) refuse('The packages could not be installed; see the lines above.');
  writeFileSync(stampFile(), lockHash());
}

function stampFile() {
  return join(ROOT, 'node_modules/.installed-lock');
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}

function refuse(line) {
  console.error(line);
  process.exit(1);
}
