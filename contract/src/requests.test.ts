import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { categoryInputSchema } from './category.ts';
import { loginSchema, registrationSchema } from './session.ts';
import { amazonSettingsInputSchema, productionUrlInputSchema } from './settings.ts';
import { subscribeSchema } from './subscriber.ts';

/** What a schema complains of, as `field: message`. */
function complaints(schema: z.ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('categoryInputSchema', () => {
  it('takes a name and a slug, the rest is null', () => {
    const category = { name: 'Toys', slug: 'toys' };
    expect(categoryInputSchema.parse(category)).toEqual({ ...category, description: null, image: null });
  });

  it('names each field it refuses', () => {
    expect(complaints(categoryInputSchema, {})).toEqual(['name: Name is required', 'slug: Slug is required']);
    expect(complaints(categoryInputSchema, { name: 'T', slug: 'T', description: 1, image: 'x' })).toEqual([
      'slug: Slug must be URL-friendly',
      'description: Description must be text',
      'image: Image must be an http(s) address or a path that starts with /',
    ]);
  });
});

describe('loginSchema and registrationSchema', () => {
  const login = { username: 'ann', password: 'secret' };

  it('take the shortest names and passwords', () => {
    expect(complaints(loginSchema, login)).toEqual([]);
    expect(complaints(registrationSchema, { ...login, confirmPassword: 'secret' })).toEqual([]);
  });

  it('leave a password as it is, space included', () => {
    expect(loginSchema.parse({ username: ' ann ', password: '  secret' })).toEqual({
      username: 'ann',
      password: '  secret',
    });
  });

  it('name each field they refuse', () => {
    expect(complaints(loginSchema, { username: ' an ', password: '12345' })).toEqual([
      'username: Username must be at least 3 characters',
      'password: Password must be at least 6 characters',
    ]);
    expect(complaints(registrationSchema, { ...login, confirmPassword: 'other!' })).toEqual([
      'confirmPassword: Passwords do not match',
    ]);
    expect(complaints(registrationSchema, { ...login, confirmPassword: 'short' })[0]).toBe(
      'confirmPassword: Password must be at least 6 characters',
    );
  });
});

describe('subscribeSchema', () => {
  it.each([
    ['rad@mail.example', 'rad@mail.example'],
    [' Rad.Fan+90s@Mail.Example ', 'Rad.Fan+90s@mail.example'],
    ['rad@почта.рф', 'rad@xn--80a1acny.xn--p1ai'],
    ["o'brien@mail.example", "o'brien@mail.example"],
  ])('takes %j', (email, read) => {
    expect(subscribeSchema.parse({ email })).toEqual({ email: read });
  });

  it.each([
    '',
    'rad',
    'rad@',
    '@mail.example',
    'a@b',
    'a b@mail.example',
    'a@mail..example',
    `${'a'.repeat(65)}@mail.example`,
    `a@${'b'.repeat(64)}.example`,
    null,
    7,
    ['a@mail.example'],
  ])('refuses %j', (email) => {
    expect(complaints(subscribeSchema, { email })[0]).toBe('email: Please enter a valid email address');
  });

  it('is quick on long input', () => {
    const startedAt = performance.now();
    complaints(subscribeSchema, { email: `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}` });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

describe('settings', () => {
  it('ask for each of the three fields', () => {
    expect(complaints(amazonSettingsInputSchema, {})).toEqual([
      'amazonApiKey: API Key is required',
      'amazonSecretKey: Secret Key is required',
      'amazonAssociateTag: Associate Tag is required',
    ]);
  });

  it('ask for a production URL that is one', () => {
    expect(complaints(productionUrlInputSchema, {})).toEqual([
      'productionUrl: Please enter a production URL',
    ]);
    expect(complaints(productionUrlInputSchema, { productionUrl: 'rad.example' })).toEqual([
      'productionUrl: Production URL: Must be a valid URL',
    ]);
    expect(complaints(productionUrlInputSchema, { productionUrl: 'https://rad.example' })).toEqual([]);
  });
});
