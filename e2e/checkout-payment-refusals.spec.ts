// What shoppers see and can do when PayPal refuses, for each class of its published issues (decision 041), and Klarna's
// payment categories. The stand-ins refuse an order whose address names an issue.
import type { Page } from 'playwright/test';
import { requestBackendAsAdmin, expect, findAccessibilityViolations, readCaughtEmails, test } from './fixtures.ts';
import {
  updateTestCatalogueProduct,
  createUniqueEmailAddress,
  postPaypalStandInDecision,
  expectOrderThanksPage,
  seedCartInLocalStorage,
  getMainLandmark,
  openCheckoutConfirmStep,
  getPlaceOrderButton,
  clickPaymentStandInButton,
  paymentStandInHost,
  clickPlaceOrderButton,
  readOrdersByEmail,
  readTestCatalogueProduct,
  readCheckoutTranslationByKey,
} from './shopping-helpers.ts';

const paymentPaths = ['/ecom/order', '/ecom/order/paypal_transaction', '/ecom/order/payment'];

test.use({ expectedHosts: [paymentStandInHost], expectedFailures: paymentPaths });

const readRing = () => readTestCatalogueProduct('solitaerring-knospe', /56/);

test.beforeAll(async () => updateTestCatalogueProduct(await readRing(), { stock: 100 }));

const paypalText = (key: string): string =>
  readCheckoutTranslationByKey('de', key).replaceAll('{{provider}}', 'PayPal');

const payWithPaypal = async (page: Page, addition: string): Promise<string> => {
  const email = createUniqueEmailAddress();
  await seedCartInLocalStorage(page, { product: await readRing() });
  await openCheckoutConfirmStep(page, 'de', { email, method: 'paypal', addition });
  await clickPlaceOrderButton(page, 'de');
  return email;
};

/** Completes the capture that is in progress at PayPal. */
const completeAtPaypal = async (email: string): Promise<void> => {
  const [payment] = (await requestBackendAsAdmin(
    `/items/ecommerce_payment?filter[order][email][_eq]=${email}&fields=provider_id`,
  )) as { provider_id: string }[];
  await postPaypalStandInDecision(payment?.provider_id ?? '', 'complete');
};

const button = (page: Page, name: string) => getMainLandmark(page).getByRole('button', { name, exact: true });

for (const { advice, issue } of [
  { advice: 'payAnotherWay', issue: 'PAYER_ACCOUNT_RESTRICTED' },
  { advice: 'payAnotherWay', issue: 'AN_ISSUE_THAT_NOBODY_HAS_PUBLISHED' },
  { advice: 'reported', issue: 'TRANSACTION_BLOCKED_BY_PAYEE' },
] as const) {
  test(`${issue}: the shopper pays with another method`, async ({ page }) => {
    const email = await payWithPaypal(page, `Mock capture ${issue}`);
    await clickPaymentStandInButton(page, 'paypal', 'approve');
    await expect(getMainLandmark(page).getByRole('alert')).toHaveText(paypalText(`held.reasons.${advice}`));
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await button(page, paypalText('held.payAnotherWay')).click();
    await expect(getPlaceOrderButton(page, 'de')).toBeVisible();
    await getMainLandmark(page)
      .getByRole('link', {
        name: readCheckoutTranslationByKey('de', 'confirm.editName').replace(
          '{{name}}',
          readCheckoutTranslationByKey('de', 'payment.heading'),
        ),
      })
      .click();
    await getMainLandmark(page).getByRole('radio', { name: 'Vorkasse' }).check();
    await button(page, readCheckoutTranslationByKey('de', 'details.next')).click();
    await clickPlaceOrderButton(page, 'de');
    const number = await expectOrderThanksPage(page, 'de');
    const orders = await readOrdersByEmail(email);
    expect(orders.map(({ state }) => state).sort()).toEqual(['awaiting_payment', 'cancelled']);
    expect(orders.find(({ state }) => state === 'awaiting_payment')).toMatchObject({ number });
  });
}

test('alerts the shop to a problem that the shopper cannot solve', async ({ page }) => {
  const email = await payWithPaypal(page, 'Mock capture PAYEE_BLOCKED_TRANSACTION');
  await clickPaymentStandInButton(page, 'paypal', 'approve');
  await expect(getMainLandmark(page).getByRole('alert')).toHaveText(paypalText('held.reasons.reported'));
  const [order] = await readOrdersByEmail(email);
  const alerts = async () =>
    (await readCaughtEmails('haus@arnsberg-tochter.example')).map((mail) => mail.text).join('\n');
  await expect.poll(alerts, { timeout: 20_000 }).toContain(order?.number);
});

for (const issue of ['PAYER_ACTION_REQUIRED', 'INSTRUMENT_DECLINED'] as const) {
  test(`${issue}: the shopper goes back to PayPal and pays the same order`, async ({ page }) => {
    const email = await payWithPaypal(page, `Mock capture ${issue}`);
    await clickPaymentStandInButton(page, 'paypal', 'approve');
    await expect(getMainLandmark(page).getByRole('alert')).toHaveText(paypalText('held.reasons.returned'));
    await button(page, paypalText('held.continue')).click();
    await clickPaymentStandInButton(page, 'paypal', 'approve');
    const number = await expectOrderThanksPage(page, 'de');
    expect(await readOrdersByEmail(email)).toMatchObject([{ number, state: 'paid' }]);
  });
}

test('ORDER_COMPLETION_IN_PROGRESS: the shopper waits, checks again, and has paid only once', async ({ page }) => {
  const email = await payWithPaypal(page, 'Mock capture ORDER_COMPLETION_IN_PROGRESS');
  await clickPaymentStandInButton(page, 'paypal', 'approve');
  await expect(getMainLandmark(page).getByRole('alert')).toHaveText(paypalText('held.reasons.waiting'));
  await completeAtPaypal(email);
  await button(page, paypalText('held.look')).click();
  const number = await expectOrderThanksPage(page, 'de');
  expect(await readOrdersByEmail(email)).toMatchObject([{ number, state: 'paid' }]);
});

test('a refusal before the PayPal window opens is reported on the confirm step', async ({ page, expectedFailures }) => {
  // Logged by PayPal's own script when its window has no order.
  expectedFailures.push('PayPal could not be shown');
  await payWithPaypal(page, 'Mock create PAYEE_ACCOUNT_RESTRICTED');
  await expect(getMainLandmark(page).getByRole('alert')).toHaveText(paypalText('held.reasons.reported'));
});

test('Klarna’s second payment category is offered by name and can be used', async ({ page }) => {
  const email = createUniqueEmailAddress();
  await seedCartInLocalStorage(page, { product: await readRing() });
  await openCheckoutConfirmStep(page, 'de', {
    email,
    method: 'klarna',
    addition: 'Mock categories pay_later pay_over_time',
  });
  await clickPlaceOrderButton(page, 'de');
  const categories = getMainLandmark(page).getByRole('group', {
    name: readCheckoutTranslationByKey('de', 'held.klarna.choose'),
  });
  await expect(categories.getByRole('radio')).toHaveCount(2);
  await categories.getByRole('radio').nth(1).check();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await button(page, readCheckoutTranslationByKey('de', 'held.continue').replace('{{provider}}', 'Klarna')).click();
  await clickPaymentStandInButton(page, 'klarna', 'approve');
  const number = await expectOrderThanksPage(page, 'de');
  expect(await readOrdersByEmail(email)).toMatchObject([{ number, state: 'paid' }]);
});
