import { categoryInputSchema } from '@rad-rewind/contract/category';
import { productInputSchema } from '@rad-rewind/contract/product';
import type { AuditFields } from '../audit/changed-fields.ts';
import type { EntityKind } from './entity-kind.ts';

/** What an admin can change, and what follows from it and is worth telling. Derived fields are left out. */
const FIELDS: Readonly<Record<EntityKind, readonly string[]>> = {
  product: [...Object.keys(productInputSchema.shape), 'newArrivalDate', 'priceUpdatedAt'],
  category: Object.keys(categoryInputSchema.shape),
};

/** The fields of a product's or category's document that the audit trail compares. */
export function tracedFields(kind: EntityKind, document: object): AuditFields {
  const fields = new Map<string, unknown>(Object.entries(document));
  return Object.fromEntries(FIELDS[kind].map((name) => [name, fields.get(name)]));
}
