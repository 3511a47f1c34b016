import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** Shorter texts are sent as they are: with its headers, one fits into a packet either way. */
const LONG_FROM_BYTES = 1_024;

/**
 * With it the home page's 84.5 KB become 15.6 in 1 ms; higher qualities gain little or take long
 * (docs/decisions/0011-compressed-answers.md).
 */
export const BROTLI_QUALITY = 5;

/** A text as it is sent in one encoding. */
interface Form {
  readonly bytes: Buffer;
  /** Its entity tag (RFC 9110, 8.8.3), weak for caches on the way that compress anew. */
  readonly etag: string;
}

const brotli = promisify(brotliCompress);

const ENCODE: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) =>
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (plain) => plain,
};

const etagOf = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/**
 * A text on its way to whoever asked. Each encoding of it is made when first asked for, and no more than once, however
 * many it is sent to.
 */
export class TextBody {
  readonly #plain: Buffer;
  readonly #forms = new Map<Encoding, Promise<Form>>();

  constructor(text: string) {
    this.#plain = Buffer.from(text);
  }

  /** Whether it is worth compressing. */
  get isLong(): boolean {
    return this.#plain.length >= LONG_FROM_BYTES;
  }

  /** About how many bytes all its forms take together: each of the two compressed ones takes less than half. */
  get heldBytes(): number {
    return 2 * this.#plain.length;
  }

  /** @throws where there is no memory to compress it */
  as(encoding: Encoding): Promise<Form> {
    const known = this.#forms.get(encoding);
    if (known) return known;
    const form = ENCODE[encoding](this.#plain).then((bytes) => ({ bytes, etag: etagOf(bytes) }));
    this.#forms.set(encoding, form);
    return form;
  }
}
