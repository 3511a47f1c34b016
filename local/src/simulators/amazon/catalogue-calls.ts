import type { SimulatedItem } from './item.ts';
import { itemAnswer } from './item-answer.ts';
import { findItems, ITEMS } from './items.ts';
import { catalogueError } from './refusal.ts';
import type { SimulatorState } from './state.ts';

/** The JSON body of a catalogue call. */
export type CallBody = Record<string, unknown>;

const SEARCH_INDEXES = ['All', 'Electronics', 'Fashion', 'HomeAndKitchen', 'ToysAndGames', 'VideoGames'];

function fieldError(name: string, message: string): Error {
  return catalogueError(400, 'ValidationException', 'The request has invalid fields.', {
    reason: 'FieldValidationFailed',
    fieldList: [{ name, message }],
  });
}

function notFound(resourceType: 'SearchResult' | 'Item'): Error {
  return catalogueError(404, 'ResourceNotFoundException', 'No results found for your request.', {
    resourceType,
  });
}

function oneToTen(body: CallBody, name: string): number {
  const value = body[name] ?? (name === 'itemCount' ? 10 : 1);
  if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10) return Number(value);
  throw fieldError(name, 'Must be a whole number from 1 to 10.');
}

function itemRequest(body: CallBody): { partnerTag: string; resources: string[] } {
  const resources = Array.isArray(body.resources) ? body.resources.map(String) : [];
  return { partnerTag: String(body.partnerTag), resources };
}

/** @throws Refusal 400 for bad fields, 404 where nothing is found */
export function searchItems(state: SimulatorState, body: CallBody): Record<string, unknown> {
  const keywords = String(body.keywords ?? '');
  if (keywords === '' || keywords.length > 1_000)
    throw fieldError('keywords', 'Must have 1 to 1000 characters.');
  const index = String(body.searchIndex ?? 'All');
  if (!SEARCH_INDEXES.includes(index)) throw fieldError('searchIndex', 'Is not a search index.');
  const [count, page] = [oneToTen(body, 'itemCount'), oneToTen(body, 'itemPage')];
  const found = findItems(keywords, index).filter((item) => !state.gone.has(item.asin));
  const shown = found.slice((page - 1) * count, page * count);
  if (shown.length === 0) throw notFound('SearchResult');
  const request = itemRequest(body);
  const query = new URLSearchParams({ k: keywords, tag: request.partnerTag });
  return {
    searchResult: {
      totalResultCount: found.length,
      searchURL: `https://www.amazon.com/s?${query}`,
      items: shown.map((item) => itemAnswer(state, item, request)),
    },
  };
}

/**
 * Items come in the order of the catalogue, not of the request, as the API promises none.
 * @throws Refusal 400 for bad fields, 404 when no ASIN is known
 */
export function getItems(state: SimulatorState, body: CallBody): Record<string, unknown> {
  const ids = Array.isArray(body.itemIds) ? body.itemIds.map(String) : [];
  if (ids.length < 1 || ids.length > 10) throw fieldError('itemIds', 'Must have 1 to 10 entries.');
  const found: SimulatedItem[] = ITEMS.filter(
    (item) => ids.includes(item.asin) && !state.gone.has(item.asin),
  );
  if (found.length === 0) throw notFound('Item');
  const missing = ids.filter((id) => !found.some((item) => item.asin === id));
  const errors = missing.map((id) => ({
    code: 'InvalidParameterValue',
    message: `The ItemIds ${id} provided in the request is invalid.`,
  }));
  const request = itemRequest(body);
  return {
    itemsResult: { items: found.map((item) => itemAnswer(state, item, request)) },
    ...(errors.length > 0 && { errors }),
  };
}
