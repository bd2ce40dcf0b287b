// Orders whose PayPal payment is refused: every published issue, from the refusal to the shopper's way out.
import { describe, expect, it } from 'vitest';
import {
  paypalPendingCaptureReasons,
  paypalErrorOutcomes,
  type PaypalRecoveryAction,
} from '../../../domain/paypal-error-outcomes.ts';
import { publishedPaypalIssues } from '../../../scripts/stand-ins/published-paypal-issues.ts';
import { postToTestOrderService, type OrderServiceTestResponse } from '../orders/test-shop.ts';
import {
  backdatePayments,
  postPaymentWindowDecision,
  waitForJobEffect,
  placeTestOrder,
  postTestPaypalConfirmation,
  readStoredTestOrderWithPayments,
  findStandInCaptures,
  readTestPaypalOrderId,
  usePaymentTestShop,
} from './payment-test-shop.ts';

const shop = usePaymentTestShop();

const orderApproved = async (decision = 'approve') => {
  const current = shop.current();
  current.standInState.behaviors.paypal.notificationCount = 0;
  const placed = await placeTestOrder(current, 'paypal');
  const id = readTestPaypalOrderId(placed.reply);
  await postPaymentWindowDecision(current, 'paypal', { order_id: id, decision });
  return { ...placed, id, uuid: placed.body.order_uuid };
};

const readStock = async (): Promise<number> => {
  const [row] = await shop
    .current()
    .read('select stock from ecommerce_product where id = $1', [shop.current().product]);
  return Number(row?.['stock']);
};

const cancel = (uuid: string): Promise<OrderServiceTestResponse> =>
  postToTestOrderService(shop.current().url, 'order/cancellation', {
    project: shop.current().shop.domain,
    order_uuid: uuid,
  });

/** Emails to the shop about a payment of the order. */
const readAlerts = (uuid: string) =>
  shop
    .current()
    .read(`select recipient, subject, text from ecommerce_mail where kind = 'payment_alert' and about like $1`, [
      `ecommerce_order:${uuid}:%`,
    ]);

const refused = (advice: string) => ({ status: 402, answer: { status: 'error', code: 'payment_refused', advice } });
const waiting = { status: 503, answer: { status: 'error', code: 'payment_pending', advice: 'wait' } };

const flat = (statuses: Record<string, readonly string[]>): string[] => [...new Set(Object.values(statuses).flat())];

const captureIssues = flat(publishedPaypalIssues.capture).map((issue): [string, PaypalRecoveryAction] => [
  issue,
  paypalErrorOutcomes.get(issue)?.action ?? 'wait',
]);

const issuesOf = (action: PaypalRecoveryAction) =>
  captureIssues.filter(([, one]) => one === action).map(([issue]) => issue);

describe('a capture that PayPal refuses', () => {
  it.each([...issuesOf('pay_another_way'), 'SOMETHING_NEW'])(
    'with %s can be cancelled immediately, or started again',
    async (issue) => {
      const before = await readStock();
      const { body, id, uuid, reply } = await orderApproved();
      shop.current().standInState.behaviors.paypal.issues = { capture: issue };
      expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused('pay_another_way'));
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
        state: 'awaiting_payment',
        stock: before - 1,
        notes: [],
        payments: [{ state: 'declined', note: null }],
      });
      expect(await readAlerts(uuid)).toEqual([]);
      const again = await postToTestOrderService(shop.current().url, 'order', body);
      expect(readTestPaypalOrderId(again)).not.toBe(id);
      expect(await cancel(uuid)).toMatchObject({ status: 200 });
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
        state: 'cancelled',
        stock: before,
      });
      expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
    },
  );

  it.each(issuesOf('return_to_paypal'))(
    'with %s reopens the same payment, and is captured once the payer has chosen',
    async (issue) => {
      const { body, id, uuid, reply } = await orderApproved();
      shop.current().standInState.behaviors.paypal.issues = { capture: issue };
      expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused('return_to_provider'));
      expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments).toMatchObject([
        { state: 'created', provider_id: id },
      ]);
      shop.current().standInState.behaviors.paypal.issues = {};
      // Without a new approval nothing is captured, however often the order is retried.
      const again = await postToTestOrderService(shop.current().url, 'order', body);
      expect(readTestPaypalOrderId(again)).toBe(id);
      expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
      if (issue !== 'ORDER_NOT_APPROVED')
        await postPaymentWindowDecision(shop.current(), 'paypal', { order_id: id, decision: 'approve' });
      expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject({ status: 200 });
      expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
        state: 'paid',
        paidSteps: 1,
        notes: [],
      });
    },
  );

  it('and that requires a new approval leaves the order cancellable', async () => {
    const before = await readStock();
    const { id, uuid, reply } = await orderApproved();
    shop.current().standInState.behaviors.paypal.issues = { capture: 'PAYER_ACTION_REQUIRED' };
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused('return_to_provider'));
    expect(await cancel(uuid)).toMatchObject({ status: 200 });
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'cancelled',
      stock: before,
    });
    shop.current().standInState.behaviors.paypal.issues = {};
    await postPaymentWindowDecision(shop.current(), 'paypal', { order_id: id, decision: 'approve' });
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject({ status: 409 });
    expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
  });

  it('and that requires a new approval is reported to the browser as such, even if the webhook came first', async () => {
    const { id, uuid } = await orderApproved();
    shop.current().standInState.behaviors.paypal.issues = { capture: 'PAYER_ACTION_REQUIRED' };
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused('return_to_provider'));
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused('return_to_provider'));
  });

  it('is tried a last time when the reservation expires, for a payer who approved again and closed the browser', async () => {
    const { id, uuid, reply } = await orderApproved('decline');
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused('return_to_provider'));
    await postPaymentWindowDecision(shop.current(), 'paypal', { order_id: id, decision: 'approve' });
    await shop
      .current()
      .read(`update ecommerce_order set hold_until = now() - interval '1 second' where id = $1`, [uuid]);
    await waitForJobEffect(async () =>
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'paid' }),
    );
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });

  it.each(issuesOf('alert_staff'))(
    'with %s alerts the staff once, and the shopper can pay another way',
    async (issue) => {
      const before = await readStock();
      const { id, uuid, reply } = await orderApproved();
      shop.current().standInState.behaviors.paypal.issues = { capture: issue };
      expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused('alert_staff'));
      // Later requests, such as the browser after the webhook, get the same response.
      expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused('alert_staff'));
      const { state, notes, payments } = await readStoredTestOrderWithPayments(shop.current(), uuid);
      expect({ state, payments }).toMatchObject({
        state: 'awaiting_payment',
        payments: [{ state: 'declined', note: expect.stringContaining(issue) as string }],
      });
      expect(notes).toEqual([expect.stringContaining(issue)]);
      expect(await readAlerts(uuid)).toMatchObject([
        {
          recipient: 'haus@muster.example',
          subject: `Bitte prüfen: Zahlung der Bestellung ${reply.answer.order_number ?? ''} (Muster)`,
          text: expect.stringContaining(issue) as string,
        },
      ]);
      expect(await cancel(uuid)).toMatchObject({ status: 200 });
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
        state: 'cancelled',
        stock: before,
      });
      expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
    },
  );

  it('with ORDER_COMPLETION_IN_PROGRESS waits, and is paid once PayPal has captured it', async () => {
    const { id, uuid, reply } = await orderApproved();
    shop.current().standInState.behaviors.paypal.issues = { capture: 'ORDER_COMPLETION_IN_PROGRESS' };
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(waiting);
    // The capture may be in progress: the order cannot be cancelled.
    expect(await cancel(uuid)).toMatchObject({ status: 503 });
    expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments).toMatchObject([
      { state: 'approved' },
    ]);
    shop.current().standInState.behaviors.paypal.issues = {};
    await backdatePayments(shop.current(), uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'paid' }),
    );
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });
});

describe('a payment that PayPal refuses to start', () => {
  it.each(flat(publishedPaypalIssues.create).filter((issue) => issue !== 'PAYPAL_REQUEST_ID_REQUIRED'))(
    '%s: the order exists, and can be cancelled to pay another way',
    async (issue) => {
      const before = await readStock();
      shop.current().standInState.behaviors.paypal.issues = { create: issue };
      const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
      const isAlert = paypalErrorOutcomes.get(issue)?.action === 'alert_staff';
      expect(reply).toMatchObject(refused(isAlert ? 'alert_staff' : 'pay_another_way'));
      expect(await readAlerts(body.order_uuid)).toHaveLength(isAlert ? 1 : 0);
      expect(await cancel(body.order_uuid)).toMatchObject({ status: 200 });
      expect(await readStoredTestOrderWithPayments(shop.current(), body.order_uuid)).toMatchObject({
        state: 'cancelled',
        stock: before,
      });
    },
  );
});

describe('a pending capture', () => {
  it.each(paypalPendingCaptureReasons)('because of %s keeps the order, and is paid in the end', async (reason) => {
    const { id, uuid } = await orderApproved();
    shop.current().standInState.behaviors.paypal.overrides = { capture_status: 'PENDING', capture_reason: reason };
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(waiting);
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(waiting);
    const isPassing = ['ECHECK', 'OTHER', 'PENDING_REVIEW', 'TRANSACTION_APPROVED_AWAITING_FUNDING'].includes(reason);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'awaiting_payment',
      notes: isPassing ? [] : [expect.stringContaining(reason)],
      payments: [{ state: 'approved' }],
    });
    expect(await readAlerts(uuid)).toHaveLength(isPassing ? 0 : 1);
    expect(await cancel(uuid)).toMatchObject({ status: 503 });
    shop.current().standInState.behaviors.paypal.overrides = {};
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject({ status: 200 });
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'paid', paidSteps: 1 });
  });

  it.each([
    ['DECLINED', {}, 'pay_another_way'],
    ['FAILED', { response_code: '0500' }, 'pay_another_way'],
    ['DECLINED', { response_code: '1350' }, 'alert_staff'],
    ['REFUNDED', {}, 'alert_staff'],
  ])('that ends as %s %j is not paid: %s', async (status, more, advice) => {
    const { id, uuid } = await orderApproved();
    shop.current().standInState.behaviors.paypal.overrides = { capture_status: status, ...more };
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused(advice));
    expect(await readAlerts(uuid)).toHaveLength(advice === 'alert_staff' ? 1 : 0);
    expect(await cancel(uuid)).toMatchObject({ status: 200 });
  });
});
