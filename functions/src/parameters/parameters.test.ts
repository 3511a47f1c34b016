import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredParams } from 'firebase-functions/params';
import { expect, it } from 'vitest';
import { declareParameters } from './declare-parameters.ts';
import { PARAMETERS, type Parameter } from './parameters.ts';

const parameters = Object.entries<Parameter>(PARAMETERS);

it('tells the CLI each parameter, with the question, the check and the default', () => {
  declareParameters();
  const declared = parameters.map(([name, { label, description, pattern, default: value }]) => ({
    name,
    options: {
      label,
      description,
      default: value,
      input: { text: expect.objectContaining({ validationRegex: pattern }) },
    },
  }));
  expect(declaredParams).toEqual(declared);
});

it.each(parameters)('%s has a default that its own rule allows', (_name, { pattern, default: value }) => {
  if (value !== undefined) expect(value).toMatch(new RegExp(pattern));
});

it.each([
  ['hosting', true],
  ['hosting,35.191.0.0/16, 2a04:4e40::/32', true],
  ['10.0.0.0/8', true],
  ['cloudflare', false],
  ['10.0.0.0/8; rm -rf', false],
])('TRUSTED_PROXIES takes ranges and the word hosting: %s', (value, isTaken) => {
  expect(new RegExp(PARAMETERS.TRUSTED_PROXIES.pattern).test(value)).toBe(isTaken);
});

it('the example file has each parameter with its description and its default, and no other', () => {
  const file = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
  const expected = parameters.map(
    ([name, { description, example, default: value = '' }]) =>
      `# ${description}\n${name}=${example ?? value}\n`,
  );
  expect(file.split('\n\n').slice(1).join('\n\n')).toBe(expected.join('\n'));
});
