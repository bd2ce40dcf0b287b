// Cancelled payments: the order waits, is paid later, resumed after a reload, or cancelled (order service, promise 5).
import type { Locale } from '../contract/locale.ts';
import { expect, findAccessibilityViolations, test } from './fixtures.ts';
import {
  updateTestCatalogueProduct,
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

test.use({ expectedHosts: [paymentStandInHost] });

const readRing = () => readTestCatalogueProduct('solitaerring-knospe', /54/);

// Parallel tests reserve this product, so none of them may restore its stock.
test.beforeAll(async () => updateTestCatalogueProduct(await readRing(), { stock: 100 }));

const textFor = (locale: Locale, key: string, provider: string) =>
  readCheckoutTranslationByKey(locale, key).replaceAll('{{provider}}', provider);

test.describe('a cancelled payment', () => {
  for (const method of ['paypal', 'klarna'] as const) {
    const provider = method === 'paypal' ? 'PayPal' : 'Klarna';

    test(`is reported and can be resumed for the same order, ${provider}`, async ({ page }) => {
      const email = createUniqueEmailAddress();
      await seedCartInLocalStorage(page, { product: await readRing() });
      await openCheckoutConfirmStep(page, 'de', { email, method });
      await clickPlaceOrderButton(page, 'de');
      await clickPaymentStandInButton(page, method, 'cancel');
      const cancelled = getMainLandmark(page).getByRole('heading', {
        name: readCheckoutTranslationByKey('de', 'held.cancelled'),
      });
      await expect(cancelled).toBeVisible();
      await expect(cancelled, 'focus returns from the provider').toBeFocused();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await getMainLandmark(page)
        .getByRole('button', { name: textFor('de', 'held.continue', provider) })
        .click();
      await clickPaymentStandInButton(page, method, 'approve');
      const number = await expectOrderThanksPage(page, 'de');
      expect(await readOrdersByEmail(email)).toMatchObject([{ number, state: 'paid' }]);
    });
  }

  test('can be resumed after a reload', async ({ page }) => {
    const email = createUniqueEmailAddress();
    await seedCartInLocalStorage(page, { product: await readRing() });
    await openCheckoutConfirmStep(page, 'en', { email, method: 'paypal' });
    await clickPlaceOrderButton(page, 'en');
    await expect(page.locator('#paypal-window')).toBeVisible();
    await page.reload();
    await expect(
      getMainLandmark(page).getByRole('heading', { name: textFor('en', 'held.heading', 'PayPal') }),
    ).toBeVisible();
    await getMainLandmark(page)
      .getByRole('button', { name: textFor('en', 'held.continue', 'PayPal') })
      .click();
    await clickPaymentStandInButton(page, 'paypal', 'approve');
    await expectOrderThanksPage(page, 'en');
    expect(await readOrdersByEmail(email)).toMatchObject([{ state: 'paid' }]);
  });

  test('can be abandoned: the reservation is released, and another order is placed', async ({ page }) => {
    const candle = await readTestCatalogueProduct('duftkerze-waldsaum');
    const email = createUniqueEmailAddress();
    const before = await readTestProductAvailableStock(candle);
    await seedCartInLocalStorage(page, { product: candle });
    await openCheckoutConfirmStep(page, 'de', { email, method: 'paypal' });
    await clickPlaceOrderButton(page, 'de');
    await clickPaymentStandInButton(page, 'paypal', 'cancel');
    expect(await readTestProductAvailableStock(candle)).toBe(before - 1);
    await getMainLandmark(page)
      .getByRole('button', { name: readCheckoutTranslationByKey('de', 'held.change') })
      .click();
    await expect(getPlaceOrderButton(page, 'de')).toBeVisible();
    expect(await readTestProductAvailableStock(candle)).toBe(before);
    await getMainLandmark(page)
      .getByRole('link', {
        name: readCheckoutTranslationByKey('de', 'confirm.editName').replace(
          '{{name}}',
          readCheckoutTranslationByKey('de', 'payment.heading'),
        ),
      })
      .click();
    await getMainLandmark(page).getByRole('radio', { name: 'Vorkasse' }).check();
    await getMainLandmark(page)
      .getByRole('button', { name: readCheckoutTranslationByKey('de', 'details.next') })
      .click();
    await clickPlaceOrderButton(page, 'de');
    await expectOrderThanksPage(page, 'de');
    const states = (await readOrdersByEmail(email)).map(({ state }) => state).sort();
    expect(states).toEqual(['awaiting_payment', 'cancelled']);
  });

  test.describe('a payment that the provider refuses', () => {
    test.use({ expectedFailures: ['/ecom/order/paypal_transaction'] });

    test('is reported, and the payment method can be changed', async ({ page }) => {
      const email = createUniqueEmailAddress();
      await seedCartInLocalStorage(page, { product: await readRing() });
      await openCheckoutConfirmStep(page, 'fr', { email, method: 'paypal' });
      await clickPlaceOrderButton(page, 'fr');
      await clickPaymentStandInButton(page, 'paypal', 'decline');
      await expect(getMainLandmark(page).getByRole('alert')).toHaveText(
        textFor('fr', 'held.reasons.returned', 'PayPal'),
      );
      await expect(
        getMainLandmark(page).getByRole('button', { name: readCheckoutTranslationByKey('fr', 'held.change') }),
      ).toBeVisible();
    });
  });
});
