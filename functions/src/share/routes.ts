import { ERROR_TEXT } from '@rad-rewind/contract/messages';
import { shareImagePath, shareImageVersion } from '@rad-rewind/contract/share-image';
import * as z from 'zod/mini';
import { findCachedProduct } from '../catalogue/product-list.ts';
import { readingAt } from '../catalogue/reading.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { FOR_A_YEAR, imageAnswer } from '../media/image-answer.ts';
import { readOrDrawShareImage } from './share-image.ts';

/** For the way from an old image to the one of now, and for an image whose picture may still come. */
const FOR_A_MINUTE = 'public, max-age=60';

/** `<id>-<version>.jpg` */
const NAME = /^([1-9]\d{0,14})-([0-9a-z]{1,7})\.jpg$/;

const params = z.object({
  name: z.string().check(z.regex(NAME, ERROR_TEXT.productNotFound)),
});

/** The product as it is kept, or as it is now where that would give another image than the one asked for. */
async function productOf(id: number, version: string, now: Date) {
  const kept = await findCachedProduct(id, readingAt(now, false));
  return shareImageVersion(kept) === version ? kept : findCachedProduct(id, readingAt(now, true));
}

const showShareImage = defineRoute({
  method: 'GET',
  path: '/share/:name',
  access: 'anonymous',
  limit: { calls: 300, perSeconds: 60 },
  params,
  handle: async ({ params: { name }, now }) => {
    const [, id, version = ''] = NAME.exec(name) ?? [];
    const product = await productOf(Number(id), version, now);
    if (shareImageVersion(product) === version) {
      const { bytes, isFinal } = await readOrDrawShareImage(product);
      return imageAnswer(bytes, isFinal ? FOR_A_YEAR : FOR_A_MINUTE);
    }
    const headers = { Location: shareImagePath(product), 'Cache-Control': FOR_A_MINUTE };
    return { status: 302, headers };
  },
});

export const shareRoutes: readonly Route[] = [showShareImage];
