// A cart that changes while its order awaits payment: only ordered items leave it, nothing is charged twice, and the
// waiting order is shown and can be paid or cancelled (order service, promise 5; decision 039).
import type { Page } from 'playwright/test';
import { expect, findAccessibilityViolations, readSiteMessageByKey, toTestSiteUrl, test } from './fixtures.ts';
import {
  cartPagePathByLocale,
  updateTestCatalogueProduct,
  checkoutPagePathByLocale,
  createUniqueEmailAddress,
  expectOrderThanksPage,
  seedCartInLocalStorage,
  getMainLandmark,
  openCheckoutConfirmStep,
  getPlaceOrderButton,
  clickPlaceOrderButton,
  clickPaymentStandInButton,
  paymentStandInHost,
  readOrdersByEmail,
  readTestCatalogueProduct,
  readTestProductAvailableStock,
  readCheckoutTranslationByKey,
} from './shopping-helpers.ts';

const base = toTestSiteUrl('jeweller');

test.use({ expectedHosts: [paymentStandInHost] });

const shell = (key: string) => readSiteMessageByKey('de', 'shell', key);

const drawer = (page: Page) => page.getByRole('dialog', { name: shell('cartPreview.title') });

/** Found by its heading, which contains the order number and the amount. */
const notice = (page: Page) => page.getByRole('region', { name: /wartet auf Ihre Zahlung$/ });

/** Quantity and name of each item in the stored cart. */
const readCart = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('int-cart') ?? '{"products":[]}') as {
      products: { count: number; product: { name: string } }[];
    };
    return stored.products.map(({ count, product }) => `${count} ${product.name}`);
  });

const addPendant = async (page: Page) => {
  await page.goto(`${base}/produkte/anhaenger-kiesel`);
  // The second one is in the buy bar of phones.
  await getMainLandmark(page)
    .getByRole('button', { name: readSiteMessageByKey('de', 'product', 'addToCart') })
    .first()
    .click();
  await expect(drawer(page)).toBeVisible();
};

const choice = (page: Page, start: RegExp) => getMainLandmark(page).getByRole('button', { name: start });

test.describe('a cart that changes while an order awaits payment', () => {
  const readBook = () => readTestCatalogueProduct('buch-vom-barren-zum-ring');

  /** Parallel tests order this product. */
  test.beforeAll(async () => updateTestCatalogueProduct(await readBook(), { stock: 100 }));

  /** Orders the book (34 €) with PayPal and cancels in its window. */
  const cancelAtPaypal = async (page: Page, email: string) => {
    const book = await readBook();
    await seedCartInLocalStorage(page, { product: book });
    await openCheckoutConfirmStep(page, 'de', { email, method: 'paypal' });
    await clickPlaceOrderButton(page, 'de');
    await clickPaymentStandInButton(page, 'paypal', 'cancel');
    await expect(
      getMainLandmark(page).getByRole('heading', { name: readCheckoutTranslationByKey('de', 'held.cancelled') }),
    ).toBeVisible();
    return book;
  };

  test('keeps items added after PayPal was cancelled; drawer and cart show the waiting order', async ({ page }) => {
    const email = createUniqueEmailAddress();
    const book = await cancelAtPaypal(page, email);
    await addPendant(page);
    await expect(drawer(page)).toContainText('724,00');
    await expect(notice(page)).toContainText('34,00');
    await expect(notice(page)).toContainText(`1 × ${book.name}`);
    await drawer(page)
      .getByRole('link', { name: shell('cartPreview.toCart') })
      .click();
    await expect(page).toHaveURL(base + cartPagePathByLocale.de);
    await expect(drawer(page)).toBeHidden();
    await expect(notice(page)).toContainText('34,00');
    await getMainLandmark(page)
      .getByRole('link', { name: readSiteMessageByKey('de', 'cart', 'toCheckout') })
      .click();
    // The checkout offers a choice between both orders, with their amounts.
    await expect(
      getMainLandmark(page).getByRole('heading', { name: readCheckoutTranslationByKey('de', 'held.choice.heading') }),
    ).toBeVisible();
    await expect(choice(page, /724,00/)).toBeVisible();
    await choice(page, /34,00.*PayPal/).click();
    await clickPaymentStandInButton(page, 'paypal', 'approve');
    const number = await expectOrderThanksPage(page, 'de');
    expect(await readOrdersByEmail(email)).toMatchObject([{ number, state: 'paid', total_brutto: '34.00' }]);
    await page.goto(base + cartPagePathByLocale.de);
    await expect(getMainLandmark(page).getByRole('listitem').filter({ hasText: 'Kiesel' })).toBeVisible();
    expect(await readCart(page)).toEqual(['1 Anhänger Kiesel']);
    await expect(notice(page)).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`shows an accessible notice on a phone, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript((mode) => localStorage.setItem('int-color-mode', mode), colorScheme);
      await cancelAtPaypal(page, createUniqueEmailAddress());
      await addPendant(page);
      await expect(notice(page)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await drawer(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
      await drawer(page)
        .getByRole('link', { name: shell('cartPreview.toCheckout') })
        .click();
      await expect(choice(page, /724,00/)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  }

  test('can be ordered as a whole, which cancels the waiting order', async ({ page }) => {
    const email = createUniqueEmailAddress();
    await cancelAtPaypal(page, email);
    await addPendant(page);
    await drawer(page)
      .getByRole('link', { name: shell('cartPreview.toCheckout') })
      .click();
    await choice(page, /724,00/).click();
    await expect(getMainLandmark(page).getByLabel(readCheckoutTranslationByKey('de', 'order.heading'))).toContainText(
      '724,00',
    );
    // Either step may be shown; the form is still filled in.
    if (!(await getPlaceOrderButton(page, 'de').isVisible())) {
      await getMainLandmark(page)
        .getByRole('button', { name: readCheckoutTranslationByKey('de', 'details.next') })
        .click();
    }
    await clickPlaceOrderButton(page, 'de');
    await clickPaymentStandInButton(page, 'paypal', 'approve');
    await expectOrderThanksPage(page, 'de');
    const orders = (await readOrdersByEmail(email)).map(({ state, total_brutto: total }) => `${state} ${total}`).sort();
    expect(orders).toEqual(['cancelled 34.00', 'paid 724.00']);
    expect(await readCart(page)).toEqual([]);
  });

  test('keeps items added in a second tab while PayPal is open, and updates that tab', async ({ page, context }) => {
    const email = createUniqueEmailAddress();
    const book = await readBook();
    await seedCartInLocalStorage(page, { product: book });
    await openCheckoutConfirmStep(page, 'de', { email, method: 'paypal' });
    await clickPlaceOrderButton(page, 'de');
    await expect(page.locator('#paypal-window')).toBeVisible();
    const other = await context.newPage();
    await addPendant(other);
    await expect(notice(other)).toContainText('34,00');
    await other.goto(base + cartPagePathByLocale.de);
    await expect(getMainLandmark(other).getByRole('listitem').filter({ hasText: book.name })).toBeVisible();
    await clickPaymentStandInButton(page, 'paypal', 'approve');
    await expectOrderThanksPage(page, 'de');
    await expect(getMainLandmark(other).getByRole('listitem').filter({ hasText: book.name })).toHaveCount(0);
    await expect(getMainLandmark(other).getByRole('listitem').filter({ hasText: 'Kiesel' })).toBeVisible();
    await expect(notice(other)).toHaveCount(0);
    expect(await readCart(page)).toEqual(['1 Anhänger Kiesel']);
    expect(await readOrdersByEmail(email)).toMatchObject([{ state: 'paid', total_brutto: '34.00' }]);
  });

  test('keeps the quantity added to an item while Klarna is open', async ({ page, context }) => {
    const book = await readBook();
    const email = createUniqueEmailAddress();
    await seedCartInLocalStorage(page, { product: book });
    await openCheckoutConfirmStep(page, 'de', { email, method: 'klarna' });
    await clickPlaceOrderButton(page, 'de');
    await expect(page.locator('#klarna-window')).toBeVisible();
    const other = await context.newPage();
    await other.goto(base + cartPagePathByLocale.de);
    await getMainLandmark(other).getByRole('spinbutton').fill('2');
    await expect.poll(() => readCart(page)).toEqual([`2 ${book.name}`]);
    await clickPaymentStandInButton(page, 'klarna', 'approve');
    await expectOrderThanksPage(page, 'de');
    expect(await readCart(page)).toEqual([`1 ${book.name}`]);
    expect(await readOrdersByEmail(email)).toMatchObject([{ state: 'paid', total_brutto: '34.00' }]);
    await expect(getMainLandmark(other).getByRole('spinbutton')).toHaveValue('1');
  });

  test('cancels the waiting order by keyboard and leaves the cart unchanged', async ({ page }) => {
    const email = createUniqueEmailAddress();
    const book = await cancelAtPaypal(page, email);
    await page.goto(base + cartPagePathByLocale.de);
    await expect(notice(page)).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await notice(page)
      .getByRole('button', { name: shell('waitingOrder.cancel') })
      .press('Enter');
    await expect(page.getByText(shell('waitingOrder.question'))).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const [order] = await readOrdersByEmail(email);
    const notification = shell('waitingOrder.news.cancelled').replace('{{number}}', order?.number ?? '');
    await expect(getMainLandmark(page).getByRole('status').filter({ hasText: notification }).first()).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    expect((await readOrdersByEmail(email)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await readCart(page)).toEqual([`1 ${book.name}`]);
    await page.goto(base + checkoutPagePathByLocale.de);
    await expect(
      getMainLandmark(page).getByRole('button', { name: readCheckoutTranslationByKey('de', 'details.next') }),
    ).toBeVisible();
  });

  test('pays an order whose engraved item was removed from the cart in the meantime', async ({ page }) => {
    const email = createUniqueEmailAddress();
    await seedCartInLocalStorage(page, {
      product: await readTestCatalogueProduct('solitaerring-knospe', /54/),
      engraving: 'Änne',
    });
    await openCheckoutConfirmStep(page, 'de', { email, method: 'paypal' });
    await clickPlaceOrderButton(page, 'de');
    await clickPaymentStandInButton(page, 'paypal', 'cancel');
    await page.goto(base + cartPagePathByLocale.de);
    await getMainLandmark(page)
      .getByRole('button', { name: /^Entfernen/ })
      .click();
    await notice(page)
      .getByRole('link', { name: shell('waitingOrder.continue') })
      .click();
    await getMainLandmark(page)
      .getByRole('button', {
        name: readCheckoutTranslationByKey('de', 'held.continue').replace('{{provider}}', 'PayPal'),
      })
      .click();
    await clickPaymentStandInButton(page, 'paypal', 'approve');
    await expectOrderThanksPage(page, 'de');
    expect(await readOrdersByEmail(email)).toMatchObject([{ state: 'paid' }]);
  });

  test.describe('cancelled in another tab', () => {
    // The test expects the service to reject the payment.
    test.use({ expectedFailures: ['/ecom/order/paypal_transaction'] });

    test('the order is not charged here, and the page reports the cancellation', async ({ page, context }) => {
      const email = createUniqueEmailAddress();
      const book = await readBook();
      await seedCartInLocalStorage(page, { product: book });
      await openCheckoutConfirmStep(page, 'de', { email, method: 'paypal' });
      await clickPlaceOrderButton(page, 'de');
      await expect(page.locator('#paypal-window')).toBeVisible();
      const other = await context.newPage();
      await other.goto(base + cartPagePathByLocale.de);
      await notice(other)
        .getByRole('button', { name: shell('waitingOrder.cancel') })
        .click();
      await notice(other)
        .getByRole('button', { name: shell('waitingOrder.confirm') })
        .click();
      await expect(notice(other)).toHaveCount(0);
      await clickPaymentStandInButton(page, 'paypal', 'approve');
      await expect(getMainLandmark(page).getByRole('alert')).toHaveText(
        readCheckoutTranslationByKey('de', 'failed.closed'),
      );
      await expect(getPlaceOrderButton(page, 'de')).toBeVisible();
      expect((await readOrdersByEmail(email)).map(({ state }) => state)).toEqual(['cancelled']);
      expect(await readCart(page)).toEqual([`1 ${book.name}`]);
    });
  });
});

test.describe('the last item in stock', () => {
  const readCandlestick = () => readTestCatalogueProduct('kerzenleuchter-steg');

  test('is not sold out for the shopper whose order awaits payment', async ({ page }) => {
    const item = await readCandlestick();
    await updateTestCatalogueProduct(item, { stock: 1 });
    try {
      await seedCartInLocalStorage(page, { product: item });
      await openCheckoutConfirmStep(page, 'de', { email: createUniqueEmailAddress(), method: 'paypal' });
      await clickPlaceOrderButton(page, 'de');
      await clickPaymentStandInButton(page, 'paypal', 'cancel');
      expect(await readTestProductAvailableStock(item)).toBe(0);
      await page.goto(base + cartPagePathByLocale.de);
      await expect(getMainLandmark(page)).toContainText(readSiteMessageByKey('de', 'cart', 'countries'));
      await expect(getMainLandmark(page)).not.toContainText(readSiteMessageByKey('de', 'cart', 'problems.sold_out'));
      await notice(page)
        .getByRole('button', { name: shell('waitingOrder.cancel') })
        .click();
      await notice(page)
        .getByRole('button', { name: shell('waitingOrder.confirm') })
        .click();
      await expect(notice(page)).toHaveCount(0);
      expect(await readTestProductAvailableStock(item)).toBe(1);
      await expect(
        getMainLandmark(page).getByRole('link', { name: readSiteMessageByKey('de', 'cart', 'toCheckout') }),
      ).toBeVisible();
    } finally {
      await updateTestCatalogueProduct(item, { stock: 2 });
    }
  });
});
