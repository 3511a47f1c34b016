import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inRequest } from '../http/request-context.ts';
import { EVENTS } from './events.ts';
import { logEvent } from './log-event.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const lines: Record<string, unknown>[] = [];

vi.mock('firebase-functions/logger', () => ({
  write: (entry: Record<string, unknown>) => {
    lines.push(entry);
  },
}));

beforeEach(() => {
  lines.length = 0;
});
afterEach(() => vi.restoreAllMocks());

describe('a log line', () => {
  it('has severity, message, the stable event and the request it is about', () => {
    inRequest('r-1', () => logEvent('catalogue-stale', { error: new Error('down') }));
    expect(lines).toEqual([
      {
        severity: 'WARNING',
        message: EVENTS['catalogue-stale'].means,
        event: 'catalogue-stale',
        requestId: 'r-1',
        error: expect.stringMatching(/^Error: down\n +at /),
      },
    ]);
  });

  it('holds no secret and no address, wherever it is', () => {
    logEvent('request-failed', {
      path: '/unsubscribe/joe@mail.example',
      error: 'refused by 192.0.2.1 with Bearer abc',
    });
    expect(JSON.stringify(lines)).not.toMatch(/joe@|192\.0|abc/);
  });
});

it('only log-event.ts writes to the log, so that nothing goes past it', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'functions/src'], {
    cwd: ROOT,
  });
  const writers = files
    .toString()
    .split('\n')
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) => /firebase-functions\/logger|console\./.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(writers).toEqual(['functions/src/log/log-event.ts']);
});

it('docs/operate.md says for each warning and error what it means and what to do', () => {
  const headings = readFileSync(join(ROOT, 'docs/operate.md'), 'utf8').matchAll(/^### `([\w-]+)`$/gm);
  const failures = Object.entries(EVENTS).filter(([, { severity }]) => severity !== 'INFO');
  expect([...headings].map(([, code]) => code)).toEqual(failures.map(([code]) => code));
});
