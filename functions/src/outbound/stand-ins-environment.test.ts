import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';

const variables = (project: string | undefined, standIns: string) => ({
  WEB_API_KEY: 'a-key',
  SITE_URL: 'https://shop.example',
  GCLOUD_PROJECT: project,
  OUTBOUND_STAND_INS: standIns,
});
const STAND_IN = 'https://shop.example=http://127.0.0.1:4001';

test('a demo project may have stand-ins, and needs none', () => {
  expect(readEnvironment(variables('demo-shop', STAND_IN)).OUTBOUND_STAND_INS.size).toBe(1);
  expect(readEnvironment(variables('demo-shop', '')).OUTBOUND_STAND_INS.size).toBe(0);
  const bare = { WEB_API_KEY: 'a-key', GCLOUD_PROJECT: 'demo-shop' };
  expect(readEnvironment(bare).OUTBOUND_STAND_INS.size).toBe(0);
});

test.each(['shop', 'not-demo-shop', '', undefined])('a project named %s may have none', (project) => {
  expect(() => readEnvironment(variables(project, STAND_IN))).toThrow('OUTBOUND_STAND_INS');
  expect(readEnvironment(variables(project, '')).OUTBOUND_STAND_INS.size).toBe(0);
});

test('what cannot be read is refused', () => {
  expect(() => readEnvironment(variables('demo-shop', '127.0.0.1'))).toThrow('OUTBOUND_STAND_INS must be');
});

test('only a demo project may count no calls of an address', () => {
  const unlimited = { ...variables(undefined, ''), UNLIMITED_ADDRESSES: '127.0.0.1, ::1' };
  expect(readEnvironment({ ...unlimited, GCLOUD_PROJECT: 'demo-shop' }).UNLIMITED_ADDRESSES).toEqual(
    new Set(['127.0.0.1', '::1']),
  );
  expect(() => readEnvironment({ ...unlimited, GCLOUD_PROJECT: 'shop' })).toThrow('UNLIMITED_ADDRESSES');
});
