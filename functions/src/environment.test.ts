import { describe, expect, it } from 'vitest';
import { environmentProblems, readEnvironment } from './environment.ts';
import { PARAMETERS } from './parameters/parameters.ts';

const DEPLOYED = { GCLOUD_PROJECT: 'rad-shop', WEB_API_KEY: 'key', SITE_URL: 'https://shop.example' };

describe('readEnvironment', () => {
  it('has a default for everything but the key and the address', () => {
    expect(readEnvironment(DEPLOYED)).toMatchObject({
      WEB_API_KEY: 'key',
      SITE_URL: 'https://shop.example',
      REGISTRATION_OPEN: false,
      CATALOGUE_VERSION_TTL_MS: 3_000,
    });
  });

  it('reads texts', () => {
    const variables = { ...DEPLOYED, REGISTRATION_OPEN: 'true', CATALOGUE_VERSION_TTL_MS: '500' };
    expect(readEnvironment(variables)).toMatchObject({
      REGISTRATION_OPEN: true,
      CATALOGUE_VERSION_TTL_MS: 500,
    });
  });

  it("takes the name of Hosting's CDN among the proxies, as the parameter's own rule does", () => {
    const TRUSTED_PROXIES = 'hosting, 10.0.0.0/8';
    expect(TRUSTED_PROXIES).toMatch(new RegExp(PARAMETERS.TRUSTED_PROXIES.pattern));
    const { TRUSTED_PROXIES: proxies } = readEnvironment({ ...DEPLOYED, TRUSTED_PROXIES });
    expect(proxies.check('151.101.1.1', 'ipv4')).toBe(true);
    expect(proxies.check('10.1.2.3', 'ipv4')).toBe(true);
    expect(proxies.check('203.0.113.7', 'ipv4')).toBe(false);
    expect(() => readEnvironment({ ...DEPLOYED, TRUSTED_PROXIES: 'hostinger' })).toThrow(/TRUSTED_PROXIES/);
  });

  it('reports every bad value together', () => {
    const bad = () => readEnvironment({ REGISTRATION_OPEN: 'perhaps', CATALOGUE_VERSION_TTL_MS: '-1' });
    expect(bad).toThrow(/SITE_URL /);
    expect(bad).toThrow(/WEB_API_KEY .*REGISTRATION_OPEN .*CATALOGUE_VERSION_TTL_MS /);
  });
});

describe('environmentProblems', () => {
  it.each([undefined, ''])('misses the address %j of a shop that is deployed', (SITE_URL) => {
    const rule = `SITE_URL ${PARAMETERS.SITE_URL.rule}`;
    expect(environmentProblems({ ...DEPLOYED, SITE_URL })).toEqual([rule]);
    expect(environmentProblems({ SITE_URL }), 'of no project').toContain(rule);
    const local = { WEB_API_KEY: 'key', GCLOUD_PROJECT: 'demo-shop', SITE_URL };
    expect(environmentProblems(local), 'on one’s own machine').toEqual([]);
  });

  it.each([
    ['WEB_API_KEY', '<the key>'],
    ['SITE_URL', 'my.shop'],
    ['SITE_URL', 'http://shop.example'],
    ['SITE_URL', 'https://<project id>.web.app'],
    ['SITE_URL', 'https://shop.example/start'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://shop.example:99999'],
    ['SITE_URL', 'https://203.0.113.256'],
    ['REGISTRATION_OPEN', ''],
    ['ANALYTICS_APP_ID', '1:2:ios:a'],
    ['ANALYTICS_MEASUREMENT_ID', 'UA-1'],
    ['TRUSTED_PROXIES', 'a load balancer'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ] as const)('names %s, %j, by its rule and without the value', (name, value) => {
    expect(environmentProblems({ ...DEPLOYED, [name]: value })).toContain(`${name} ${PARAMETERS[name].rule}`);
    expect(environmentProblems({ ...DEPLOYED, [name]: value }).join()).not.toContain(value || '""');
  });

  it.each(['', 'hosting', 'hosting, 10.0.0.0/8', '2001:db8::/32'])(
    'takes the proxies %j',
    (TRUSTED_PROXIES) => {
      expect(environmentProblems({ ...DEPLOYED, TRUSTED_PROXIES })).toEqual([]);
    },
  );

  it('wants both parameters of Analytics or none', () => {
    const [problem] = environmentProblems({ ...DEPLOYED, ANALYTICS_APP_ID: '1:2:web:a' });
    expect(problem).toBe('ANALYTICS_APP_ID and ANALYTICS_MEASUREMENT_ID go together');
    expect(environmentProblems({ ...DEPLOYED, ANALYTICS_APP_ID: '', ANALYTICS_MEASUREMENT_ID: '' })).toEqual(
      [],
    );
  });
});
