import { categoryInputSchema } from '@rad-rewind/contract/category';
import { VALIDATION } from '@rad-rewind/contract/messages';
import { productInputSchema } from '@rad-rewind/contract/product';
import type { FieldValues, Resolver } from 'react-hook-form';
import { expect, test } from 'vitest';
import { schemaResolver } from './schema-resolver.ts';

const check = (resolver: Resolver<FieldValues, unknown, unknown>, values: FieldValues) =>
  resolver(values, undefined, { fields: {}, shouldUseNativeValidation: undefined });

test('good values come out as the schema makes them', async () => {
  const values = { name: ' Music ', slug: 'music', description: '', image: '' };
  expect(await check(schemaResolver(categoryInputSchema), values)).toEqual({
    values: { name: 'Music', slug: 'music', description: null, image: null },
    errors: {},
  });
});

test('each field carries its first message', async () => {
  const { errors } = await check(schemaResolver(categoryInputSchema), { name: '', slug: '' });
  expect(errors.name?.message).toBe(VALIDATION.nameRequired);
  expect(errors.slug?.message).toBe(VALIDATION.slugRequired);
});

test('a fault inside a list belongs to the list', async () => {
  const values = { name: 'A', slug: 'a', affiliateLink: 'https://a.example', images: ['/ok.webp', 'not ok'] };
  const { errors } = await check(schemaResolver(productInputSchema), values);
  expect(Object.keys(errors)).toEqual(['images']);
});
