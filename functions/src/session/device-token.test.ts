import { describe, expect, it } from 'vitest';
import { KNOWN_MS, newlySignedIn, readDevice, signDevice } from './device-token.ts';

const SECRET = 'a'.repeat(64);
const NOW = Date.UTC(2026, 10, 22);
const device = newlySignedIn(null, NOW);
const token = signDevice('Ann', device, SECRET);

describe('the token of a device', () => {
  it('is read however the user name is written, until the device has not signed in for 180 days', () => {
    expect(readDevice(' ann ', token, SECRET, NOW)).toEqual(device);
    expect(readDevice('ann', token, SECRET, NOW + KNOWN_MS - 1)).toEqual(device);
    expect(readDevice('ann', token, SECRET, NOW + KNOWN_MS)).toBeNull();
  });

  it('stays the same device with the next sign-in, and is another one for another browser', () => {
    expect(newlySignedIn(device, NOW + 5_000)).toEqual({ id: device.id, signedInAt: device.signedInAt + 5 });
    expect(newlySignedIn(null, NOW).id).not.toBe(device.id);
  });

  const [id = '', seconds = '', signature = ''] = token.split('.');
  it.each([
    ['of another user', signDevice('bob', device, SECRET)],
    ['of another shop', signDevice('Ann', device, 'b'.repeat(64))],
    ['without a signature', `${id}.${seconds}.`],
    ['with more behind it', `${token}=`],
    ['of another device', `${'0'.repeat(32)}.${seconds}.${signature}`],
    ['made younger', `${id}.${Number(seconds) + 1}.${signature}`],
    ['whose moment is no number', `${id}.Infinity.${signature}`],
    ['of nothing', ''],
    ['that is far too long', 'x'.repeat(100_000)],
  ])('%s is none', (_what, forged) => {
    expect(readDevice('Ann', forged, SECRET, NOW)).toBeNull();
  });
});
