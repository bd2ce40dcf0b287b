// What the settings of the shop decide at runtime, against the live backend: cart and menu appear exactly when they say so,
// the list and the product pages follow them (specification §4; decisions: Behaviour).
import type { Page } from 'playwright/test';
import { askBackend, domains, expect, message, siteUrl, test } from './fixtures.ts';

// One project has one settings record: its states are tried one after the other.
test.describe.configure({ mode: 'serial' });

interface Settings {
  id: string;
  enable_cart: boolean;
  maintenance_mode: boolean;
  show_stock: boolean;
  allow_ratings: boolean;
  purchase_to_order: boolean;
}

const readSettings = async (): Promise<Settings> => {
  const [settings] = (await askBackend(
    `/items/ecommerce_settings?fields=id,enable_cart,maintenance_mode&filter[project][domain][_eq]=${domains.jeweller}`,
  )) as Settings[];
  if (!settings) throw new Error('The demo content has no shop settings.');
  return settings;
};

const changeSettings = async (change: Partial<Settings>): Promise<void> => {
  const { id } = await readSettings();
  await askBackend(`/items/ecommerce_settings/${id}`, { method: 'PATCH', body: change });
};

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: message('de', 'shell', 'cart') });

/** Opens a page and waits until the island has its answer. */
const openWithSettings = async (page: Page, path: string): Promise<void> => {
  const answer = page.waitForResponse((response) => response.url().includes('/items/ecommerce_settings'));
  await page.goto(siteUrl('jeweller') + path);
  expect((await answer).status()).toBe(200);
};

test.afterEach(() =>
  changeSettings({
    enable_cart: true,
    maintenance_mode: false,
    show_stock: true,
    allow_ratings: true,
    purchase_to_order: false,
  }),
);

test('the cart link appears with enable_cart and leads to the cart', async ({ page }) => {
  await openWithSettings(page, '/');
  await expect(cartLink(page)).toHaveAttribute('href', '/warenkorb');
  await cartLink(page).click();
  await expect(page).toHaveURL(`${siteUrl('jeweller')}/warenkorb`);
  await expect(page.getByText(message('de', 'cart', 'emptyText'))).toBeVisible();
});

test('its settings are asked for once a visit', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/items/ecommerce_settings')) asked.push(request.method());
  });
  await openWithSettings(page, '/warenkorb');
  await expect(page.getByText(message('de', 'cart', 'emptyText'))).toBeVisible();
  expect(asked).toEqual(['GET']);
});

test('no cart link without enable_cart, and the cart says why', async ({ page }) => {
  await changeSettings({ enable_cart: false });
  await openWithSettings(page, '/warenkorb');
  await expect(page.getByText(message('de', 'cart', 'closed'))).toBeVisible();
  await expect(cartLink(page)).toHaveCount(0);
});

test('no cart link in maintenance, and the cart says so', async ({ page }) => {
  await changeSettings({ maintenance_mode: true });
  await openWithSettings(page, '/warenkorb');
  await expect(page.getByText(message('de', 'cart', 'maintenance'))).toBeVisible();
  await expect(cartLink(page)).toHaveCount(0);
});

test('the shop menu follows enable_cart alone: it stays in maintenance and goes with the cart', async ({ page }) => {
  const shopLink = page.getByRole('banner').getByRole('link', { name: message('de', 'shell', 'shop') });
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'AGB' });
  await changeSettings({ maintenance_mode: true });
  await openWithSettings(page, '/');
  await expect(shopLink).toHaveAttribute('href', '/produkte');
  for (const name of ['AGB', 'Widerruf', 'Versand und Zahlung']) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await changeSettings({ enable_cart: false });
  await openWithSettings(page, '/impressum');
  await expect(shopLink).toHaveCount(0);
  await expect(terms).toHaveCount(0);
});

test('in maintenance a piece can be looked at and not ordered', async ({ page }) => {
  await changeSettings({ maintenance_mode: true });
  await openWithSettings(page, '/produkte/medaillon-luise');
  await expect(page.getByText(message('de', 'product', 'maintenance'))).toBeVisible();
  await expect(page.getByRole('button', { name: message('de', 'product', 'addToCart') })).toHaveCount(0);
});

test('stock and ratings are shown only where the settings want them', async ({ page }) => {
  const stock = page.getByText(/Stück vorrätig$/);
  const ratings = page.getByRole('heading', { name: message('de', 'product', 'ratings') });
  await openWithSettings(page, '/produkte/medaillon-luise');
  await expect(stock).toBeVisible();
  await expect(ratings).toBeVisible();
  await changeSettings({ show_stock: false, allow_ratings: false });
  await openWithSettings(page, '/produkte/medaillon-luise');
  await expect(stock).toHaveCount(0);
  await expect(ratings).toHaveCount(0);
});

test('a size that is made on order can be bought with purchase_to_order, and asked for without', async ({ page }) => {
  const size = page.getByRole('radio', { name: /Größe 60/ });
  const add = page.getByRole('button', { name: message('de', 'product', 'addToCart') });
  await openWithSettings(page, '/produkte/vorsteckring-saum');
  await size.check();
  await expect(add).toHaveCount(0);
  await expect(page.getByText(message('de', 'product', 'askAvailability'))).toBeVisible();
  await expect(page.getByText(message('de', 'delivery', 'unknown'))).toBeVisible();
  await expect(page.getByText(message('de', 'product', 'variant.madeToOrder'))).toHaveCount(0);
  await changeSettings({ purchase_to_order: true });
  await openWithSettings(page, '/produkte/vorsteckring-saum');
  await size.check();
  // Made in our workshop in two to three weeks.
  await expect(page.getByText('Lieferzeit: 10–15 Werktage')).toBeVisible();
  await add.click();
  await expect(page.getByText(/liegt im Warenkorb/)).toBeVisible();
});

test('a house without shop has no cart link and never asks', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(siteUrl('watchmaker'), { waitUntil: 'networkidle' });
  await expect(cartLink(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/items/'))).toEqual([]);
});

test.describe('with the backend out of reach', () => {
  test.use({ expectedFailures: ['/items/ecommerce_settings'] });

  test('the page stays usable and the cart says what happened', async ({ page }) => {
    await page.route('**/items/ecommerce_settings*', (route) => route.abort('connectionrefused'));
    await page.goto(`${siteUrl('jeweller')}/warenkorb`);
    await expect(page.getByRole('alert')).toHaveText(message('de', 'cart', 'settingsFailed'), { timeout: 15_000 });
    await expect(cartLink(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  });
});
