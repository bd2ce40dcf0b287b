// What a shopper reads and can do when PayPal refuses, for each class of its published issues (decision 041), and what Klarna offers
// in several categories. The stand-ins refuse the order whose address says so.
import type { Page } from 'playwright/test';
import { askBackend, expect, findAccessibilityProblems, readMails, test } from './fixtures.ts';
import {
  changePiece,
  comeFromElsewhere,
  createEmail,
  decideAtPaypal,
  expectThanks,
  fillCart,
  main,
  openConfirm,
  orderButton,
  payAt,
  paymentsHost,
  pressOrder,
  readOrders,
  readPiece,
  text,
} from './shopping.ts';

const paymentPaths = ['/ecom/order', '/ecom/order/paypal_transaction', '/ecom/order/payment'];

test.use({ expectedHosts: [paymentsHost], expectedFailures: paymentPaths });

test.beforeEach(({ page }) => comeFromElsewhere(page));

const ringOf = () => readPiece('solitaerring-knospe', /56/);

test.beforeAll(async () => changePiece(await ringOf(), { stock: 100 }));

const ofPaypal = (key: string): string => text('de', key).replaceAll('{{provider}}', 'PayPal');

const payWithPaypal = async (page: Page, addition: string): Promise<string> => {
  const email = createEmail();
  await fillCart(page, { piece: await ringOf() });
  await openConfirm(page, 'de', { email, method: 'paypal', addition });
  await pressOrder(page, 'de');
  return email;
};

/** PayPal ends what it was still at work on. */
const completeAtPaypal = async (email: string): Promise<void> => {
  const [payment] = (await askBackend(
    `/items/ecommerce_payment?filter[order][email][_eq]=${email}&fields=provider_id`,
  )) as { provider_id: string }[];
  await decideAtPaypal(payment?.provider_id ?? '', 'complete');
};

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

for (const { advice, issue } of [
  { advice: 'payAnotherWay', issue: 'PAYER_ACCOUNT_RESTRICTED' },
  { advice: 'payAnotherWay', issue: 'AN_ISSUE_THAT_NOBODY_HAS_PUBLISHED' },
  { advice: 'reported', issue: 'TRANSACTION_BLOCKED_BY_PAYEE' },
] as const) {
  test(`${issue}: the shopper pays another way`, async ({ page }) => {
    const email = await payWithPaypal(page, `Mock capture ${issue}`);
    await payAt(page, 'paypal', 'approve');
    await expect(main(page).getByRole('alert')).toHaveText(ofPaypal(`held.reasons.${advice}`));
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await button(page, ofPaypal('held.payAnotherWay')).click();
    await expect(orderButton(page, 'de')).toBeVisible();
    await main(page)
      .getByRole('link', { name: text('de', 'confirm.editName').replace('{{name}}', text('de', 'payment.heading')) })
      .click();
    await main(page).getByRole('radio', { name: 'Vorkasse' }).check();
    await button(page, text('de', 'details.next')).click();
    await pressOrder(page, 'de');
    const number = await expectThanks(page, 'de');
    const orders = await readOrders(email);
    expect(orders.map(({ state }) => state).sort()).toEqual(['awaiting_payment', 'cancelled']);
    expect(orders.find(({ state }) => state === 'awaiting_payment')).toMatchObject({ number });
  });
}

test('what is not the shopper’s doing is told to the house', async ({ page }) => {
  const email = await payWithPaypal(page, 'Mock capture PAYEE_BLOCKED_TRANSACTION');
  await payAt(page, 'paypal', 'approve');
  await expect(main(page).getByRole('alert')).toHaveText(ofPaypal('held.reasons.reported'));
  const [order] = await readOrders(email);
  const alerts = async () => (await readMails('haus@arnsberg-tochter.example')).map((mail) => mail.text).join('\n');
  await expect.poll(alerts, { timeout: 20_000 }).toContain(order?.number);
});

for (const issue of ['PAYER_ACTION_REQUIRED', 'INSTRUMENT_DECLINED'] as const) {
  test(`${issue}: the shopper goes back to PayPal and pays the same order`, async ({ page }) => {
    const email = await payWithPaypal(page, `Mock capture ${issue}`);
    await payAt(page, 'paypal', 'approve');
    await expect(main(page).getByRole('alert')).toHaveText(ofPaypal('held.reasons.returned'));
    await button(page, ofPaypal('held.continue')).click();
    await payAt(page, 'paypal', 'approve');
    const number = await expectThanks(page, 'de');
    expect(await readOrders(email)).toMatchObject([{ number, state: 'paid' }]);
  });
}

test('ORDER_COMPLETION_IN_PROGRESS: the shopper waits, looks again, and has paid once', async ({ page }) => {
  const email = await payWithPaypal(page, 'Mock capture ORDER_COMPLETION_IN_PROGRESS');
  await payAt(page, 'paypal', 'approve');
  await expect(main(page).getByRole('alert')).toHaveText(ofPaypal('held.reasons.waiting'));
  await completeAtPaypal(email);
  await button(page, ofPaypal('held.look')).click();
  const number = await expectThanks(page, 'de');
  expect(await readOrders(email)).toMatchObject([{ number, state: 'paid' }]);
});

test('refused before its window opens, PayPal is named on the confirm step', async ({ page, expectedFailures }) => {
  // What PayPal's own script says of a window without an order.
  expectedFailures.push('PayPal could not be shown');
  await payWithPaypal(page, 'Mock create PAYEE_ACCOUNT_RESTRICTED');
  await expect(main(page).getByRole('alert')).toHaveText(ofPaypal('held.reasons.reported'));
});

test('Klarna’s second category is offered by its name and paid', async ({ page }) => {
  const email = createEmail();
  await fillCart(page, { piece: await ringOf() });
  await openConfirm(page, 'de', { email, method: 'klarna', addition: 'Mock categories pay_later pay_over_time' });
  await pressOrder(page, 'de');
  const categories = main(page).getByRole('group', { name: text('de', 'held.klarna.choose') });
  await expect(categories.getByRole('radio')).toHaveCount(2);
  await categories.getByRole('radio').nth(1).check();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await button(page, text('de', 'held.continue').replace('{{provider}}', 'Klarna')).click();
  await payAt(page, 'klarna', 'approve');
  const number = await expectThanks(page, 'de');
  expect(await readOrders(email)).toMatchObject([{ number, state: 'paid' }]);
});
