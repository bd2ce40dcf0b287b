// The wish list: hearts on cards and product pages, the page of the list, and a shared link. Also the photograph of a card
// that becomes the main image of the product's page.
import type { Page } from 'playwright/test';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import { getProductCardLocator, testProductListUrl } from './product-list-helpers.ts';
import { getMainLandmark, readTestCatalogueProduct } from './shopping-helpers.ts';

const base = toTestSiteUrl('jeweller');
const text = (key: string) => readSiteMessageByKey('de', 'wishList', key);
const shellText = (key: string) => readSiteMessageByKey('de', 'shell', key);

const heart = (page: Page, name: string) =>
  getMainLandmark(page).getByRole('button', { name: `${shellText('wishList.add')}: ${name}`, exact: true });

test('a product is kept from its card and its page, and removed with a way back', async ({ page }) => {
  await page.goto(testProductListUrl);
  const ring = (await getProductCardLocator(page).first().getByRole('heading').textContent()) ?? '';
  await heart(page, ring).click();
  await expect(heart(page, ring)).toHaveAttribute('aria-pressed', 'true');
  const watch = await readTestCatalogueProduct('marenholt-pegel-solar');
  await page.goto(`${base}/produkte/${watch.slug}`);
  await heart(page, watch.name).click();

  const entry = page.getByRole('banner').getByRole('link', { name: `${shellText('wishList.title')}, 2 Stücke` });
  await entry.click();
  await expect(page).toHaveURL(`${base}/merkliste`);
  await expect(page.getByRole('heading', { level: 1, name: text('heading') })).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(getProductCardLocator(page).getByRole('heading')).toHaveText([ring, watch.name]);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await heart(page, ring).click();
  await expect(getProductCardLocator(page)).toHaveCount(1);
  const undo = getMainLandmark(page).getByRole('button', { name: text('undo') });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(getProductCardLocator(page).getByRole('heading')).toHaveText([ring, watch.name]);
  await page.reload();
  await expect(getProductCardLocator(page)).toHaveCount(2);
});

test('a shared list opens on a phone of somebody else, who can keep it', async ({ page }) => {
  const pendant = await readTestCatalogueProduct('anhaenger-kiesel');
  const own = await readTestCatalogueProduct('medaillon-luise');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript((id) => {
    if (localStorage.getItem('int-wishlist') === null) localStorage.setItem('int-wishlist', JSON.stringify([id]));
  }, own.productId);
  await page.goto(`${base}/merkliste#products=${pendant.productId.replaceAll('-', '')}`);
  await expect(getProductCardLocator(page).getByRole('heading')).toHaveText([pendant.name]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await getMainLandmark(page)
    .getByRole('button', { name: text('saveAll') })
    .click();
  await expect(
    getMainLandmark(page)
      .getByRole('status')
      .filter({ hasText: text('savedAll') }),
  ).toBeVisible();

  await page.getByRole('button', { name: shellText('menu') }).click();
  const menu = page.getByRole('dialog', { name: shellText('menu') });
  await menu.getByRole('link', { name: new RegExp(`^${shellText('wishList.title')}`) }).click();
  await expect(getProductCardLocator(page).getByRole('heading')).toHaveText([own.name, pendant.name]);
});

test('the photograph of a card moves to the page of the product and back, without losing focus or place', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const photo = document.querySelector('[style*="view-transition-name"]');
      document.documentElement.dataset['transitionFrom'] = photo?.matches('[fetchpriority="high"]') ? 'page' : 'card';
      return start(update);
    };
  });
  await page.goto(testProductListUrl);
  const link = getProductCardLocator(page).nth(5).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  // The pointer loads the page of the product, and its second image.
  await link.hover();
  const path = (await link.getAttribute('href')) ?? '';
  const isLoaded = () =>
    page.evaluate((address) => {
      const { ___loader: loader } = window as { ___loader?: { loadPageSync: (address: string) => unknown } };
      return loader?.loadPageSync(address) !== undefined;
    }, path);
  await expect.poll(isLoaded).toBe(true);
  await expect(getProductCardLocator(page).nth(5).locator('img[data-loaded]')).toHaveCSS('opacity', '1');
  const left = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-transition-from', 'card');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(getProductCardLocator(page).nth(5)).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-transition-from', 'page');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 60);
});
