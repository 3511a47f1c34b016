import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { affiliateLinkOf } from '../catalogue/product-list.ts';
import { ok, seeOther } from '../http/answer.ts';
import { idParams } from '../http/path-params.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { addClick } from './click-store.ts';

/** Longest header kept with a click, in characters. */
const HEADER_LENGTH = 1_000;

const kept = (header: string | undefined): string | null => header?.slice(0, HEADER_LENGTH) || null;

/** The buy button: counts the click and tells where it leads; a form's post is sent straight on. */
const click = defineRoute({
  method: 'POST',
  path: '/api/products/:id/click',
  access: 'public',
  params: idParams(ERROR_TEXT.productNotFound),
  takesForm: true,
  handle: async ({ params: { id }, request, now }) => {
    const url = await affiliateLinkOf(id);
    const referrer = kept(request.get('referer'));
    await addClick({ productId: id, timestamp: now, referrer, userAgent: kept(request.get('user-agent')) });
    return request.accepts(['json', 'html']) === 'html' ? seeOther(url) : ok({ url });
  },
});

export const clickRoutes: readonly Route[] = [click];
