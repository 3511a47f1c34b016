import { describe, expect, it } from 'vitest';
import { imageAttempt, imageWidths, placeholderLabel, upgradeToHttps } from './image-fallback.ts';

const PAGE = { origin: 'https://shop.example', now: 1_700_000_000_000 };
const attempts = (address: string | null) =>
  [0, 1, 2, 3, 4].map((attempt) => imageAttempt(address, attempt, PAGE));

describe('the addresses of a picture, attempt by attempt', () => {
  it('asks for an upload directly, then past every cache, then for its recovery, then gives up', () => {
    expect(attempts('/uploads/lamp.webp')).toEqual([
      '/uploads/lamp.webp',
      'https://shop.example/uploads/lamp.webp?t=1700000000000',
      '/api/image/recover?filename=lamp.webp&retry=2',
      null,
      null,
    ]);
  });

  it('keeps the query of an upload, and names the file without it', () => {
    const [, direct, recovery] = attempts('/uploads/a%20b.webp?w=400');
    expect(direct).toBe('https://shop.example/uploads/a%20b.webp?w=400&t=1700000000000');
    expect(recovery).toBe('/api/image/recover?filename=a+b.webp&retry=2');
  });

  it('survives an upload whose name is not well encoded', () => {
    expect(attempts('/uploads/100%.webp')[2]).toBe('/api/image/recover?filename=100%25.webp&retry=2');
  });

  it('asks the proxy for a picture of the retailer, over https', () => {
    const proxied = '/api/image-proxy?url=https%3A%2F%2Fm.media-amazon.com%2Fimages%2FI%2Fx.jpg';
    expect(attempts('http://m.media-amazon.com/images/I/x.jpg')).toEqual([
      proxied,
      'https://m.media-amazon.com/images/I/x.jpg',
      null,
      null,
      null,
    ]);
  });

  it.each([
    'https://media-amazon.com.evil.example/x.jpg',
    'https://evil.example/?media-amazon.com',
    'https://evilmedia-amazon.com/x.jpg',
    'https://m.media-amazon.com@evil.example/x.jpg',
  ])('takes %s for nobody it is not', (address) => {
    expect(attempts(address)).toEqual([address, null, null, null, null]);
  });

  it('asks once for anybody else’s picture, over https', () => {
    expect(attempts('http://pictures.example/lamp.jpg')).toEqual([
      'https://pictures.example/lamp.jpg',
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([null, '', 'not an address'])('asks for nothing where there is no address: %j', (address) => {
    expect(attempts(address)).toEqual([null, null, null, null, null]);
  });
});

describe('upgradeToHttps', () => {
  it('changes the scheme and nothing else', () => {
    expect(upgradeToHttps('HTTP://a.example/?u=http://b.example')).toBe(
      'https://a.example/?u=http://b.example',
    );
    expect(upgradeToHttps('https://a.example/')).toBe('https://a.example/');
    expect(upgradeToHttps('/uploads/http://x')).toBe('/uploads/http://x');
  });
});

describe('placeholderLabel', () => {
  it('carries the first 20 characters of the name where an upload is missing', () => {
    expect(placeholderLabel('/uploads/lamp.webp', 'Squiggle-Print Bucket Hat')).toBe('Squiggle-Print Bucke');
    expect(placeholderLabel(null, 'Pager')).toBe('Pager');
  });

  it('halves no character', () => {
    expect(placeholderLabel(null, '📼'.repeat(30))).toBe('📼'.repeat(20));
  });

  it('says nothing where somebody else’s picture is missing', () => {
    expect(placeholderLabel('https://pictures.example/lamp.jpg', 'Lamp')).toBeNull();
    expect(placeholderLabel('https://m.media-amazon.com/x.jpg', 'Lamp')).toBeNull();
  });
});

describe('imageWidths', () => {
  it('offers the widths of the shop’s own pictures', () => {
    expect(imageWidths('/uploads/lamp.webp')).toMatch(/^\/uploads\/lamp\.webp\?w=160 160w, .*w=1280 1280w$/);
  });

  it.each([
    null,
    'https://pictures.example/x.jpg',
    '/uploads/a.webp?w=160',
    '/uploads/a, b.webp',
    '/art/x.svg',
  ])('offers none of %j', (address) => {
    expect(imageWidths(address)).toBeUndefined();
  });
});
