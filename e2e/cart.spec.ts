// The cart and its quote from the order service: changed prices, stock, removed products, and the drawer (law rows L4,
// L6, L7, L12, L15).
import type { Page } from 'playwright/test';
import { locales } from '../contract/locale.ts';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import {
  cartPagePathByLocale,
  updateTestCatalogueProduct,
  checkoutPagePathByLocale,
  seedCartInLocalStorage,
  getMainLandmark,
  type TestCatalogueProduct,
  readTestCatalogueProduct,
} from './shopping-helpers.ts';

const base = toTestSiteUrl('jeweller');

const text = (key: string) => readSiteMessageByKey('de', 'cart', key);

const line = (page: Page, product: TestCatalogueProduct) =>
  getMainLandmark(page).getByRole('listitem').filter({ hasText: product.name });

const toCheckout = (page: Page) => getMainLandmark(page).getByRole('link', { name: text('toCheckout') });

test('loads the checkout before the visitor goes there', async ({ page }) => {
  await seedCartInLocalStorage(page, {
    product: await readTestCatalogueProduct('marenholt-foerde-38-automatik', /braun/),
  });
  const document = page.waitForResponse((response) => new URL(response.url()).pathname === checkoutPagePathByLocale.de);
  const script = page.waitForResponse((response) => /\/checkout-page-preload-.+\.js$/.test(response.url()));
  await page.goto(base + cartPagePathByLocale.de);
  expect((await document).status()).toBe(200);
  expect((await script).status()).toBe(200);
});

for (const locale of locales) {
  test(`shows shipping countries, payment methods, tax, shipping, delivery time, withdrawal exclusion and guarantee (L4, L6, L7, L12, L15), ${locale}`, async ({
    page,
  }) => {
    const watch = await readTestCatalogueProduct('marenholt-foerde-38-automatik', /braun/);
    await seedCartInLocalStorage(
      page,
      { product: watch },
      { product: await readTestCatalogueProduct('solitaerring-knospe', /50/), engraving: 'A' },
    );
    await page.goto(base + cartPagePathByLocale[locale]);
    const content = getMainLandmark(page);
    const countries = new Intl.DisplayNames(locale, { type: 'region' });
    for (const code of ['DE', 'AT', 'FR', 'LU']) await expect(content).toContainText(countries.of(code) ?? code);
    await expect(content).toContainText('PayPal');
    await expect(content).toContainText('Klarna');
    await expect(content).toContainText(readSiteMessageByKey(locale, 'cart', 'inclTax'));
    const shipping = content.getByRole('link', {
      name: readSiteMessageByKey(locale, 'cart', 'shippingCosts'),
      exact: true,
    });
    await expect(shipping).toHaveAttribute('href', /versand|shipping|livraison/);
    await expect(content).toContainText(readSiteMessageByKey(locale, 'cart', 'delivery').split('{{')[0] ?? '');
    await expect(content).toContainText(readSiteMessageByKey(locale, 'cart', 'noWithdrawal'));
    await expect(
      content.getByRole('group', { name: readSiteMessageByKey(locale, 'guarantee', 'label.heading') }),
    ).toBeVisible();
    await expect(
      content.getByRole('link', { name: readSiteMessageByKey(locale, 'cart', 'toCheckout') }),
    ).toHaveAttribute('href', checkoutPagePathByLocale[locale]);
  });
}

test('a changed price is shown on the line, included in the total immediately, and still shown after a reload', async ({
  page,
}) => {
  const pendant = await readTestCatalogueProduct('anhaenger-kiesel');
  await seedCartInLocalStorage(page, { product: { ...pendant, price: 66_000 }, quantity: 2 });
  await page.goto(`${base}/warenkorb`);
  const note = text('priceChanged').replace('{{before}}', '660,00 €').replace('{{now}}', '690,00 €');
  await expect(line(page, pendant)).toContainText(note.replaceAll(' €', '\u00a0€'));
  await expect(getMainLandmark(page).getByLabel(text('summary'))).toContainText('1.380,00');
  await expect(toCheckout(page)).toBeVisible();
  await page.reload();
  await expect(line(page, pendant)).toContainText('660,00');
});

test('a sold-out product stays in the cart with a notice and blocks the checkout until it is removed', async ({
  page,
}) => {
  const hoops = await readTestCatalogueProduct('creolen-bogen');
  const pendant = await readTestCatalogueProduct('anhaenger-kiesel');
  await updateTestCatalogueProduct(hoops, { stock: 0 });
  try {
    await seedCartInLocalStorage(page, { product: hoops }, { product: pendant });
    await page.goto(`${base}/warenkorb`);
    await expect(line(page, hoops).getByRole('alert')).toHaveText(text('problems.sold_out'));
    await expect(getMainLandmark(page)).toContainText(text('blocked_one'));
    await expect(toCheckout(page)).toHaveCount(0);
    await expect(getMainLandmark(page).getByRole('button', { name: text('toCheckout') })).toBeDisabled();
    await line(page, hoops)
      .getByRole('button', { name: /^Entfernen/ })
      .click();
    await expect(toCheckout(page)).toBeVisible();
    await expect(line(page, pendant).getByRole('button', { name: /^Entfernen/ })).toBeFocused();
  } finally {
    await updateTestCatalogueProduct(hoops, { stock: 5 });
  }
});

test('a quantity above the stock is corrected with one click', async ({ page }) => {
  const clock = await readTestCatalogueProduct('reisewecker-quay');
  await seedCartInLocalStorage(page, { product: clock, quantity: 5 });
  await page.goto(`${base}/warenkorb`);
  await expect(line(page, clock).getByRole('alert')).toContainText('nur noch 2');
  await expect(toCheckout(page)).toHaveCount(0);
  await line(page, clock)
    .getByRole('button', { name: text('correctCount').replace('{{count}}', '2') })
    .click();
  await expect(line(page, clock).getByRole('spinbutton')).toHaveValue('2');
  await expect(line(page, clock).getByRole('alert')).toHaveCount(0);
  await expect(toCheckout(page)).toBeVisible();
});

test('a removed product and an unavailable engraving are reported on their lines', async ({ page }) => {
  const pendant = await readTestCatalogueProduct('anhaenger-kiesel');
  const gone = { ...pendant, productId: '00000000-0000-4000-8000-000000000000', name: 'Altes Stück' };
  await seedCartInLocalStorage(page, { product: gone }, { product: pendant, engraving: 'Anna' });
  await page.goto(`${base}/warenkorb`);
  await expect(line(page, gone).getByRole('alert')).toHaveText(text('problems.gone'));
  await expect(line(page, pendant).getByRole('alert')).toHaveText(text('problems.personalization'));
  await expect(getMainLandmark(page)).toContainText(text('blocked_other').replace('{{count}}', '2'));
});

test.describe('when the order service is unreachable', () => {
  test.use({ expectedFailures: ['/ecom/quote'] });

  test('the cart shows an error, stays usable, and retries on request', async ({ page }) => {
    const pendant = await readTestCatalogueProduct('anhaenger-kiesel');
    await seedCartInLocalStorage(page, { product: pendant });
    let isDown = true;
    await page.route('**/ecom/quote', (route) => (isDown ? route.abort('connectionrefused') : route.fallback()));
    await page.goto(`${base}/warenkorb`);
    await expect(getMainLandmark(page)).toContainText(text('checkFailed'), { timeout: 15_000 });
    await expect(toCheckout(page)).toBeVisible();
    await line(page, pendant).getByRole('spinbutton').fill('2');
    await expect(getMainLandmark(page)).toContainText('1.380,00');
    await expect(getMainLandmark(page)).toContainText(text('checkFailed'), { timeout: 15_000 });
    isDown = false;
    await getMainLandmark(page)
      .getByRole('button', { name: text('checkAgain') })
      .click();
    await expect(getMainLandmark(page)).toContainText(text('countries'));
    await expect(getMainLandmark(page)).not.toContainText(text('checkFailed'));
  });
});

test('adding a product opens the cart drawer, which links to cart and checkout and returns focus on close', async ({
  page,
}) => {
  await page.goto(`${base}/produkte/anhaenger-kiesel`);
  const add = getMainLandmark(page).getByRole('button', { name: readSiteMessageByKey('de', 'product', 'addToCart') });
  await add.click();
  const drawer = page.getByRole('dialog', { name: readSiteMessageByKey('de', 'shell', 'cartPreview.title') });
  await expect(drawer).toBeVisible();
  await expect(drawer).toContainText('690,00');
  await expect(
    drawer.getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'cartPreview.toCheckout') }),
  ).toHaveAttribute('href', '/kasse');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();
  await expect(page.getByText(/liegt im Warenkorb/)).toBeVisible();
  const cartLink = page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Stück' });
  await expect(cartLink).toHaveAttribute('href', '/warenkorb');
  await cartLink.click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'cartPreview.toCart') }).click();
  await expect(page).toHaveURL(`${base}/warenkorb`);
  await expect(drawer).toBeHidden();
});

for (const height of [844, 390]) {
  test(`the quote does not move the buttons of the drawer at a window height of ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    let releaseQuote = (): void => undefined;
    const released = new Promise<void>((resolve) => (releaseQuote = resolve));
    await page.route('**/ecom/quote', async (route) => {
      await released;
      await route.continue();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${base}/produkte/anhaenger-kiesel`);
    // The second one is in the buy bar.
    await getMainLandmark(page)
      .getByRole('button', { name: readSiteMessageByKey('de', 'product', 'addToCart') })
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: readSiteMessageByKey('de', 'shell', 'cartPreview.title') });
    const toCart = drawer.getByRole('link', { name: readSiteMessageByKey('de', 'shell', 'cartPreview.toCart') });
    await toCart.scrollIntoViewIfNeeded();
    const before = await toCart.boundingBox();
    releaseQuote();
    await expect(drawer).toContainText('Lieferzeit');
    // In a short window the whole drawer scrolls, and the buttons may move.
    if (height > 500) expect(await toCart.boundingBox()).toEqual(before);
    await toCart.scrollIntoViewIfNeeded();
    await expect(toCart).toBeInViewport();
  });
}

test('reports that the browser storage is full instead of confirming an added product', async ({ page }) => {
  await page.goto(`${base}/produkte/anhaenger-kiesel`);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await getMainLandmark(page)
    .getByRole('button', { name: readSiteMessageByKey('de', 'product', 'addToCart') })
    .click();
  await expect(getMainLandmark(page).getByRole('alert')).toHaveText(readSiteMessageByKey('de', 'product', 'cartFull'));
  await expect(page.getByText(/liegt im Warenkorb/)).toHaveCount(0);
});

for (const width of [320, 768]) {
  test(`nothing overflows a window of ${width} px, on the page and in the drawer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const watch = await readTestCatalogueProduct('marenholt-foerde-38-automatik', /braun/);
    const ring = await readTestCatalogueProduct('solitaerring-knospe', /50/);
    await seedCartInLocalStorage(page, { product: watch }, { product: ring, engraving: 'Für immer und jeden Tag' });
    await page.goto(`${base}/en/cart`);
    await expect(getMainLandmark(page)).toContainText(readSiteMessageByKey('en', 'cart', 'countries'));
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.goto(`${base}/en/products`);
    await page
      .getByRole('link', { name: /^Cart, 2/ })
      .locator('visible=true')
      .click();
    const drawer = page.getByRole('dialog', { name: readSiteMessageByKey('en', 'shell', 'cartPreview.title') });
    await expect(
      drawer.getByRole('link', { name: readSiteMessageByKey('en', 'shell', 'cartPreview.toCart') }),
    ).toBeVisible();
    expect(await drawer.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a cart with all notices is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((mode) => localStorage.setItem('int-color-mode', mode), colorScheme);
    const watch = await readTestCatalogueProduct('marenholt-foerde-38-automatik', /braun/);
    const pendant = await readTestCatalogueProduct('anhaenger-kiesel');
    const ring = await readTestCatalogueProduct('solitaerring-knospe', /50/);
    const entries = [
      { product: watch },
      { product: ring, engraving: 'A' },
      { product: { ...pendant, price: 1 }, quantity: 50 },
    ];
    await seedCartInLocalStorage(page, ...entries);
    await page.goto(`${base}/warenkorb`);
    await expect(line(page, pendant).getByRole('alert')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}
