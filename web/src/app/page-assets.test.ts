import { describe, expect, it } from 'vitest';
import { MANIFEST, STYLES } from '../testing/fixture-catalogue.ts';
import { pageAssets } from './page-assets.ts';

const BUILD = { manifest: MANIFEST, styles: STYLES };

describe('pageAssets', () => {
  it('lists what a screen needs, shared parts once', () => {
    expect(pageAssets(BUILD, 'src/storefront/home/home-screen.tsx')).toEqual({
      script: '/assets/entry.js',
      modules: ['/assets/home.js', '/assets/shared.js'],
      styles: [
        { address: '/assets/entry.css', text: 'body{margin:0}' },
        { address: '/assets/home.css', text: '.home{color:red}' },
        { address: '/assets/shared.css', text: '.shared{color:blue}' },
      ],
      fonts: ['/assets/text.woff2'],
    });
  });

  it('lists the entry alone for a screen that is part of it', () => {
    expect(pageAssets(BUILD)).toMatchObject({ modules: [], styles: [{ address: '/assets/entry.css' }] });
  });

  it('refuses a manifest without an entry', () => {
    expect(() => pageAssets({ manifest: {}, styles: {} })).toThrow('no entry');
  });

  it('refuses a build that lacks the text of a style sheet', () => {
    expect(() => pageAssets({ manifest: MANIFEST, styles: {} })).toThrow('no text of assets/entry.css');
  });
});
