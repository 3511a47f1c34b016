import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/fixture-catalogue.ts';
import { nestHeadings } from './nest-headings.ts';
import { productSeoDescription } from './product-seo.ts';

describe('productSeoDescription', () => {
  it('is the first 150 characters of the description as plain text', () => {
    const description = `<h2>Story</h2><p>${'Rock &amp; roll '.repeat(20)}</p><script>alert(1)</script>`;
    const text = productSeoDescription(aProduct({ description }));
    expect(text).toHaveLength(150);
    expect(text.startsWith('Story Rock & roll Rock & roll')).toBe(true);
    expect(text).not.toMatch(/<|alert/);
  });

  it('is the text an admin wrote, whole, where there is one', () => {
    const seoDescription = 'Own words '.repeat(20).trim();
    expect(productSeoDescription(aProduct({ seoDescription }))).toBe(seoDescription);
  });

  it('is never empty', () => {
    expect(productSeoDescription(aProduct({ description: null, seoDescription: ' ' }))).toContain(
      'Lava Lamp',
    );
  });
});

describe('nestHeadings', () => {
  it('puts the highest level under h2 and the others below it, without gaps', () => {
    expect(nestHeadings('<h1 class="a">A</h1><h3>B</h3><h1>C</h1>')).toBe(
      '<h3 class="a">A</h3><h4>B</h4><h3>C</h3>',
    );
    expect(nestHeadings('<H2>A</H2>')).toBe('<h3>A</h3>');
  });

  it('leaves everything else alone', () => {
    const html = '<p>h1 and &lt;h2&gt;</p><hr><header>x</header>';
    expect(nestHeadings(html)).toBe(html);
  });
});
