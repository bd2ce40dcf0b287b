// The product lists on pages of departments and brands: the same list as that of all products, in the address of the page
// (docs/decisions/014).
import type { Page } from 'playwright/test';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import { readGermanProductsLocaleMessage as text, readProductListResultCount } from './product-list-helpers.ts';

const department = `${toTestSiteUrl('jeweller')}/schmuck`;
const brand = `${toTestSiteUrl('jeweller')}/uhren/marenholt`;

/** Without those of the curated row above the list. */
const cards = (page: Page) => page.locator('main div[tabindex="-1"]').getByRole('article');

const chips = (page: Page) => page.getByRole('list', { name: text('activeFilters') });

test('filters of a department appear in its address; a reload keeps them, and Back removes them', async ({ page }) => {
  await page.goto(department);
  const all = await readProductListResultCount(page);
  await expect(cards(page)).toHaveCount(all);
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: text('filters.category'), exact: true })).toHaveCount(0);
  await main.getByRole('checkbox', { name: /^Halsketten/ }).check();
  await expect(page).toHaveURL(`${department}?subcategory=halsketten`);
  await expect(chips(page).getByRole('button', { name: 'Filter entfernen: Halsketten' })).toBeVisible();
  await expect.poll(() => readProductListResultCount(page)).toBeLessThan(all);
  const found = await readProductListResultCount(page);
  await page.reload();
  await expect(chips(page).getByRole('button', { name: 'Filter entfernen: Halsketten' })).toBeVisible();
  await expect(cards(page)).toHaveCount(found);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', department);
  await page.goBack();
  await expect(page).toHaveURL(department);
  await expect(chips(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(all);
});

test('a shared address shows the same list of a department in another language', async ({ page }) => {
  await page.goto(`${department}?subcategory=ringe&sort=-price_brutto`);
  const rings = await readProductListResultCount(page);
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/en/jewelry?subcategory=ringe&sort=-price_brutto`);
  await expect(cards(page)).toHaveCount(rings);
});

test('a list of a department asks for its own products only, once, and ignores another category', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/ecom/search') requested.push(url.searchParams.getAll('category').join());
  });
  await page.goto(`${department}?category=uhren`);
  await expect.poll(() => requested).toEqual(['schmuck']);
  await expect(cards(page).filter({ hasText: 'Marenholt' })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual(['schmuck']);
});

test('a page that a department does not have leads to the first', async ({ page }) => {
  await page.goto(`${department}?page=2`);
  await page.getByRole('link', { name: text('toFirstPage') }).click();
  await expect(page).toHaveURL(department);
  await expect(cards(page)).toHaveCount(await readProductListResultCount(page));
});

test('returning from a product restores the list of a department', async ({ page }) => {
  await page.goto(`${department}?subcategory=ringe`);
  const rings = await readProductListResultCount(page);
  await expect(cards(page)).toHaveCount(rings);
  await cards(page).last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/produkte\/[a-z0-9-]+$/);
  await page.getByRole('link', { name: readSiteMessageByKey('de', 'product', 'backToList') }).click();
  await expect(page).toHaveURL(`${department}?subcategory=ringe`);
  await expect(cards(page)).toHaveCount(rings);
});

test('a department shows its products above its text', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/uhren`);
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  const product = await cards(page).first().getByRole('heading').textContent();
  expect(headings.indexOf(product ?? '')).toBeGreaterThan(0);
  expect(headings.indexOf(product ?? '')).toBeLessThan(headings.indexOf('Marken'));
  await expect(cards(page).first()).toContainText(/€/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the list of a brand is sorted in the address of its page', async ({ page }) => {
  // So few products have no sorting without a filter.
  await page.goto(`${brand}?category=uhren`);
  const all = await readProductListResultCount(page);
  await page.getByRole('main').getByLabel(text('sort')).selectOption('price_brutto');
  await expect(page).toHaveURL(`${brand}?category=uhren&sort=price_brutto`);
  await expect(cards(page)).toHaveCount(all);
  for (const card of await cards(page).all()) await expect(card).toContainText('Marenholt');
  const readPrices = async () =>
    (await cards(page).allInnerTexts()).map((card) => Number(/([\d.]+),\d\d\s€/.exec(card)?.[1]?.replace('.', '')));
  await expect.poll(readPrices).toEqual((await readPrices()).toSorted((left, right) => left - right));
});

test('the prices of a row stand on one line, with and without a price per unit', async ({ page }) => {
  await page.goto(`${toTestSiteUrl('jeweller')}/raumduefte`);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const prices = await page.getByRole('main').getByRole('article').locator('p:last-child').all();
    const lines = await Promise.all(prices.map(async (price) => (await price.boundingBox())?.y));
    expect(lines).toHaveLength(3);
    expect(new Set(lines).size).toBe(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('departments and brands show their products with prices', async ({ page }) => {
    for (const path of [department, brand]) {
      await page.goto(path);
      await expect(cards(page).first()).toContainText('€');
      expect(await cards(page).count()).toBeGreaterThan(4);
      await expect(page.getByText(readSiteMessageByKey('de', 'shell', 'prices.taxLine')).first()).toBeVisible();
    }
  });
});
