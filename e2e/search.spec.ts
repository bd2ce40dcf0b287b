// The search in the header of every page: suggestions while typing, results, and the page for visitors without scripts.
import type { Page } from 'playwright/test';
import {
  demoSiteDomains,
  expect,
  findAccessibilityViolations,
  readSiteMessageByKey,
  testBackendUrl,
  toTestSiteUrl,
  test,
} from './fixtures.ts';

const site = toTestSiteUrl('jeweller');

const shell = (key: string) => readSiteMessageByKey('de', 'shell', key);
const text = (key: string) => readSiteMessageByKey('de', 'search', key);

const openSearch = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: shell('search.title') })
    .click();
  return page.getByRole('dialog', { name: shell('search.title') });
};

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('suggests products with prices, categories, brands and pages of the site while typing', async ({ page }) => {
  await page.goto(site);
  const search = await openSearch(page);
  const field = search.getByRole('combobox', { name: shell('search.label') });
  await expect(field).toBeFocused();
  const group = (name: string) => search.getByRole('group', { name: text(`groups.${name}`) }).getByRole('option');
  await expect(group('departments').filter({ hasText: 'Trauringe' })).toHaveAttribute('href', '/trauringe');
  await field.fill('ehering');
  await expect(group('departments')).toHaveCount(0);
  await expect(group('products').first()).toContainText('€');
  await expect(group('categories').filter({ hasText: 'Trauringe' }).first()).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await field.fill('ormev');
  await expect(group('manufacturers')).toHaveText('Ormeval');
  await field.fill('batteriewechsel');
  await group('pages').filter({ hasText: 'Service' }).click();
  await expect(page).toHaveURL(`${site}/service`);
  await expect(search).toBeHidden();
});

test('a mistyped search says what it found instead, and leads to the results', async ({ page }) => {
  await page.goto(`${site}/kontakt`);
  const search = await openSearch(page);
  const field = search.getByRole('combobox', { name: shell('search.label') });
  await field.fill('halsktte');
  await expect(search.getByText(/Meinten Sie/)).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(`${site}/produkte?q=halsktte`);
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ Stücke? zu „halskette“$/ })).toBeVisible();
  await expect(page.getByText('Keine Treffer für')).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Ankerkette' })).toBeVisible();
});

test('a price in the search becomes a filter that can be removed', async ({ page }) => {
  await page.goto(`${site}/produkte?q=${encodeURIComponent('Ring unter 500')}`);
  const chip = page.getByRole('button', { name: /bis 500/ });
  await expect(chip).toBeVisible();
  const count = await cards(page).count();
  await chip.click();
  await expect(page).toHaveURL(`${site}/produkte?q=Ring`);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(count);
});

test('"für Herren" becomes a filter that can be removed', async ({ page }) => {
  await page.goto(`${site}/produkte?q=${encodeURIComponent('Uhr für Herren')}`);
  const chip = page.getByRole('button', { name: 'Filter entfernen: Herren', exact: true });
  await expect(chip).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Ormeval Heure 36' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Förde 34 Quarz' })).toHaveCount(0);
  await chip.click();
  await expect(page).toHaveURL(`${site}/produkte?q=Uhr`);
  await expect(cards(page).filter({ hasText: 'Förde 34 Quarz' })).toBeVisible();
});

test('Escape clears the field, then closes the dialog and returns focus', async ({ page }) => {
  await page.goto(site);
  const search = await openSearch(page);
  const field = search.getByRole('combobox', { name: shell('search.label') });
  await field.fill('ring');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await field.press('Escape');
  await expect(search).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: shell('search.title') })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search is one tap away and fills the screen', async ({ page }) => {
    await page.goto(`${site}/uhren`);
    const button = page.getByRole('banner').getByRole('button', { name: shell('search.title') });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await button.tap();
    const search = page.getByRole('dialog', { name: shell('search.title') });
    // The scrollbar may take a few pixels.
    expect((await search.boundingBox())?.width).toBeGreaterThanOrEqual(370);
    await search.getByRole('combobox', { name: shell('search.label') }).fill('creole');
    await search.getByRole('option', { name: /Creolen Bogen/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Creolen Bogen' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedHosts: [new URL(testBackendUrl).host] });

  test('the form leads to a page of results', async ({ page }) => {
    await page.goto(site);
    const search = await openSearch(page);
    await search.getByLabel(shell('search.label')).fill('Siegelring');
    await search.getByRole('button', { name: shell('search.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suche: Siegelring' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Siegelring Kontur' });
    await expect(link).toHaveAttribute('href', /\/produkte\/siegelring-kontur$/);
    await expect(page.getByRole('listitem').filter({ has: link })).toContainText('Arnsberg & Tochter · ab ');
  });

  test('the results have filters to remove, further pages, and pages of the site', async ({ page }) => {
    const query = new URLSearchParams({
      project: demoSiteDomains.jeweller,
      language: 'de',
      products_path: '/produkte',
    });
    const open = (search: string) =>
      page.goto(`${testBackendUrl}/ecom/search/page?${query.toString()}&q=${encodeURIComponent(search)}`);
    await open('Gold für Damen');
    await page.getByRole('link', { name: 'Filter entfernen: Damen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suche: Gold', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Seite 2' }).click();
    await expect(page.locator('[aria-current="page"]')).toHaveText('2');
    await open('Öffnungszeiten');
    await expect(page.locator('section a[href$="/kontakt"]')).toBeVisible();
  });
});
