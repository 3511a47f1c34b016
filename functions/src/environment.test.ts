import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('has a default for everything but the key', () => {
    expect(readEnvironment({ WEB_API_KEY: 'key' })).toMatchObject({
      WEB_API_KEY: 'key',
      REGISTRATION_OPEN: false,
      CATALOGUE_VERSION_TTL_MS: 3_000,
    });
  });

  it('reads texts', () => {
    const variables = { WEB_API_KEY: 'key', REGISTRATION_OPEN: 'true', CATALOGUE_VERSION_TTL_MS: '500' };
    expect(readEnvironment(variables)).toMatchObject({
      REGISTRATION_OPEN: true,
      CATALOGUE_VERSION_TTL_MS: 500,
    });
  });

  it('reports every bad value together', () => {
    const bad = () => readEnvironment({ REGISTRATION_OPEN: 'perhaps', CATALOGUE_VERSION_TTL_MS: '-1' });
    expect(bad).toThrow(/WEB_API_KEY .*REGISTRATION_OPEN .*CATALOGUE_VERSION_TTL_MS /);
  });
});
