// Cancelled payments: the order waits, is paid later, resumed after a reload, or cancelled (order service, promise 5).
import type { Locale } from '../contract/locale.ts';
import { expect, findAccessibilityProblems, test } from './fixtures.ts';
import {
  updateTestCatalogueProduct,
  useOwnIpAddress,
  createUniqueEmailAddress,
  expectThanksPage,
  fillCart,
  getMainLandmark,
  openConfirmStep,
  orderButton,
  pressPlaceOrderButton,
  submitPaymentWindowDecision,
  paymentStandInHost,
  readOrdersByEmail,
  readTestCatalogueProduct,
  readAvailableStock,
  checkoutText,
} from './shopping.ts';

test.use({ expectedHosts: [paymentStandInHost] });

test.beforeEach(({ page }) => useOwnIpAddress(page));

const readRing = () => readTestCatalogueProduct('solitaerring-knospe', /54/);

// Parallel tests reserve this product, so none of them may restore its stock.
test.beforeAll(async () => updateTestCatalogueProduct(await readRing(), { stock: 100 }));

const textFor = (locale: Locale, key: string, provider: string) =>
  checkoutText(locale, key).replaceAll('{{provider}}', provider);

test.describe('a cancelled payment', () => {
  for (const method of ['paypal', 'klarna'] as const) {
    const provider = method === 'paypal' ? 'PayPal' : 'Klarna';

    test(`is reported and can be resumed for the same order, ${provider}`, async ({ page }) => {
      const email = createUniqueEmailAddress();
      await fillCart(page, { product: await readRing() });
      await openConfirmStep(page, 'de', { email, method });
      await pressPlaceOrderButton(page, 'de');
      await submitPaymentWindowDecision(page, method, 'cancel');
      const cancelled = getMainLandmark(page).getByRole('heading', { name: checkoutText('de', 'held.cancelled') });
      await expect(cancelled).toBeVisible();
      await expect(cancelled, 'focus returns from the provider').toBeFocused();
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await getMainLandmark(page)
        .getByRole('button', { name: textFor('de', 'held.continue', provider) })
        .click();
      await submitPaymentWindowDecision(page, method, 'approve');
      const number = await expectThanksPage(page, 'de');
      expect(await readOrdersByEmail(email)).toMatchObject([{ number, state: 'paid' }]);
    });
  }

  test('can be resumed after a reload', async ({ page }) => {
    const email = createUniqueEmailAddress();
    await fillCart(page, { product: await readRing() });
    await openConfirmStep(page, 'en', { email, method: 'paypal' });
    await pressPlaceOrderButton(page, 'en');
    await expect(page.locator('#paypal-window')).toBeVisible();
    await page.reload();
    await expect(
      getMainLandmark(page).getByRole('heading', { name: textFor('en', 'held.heading', 'PayPal') }),
    ).toBeVisible();
    await getMainLandmark(page)
      .getByRole('button', { name: textFor('en', 'held.continue', 'PayPal') })
      .click();
    await submitPaymentWindowDecision(page, 'paypal', 'approve');
    await expectThanksPage(page, 'en');
    expect(await readOrdersByEmail(email)).toMatchObject([{ state: 'paid' }]);
  });

  test('can be abandoned: the reservation is released, and another order is placed', async ({ page }) => {
    const candle = await readTestCatalogueProduct('duftkerze-waldsaum');
    const email = createUniqueEmailAddress();
    const before = await readAvailableStock(candle);
    await fillCart(page, { product: candle });
    await openConfirmStep(page, 'de', { email, method: 'paypal' });
    await pressPlaceOrderButton(page, 'de');
    await submitPaymentWindowDecision(page, 'paypal', 'cancel');
    expect(await readAvailableStock(candle)).toBe(before - 1);
    await getMainLandmark(page)
      .getByRole('button', { name: checkoutText('de', 'held.change') })
      .click();
    await expect(orderButton(page, 'de')).toBeVisible();
    expect(await readAvailableStock(candle)).toBe(before);
    await getMainLandmark(page)
      .getByRole('link', {
        name: checkoutText('de', 'confirm.editName').replace('{{name}}', checkoutText('de', 'payment.heading')),
      })
      .click();
    await getMainLandmark(page).getByRole('radio', { name: 'Vorkasse' }).check();
    await getMainLandmark(page)
      .getByRole('button', { name: checkoutText('de', 'details.next') })
      .click();
    await pressPlaceOrderButton(page, 'de');
    await expectThanksPage(page, 'de');
    const states = (await readOrdersByEmail(email)).map(({ state }) => state).sort();
    expect(states).toEqual(['awaiting_payment', 'cancelled']);
  });

  test.describe('a payment that the provider refuses', () => {
    test.use({ expectedFailures: ['/ecom/order/paypal_transaction'] });

    test('is reported, and the payment method can be changed', async ({ page }) => {
      const email = createUniqueEmailAddress();
      await fillCart(page, { product: await readRing() });
      await openConfirmStep(page, 'fr', { email, method: 'paypal' });
      await pressPlaceOrderButton(page, 'fr');
      await submitPaymentWindowDecision(page, 'paypal', 'decline');
      await expect(getMainLandmark(page).getByRole('alert')).toHaveText(
        textFor('fr', 'held.reasons.returned', 'PayPal'),
      );
      await expect(
        getMainLandmark(page).getByRole('button', { name: checkoutText('fr', 'held.change') }),
      ).toBeVisible();
    });
  });
});
