import { describe, expect, it } from 'vitest';
import { MANIFEST } from '../testing/fixture-catalogue.ts';
import { pageAssets } from './page-assets.ts';

describe('pageAssets', () => {
  it('lists what a screen needs, shared parts once', () => {
    expect(pageAssets(MANIFEST, 'src/storefront/home/home-screen.tsx')).toEqual({
      script: '/assets/entry.js',
      modules: ['/assets/home.js', '/assets/shared.js'],
      styles: ['/assets/entry.css', '/assets/home.css', '/assets/shared.css'],
      fonts: ['/assets/text.woff2'],
    });
  });

  it('lists the entry alone for a screen that is part of it', () => {
    expect(pageAssets(MANIFEST)).toMatchObject({ modules: [], styles: ['/assets/entry.css'] });
  });

  it('refuses a manifest without an entry', () => {
    expect(() => pageAssets({})).toThrow('no entry');
  });
});
