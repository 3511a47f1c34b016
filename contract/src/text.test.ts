import { describe, expect, it } from 'vitest';
import { slugSchema } from './fields.ts';
import { firstCharacters, htmlToText, slugify, truncate } from './text.ts';

describe('slugify', () => {
  it.each([
    ['Virtual Pet', 'virtual-pet'],
    ['  Virtual   Pet!! ', 'virtual-pet'],
    ['--Already--Slugged--', 'already-slugged'],
    ['Café Crème', 'cafe-creme'],
    ['ＦＵＬＬ　ＷＩＤＴＨ', 'full-width'],
    ['50% off: 3½" floppy', '50-off-31-2-floppy'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['../../etc/passwd', 'etc-passwd'],
    ['ﬁsh', 'fish'],
    ['日本語', ''],
    ['🕹️', ''],
    ['---', ''],
    ['', ''],
  ])('makes %j into %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('gives what the slug field accepts, or nothing, and the same when given it again', () => {
    for (let code = 0; code < 0x3000; code += 7) {
      const slug = slugify(`A${String.fromCodePoint(code)}b ${String.fromCodePoint(code + 1)}`);
      expect(slugSchema.safeParse(slug).success).toBe(true);
      expect(slugify(slug)).toBe(slug);
    }
  });

  it('is quick on long runs of hyphens', () => {
    const startedAt = performance.now();
    slugify(`a${'-'.repeat(100_000)}b${'-'.repeat(100_000)}`);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

describe('firstCharacters and truncate', () => {
  it.each([
    ['abcdef', 3, 'abc', 'abc...'],
    ['abc', 3, 'abc', 'abc'],
    ['', 3, '', ''],
    ['ab cdef', 3, 'ab ', 'ab...'],
    ['🕹️🎮🎧', 1, '🕹', '🕹...'],
    ['🎮🎧💾', 2, '🎮🎧', '🎮🎧...'],
  ])('cuts %j at %i', (text, length, first, cut) => {
    expect(firstCharacters(text, length)).toBe(first);
    expect(truncate(text, length)).toBe(cut);
  });
});

describe('htmlToText', () => {
  it.each([
    ['<p>Feed it.</p><p>Or not.</p>', 'Feed it. Or not.'],
    ['one<br>two', 'one two'],
    ['<b>bo</b>ld', 'bold'],
    ['Tom &amp; Jerry &lt;3', 'Tom & Jerry <3'],
    ['&#65;&#x42;&nbsp;C &apos;&quot;', 'AB C \'"'],
    ['&unknown; &#0; &#x110000; &#xFFFFFFFFFF;', '&unknown; &#0; &#x110000; &#xFFFFFFFFFF;'],
    ['&amp;lt;', '&lt;'],
    ['<script>alert("x")</script>safe', 'safe'],
    ['<style>p{}</style>safe', 'safe'],
    ['<SCRIPT\n>x</SCRIPT\n>safe', 'safe'],
    ['<a href="x>y">link</a>', 'y">link'],
    ['  a \n\t b  ', 'a b'],
    ['', ''],
  ])('reads %j as %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it.each([
    ['open angle brackets', '<'.repeat(100_000)],
    ['open scripts', '<script>'.repeat(15_000)],
    ['ampersands', '&#'.repeat(50_000)],
    ['white space', ' '.repeat(100_000)],
    ['open paragraphs', '<p '.repeat(30_000)],
  ])('is quick on 100,000 characters of %s', (_what, html) => {
    const startedAt = performance.now();
    htmlToText(html);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
