import { describe, expect, it } from 'vitest';
import type { AmazonItem } from './answers.ts';
import { displayedPrice, toAmazonResult } from './result.ts';

const LINK = 'https://www.amazon.com/dp/B0RW90H001?tag=radrewind-20';

const item = (changes: Partial<AmazonItem> = {}): AmazonItem => ({
  asin: 'B0RW90H001',
  detailPageURL: LINK,
  ...changes,
});
const listing = (displayAmount: string | null, isBuyBoxWinner: boolean) => ({
  isBuyBoxWinner,
  price: { money: { displayAmount } },
});
const picture = (name: string) => ({ large: { url: `https://m.media-amazon.com/images/I/${name}.jpg` } });

describe('displayedPrice', () => {
  it.each([
    ['no offers', {}, null],
    ['no listings', { offersV2: {} }, null],
    ['no featured offer', { offersV2: { listings: [listing('$5.00', false)] } }, null],
    ['a featured offer without price', { offersV2: { listings: [{ isBuyBoxWinner: true }] } }, null],
    ['a featured offer with an empty price', { offersV2: { listings: [listing('', true)] } }, null],
    ['two offers', { offersV2: { listings: [listing('$9.00', false), listing('$5.00', true)] } }, '$5.00'],
  ])('of %s', (_case, changes, price) => {
    expect(displayedPrice(item(changes))).toBe(price);
  });
});

describe('toAmazonResult', () => {
  it('makes sentences of features and puts the primary picture first', () => {
    const result = toAmazonResult(
      item({
        itemInfo: {
          title: { displayValue: 'Lava Lamp' },
          features: { displayValues: ['Glows', ' Warm. ', '', 'Too <hot>!'] },
        },
        images: { primary: picture('a'), variants: [picture('b'), {}, picture('a')] },
        offersV2: { listings: [listing('$23.99', true)] },
      }),
    );
    expect(result).toEqual({
      title: 'Lava Lamp',
      description: 'Glows. Warm. Too <hot>!',
      price: { formatted: '$23.99' },
      images: ['a', 'b'].map((name) => `https://m.media-amazon.com/images/I/${name}.jpg`),
      affiliateUrl: LINK,
      productId: 'B0RW90H001',
    });
  });

  it('makes do with next to nothing', () => {
    expect(toAmazonResult(item())).toEqual({
      title: 'B0RW90H001',
      description: '',
      price: null,
      images: [],
      affiliateUrl: LINK,
      productId: 'B0RW90H001',
    });
  });
});
