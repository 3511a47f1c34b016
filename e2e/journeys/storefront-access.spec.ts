import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LEGAL_SECTIONS, pagePath } from '@rad-rewind/contract/paths';
import { open } from '../actions/browse.ts';
import { subscribe } from '../actions/newsletter.ts';
import { expect, test } from '../fixtures/test.ts';

const LAMP = pagePath.product('groovy-pink-lava-lamp-with-purple-base');

const SCREENS = [
  pagePath.home,
  LAMP,
  pagePath.product('no-such-product'),
  pagePath.categories,
  pagePath.category('tech-gadgets'),
  `${pagePath.category('tech-gadgets')}?tag=portable`,
  pagePath.category('no-such-category'),
  pagePath.newArrivals,
  pagePath.tag('glow'),
  pagePath.tag('no-such-tag'),
  ...LEGAL_SECTIONS.map(pagePath.legal),
  pagePath.about,
  pagePath.auth,
  pagePath.search('lamp'),
  pagePath.search('no such thing'),
  '/no-such-page',
];

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of SCREENS) {
  test(`${path} is accessible, and still where people ask for less motion`, async ({ page, watch }) => {
    watch.expect(/404/);
    await open(page, path);
    await expectNoViolation(page);
    expect(await page.evaluate(() => document.getAnimations().length), 'running animations').toBe(0);
  });
}

test('the states that people cause are accessible too', async ({ page, isMobile }) => {
  await open(page, pagePath.home);
  await subscribe(page, 'nobody');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectNoViolation(page);
  if (!isMobile) return;
  await page.getByRole('button', { name: 'MENU' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNoViolation(page);
});

test('the keyboard alone reaches the content, the pictures and the menu', async ({ page, isMobile }) => {
  await open(page, LAMP);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const pictures = page.getByRole('list', { name: /^Pictures of/ });
  await pictures.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Show image 2' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Show image 1' })).toHaveAttribute('aria-pressed', 'true');
  if (!isMobile) return;

  const menu = page.getByRole('button', { name: 'MENU' });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
});

test('the ticker stops under the focus', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(pagePath.home);
  const ticker = page.getByRole('region', { name: 'Promotions' });
  const state = () => ticker.evaluate((element) => element.getAnimations({ subtree: true })[0]?.playState);
  expect(await state()).toBe('running');
  await ticker.focus();
  await expect.poll(state).toBe('paused');
  await context.close();
});
