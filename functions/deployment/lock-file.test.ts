import { describe, expect, it } from 'vitest';
import { type LockedPackage, lockFor } from './lock-file.ts';

const DEPLOYED = { name: 'shop', dependencies: { app: '1.0.0' } };
const lockOf = (packages: Record<string, LockedPackage>) =>
  lockFor(DEPLOYED, { lockfileVersion: 3, packages });
const app = (fields: object = {}) => ({ version: '1.0.0', integrity: 'sha512-app', ...fields });

describe('lockFor', () => {
  it('takes what the deployed packages need, however deep, and nothing else', () => {
    const lock = lockOf({
      '': { dependencies: { other: '1' } },
      'node_modules/app': app({ dependencies: { inner: '^2' } }),
      'node_modules/inner': { version: '2.0.0', dependencies: { deep: '*' } },
      'node_modules/deep': { version: '9.0.0' },
      'node_modules/inner/node_modules/deep': { version: '3.0.0' },
      'node_modules/other': { version: '1.0.0' },
    });
    expect(lock).toEqual({
      name: 'shop',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': DEPLOYED,
        'node_modules/app': app({ dependencies: { inner: '^2' } }),
        'node_modules/inner': { version: '2.0.0', dependencies: { deep: '*' } },
        'node_modules/inner/node_modules/deep': { version: '3.0.0' },
      },
    });
  });

  it('names no registry, and nothing that is for development', () => {
    const resolved = 'https://registry.example/app.tgz';
    const lock = lockOf({ 'node_modules/app': app({ resolved, dev: true, devOptional: true, peer: true }) });
    expect(lock).toHaveProperty(['packages', 'node_modules/app'], app());
  });

  it('lets a machine do without what is optional alone, and only that', () => {
    const lock = lockOf({
      'node_modules/app': app({
        optionalDependencies: { native: '1', gone: '1' },
        dependencies: { tool: '1' },
      }),
      'node_modules/native': { version: '1.0.0', dependencies: { tool: '1', part: '1' } },
      'node_modules/tool': { version: '1.0.0', optional: true },
      'node_modules/part': { version: '1.0.0' },
    });
    const isOptional = (name: string) =>
      expect.objectContaining({
        packages: expect.objectContaining({
          [`node_modules/${name}`]: expect.objectContaining({ optional: true }),
        }),
      });
    expect(lock).toEqual(isOptional('native'));
    expect(lock).toEqual(isOptional('part'));
    expect(lock).not.toEqual(isOptional('tool'));
  });

  it('takes peers that must be there, ends where packages need each other', () => {
    const lock = lockOf({
      'node_modules/app': app({
        peerDependencies: { host: '1', maybe: '1' },
        peerDependenciesMeta: { maybe: { optional: true } },
      }),
      'node_modules/host': { version: '1.0.0', dependencies: { app: '1' } },
      'node_modules/maybe': { version: '1.0.0' },
    });
    expect(Object.keys((lock as { packages: object }).packages)).toEqual([
      '',
      'node_modules/app',
      'node_modules/host',
    ]);
  });

  it('refuses what was not installed, or in another version', () => {
    expect(() => lockOf({})).toThrow('package-lock.json lacks app, which shop needs');
    expect(() => lockOf({ 'node_modules/app': app({ dependencies: { gone: '1' } }) })).toThrow(
      'package-lock.json lacks gone, which node_modules/app needs',
    );
    expect(() => lockOf({ 'node_modules/app': { version: '2.0.0' } })).toThrow(
      'app 2.0.0 where 1.0.0 is deployed',
    );
  });
});
