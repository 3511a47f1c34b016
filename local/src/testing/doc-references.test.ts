import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../project.ts';

const SOURCE = /\.(?:tsx?|mjs|css)$/;
/** A reference such as `docs/product.md, "Entities" and "Validation"`. */
const REFERENCE = /docs\/([\w-]+)\.md((?:,| and) "[^"]+")*/g;
/** What stands at the beginning of a comment's next line. */
const LINE_BREAK = /\s*\n\s*(?:\*|\/\/)?\s*/g;

const headings = new Map<string, Set<string>>();

/** The headings of a document; null where there is no such document. */
function headingsOf(name: string): Set<string> | null {
  const file = join(PROJECT_ROOT, 'docs', `${name}.md`);
  if (!existsSync(file)) return null;
  const found = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  const known = headings.get(name) ?? new Set([...found].map(([, heading]) => heading as string));
  headings.set(name, known);
  return known;
}

/** The references of a text that lead nowhere. */
function brokenReferences(text: string): string[] {
  return [...text.replace(LINE_BREAK, ' ').matchAll(REFERENCE)].flatMap(([reference, name]) => {
    const known = headingsOf(name as string);
    const sections = [...reference.matchAll(/"([^"]+)"/g)].map(([, section]) => section as string);
    return known && sections.every((section) => known.has(section)) ? [] : [reference];
  });
}

it('every document and section that code refers to exists', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: PROJECT_ROOT });
  const files = listed.toString().split('\n');
  const broken = files
    .filter((file) => SOURCE.test(file) && existsSync(join(PROJECT_ROOT, file)))
    .flatMap((file) =>
      brokenReferences(readFileSync(join(PROJECT_ROOT, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
  expect(broken).toEqual([]);
});
