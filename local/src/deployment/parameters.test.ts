import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../project.ts';
import { checkParameters } from './parameters.ts';

const COMPLETE = {
  WEB_API_KEY: 'key',
  SITE_URL: 'https://shop.example',
  REGISTRATION_OPEN: 'false',
  ANALYTICS_APP_ID: '',
  ANALYTICS_MEASUREMENT_ID: '',
  TRUSTED_PROXIES: '',
};

const check = (values: Record<string, string>, isAsked: boolean) =>
  checkParameters(PROJECT_ROOT, { projectId: 'rad-shop', values, isAsked });

describe('before a deployment', () => {
  it('complete parameters are taken', () => expect(check(COMPLETE, false)).resolves.toBeUndefined());

  it('what is missing is left to the CLI, which asks for it', () =>
    expect(check({}, true)).resolves.toBeUndefined());

  it('what is missing is refused by name where there is nobody to ask', () =>
    expect(check({ WEB_API_KEY: 'key', SITE_URL: 'https://shop.example' }, false)).rejects.toThrow(
      /functions.\.env\.rad-shop.*REGISTRATION_OPEN is missing.*TRUSTED_PROXIES is missing/s,
    ));

  it('what is bad is refused by its rule, also where somebody could be asked', () =>
    expect(check({ ...COMPLETE, SITE_URL: '' }, true)).rejects.toThrow(
      /^SITE_URL must be the shop's address/m,
    ));

  it('what would open a door is refused', () =>
    expect(check({ ...COMPLETE, UNLIMITED_ADDRESSES: '127.0.0.1' }, true)).rejects.toThrow(
      'UNLIMITED_ADDRESSES is for projects named demo-... alone',
    ));
});
