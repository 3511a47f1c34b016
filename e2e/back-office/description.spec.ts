import type { Locator, Page } from '@playwright/test';
import { EDITOR_UNDO_GROUP_MS } from '@rad-rewind/contract/limits';
import { pagePath } from '@rad-rewind/contract/paths';
import { slugify } from '@rad-rewind/contract/text';
import { hold } from '../actions/api-weather.ts';
import { open, openUntilVisible, productDetails, screenHeading } from '../actions/browse.ts';
import { expectToast } from '../actions/toast.ts';
import { expect, test, uniqueName } from '../fixtures/back-office.ts';

const TOOLBAR_MARKUP =
  '<h1>One</h1><h2>Two</h2><h3>Three</h3><p><strong>b</strong><em>i</em><u>u</u><s>s</s></p>' +
  '<blockquote>Quote</blockquote><p><a href="https://partner.example/ok">ok</a></p>';

const ATTACKS = [
  '<script>window.hacked = 1</script>',
  '<img src="x" onerror="window.hacked = 1">',
  '<p onclick="window.hacked = 1" onmouseover="window.hacked = 1">p</p>',
  '<a href="javascript:window.hacked = 1">j</a>',
  '<a href="java\tscript:window.hacked = 1">t</a>',
  '<a href="data:text/html,<script>1</script>">d</a>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<style>body { display: none }</style>',
  '<div style="position: fixed; inset: 0; z-index: 9999; background-image: url(https://evil.example)">c</div>',
  '<svg onload="window.hacked = 1"><script>window.hacked = 1</script><a href="javascript:1">s</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hacked = 1"></style></mglyph></table></math>',
  '<form action="https://evil.example"><input name="password"><button>b</button></form>',
  '<object data="https://evil.example"></object><embed src="https://evil.example"><base href="https://evil.example">',
].join('');

const DANGER =
  /<(?:script|img|iframe|style|svg|math|form|input|object|embed|base)\b|<[^>]*(?:\son\w+\s*=|(?:javascript|data):|position|inset|url\()/i;

const editor = (page: Page): Locator => page.getByRole('textbox', { name: /Description/ });

test('nothing below the editor moves when it comes', async ({ page }) => {
  for (const width of [360, 600, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(page, /\/assets\/description-field-.*\.js/);
    await open(page, pagePath.adminProductNew);
    const below = page.getByRole('heading', { name: 'Affiliate' });
    await expect(page.getByRole('status', { name: 'Loading the editor' })).toBeVisible();
    const before = await below.boundingBox();
    release();
    await expect(editor(page)).toBeVisible();
    expect(await below.boundingBox(), `at ${width} px`).toEqual(before);
  }
});

async function startProduct(page: Page, name: string): Promise<void> {
  await open(page, pagePath.adminProductNew);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Affiliate link URL').fill('https://partner.example/text');
  await editor(page).click();
}

async function saveProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'SAVE PRODUCT' }).click();
  await expectToast(page, 'Product created');
  await expect(page).toHaveURL(pagePath.adminProducts);
}

/** What the next line keeps. */
const GOES_ON = /list$|^Blockquote$|^Code block$/;

/** Types a line and presses a button of the toolbar over it, and then again where the next line would keep it. */
async function formatLine(page: Page, button: string, word: string): Promise<void> {
  const press = () => page.getByRole('toolbar').getByRole('button', { name: button, exact: true }).click();
  await page.keyboard.type(word);
  await page.keyboard.press('Shift+Home');
  await press();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  if (GOES_ON.test(button)) await press();
}

async function colourLine(page: Page, picker: string, word: string): Promise<void> {
  const choose = async (colour: string) => {
    await page.getByRole('toolbar').getByRole('button', { name: picker, exact: true }).click();
    await page.getByRole('toolbar').getByRole('button', { name: colour, exact: true }).click();
  };
  await page.keyboard.type(word);
  await page.keyboard.press('Shift+Home');
  await choose(`${picker} #e60000`);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await choose(`${picker}: default`);
}

test('each button of the toolbar does what it says, and visitors see it', async ({
  page,
  browser,
  adminApi,
  removeAfterwards,
}) => {
  // A hundred presses, one after the other.
  test.slow();
  const name = uniqueName('Well Formatted');
  removeAfterwards(slugify(name));
  await startProduct(page, name);
  for (const [button, word] of [
    ['Header 1', 'Large'],
    ['Header 2', 'Middle'],
    ['Header 3', 'Small'],
    ['Bold', 'heavy'],
    ['Italic', 'slanted'],
    ['Underline', 'lined'],
    ['Strike', 'struck'],
    ['Ordered list', 'first'],
    ['Bullet list', 'point'],
    ['Blockquote', 'quoted'],
    ['Code block', 'let rad = true'],
  ] as const) {
    await formatLine(page, button, word);
  }
  await colourLine(page, 'Colour', 'red');
  await colourLine(page, 'Background', 'marked');
  await test.step('Clean takes formats away', async () => {
    await page.keyboard.type('plain');
    await page.keyboard.press('Shift+Home');
    await page.getByRole('button', { name: 'Bold', exact: true }).click();
    await expect(editor(page).locator('strong', { hasText: 'plain' })).toBeVisible();
    await page.getByRole('button', { name: 'Clean', exact: true }).click();
    await expect(editor(page).locator('strong', { hasText: 'plain' })).toHaveCount(0);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  });
  await test.step('Link asks for its address', async () => {
    await page.keyboard.type('linked');
    await page.keyboard.press('Shift+Home');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await page.getByLabel('Link address').fill('mailto:shop@example.com');
    await page.keyboard.press('Enter');
    await expect(editor(page).getByRole('link', { name: 'linked' })).toBeVisible();
  });
  await saveProduct(page);

  const description = (await adminApi.findProduct(slugify(name)))?.description ?? '';
  for (const html of [
    '<h1>Large</h1>',
    '<h2>Middle</h2>',
    '<h3>Small</h3>',
    '<strong>heavy</strong>',
    '<em>slanted</em>',
    '<u>lined</u>',
    '<s>struck</s>',
    '<blockquote>quoted</blockquote>',
    '<p>plain</p>',
    '<a href="mailto:shop@example.com">linked</a>',
  ]) {
    expect(description).toContain(html);
  }
  expect(description).toMatch(/<ol><li>first<\/li><\/ol>/);
  expect(description).toMatch(/<ul><li>point<\/li><\/ul>/);
  expect(description).toMatch(/<pre>\s*let rad = true\s*<\/pre>/);
  expect(description).toMatch(/<span style="color:\s*rgb\(230, 0, 0\);?">red<\/span>/);
  expect(description).toMatch(/<span style="background-color:\s*rgb\(230, 0, 0\);?">marked<\/span>/);

  const visitor = await browser.newPage();
  await openUntilVisible(visitor, pagePath.product(slugify(name)), (shop) => screenHeading(shop, name));
  const shown = productDetails(visitor);
  await expect(shown.getByRole('heading', { name: 'Middle' })).toBeVisible();
  await expect(shown.locator('strong', { hasText: 'heavy' })).toBeVisible();
  await expect(shown.getByText('red', { exact: true })).toHaveCSS('color', 'rgb(230, 0, 0)');
  await expect(shown.getByText('marked')).toHaveCSS('background-color', 'rgb(230, 0, 0)');
  await expect(shown.getByText('let rad = true')).toBeVisible();
  await visitor.close();
});

test('the editor has exactly the toolbar, the undo and the link protocols that it should', async ({
  page,
}) => {
  await startProduct(page, uniqueName('Tools'));
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const names = await toolbar
    .locator('button[class^=ql-], .ql-picker-label')
    .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('aria-label')));
  expect(names).toEqual([
    ...['Header 1', 'Header 2', 'Header 3'],
    ...['Bold', 'Italic', 'Underline', 'Strike'],
    ...['Ordered list', 'Bullet list', 'Blockquote', 'Code block'],
    ...['Colour', 'Background', 'Link', 'Clean'],
  ]);
  await test.step('what is typed within a second is undone in one step', async () => {
    await page.keyboard.type('one');
    await page.waitForTimeout(EDITOR_UNDO_GROUP_MS + 200);
    await page.keyboard.type(' two');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor(page)).toHaveText('one');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor(page)).toHaveText('');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(editor(page)).toHaveText('one');
  });
  await test.step('links lead to the web, to mail or to a telephone', async () => {
    for (const [address, kept] of [
      ['https://partner.example/', 'https://partner.example/'],
      ['http://partner.example/', 'http://partner.example/'],
      ['mailto:shop@example.com', 'mailto:shop@example.com'],
      ['tel:+15550100', 'tel:+15550100'],
      ['javascript:alert(1)', 'about:blank'],
      ['ftp://partner.example/', 'about:blank'],
    ] as const) {
      await editor(page).press('ControlOrMeta+a');
      await toolbar.getByRole('button', { name: 'Link', exact: true }).click();
      await page.getByLabel('Link address').fill(address);
      await page.keyboard.press('Enter');
      await expect(editor(page).getByRole('link')).toHaveAttribute('href', kept);
      await editor(page).press('ControlOrMeta+a');
      await toolbar.getByRole('button', { name: 'Clean' }).click();
      await expect(editor(page).getByRole('link')).toHaveCount(0);
    }
  });
});

async function expectHarmless(page: Page, slug: string, name: string): Promise<void> {
  await openUntilVisible(page, pagePath.product(slug), (shop) => screenHeading(shop, name));
  const shown = productDetails(page);
  for (const text of ['One', 'Two', 'Three', 'Quote']) {
    await expect(shown.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(shown.getByRole('link', { name: 'ok' })).toHaveAttribute('href', 'https://partner.example/ok');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

test('HTML that is pasted keeps the toolbar’s formatting and loses what is dangerous', async ({
  page,
  browser,
  adminApi,
  watch,
  removeAfterwards,
}) => {
  // The editor has the browser parse what is pasted, and the policy stops what is dangerous even there.
  watch.expect(/content security policy/i);
  const name = uniqueName('Pasted');
  const slug = slugify(name);
  removeAfterwards(slug);
  await startProduct(page, name);
  await editor(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'pasted');
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, TOOLBAR_MARKUP + ATTACKS);
  await expect(editor(page)).toContainText('Quote');
  await expect(editor(page), 'the text of scripts').not.toContainText('hacked');
  await saveProduct(page);
  const description = (await adminApi.findProduct(slug))?.description ?? '';
  expect(description).not.toMatch(DANGER);
  for (const html of [
    '<h1>One</h1>',
    '<h3>Three</h3>',
    '<strong>b</strong>',
    '<blockquote>Quote</blockquote>',
  ]) {
    expect(description).toContain(html);
  }
  const visitor = await browser.newPage();
  await expectHarmless(visitor, slug, name);
  await visitor.close();
});

test('HTML that goes around the editor is made harmless by the server', async ({ page, makeProduct }) => {
  const name = uniqueName('Smuggled');
  const product = await makeProduct({ name, description: TOOLBAR_MARKUP + ATTACKS });
  expect(product.description).not.toMatch(DANGER);
  expect(product.description).toContain('<p><strong>b</strong><em>i</em><u>u</u><s>s</s></p>');
  await expectHarmless(page, product.slug, name);
});
