/*
 * Loads a folder of functions in a process of its own, as a deployment does to see which there are, and prints what
 * they declare as one line of JSON. Plain JavaScript, because it runs without a TypeScript loader.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const functions = await import(pathToFileURL(join(process.argv[2], 'index.js')).href);
const declared = Object.entries(functions).filter(([, value]) => value?.__endpoint !== undefined);
console.log(JSON.stringify(Object.fromEntries(declared.map(([name, value]) => [name, value.__endpoint]))));
