// The shop settings at runtime, against the live backend: they control the cart link, the shop menu, and list and
// product pages (specification §4; decisions: Behaviour).
import type { Page } from 'playwright/test';
import {
  requestBackendAsAdmin,
  demoSiteDomains,
  expect,
  readSiteMessageByKey,
  toTestSiteUrl,
  test,
} from './fixtures.ts';

// Serial: all tests change the project's only settings record.
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
  const [settings] = (await requestBackendAsAdmin(
    `/items/ecommerce_settings?fields=id,enable_cart,maintenance_mode&filter[project][domain][_eq]=${demoSiteDomains.jeweller}`,
  )) as Settings[];
  if (!settings) throw new Error('The demo content has no shop settings.');
  return settings;
};

const changeSettings = async (change: Partial<Settings>): Promise<void> => {
  const { id } = await readSettings();
  await requestBackendAsAdmin(`/items/ecommerce_settings/${id}`, { method: 'PATCH', body: change });
};

const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'cart') });

/** Opens a page and waits until the settings have loaded. */
const openWithSettings = async (page: Page, path: string): Promise<void> => {
  const answer = page.waitForResponse((response) => response.url().includes('/items/ecommerce_settings'));
  await page.goto(toTestSiteUrl('jeweller') + path);
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

test('the cart link appears if enable_cart is set, and leads to the cart', async ({ page }) => {
  await openWithSettings(page, '/');
  await expect(cartLink(page)).toHaveAttribute('href', '/warenkorb');
  await cartLink(page).click();
  await expect(page).toHaveURL(`${toTestSiteUrl('jeweller')}/warenkorb`);
  await expect(page.getByText(readSiteMessageByKey('de', 'cart', 'emptyText'))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shop, cart and legal pages are linked as the shop was when the site was built', async ({ page }) => {
    await page.goto(toTestSiteUrl('jeweller'));
    await expect(cartLink(page)).toHaveAttribute('href', '/warenkorb');
    await expect(
      page.getByRole('banner').getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'shop') }),
    ).toHaveAttribute('href', '/produkte');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'AGB' })).toHaveCount(1);
  });
});

test('the settings are requested once per visit', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/items/ecommerce_settings')) requested.push(request.method());
  });
  await openWithSettings(page, '/warenkorb');
  await expect(page.getByText(readSiteMessageByKey('de', 'cart', 'emptyText'))).toBeVisible();
  expect(requested).toEqual(['GET']);
});

test('without enable_cart there is no cart link, and the cart explains why', async ({ page }) => {
  await changeSettings({ enable_cart: false });
  await openWithSettings(page, '/warenkorb');
  await expect(page.getByText(readSiteMessageByKey('de', 'cart', 'closed'))).toBeVisible();
  await expect(cartLink(page)).toHaveCount(0);
});

test('an open page shows that the shop was closed meanwhile, at the next link', async ({ page }) => {
  await page.clock.install();
  await openWithSettings(page, '/');
  await expect(cartLink(page)).toBeVisible();
  await changeSettings({ enable_cart: false });
  await page.clock.fastForward('02:00');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(cartLink(page)).toHaveCount(0);
});

test('in maintenance mode there is no cart link, and the cart explains why', async ({ page }) => {
  await changeSettings({ maintenance_mode: true });
  await openWithSettings(page, '/warenkorb');
  await expect(page.getByText(readSiteMessageByKey('de', 'cart', 'maintenance'))).toBeVisible();
  await expect(cartLink(page)).toHaveCount(0);
});

test('the shop menu depends on enable_cart only, and stays in maintenance mode', async ({ page }) => {
  const shopLink = page.getByRole('banner').getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'shop') });
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

test('in maintenance mode a product is shown but cannot be ordered', async ({ page }) => {
  await changeSettings({ maintenance_mode: true });
  await openWithSettings(page, '/produkte/medaillon-luise');
  await expect(page.getByText(readSiteMessageByKey('de', 'product', 'maintenance'))).toBeVisible();
  await expect(page.getByRole('button', { name: readSiteMessageByKey('de', 'product', 'addToCart') })).toHaveCount(0);
});

test('stock and ratings are shown only if the settings enable them', async ({ page }) => {
  const stock = page.getByText(/Stück vorrätig$/);
  const ratings = page.getByRole('heading', { name: readSiteMessageByKey('de', 'product', 'ratings') });
  await openWithSettings(page, '/produkte/medaillon-luise');
  await expect(stock).toBeVisible();
  await expect(ratings).toBeVisible();
  await changeSettings({ show_stock: false, allow_ratings: false });
  await openWithSettings(page, '/produkte/medaillon-luise');
  await expect(stock).toHaveCount(0);
  await expect(ratings).toHaveCount(0);
});

test('a made-to-order size can be bought with purchase_to_order, and requested without it', async ({ page }) => {
  const size = page.getByRole('radio', { name: /Größe 60/ });
  const add = page.getByRole('button', { name: readSiteMessageByKey('de', 'product', 'addToCart') });
  await openWithSettings(page, '/produkte/vorsteckring-saum');
  await size.check();
  await expect(add).toHaveCount(0);
  await expect(page.getByText(readSiteMessageByKey('de', 'product', 'askAvailability'))).toBeVisible();
  await expect(page.getByText(readSiteMessageByKey('de', 'delivery', 'unknown'))).toBeVisible();
  await expect(page.getByText(readSiteMessageByKey('de', 'product', 'variant.madeToOrder'))).toHaveCount(0);
  await changeSettings({ purchase_to_order: true });
  await openWithSettings(page, '/produkte/vorsteckring-saum');
  await size.check();
  // The demo content defines two to three weeks of production.
  await expect(page.getByText('Lieferzeit: 10–15 Werktage')).toBeVisible();
  await add.click();
  await expect(page.getByText(/liegt im Warenkorb/)).toBeVisible();
});

test('a project without a shop has no cart link and requests no settings', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(toTestSiteUrl('watchmaker'), { waitUntil: 'networkidle' });
  await expect(cartLink(page)).toHaveCount(0);
  expect(requested.filter((url) => url.includes('/items/'))).toEqual([]);
});

test.describe('when the backend is unreachable', () => {
  test.use({ expectedFailures: ['/items/ecommerce_settings'] });

  test('the page stays usable and the cart shows an error', async ({ page }) => {
    await page.route('**/items/ecommerce_settings*', (route) => route.abort('connectionrefused'));
    await page.goto(`${toTestSiteUrl('jeweller')}/warenkorb`);
    await expect(page.getByRole('alert')).toHaveText(readSiteMessageByKey('de', 'cart', 'settingsFailed'), {
      timeout: 15_000,
    });
    await expect(cartLink(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  });
});
