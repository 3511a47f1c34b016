import { afterEach, expect, it, vi } from 'vitest';
import { deviceToken, keepDeviceToken } from './device-token.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps a token for each user name, however it is written', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  keepDeviceToken(' Ann', 'one');
  keepDeviceToken('bob', 'two');
  keepDeviceToken('ANN', 'three');
  expect([deviceToken('ann'), deviceToken('Bob'), deviceToken('eve')]).toEqual(['three', 'two', undefined]);
});

it('is no obstacle where a browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => keepDeviceToken('ann', 'one')).not.toThrow();
  expect(deviceToken('ann')).toBeUndefined();
});
