import { slugSchema } from '@rad-rewind/contract/fields';
import * as z from 'zod/mini';

/** The `id` of a path such as `/api/products/:id/click` as a number; `notFound` is the text of the 404. */
export const idParams = (notFound: string) =>
  z.object({
    id: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,14}$/, notFound)),
      z.transform((digits: string) => Number(digits)),
    ),
  });

/** The `slug` of a path; `notFound` is the text of the 404. */
export const slugParams = (notFound: string) =>
  z.object({ slug: z.string().check(z.refine((slug) => slugSchema.safeParse(slug).success, notFound)) });
