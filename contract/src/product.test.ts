import { describe, expect, it } from 'vitest';
import { NEW_ARRIVAL_MS } from './limits.ts';
import { isNewArrivalAt, productInputSchema, productQuerySchema, tagKey } from './product.ts';
import { hasPrice, productBadge } from './product-rules.ts';

const LEAST = { name: 'Virtual pet', slug: 'virtual-pet', affiliateLink: 'https://partner.example/pet' };

/** The first complaint about a product in which some fields are changed, or null where there is none. */
function complaint(changes: Record<string, unknown>): string | null {
  const result = productInputSchema.safeParse({ ...LEAST, ...changes });
  return result.success ? null : (result.error.issues[0]?.message ?? '');
}

const saved = (changes: Record<string, unknown>) => productInputSchema.parse({ ...LEAST, ...changes });

describe('productInputSchema', () => {
  it('turns what is missing into null, false and empty lists, so that every field is there', () => {
    const nothing = {
      ...{ description: null, price: null, categoryId: null, amazonProductId: null, featuredImage: null },
      ...{ images: [], tags: [], isAmazonProduct: false, isFeatured: false, isNewArrival: false },
      ...{ seoTitle: null, seoDescription: null },
    };
    expect(saved({})).toEqual({ ...LEAST, ...nothing });
    const optional = ['description', 'price', 'categoryId', 'amazonProductId', 'featuredImage'];
    const nulls = Object.fromEntries(
      [...optional, 'images', 'tags', 'seoTitle', 'seoDescription'].map((f) => [f, null]),
    );
    expect(saved(nulls)).toEqual({ ...LEAST, ...nothing });
    const blanks = Object.fromEntries(
      [...optional, 'seoTitle', 'seoDescription'].map((field) => [field, '']),
    );
    expect(saved(blanks)).toEqual({ ...LEAST, ...nothing });
  });

  it('drops what it does not know', () => {
    expect(saved({ id: 7, createdAt: 'x', newArrivalDate: 'x', isAdmin: true })).not.toHaveProperty('id');
    expect(Object.keys(saved({ extra: 1 }))).toHaveLength(15);
  });

  it.each([
    [7, 7],
    ['7', 7],
    [' 7 ', 7],
    ['', null],
    [null, null],
  ])('reads the category %j as %j', (sent, read) => {
    expect(saved({ categoryId: sent }).categoryId).toBe(read);
  });

  it.each([true, [7], {}, 'seven', '7.5', 7.5, '0x10', '1e3', ' ', 0, -7, Number.NaN, 1e300, '9'.repeat(17)])(
    'refuses the category %j',
    (categoryId) => {
      expect(complaint({ categoryId })).toMatch(/^categoryId must be/);
    },
  );

  it.each([
    ['https://partner.example/a?b=c#d', true],
    ['http://partner.example', true],
    [' https://partner.example/ ', true],
    ['HTTPS://PARTNER.EXAMPLE', true],
    ['//partner.example', false],
    ['partner.example', false],
    ['/path', false],
    ['javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['ftp://partner.example', false],
    ['https://', false],
    ['', false],
    [null, false],
    [7, false],
  ])('takes the affiliate link %j: %j', (affiliateLink, accepted) => {
    expect(complaint({ affiliateLink })).toBe(accepted ? null : 'Must be a valid URL');
  });

  it.each([
    ['/uploads/a.webp', true],
    ['https://images.example/a.jpg', true],
    ['//images.example/a.jpg', false],
    ['/\\images.example/a.jpg', false],
    ['uploads/a.webp', false],
    ['/with space.webp', false],
    ['javascript:alert(1)', false],
    ['data:image/png;base64,AA', false],
  ])('takes the image %j: %j', (image, accepted) => {
    expect(complaint({ images: [image] }) === null).toBe(accepted);
    expect(complaint({ featuredImage: image }) === null).toBe(accepted);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: undefined }, 'Name is required'],
    [{ name: ' \t' }, 'Name is required'],
    [{ slug: '' }, 'Slug is required'],
    [{ slug: 'A' }, 'Slug must be URL-friendly'],
    [{ slug: 'a--b' }, 'Slug must be URL-friendly'],
    [{ slug: '-a' }, 'Slug must be URL-friendly'],
    [{ slug: 'a-' }, 'Slug must be URL-friendly'],
    [{ slug: 'a_b' }, 'Slug must be URL-friendly'],
    [{ slug: 'a\nb' }, 'Slug must be URL-friendly'],
    [{ slug: 'x'.repeat(201) }, 'Slug must be at most 200 characters'],
    [{ description: {} }, 'Description must be text'],
    [{ description: 'x'.repeat(100_001) }, 'Description must be at most 100000 characters'],
    [{ price: 5 }, 'Price must be text'],
    [{ seoTitle: 'x'.repeat(301) }, 'SEO title must be at most 300 characters'],
    [{ seoDescription: [] }, 'SEO description must be text'],
    [{ amazonProductId: 'x'.repeat(21) }, 'amazonProductId must be at most 20 characters'],
    [{ isAmazonProduct: 'true' }, 'isAmazonProduct must be true or false'],
    [{ isNewArrival: 1 }, 'isNewArrival must be true or false'],
    [{ isFeatured: null }, 'isFeatured must be true or false'],
    [{ images: 'a' }, 'Images must be a list'],
    [{ images: [5] }, 'Each image must be text'],
    [{ images: Array(31).fill('/a') }, 'Images must have at most 30 entries'],
    [{ tags: {} }, 'Tags must be a list'],
    [{ tags: [''] }, 'Tags must not be empty'],
    [{ tags: ['x'.repeat(61)] }, 'Each tag must be at most 60 characters'],
  ])('refuses %j with "%s"', (changes, message) => {
    expect(complaint(changes)).toBe(message);
  });
});

describe('productQuerySchema', () => {
  it('reads texts of a query string', () => {
    const query = { limit: '8', categoryId: '3', featured: 'true', newArrival: 'false', tag: 'Neon' };
    const read = { limit: 8, categoryId: 3, featured: true, newArrival: false, tag: 'Neon' };
    expect(productQuerySchema.parse(query)).toEqual(read);
    expect(productQuerySchema.parse({})).toEqual({});
  });

  it.each(['', ' 8', '8.0', '+8', '0x8', '8e0', '0', '-8', '1001', '9'.repeat(400), '٨'])(
    'refuses limit=%j',
    (limit) => {
      expect(productQuerySchema.safeParse({ limit }).success).toBe(false);
    },
  );
});

describe('isNewArrivalAt', () => {
  const now = Date.UTC(2026, 10, 21);
  it.each([
    [null, false],
    [now, true],
    [now - NEW_ARRIVAL_MS + 1, true],
    [now - NEW_ARRIVAL_MS, false],
    [now - NEW_ARRIVAL_MS - 1, false],
    [0, false],
    [now + 1, true],
    [Number.NaN, false],
  ])('holds a flag switched on at %j for new: %j', (date, isNew) => {
    expect(isNewArrivalAt(date, now)).toBe(isNew);
  });
});

describe('hasPrice', () => {
  it.each([
    ['$99.99', true],
    ['free', true],
    ['0.00', true],
    ['0', false],
    [' 0 ', false],
    ['', false],
    ['  ', false],
    [null, false],
  ])('takes %j for a price: %j', (price, shown) => {
    expect(hasPrice(price)).toBe(shown);
  });
});

describe('productBadge', () => {
  it.each([
    [true, true, 'NEW!'],
    [true, false, 'NEW!'],
    [false, true, 'HOT!'],
    [false, false, null],
  ])('new %j, featured %j: %j', (isNewArrival, isFeatured, badge) => {
    expect(productBadge({ isNewArrival, isFeatured })).toBe(badge);
  });
});

describe('tagKey', () => {
  it('is the same for every way of writing a tag', () => {
    expect([' Neon ', 'NEON', 'neon'].map(tagKey)).toEqual(['neon', 'neon', 'neon']);
  });
});
