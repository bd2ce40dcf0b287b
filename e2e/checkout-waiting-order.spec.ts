// A cart that changes while its order waits for the payment: only what was ordered leaves it, nothing is charged twice, and what
// waits is said and can be paid or cancelled (order service, promise 5; decision 039).
import type { Page } from 'playwright/test';
import { expect, findAccessibilityProblems, message, siteUrl, test } from './fixtures.ts';
import {
  cartPaths,
  changePiece,
  checkoutPaths,
  comeFromElsewhere,
  createEmail,
  expectThanks,
  fillCart,
  main,
  openConfirm,
  orderButton,
  pressOrder,
  payAt,
  paymentsHost,
  readOrders,
  readPiece,
  readStock,
  text,
} from './shopping.ts';

const base = siteUrl('jeweller');

test.use({ expectedHosts: [paymentsHost] });

test.beforeEach(({ page }) => comeFromElsewhere(page));

const shell = (key: string) => message('de', 'shell', key);

const drawer = (page: Page) => page.getByRole('dialog', { name: shell('cartPreview.title') });

/** By the name of its heading, which holds number and amount. */
const notice = (page: Page) => page.getByRole('region', { name: /wartet auf Ihre Zahlung$/ });

/** As the browser has stored it. */
const readCart = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('int-cart') ?? '{"products":[]}') as {
      products: { count: number; product: { name: string } }[];
    };
    return stored.products.map(({ count, product }) => `${count} ${product.name}`);
  });

const addPendant = async (page: Page) => {
  await page.goto(`${base}/produkte/anhaenger-kiesel`);
  await main(page)
    .getByRole('button', { name: message('de', 'product', 'addToCart') })
    .click();
  await expect(drawer(page)).toBeVisible();
};

const choice = (page: Page, start: RegExp) => main(page).getByRole('button', { name: start });

test.describe('a cart that changes while an order waits for its payment', () => {
  const bookOf = () => readPiece('buch-vom-barren-zum-ring');

  /** Several sell it at the same time, in several processes. */
  test.beforeAll(async () => changePiece(await bookOf(), { stock: 100 }));

  /** The book (34 €) is ordered with PayPal, whose window is closed again. */
  const cancelAtPaypal = async (page: Page, email: string) => {
    const book = await bookOf();
    await fillCart(page, { piece: book });
    await openConfirm(page, 'de', { email, method: 'paypal' });
    await pressOrder(page, 'de');
    await payAt(page, 'paypal', 'cancel');
    await expect(main(page).getByRole('heading', { name: text('de', 'held.cancelled') })).toBeVisible();
    return book;
  };

  test('keeps what was added after PayPal was cancelled; drawer and cart say what waits', async ({ page }) => {
    const email = createEmail();
    const book = await cancelAtPaypal(page, email);
    await addPendant(page);
    await expect(drawer(page)).toContainText('724,00');
    await expect(notice(page)).toContainText('34,00');
    await expect(notice(page)).toContainText(`1 × ${book.name}`);
    await drawer(page)
      .getByRole('link', { name: shell('cartPreview.toCart') })
      .click();
    await expect(page).toHaveURL(base + cartPaths.de);
    await expect(notice(page)).toContainText('34,00');
    await main(page)
      .getByRole('link', { name: message('de', 'cart', 'toCheckout') })
      .click();
    // The checkout asks which one is meant, and names both amounts.
    await expect(main(page).getByRole('heading', { name: text('de', 'held.choice.heading') })).toBeVisible();
    await expect(choice(page, /724,00/)).toBeVisible();
    await choice(page, /34,00.*PayPal/).click();
    await payAt(page, 'paypal', 'approve');
    const number = await expectThanks(page, 'de');
    expect(await readOrders(email)).toMatchObject([{ number, state: 'paid', total_brutto: '34.00' }]);
    await page.goto(base + cartPaths.de);
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Kiesel' })).toBeVisible();
    expect(await readCart(page)).toEqual(['1 Anhänger Kiesel']);
    await expect(notice(page)).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is said accessibly, on a phone, too, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript((mode) => localStorage.setItem('int-color-mode', mode), colorScheme);
      await cancelAtPaypal(page, createEmail());
      await addPendant(page);
      await expect(notice(page)).toBeVisible();
      expect(await findAccessibilityProblems(page)).toEqual([]);
      expect(await drawer(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
      await drawer(page)
        .getByRole('link', { name: shell('cartPreview.toCheckout') })
        .click();
      await expect(choice(page, /724,00/)).toBeVisible();
      expect(await findAccessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  }

  test('is ordered as a whole where that is meant: the waiting order is cancelled', async ({ page }) => {
    const email = createEmail();
    await cancelAtPaypal(page, email);
    await addPendant(page);
    await drawer(page)
      .getByRole('link', { name: shell('cartPreview.toCheckout') })
      .click();
    await choice(page, /724,00/).click();
    await expect(main(page).getByLabel(text('de', 'order.heading'))).toContainText('724,00');
    // Whichever step it is: the form is still filled in.
    if (!(await orderButton(page, 'de').isVisible())) {
      await main(page)
        .getByRole('button', { name: text('de', 'details.next') })
        .click();
    }
    await pressOrder(page, 'de');
    await payAt(page, 'paypal', 'approve');
    await expectThanks(page, 'de');
    const orders = (await readOrders(email)).map(({ state, total_brutto: total }) => `${state} ${total}`).sort();
    expect(orders).toEqual(['cancelled 34.00', 'paid 724.00']);
    expect(await readCart(page)).toEqual([]);
  });

  test('keeps what a second tab has added while PayPal is open; that tab follows', async ({ page, context }) => {
    const email = createEmail();
    const book = await bookOf();
    await fillCart(page, { piece: book });
    await openConfirm(page, 'de', { email, method: 'paypal' });
    await pressOrder(page, 'de');
    await expect(page.locator('#paypal-window')).toBeVisible();
    const other = await context.newPage();
    await addPendant(other);
    await expect(notice(other)).toContainText('34,00');
    await other.goto(base + cartPaths.de);
    await expect(main(other).getByRole('listitem').filter({ hasText: book.name })).toBeVisible();
    await payAt(page, 'paypal', 'approve');
    await expectThanks(page, 'de');
    await expect(main(other).getByRole('listitem').filter({ hasText: book.name })).toHaveCount(0);
    await expect(main(other).getByRole('listitem').filter({ hasText: 'Kiesel' })).toBeVisible();
    await expect(notice(other)).toHaveCount(0);
    expect(await readCart(page)).toEqual(['1 Anhänger Kiesel']);
    expect(await readOrders(email)).toMatchObject([{ state: 'paid', total_brutto: '34.00' }]);
  });

  test('keeps what a line was raised by while Klarna is open', async ({ page, context }) => {
    const book = await bookOf();
    const email = createEmail();
    await fillCart(page, { piece: book });
    await openConfirm(page, 'de', { email, method: 'klarna' });
    await pressOrder(page, 'de');
    await expect(page.locator('#klarna-window')).toBeVisible();
    const other = await context.newPage();
    await other.goto(base + cartPaths.de);
    await main(other).getByRole('spinbutton').fill('2');
    await expect.poll(() => readCart(page)).toEqual([`2 ${book.name}`]);
    await payAt(page, 'klarna', 'approve');
    await expectThanks(page, 'de');
    expect(await readCart(page)).toEqual([`1 ${book.name}`]);
    expect(await readOrders(email)).toMatchObject([{ state: 'paid', total_brutto: '34.00' }]);
    await expect(main(other).getByRole('spinbutton')).toHaveValue('1');
  });

  test('cancels the waiting order from the cart, which stays as it is, by keyboard', async ({ page }) => {
    const email = createEmail();
    const book = await cancelAtPaypal(page, email);
    await page.goto(base + cartPaths.de);
    await expect(notice(page)).toBeVisible();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await notice(page)
      .getByRole('button', { name: shell('waitingOrder.cancel') })
      .press('Enter');
    await expect(page.getByText(shell('waitingOrder.question'))).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const [order] = await readOrders(email);
    const said = shell('waitingOrder.news.cancelled').replace('{{number}}', order?.number ?? '');
    await expect(main(page).getByRole('status').filter({ hasText: said }).first()).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    expect((await readOrders(email)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await readCart(page)).toEqual([`1 ${book.name}`]);
    await page.goto(base + checkoutPaths.de);
    await expect(main(page).getByRole('button', { name: text('de', 'details.next') })).toBeVisible();
  });

  test('pays an order whose engraved line was taken out of the cart meanwhile', async ({ page }) => {
    const email = createEmail();
    await fillCart(page, { piece: await readPiece('solitaerring-knospe', /54/), engraving: 'Änne' });
    await openConfirm(page, 'de', { email, method: 'paypal' });
    await pressOrder(page, 'de');
    await payAt(page, 'paypal', 'cancel');
    await page.goto(base + cartPaths.de);
    await main(page)
      .getByRole('button', { name: /^Entfernen/ })
      .click();
    await notice(page)
      .getByRole('link', { name: shell('waitingOrder.continue') })
      .click();
    await main(page)
      .getByRole('button', { name: text('de', 'held.continue').replace('{{provider}}', 'PayPal') })
      .click();
    await payAt(page, 'paypal', 'approve');
    await expectThanks(page, 'de');
    expect(await readOrders(email)).toMatchObject([{ state: 'paid' }]);
  });

  test.describe('in another tab', () => {
    // Refused by the service, which is what is tried.
    test.use({ expectedFailures: ['/ecom/order/paypal_transaction'] });

    test('an order that was cancelled there takes no money here, and says so', async ({ page, context }) => {
      const email = createEmail();
      const book = await bookOf();
      await fillCart(page, { piece: book });
      await openConfirm(page, 'de', { email, method: 'paypal' });
      await pressOrder(page, 'de');
      await expect(page.locator('#paypal-window')).toBeVisible();
      const other = await context.newPage();
      await other.goto(base + cartPaths.de);
      await notice(other)
        .getByRole('button', { name: shell('waitingOrder.cancel') })
        .click();
      await notice(other)
        .getByRole('button', { name: shell('waitingOrder.confirm') })
        .click();
      await expect(notice(other)).toHaveCount(0);
      await payAt(page, 'paypal', 'approve');
      await expect(main(page).getByRole('alert')).toHaveText(text('de', 'failed.closed'));
      await expect(orderButton(page, 'de')).toBeVisible();
      expect((await readOrders(email)).map(({ state }) => state)).toEqual(['cancelled']);
      expect(await readCart(page)).toEqual([`1 ${book.name}`]);
    });
  });
});

test.describe('the last one of an item', () => {
  const candlestickOf = () => readPiece('kerzenleuchter-steg');

  test('is not sold out for the shopper whose order waits for its payment', async ({ page }) => {
    const item = await candlestickOf();
    await changePiece(item, { stock: 1 });
    try {
      await fillCart(page, { piece: item });
      await openConfirm(page, 'de', { email: createEmail(), method: 'paypal' });
      await pressOrder(page, 'de');
      await payAt(page, 'paypal', 'cancel');
      expect(await readStock(item)).toBe(0);
      await page.goto(base + cartPaths.de);
      await expect(main(page)).toContainText(message('de', 'cart', 'countries'));
      await expect(main(page)).not.toContainText(message('de', 'cart', 'problems.sold_out'));
      await notice(page)
        .getByRole('button', { name: shell('waitingOrder.cancel') })
        .click();
      await notice(page)
        .getByRole('button', { name: shell('waitingOrder.confirm') })
        .click();
      await expect(notice(page)).toHaveCount(0);
      expect(await readStock(item)).toBe(1);
      await expect(main(page).getByRole('link', { name: message('de', 'cart', 'toCheckout') })).toBeVisible();
    } finally {
      await changePiece(item, { stock: 2 });
    }
  });
});
