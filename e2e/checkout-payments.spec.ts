// Payments that are broken off: the order is held, paid later, taken up after a reload, or given up (order service, promise 5).
import type { Locale } from '../contract/locale.ts';
import { expect, findAccessibilityProblems, test } from './fixtures.ts';
import {
  changePiece,
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

test.use({ expectedHosts: [paymentsHost] });

test.beforeEach(({ page }) => comeFromElsewhere(page));

const ringOf = () => readPiece('solitaerring-knospe', /54/);

// Several hold it at the same time, in several processes: none of them may take it back.
test.beforeAll(async () => changePiece(await ringOf(), { stock: 100 }));

const held = (locale: Locale, key: string, provider: string) => text(locale, key).replaceAll('{{provider}}', provider);

test.describe('a payment that is broken off', () => {
  for (const method of ['paypal', 'klarna'] as const) {
    const provider = method === 'paypal' ? 'PayPal' : 'Klarna';

    test(`is said, and taken up again for the same order, ${provider}`, async ({ page }) => {
      const email = createEmail();
      await fillCart(page, { piece: await ringOf() });
      await openConfirm(page, 'de', { email, method });
      await pressOrder(page, 'de');
      await payAt(page, method, 'cancel');
      const cancelled = main(page).getByRole('heading', { name: text('de', 'held.cancelled') });
      await expect(cancelled).toBeVisible();
      await expect(cancelled, 'the focus is back from the provider').toBeFocused();
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await main(page)
        .getByRole('button', { name: held('de', 'held.continue', provider) })
        .click();
      await payAt(page, method, 'approve');
      const number = await expectThanks(page, 'de');
      expect(await readOrders(email)).toMatchObject([{ number, state: 'paid' }]);
    });
  }

  test('is taken up again after a reload', async ({ page }) => {
    const email = createEmail();
    await fillCart(page, { piece: await ringOf() });
    await openConfirm(page, 'en', { email, method: 'paypal' });
    await pressOrder(page, 'en');
    await expect(page.locator('#paypal-window')).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('heading', { name: held('en', 'held.heading', 'PayPal') })).toBeVisible();
    await main(page)
      .getByRole('button', { name: held('en', 'held.continue', 'PayPal') })
      .click();
    await payAt(page, 'paypal', 'approve');
    await expectThanks(page, 'en');
    expect(await readOrders(email)).toMatchObject([{ state: 'paid' }]);
  });

  test('can be given up: the piece is free, and another order is made', async ({ page }) => {
    const candle = await readPiece('duftkerze-waldsaum');
    const email = createEmail();
    const before = await readStock(candle);
    await fillCart(page, { piece: candle });
    await openConfirm(page, 'de', { email, method: 'paypal' });
    await pressOrder(page, 'de');
    await payAt(page, 'paypal', 'cancel');
    expect(await readStock(candle)).toBe(before - 1);
    await main(page)
      .getByRole('button', { name: text('de', 'held.change') })
      .click();
    await expect(orderButton(page, 'de')).toBeVisible();
    expect(await readStock(candle)).toBe(before);
    await main(page)
      .getByRole('link', { name: text('de', 'confirm.editName').replace('{{name}}', text('de', 'payment.heading')) })
      .click();
    await main(page).getByRole('radio', { name: 'Vorkasse' }).check();
    await main(page)
      .getByRole('button', { name: text('de', 'details.next') })
      .click();
    await pressOrder(page, 'de');
    await expectThanks(page, 'de');
    const states = (await readOrders(email)).map(({ state }) => state).sort();
    expect(states).toEqual(['awaiting_payment', 'cancelled']);
  });

  test.describe('by the provider', () => {
    test.use({ expectedFailures: ['/ecom/order/paypal_transaction'] });

    test('says so and leaves the choice', async ({ page }) => {
      const email = createEmail();
      await fillCart(page, { piece: await ringOf() });
      await openConfirm(page, 'fr', { email, method: 'paypal' });
      await pressOrder(page, 'fr');
      await payAt(page, 'paypal', 'decline');
      await expect(main(page).getByRole('alert')).toHaveText(held('fr', 'held.reasons.returned', 'PayPal'));
      await expect(main(page).getByRole('button', { name: text('fr', 'held.change') })).toBeVisible();
    });
  });
});
