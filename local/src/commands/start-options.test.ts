import { expect, it } from 'vitest';
import { readStartOptions } from './start-options.ts';

it('takes port 5005 and the kept data unless told otherwise', () => {
  expect(readStartOptions([], {})).toEqual({
    port: 5005,
    fresh: false,
    data: undefined,
    cache: undefined,
    verbose: false,
  });
  expect(
    readStartOptions(['--fresh', '--data', 'x', '--cache', 'off', '--verbose'], { PORT: '6000' }),
  ).toEqual({
    port: 6000,
    fresh: true,
    data: 'x',
    cache: 'off',
    verbose: true,
  });
});

it.each(['abc', '-1', '0', '65536', '80.5', ' '])('refuses "%s" as a port', (PORT) => {
  expect(() => readStartOptions([], { PORT })).toThrow('PORT must be a number from 1 to 65535');
});

it('refuses a way of caching that it does not know', () => {
  expect(() => readStartOptions(['--cache', 'on'], {})).toThrow(
    '--cache must be stale-while-revalidate, fresh-only, off, not "on"',
  );
});

it('refuses an option that it does not know', () => {
  expect(() => readStartOptions(['--frehs'], {})).toThrow("Unknown option '--frehs'");
});
