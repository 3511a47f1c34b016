import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import {
  type Product,
  type ProductQuery,
  productInputSchema,
  productQuerySchema,
  productUpdateSchema,
} from '@rad-rewind/contract/product';
import type { Request } from 'express';
import { quoteForSave } from '../amazon/quote-for-save.ts';
import { type Answer, created, jsonPieces, noContent, ok, started } from '../http/answer.ts';
import { idParams } from '../http/path-params.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { FULL_LIST_LIMIT } from '../limits/full-list-limit.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import { SEARCH_LIMIT } from '../limits/search-limit.ts';
import { deleteEntity } from './deletion.ts';
import { fullListAsJson, isLongList } from './full-list.ts';
import { keptForVisitors } from './kept-for-visitors.ts';
import { listProducts, listPublicProducts, toListedProduct } from './product-list.ts';
import { offerOf } from './product-offer.ts';
import { createProduct, updateProduct } from './product-writes.ts';
import { type Reading, readingAt } from './reading.ts';

const params = idParams(ERROR_TEXT.productNotFound);

/** Beside the route's own limit; admins' back office needs the list and is not counted. */
const limitFullList = limitCalls('full list', FULL_LIST_LIMIT);

async function someProducts(query: ProductQuery, isAdmin: boolean, reading: Reading): Promise<Answer> {
  return ok(await (isAdmin ? listProducts(query, reading) : listPublicProducts(query, reading)));
}

/** All products; a long list in pieces. */
async function allProducts(request: Request, isAdmin: boolean, reading: Reading): Promise<Answer> {
  if (!(await isLongList(reading))) return someProducts({}, isAdmin, reading);
  if (!isAdmin) await limitFullList(request);
  const { now } = reading;
  const toAnswer = (product: Product) => (isAdmin ? product : toListedProduct(product, now));
  return jsonPieces(await started(fullListAsJson(toAnswer, now)));
}

const readProducts = defineRoute({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  limit: SEARCH_LIMIT,
  query: productQuerySchema,
  handle: ({ request, query, user, now }) => {
    const isAdmin = user?.isAdmin ?? false;
    const reading = readingAt(now, isAdmin);
    const asksForAll = Object.values(query).every((value) => value === undefined);
    if (asksForAll) return allProducts(request, isAdmin, reading);
    return keptForVisitors(request, reading, () => someProducts(query, isAdmin, reading));
  },
});

const readOffer = defineRoute({
  method: 'GET',
  path: '/api/products/:id/offer',
  access: 'public',
  limit: 'cached',
  params,
  handle: async ({ params: { id }, now }) => ok(await offerOf(id, readingAt(now, false))),
});

const addProduct = defineRoute({
  method: 'POST',
  path: '/api/admin/products',
  body: productInputSchema,
  handle: async ({ body, now, trace }) =>
    created(await createProduct(body, await quoteForSave(body, null, now), trace)),
});

const replaceProduct = defineRoute({
  method: 'PUT',
  path: '/api/admin/products/:id',
  params,
  body: productUpdateSchema,
  handle: async ({ params: { id }, body, now, trace }) =>
    ok(await updateProduct(id, body, await quoteForSave(body, id, now), trace)),
});

const removeProduct = defineRoute({
  method: 'DELETE',
  path: '/api/admin/products/:id',
  params,
  handle: async ({ params: { id }, trace }) => {
    await deleteEntity('product', id, trace);
    return noContent();
  },
});

export const productRoutes: readonly Route[] = [
  readProducts,
  readOffer,
  addProduct,
  replaceProduct,
  removeProduct,
];
