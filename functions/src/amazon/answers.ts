import { isWebUrl } from '@rad-rewind/contract/fields';
import * as z from 'zod/mini';

/* What the Creators API answers, as far as it is used. Everything that Amazon may leave out is optional. */

const pictureSchema = z.object({
  large: z.nullish(z.object({ url: z.string().check(z.refine(isWebUrl)) })),
});

const listingSchema = z.object({
  isBuyBoxWinner: z.nullish(z.boolean()),
  price: z.nullish(z.object({ money: z.nullish(z.object({ displayAmount: z.nullish(z.string()) })) })),
});

const itemSchema = z.object({
  asin: z.string(),
  detailPageURL: z.string().check(z.refine(isWebUrl)),
  itemInfo: z.nullish(
    z.object({
      title: z.nullish(z.object({ displayValue: z.string() })),
      features: z.nullish(z.object({ displayValues: z.nullish(z.array(z.string())) })),
    }),
  ),
  images: z.nullish(
    z.object({ primary: z.nullish(pictureSchema), variants: z.nullish(z.array(pictureSchema)) }),
  ),
  offersV2: z.nullish(z.object({ listings: z.nullish(z.array(listingSchema)) })),
});
export type AmazonItem = z.infer<typeof itemSchema>;

const itemsSchema = z.nullish(z.object({ items: z.nullish(z.array(itemSchema)) }));

export const searchAnswerSchema = z.object({ searchResult: itemsSchema });

/** The documentation calls it `itemResults`; live answers say `itemsResult`. */
export const itemsAnswerSchema = z.object({ itemsResult: itemsSchema, itemResults: itemsSchema });
