import { describe, expect, it } from 'vitest';
import { markOutwardLinks, sanitiseDescription } from './description-html.ts';

describe('sanitiseDescription', () => {
  it.each([
    '<h1>One</h1><h2>Two</h2><h3>Three</h3>',
    '<p><strong>b</strong><em>i</em><u>u</u><s>s</s></p>',
    '<ol><li data-list="ordered">one</li><li data-list="bullet" class="ql-indent-1">two</li></ol>',
    '<blockquote>said</blockquote>',
    '<div class="ql-code-block-container"><div class="ql-code-block">let x;</div></div>',
    '<pre><code>let x;</code></pre>',
    '<p><span style="color:rgb(230, 0, 0)">red</span></p>',
    '<p><span style="background-color:#ffff00">marked</span></p>',
    '<p><a href="mailto:rad@mail.example">mail</a> <a href="tel:+15550100">call</a></p>',
    '<p><a href="/category/toys">toys</a></p>',
    '<p>5 &lt; 6 &amp; 7</p>',
  ])("keeps the toolbar's own: %s", async (html) => {
    expect(await sanitiseDescription(html)).toBe(html);
  });

  it('marks links that leave the shop', async () => {
    expect(
      await sanitiseDescription('<a href="https://partner.example/" rel="opener" target="_self">x</a>'),
    ).toBe('<a href="https://partner.example/" target="_blank" rel="sponsored nofollow noopener">x</a>');
  });

  it.each([
    ' https://partner.example/',
    '\nhttps://partner.example/',
    '\u0000\u001f https://partner.example/ \u0001',
    'ht\ttps://partner.example/',
    'https:\n//partner.example/',
    'https:/\t/partner.example/',
    'HTTPS://PARTNER.example',
    'https:partner.example',
    'https:/partner.example',
    'https:\\\\partner.example',
    'https:///partner.example',
    'h&#x09;ttps://partner.example',
    '&#x20;https&colon;//partner.example',
    'https://ｐａｒｔｎｅｒ.example',
  ])('marks what a browser takes to leave the shop, and keeps where it leads: %j', async (href) => {
    expect(await sanitiseDescription(`<a href="${href}">x</a>`)).toBe(
      '<a href="https://partner.example/" target="_blank" rel="sponsored nofollow noopener">x</a>',
    );
  });

  it.each([
    ['/tag/toys', '/tag/toys'],
    [' /tag/to\tys?a=1#b ', '/tag/toys?a=1#b'],
    ['/a/../tag/%20', '/tag/%20'],
    ['mailto:rad@mail.example', 'mailto:rad@mail.example'],
    ['TEL:+15550100', 'tel:+15550100'],
  ])('marks no other link: %j', async (href, stored) => {
    expect(await sanitiseDescription(`<a href="${href}">x</a>`)).toBe(`<a href="${stored}">x</a>`);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https://',
    'https://a b/',
    'ja\tvascript:alert(1)',
    '\u0001javascript:alert(1)',
    'ftp://evil.example/',
    'blob:https://evil.example/1',
    'intent://evil.example',
  ])('leads nowhere by %j', async (href) => {
    expect(await sanitiseDescription(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  });

  it.each([
    ['<script>alert(1)</script>', null],
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<style>body{display:none}</style>x', 'x'],
    ['<p onclick="alert(1)" onmouseover=alert(1)>x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>', null],
    ['<iframe src="https://evil.example"></iframe>', null],
    ['<object data="x"></object><embed src="x">', null],
    ['<form action="/api/logout" method="post"><input name="a"><button>x</button></form>', 'x'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVa&#x09;ScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['<a href="vbscript:x">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<p style="position:fixed;inset:0;color:red">x</p>', '<p style="color:red">x</p>'],
    ['<p style="background-color:url(https://evil.example)">x</p>', '<p>x</p>'],
    ['<p style="color:expression(alert(1))">x</p>', '<p>x</p>'],
    ['<p class="evil" id="app">x</p>', '<p>x</p>'],
    ['<svg><script>alert(1)</script></svg>', null],
    ['<svg onload=alert(1)>', null],
    ['<math><mtext><script>alert(1)</script></mtext></math>', null],
    ['<p><!-- <script>alert(1)</script> -->x</p>', '<p>x</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<p>unclosed', '<p>unclosed</p>'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">', null],
    ['<base href="https://evil.example/">', null],
    ['<textarea></p><script>1</script></textarea>', null],
    ['', null],
    ['   ', null],
    [null, null],
  ])('makes %j into %j', async (html, safe) => {
    expect(await sanitiseDescription(html)).toBe(safe);
  });

  it('changes nothing when it runs again', async () => {
    const once = await sanitiseDescription(
      '<p style="color:red;top:0">a<b>b</b><a href="https://x.example">c</a></p>',
    );
    expect(await sanitiseDescription(once)).toBe(once);
  });

  it('is quick on deep and long input', async () => {
    const startedAt = performance.now();
    await sanitiseDescription('<p>'.repeat(33_000));
    await sanitiseDescription('<'.repeat(100_000));
    await sanitiseDescription(`<p style="${'color:red;'.repeat(9_000)}">x</p>`);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});

describe('a stored description', () => {
  const marked = 'target="_blank" rel="sponsored nofollow noopener">x</a>';

  it.each([' https://partner.example/', 'ht\ttps://partner.example/?a=1&amp;b=2', '\nHTTP:partner.example'])(
    'gets its unmarked link to %j marked',
    (href) => {
      const html = markOutwardLinks(`<p><a href="${href}">x</a></p><a href="/tag/toys">y</a>`);
      expect(html).toBe(`<p><a href="${href}" ${marked}</p><a href="/tag/toys">y</a>`);
      expect(markOutwardLinks(html)).toBe(html);
    },
  );

  it.each([
    `<a href="https://partner.example/" ${marked}`,
    '<a href="mailto:rad@mail.example">x</a><a href="tel:+1">x</a><a href="/">x</a><a>x</a>',
    '<p>5 &lt; 6: &lt;a href="https://partner.example"&gt;</p>',
  ])('is otherwise left as it is: %s', (html) => {
    expect(markOutwardLinks(html)).toBe(html);
  });
});
