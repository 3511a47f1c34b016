import fc from 'fast-check';
import type * as z from 'zod/mini';
import { hostileText, hostileValue } from './hostile.ts';

type Definition = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
};

/** Texts of which each is right for some field. */
const rightText = fc.constantFrom(
  'Pager',
  'virtual-pet',
  '$24.99',
  'https://partner.example/x?tag=rad',
  '/uploads/pager.webp',
  'pager.webp',
  'kid@mail.example',
  '<p>Feed it.</p>',
  'B0RW90H001',
  '12',
  'true',
  '2026-01-01T00:00:00.000Z',
);

function typed(definition: Definition): fc.Arbitrary<unknown> {
  const { type, shape, element, innerType, options, entries, values } = definition;
  if (shape) {
    const fields = Object.entries(shape).map(([name, schema]) => [name, valueFor(schema)]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [],
    });
  }
  if (element) return fc.array(valueFor(element), { maxLength: 40, size: 'small' });
  if (innerType) return valueFor(innerType);
  if (definition.in) return valueFor(definition.in);
  if (options) return fc.oneof(...options.map(valueFor));
  if (entries) return fc.constantFrom(...Object.values(entries));
  if (values) return fc.constantFrom(...values);
  if (type === 'boolean') return fc.boolean();
  if (type === 'number') return fc.oneof(fc.integer({ min: 0, max: 50 }), fc.double({ noNaN: true }));
  return fc.oneof(rightText, hostileText);
}

/** Values for a schema: mostly of the type it asks for, right or not, and now and then of another one. */
export function valueFor(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition;
  return fc.oneof({ weight: 8, arbitrary: typed(definition) }, { weight: 1, arbitrary: hostileValue });
}
