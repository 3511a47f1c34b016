import { expect, it } from 'vitest';
import { PARAMETERS } from '../parameters/parameters.ts';
import { parameterStatus } from './parameter-status.ts';

const RIGHT = { GCLOUD_PROJECT: 'rad-shop', WEB_API_KEY: 'AIza-1', SITE_URL: 'https://shop.example' };
const stateOf = (variables: Record<string, string | undefined>, name: string) =>
  parameterStatus(variables).find((parameter) => parameter.name === name);

it('names every parameter that the CLI asks for, and no other variable', () => {
  const variables = { ...RIGHT, GOOGLE_APPLICATION_CREDENTIALS: '/key.json', SECRET: 'hush' };
  const listed = parameterStatus(variables);
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(PARAMETERS));
  expect(JSON.stringify(listed)).not.toMatch(/hush|key\.json/);
});

it('tells what is set from what a default stands for', () => {
  expect(stateOf(RIGHT, 'SITE_URL')).toMatchObject({ state: 'set', value: 'https://shop.example' });
  expect(stateOf(RIGHT, 'REGISTRATION_OPEN')).toMatchObject({ state: 'default', value: 'false' });
  const open = { ...RIGHT, REGISTRATION_OPEN: 'true' };
  expect(stateOf(open, 'REGISTRATION_OPEN')).toMatchObject({ state: 'set', value: 'true' });
});

it.each([
  ['missing', undefined, ''],
  ['missing', '', ''],
  ['bad', 'shop.example', 'shop.example'],
  ['bad', 'https://shop.example/path', 'https://shop.example/path'],
] as const)('a shop address that is %s says what is allowed', (state, SITE_URL, value) => {
  expect(stateOf({ ...RIGHT, SITE_URL }, 'SITE_URL')).toMatchObject({
    state,
    value,
    problem: `SITE_URL ${PARAMETERS.SITE_URL.rule}`,
  });
});

it('two that go together are told at the one that is missing', () => {
  const half = { ...RIGHT, ANALYTICS_MEASUREMENT_ID: 'G-AB12CD34EF' };
  expect(stateOf(half, 'ANALYTICS_APP_ID')).toMatchObject({ state: 'missing' });
  expect(stateOf(half, 'ANALYTICS_MEASUREMENT_ID')).toMatchObject({ state: 'set', problem: null });
});
