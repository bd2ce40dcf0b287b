// The cart beside what the order service says of it: prices, stock and pieces that are gone; the drawer; law rows L4, L6, L7,
// L12, L15.
import type { Page } from 'playwright/test';
import { locales } from '../contract/locale.ts';
import { expect, findAccessibilityProblems, message, siteUrl, test } from './fixtures.ts';
import {
  cartPaths,
  changePiece,
  checkoutPaths,
  comeFromElsewhere,
  fillCart,
  main,
  type Piece,
  readPiece,
} from './shopping.ts';

const base = siteUrl('jeweller');

const said = (key: string) => message('de', 'cart', key);

const line = (page: Page, piece: Piece) => main(page).getByRole('listitem').filter({ hasText: piece.name });

const toCheckout = (page: Page) => main(page).getByRole('link', { name: said('toCheckout') });

test.beforeEach(({ page }) => comeFromElsewhere(page));

for (const locale of locales) {
  test(`the cart names countries and payments, tax and shipping, delivery time, exclusion and guarantee (L4, L6, L7, L12, L15), ${locale}`, async ({
    page,
  }) => {
    const watch = await readPiece('marenholt-foerde-38-automatik', /braun/);
    await fillCart(page, { piece: watch }, { piece: await readPiece('solitaerring-knospe', /50/), engraving: 'A' });
    await page.goto(base + cartPaths[locale]);
    const content = main(page);
    const countries = new Intl.DisplayNames(locale, { type: 'region' });
    for (const code of ['DE', 'AT', 'FR', 'LU']) await expect(content).toContainText(countries.of(code) ?? code);
    await expect(content).toContainText('PayPal');
    await expect(content).toContainText('Klarna');
    await expect(content).toContainText(message(locale, 'cart', 'inclTax'));
    const shipping = content.getByRole('link', { name: message(locale, 'cart', 'shippingCosts'), exact: true });
    await expect(shipping).toHaveAttribute('href', /versand|shipping|livraison/);
    await expect(content).toContainText(message(locale, 'cart', 'delivery').split('{{')[0] ?? '');
    await expect(content).toContainText(message(locale, 'cart', 'noWithdrawal'));
    await expect(content.getByRole('group', { name: message(locale, 'guarantee', 'label.heading') })).toBeVisible();
    await expect(content.getByRole('link', { name: message(locale, 'cart', 'toCheckout') })).toHaveAttribute(
      'href',
      checkoutPaths[locale],
    );
  });
}

test('a price that has changed is said at the line, counted at once, and still said after a reload', async ({
  page,
}) => {
  const pendant = await readPiece('anhaenger-kiesel');
  await fillCart(page, { piece: { ...pendant, price: 66_000 }, count: 2 });
  await page.goto(`${base}/warenkorb`);
  const note = said('priceChanged').replace('{{before}}', '660,00 €').replace('{{now}}', '690,00 €');
  await expect(line(page, pendant)).toContainText(note.replaceAll(' €', '\u00a0€'));
  await expect(main(page).getByLabel(said('summary'))).toContainText('1.380,00');
  await expect(toCheckout(page)).toBeVisible();
  await page.reload();
  await expect(line(page, pendant)).toContainText('660,00');
});

test('a piece that is sold stays in the cart, says so, and blocks the order until it is taken out', async ({
  page,
}) => {
  const hoops = await readPiece('creolen-bogen');
  const pendant = await readPiece('anhaenger-kiesel');
  await changePiece(hoops, { stock: 0 });
  try {
    await fillCart(page, { piece: hoops }, { piece: pendant });
    await page.goto(`${base}/warenkorb`);
    await expect(line(page, hoops).getByRole('alert')).toHaveText(said('problems.sold_out'));
    await expect(main(page)).toContainText(said('blocked_one'));
    await expect(toCheckout(page)).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: said('toCheckout') })).toBeDisabled();
    await line(page, hoops)
      .getByRole('button', { name: /^Entfernen/ })
      .click();
    await expect(toCheckout(page)).toBeVisible();
    await expect(line(page, pendant).getByRole('button', { name: /^Entfernen/ })).toBeFocused();
  } finally {
    await changePiece(hoops, { stock: 5 });
  }
});

test('too many of a piece are brought to what is there with one press', async ({ page }) => {
  const clock = await readPiece('reisewecker-quay');
  await fillCart(page, { piece: clock, count: 5 });
  await page.goto(`${base}/warenkorb`);
  await expect(line(page, clock).getByRole('alert')).toContainText('nur noch 2');
  await expect(toCheckout(page)).toHaveCount(0);
  await line(page, clock)
    .getByRole('button', { name: said('correctCount').replace('{{count}}', '2') })
    .click();
  await expect(line(page, clock).getByRole('spinbutton')).toHaveValue('2');
  await expect(line(page, clock).getByRole('alert')).toHaveCount(0);
  await expect(toCheckout(page)).toBeVisible();
});

test('a piece that is in the shop no more, and an engraving that is not offered, are said at their lines', async ({
  page,
}) => {
  const pendant = await readPiece('anhaenger-kiesel');
  const gone = { ...pendant, product: '00000000-0000-4000-8000-000000000000', name: 'Altes Stück' };
  await fillCart(page, { piece: gone }, { piece: pendant, engraving: 'Anna' });
  await page.goto(`${base}/warenkorb`);
  await expect(line(page, gone).getByRole('alert')).toHaveText(said('problems.gone'));
  await expect(line(page, pendant).getByRole('alert')).toHaveText(said('problems.personalization'));
  await expect(main(page)).toContainText(said('blocked_other').replace('{{count}}', '2'));
});

test.describe('where the service cannot be reached', () => {
  test.use({ expectedFailures: ['/ecom/quote'] });

  test('the cart stays usable, says so, and asks again on demand', async ({ page }) => {
    const pendant = await readPiece('anhaenger-kiesel');
    await fillCart(page, { piece: pendant });
    let isDown = true;
    await page.route('**/ecom/quote', (route) => (isDown ? route.abort('connectionrefused') : route.fallback()));
    await page.goto(`${base}/warenkorb`);
    await expect(main(page)).toContainText(said('checkFailed'), { timeout: 15_000 });
    await expect(toCheckout(page)).toBeVisible();
    await line(page, pendant).getByRole('spinbutton').fill('2');
    await expect(main(page)).toContainText('1.380,00');
    await expect(main(page)).toContainText(said('checkFailed'), { timeout: 15_000 });
    isDown = false;
    await main(page)
      .getByRole('button', { name: said('checkAgain') })
      .click();
    await expect(main(page)).toContainText(said('countries'));
    await expect(main(page)).not.toContainText(said('checkFailed'));
  });
});

test('adding a piece opens the cart in the drawer; it leads on, and the focus comes back', async ({ page }) => {
  await page.goto(`${base}/produkte/anhaenger-kiesel`);
  const add = main(page).getByRole('button', { name: message('de', 'product', 'addToCart') });
  await add.click();
  const drawer = page.getByRole('dialog', { name: message('de', 'shell', 'cartPreview.title') });
  await expect(drawer).toBeVisible();
  await expect(drawer).toContainText('690,00');
  await expect(drawer.getByRole('link', { name: message('de', 'shell', 'cartPreview.toCheckout') })).toHaveAttribute(
    'href',
    '/kasse',
  );
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();
  await expect(page.getByText(/liegt im Warenkorb/)).toBeVisible();
  const cartLink = page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Stück' });
  await expect(cartLink).toHaveAttribute('href', '/warenkorb');
  await cartLink.click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: message('de', 'shell', 'cartPreview.toCart') }).click();
  await expect(page).toHaveURL(`${base}/warenkorb`);
  await expect(drawer).toBeHidden();
});

for (const height of [844, 390]) {
  test(`what a quote adds to an item leaves the drawer's buttons where they are, ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    let answer = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/ecom/quote', async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${base}/produkte/anhaenger-kiesel`);
    await main(page)
      .getByRole('button', { name: message('de', 'product', 'addToCart') })
      .click();
    const drawer = page.getByRole('dialog', { name: message('de', 'shell', 'cartPreview.title') });
    const toCart = drawer.getByRole('link', { name: message('de', 'shell', 'cartPreview.toCart') });
    await toCart.scrollIntoViewIfNeeded();
    const before = await toCart.boundingBox();
    answer();
    await expect(drawer).toContainText('Lieferzeit');
    // A low window scrolls as a whole: there they may move.
    if (height > 500) expect(await toCart.boundingBox()).toEqual(before);
    await toCart.scrollIntoViewIfNeeded();
    await expect(toCart).toBeInViewport();
  });
}

test('a piece for which there is no room is not said to lie in the cart', async ({ page }) => {
  await page.goto(`${base}/produkte/anhaenger-kiesel`);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await main(page)
    .getByRole('button', { name: message('de', 'product', 'addToCart') })
    .click();
  await expect(main(page).getByRole('alert')).toHaveText(message('de', 'product', 'cartFull'));
  await expect(page.getByText(/liegt im Warenkorb/)).toHaveCount(0);
});

for (const width of [320, 768]) {
  test(`nothing stands beyond a window of ${width} px, in the page and in the drawer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const watch = await readPiece('marenholt-foerde-38-automatik', /braun/);
    const ring = await readPiece('solitaerring-knospe', /50/);
    await fillCart(page, { piece: watch }, { piece: ring, engraving: 'Für immer und jeden Tag' });
    await page.goto(`${base}/en/cart`);
    await expect(main(page)).toContainText(message('en', 'cart', 'countries'));
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.goto(`${base}/en/products`);
    await page
      .getByRole('link', { name: /^Cart, 2/ })
      .locator('visible=true')
      .click();
    const drawer = page.getByRole('dialog', { name: message('en', 'shell', 'cartPreview.title') });
    await expect(drawer.getByRole('link', { name: message('en', 'shell', 'cartPreview.toCart') })).toBeVisible();
    expect(await drawer.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the cart with everything it may say is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((mode) => localStorage.setItem('int-color-mode', mode), colorScheme);
    const watch = await readPiece('marenholt-foerde-38-automatik', /braun/);
    const pendant = await readPiece('anhaenger-kiesel');
    const ring = await readPiece('solitaerring-knospe', /50/);
    const wanted = [{ piece: watch }, { piece: ring, engraving: 'A' }, { piece: { ...pendant, price: 1 }, count: 50 }];
    await fillCart(page, ...wanted);
    await page.goto(`${base}/warenkorb`);
    await expect(line(page, pendant).getByRole('alert')).toBeVisible();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}
