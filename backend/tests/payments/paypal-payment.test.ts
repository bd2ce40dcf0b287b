// Promise 5 with PayPal: the money is captured and recorded once, and only the requested amount.
import { describe, expect, it } from 'vitest';
import { postToTestOrderService } from '../orders/test-shop.ts';
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
const paypalBehavior = () => shop.current().standInState.behaviors.paypal;

const ok = { status: 200, answer: { status: 'ok' } };
const refused = (status: number, code: string) => ({ status, answer: { status: 'error', code } });

/** Places an order that the shopper has approved at PayPal. No webhook is sent for it. */
const orderApproved = async (decision = 'approve', changes: Parameters<typeof placeTestOrder>[2] = {}) => {
  const current = shop.current();
  const placed = await placeTestOrder(current, 'paypal', changes);
  const id = readTestPaypalOrderId(placed.reply);
  const { notificationCount } = paypalBehavior();
  paypalBehavior().notificationCount = 0;
  await postPaymentWindowDecision(current, 'paypal', { order_id: id, decision });
  paypalBehavior().notificationCount = notificationCount;
  return { ...placed, id, uuid: placed.body.order_uuid };
};

describe('a payment with PayPal', () => {
  it('is created with the order, approved, captured, and then the order is paid', async () => {
    const { reply, id, uuid } = await orderApproved();
    expect(reply.answer).toMatchObject({ state: 'awaiting_payment', payment: { kind: 'paypal' } });
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(ok);
    expect(findStandInCaptures(shop.current(), reply)).toEqual([expect.objectContaining({ amount: '104.90' })]);
    const paid = await readStoredTestOrderWithPayments(shop.current(), uuid);
    const [{ id: capture } = { id: '' }] = findStandInCaptures(shop.current(), reply);
    expect(paid).toMatchObject({ state: 'paid', paidSteps: 1, mails: 1 });
    expect(paid.payments).toEqual([{ state: 'captured', provider_id: id, capture_id: capture, note: null }]);
    // A repeated confirmation changes nothing.
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(ok);
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });

  it('is reduced by a discount code', async () => {
    const { admin, shop: selling } = shop.current();
    await admin.post('/items/ecommerce_discount_code', { project: selling.project, code: 'ZEHN', percent: '10.00' });
    const { reply, id, uuid } = await orderApproved('approve', { codes: ['ZEHN'], total_cents: 9_490 });
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(ok);
    expect(findStandInCaptures(shop.current(), reply)).toEqual([expect.objectContaining({ amount: '94.90' })]);
  });

  it('is the same for every retry of the order, and none is left once it is paid', async () => {
    const { body, id, uuid } = await orderApproved();
    const other = await placeTestOrder(shop.current(), 'paypal');
    expect(readTestPaypalOrderId(other.reply)).not.toBe(id);
    const retries = await Promise.all(
      Array.from({ length: 5 }, () => postToTestOrderService(shop.current().url, 'order', other.body)),
    );
    for (const reply of retries) expect(readTestPaypalOrderId(reply)).toBe(readTestPaypalOrderId(other.reply));
    // Already approved: the retry completes the payment.
    expect((await postToTestOrderService(shop.current().url, 'order', body)).answer).toMatchObject({
      state: 'paid',
      payment: { kind: 'none' },
    });
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'paid', paidSteps: 1 });
  });

  it('is not trusted from the browser', async () => {
    const { reply, body } = await placeTestOrder(shop.current(), 'paypal');
    const id = readTestPaypalOrderId(reply);
    expect(await postTestPaypalConfirmation(shop.current(), body.order_uuid, id)).toMatchObject(
      refused(503, 'payment_pending'),
    );
    const foreign = await orderApproved();
    expect(await postTestPaypalConfirmation(shop.current(), body.order_uuid, foreign.id)).toMatchObject(
      refused(402, 'payment_refused'),
    );
    expect(findStandInCaptures(shop.current(), foreign.reply)).toEqual([]);
    expect(await readStoredTestOrderWithPayments(shop.current(), body.order_uuid)).toMatchObject({
      state: 'awaiting_payment',
      paidSteps: 0,
    });
    const unknown = await postTestPaypalConfirmation(shop.current(), crypto.randomUUID(), id);
    expect(unknown).toMatchObject(refused(404, 'unknown_order'));
  });

  it.each([
    ['amount', '1.00'],
    ['currency', 'USD'],
    ['merchant_id', 'SOMEONEELSE'],
    ['custom_id', 'another'],
    ['invoice_id', 'T-1'],
    ['intent', 'AUTHORIZE'],
    ['id', 'ANOTHERORDER'],
  ])('is refused before the capture if the %s differs at PayPal', async (field, value) => {
    const { reply, id, uuid } = await orderApproved();
    paypalBehavior().overrides = { [field]: value };
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused(402, 'payment_refused'));
    expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
    const { state, payments, notes } = await readStoredTestOrderWithPayments(shop.current(), uuid);
    expect({ state, payments }).toMatchObject({ state: 'awaiting_payment', payments: [{ state: 'declined' }] });
    expect(notes.join()).toContain('PayPal');
  });

  it.each([
    ['amount', '1.00'],
    ['currency', 'USD'],
    ['merchant_id', 'SOMEONEELSE'],
    ['custom_id', 'another'],
  ])('does not pay the order if a different %s was captured, and alerts the staff', async (field, value) => {
    const { id, uuid } = await orderApproved();
    Object.assign(paypalBehavior(), { overrides: { [field]: value }, overridesApplyTo: 'captured' });
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused(402, 'payment_refused'));
    const { state, paidSteps, notes, payments } = await readStoredTestOrderWithPayments(shop.current(), uuid);
    expect({ state, paidSteps }).toEqual({ state: 'awaiting_payment', paidSteps: 0 });
    expect(notes.join()).toMatch(/PayPal hat etwas anderes eingezogen/);
    expect(payments[0]?.note).toMatch(/PayPal hat etwas anderes eingezogen/);
  });

  it('pays at most one order with one PayPal order id', async () => {
    const first = await orderApproved();
    paypalBehavior().overrides = { id: first.id };
    const { reply } = await placeTestOrder(shop.current(), 'paypal');
    expect(reply).toMatchObject(refused(503, 'payment_pending'));
    paypalBehavior().overrides = {};
    expect(await postTestPaypalConfirmation(shop.current(), first.uuid, first.id)).toMatchObject(ok);
    const [{ id: capture } = { id: '' }] = findStandInCaptures(shop.current(), first.reply);
    const second = await orderApproved();
    Object.assign(paypalBehavior(), { overrides: { capture_id: capture }, overridesApplyTo: 'captured' });
    expect(await postTestPaypalConfirmation(shop.current(), second.uuid, second.id)).toMatchObject(
      refused(402, 'payment_refused'),
    );
    expect(await readStoredTestOrderWithPayments(shop.current(), second.uuid)).toMatchObject({
      state: 'awaiting_payment',
      paidSteps: 0,
    });
  });

  it('continues with another card if PayPal declines one', async () => {
    const { body, id, uuid, reply } = await orderApproved('decline');
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused(402, 'payment_refused'));
    const again = await postToTestOrderService(shop.current().url, 'order', body);
    expect(readTestPaypalOrderId(again)).toBe(id);
    await postPaymentWindowDecision(shop.current(), 'paypal', { order_id: id, decision: 'approve' });
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(ok);
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });

  it('waits while PayPal is down, and continues afterwards', async () => {
    Object.assign(paypalBehavior(), { isUnavailable: true, notificationCount: 0 });
    const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
    expect(reply).toMatchObject(refused(503, 'payment_pending'));
    paypalBehavior().isUnavailable = false;
    const again = await postToTestOrderService(shop.current().url, 'order', body);
    const id = readTestPaypalOrderId(again);
    await postPaymentWindowDecision(shop.current(), 'paypal', { order_id: id, decision: 'approve' });
    paypalBehavior().isUnavailable = true;
    const down = await postTestPaypalConfirmation(shop.current(), body.order_uuid, id);
    expect(down).toMatchObject(refused(503, 'payment_pending'));
    paypalBehavior().isUnavailable = false;
    expect(await postTestPaypalConfirmation(shop.current(), body.order_uuid, id)).toMatchObject(ok);
    expect(findStandInCaptures(shop.current(), again)).toHaveLength(1);
  });

  it('is captured once for fifty concurrent calls', async () => {
    const { reply, id, uuid } = await orderApproved();
    paypalBehavior().delayMs = { capture: 300 };
    paypalBehavior().notificationCount = 3;
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => postTestPaypalConfirmation(shop.current(), uuid, id)),
    );
    for (const one of replies) expect(one).toMatchObject(ok);
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'paid',
      paidSteps: 1,
      mails: 1,
      notes: [],
    });
  });
});

describe('a payment whose browser was closed', () => {
  it('is captured once by the webhook, however often it arrives', async () => {
    paypalBehavior().notificationCount = 5;
    const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
    await postPaymentWindowDecision(shop.current(), 'paypal', {
      order_id: readTestPaypalOrderId(reply),
      decision: 'approve',
    });
    await waitForJobEffect(async () =>
      expect(await readStoredTestOrderWithPayments(shop.current(), body.order_uuid)).toMatchObject({ state: 'paid' }),
    );
    expect(await readStoredTestOrderWithPayments(shop.current(), body.order_uuid)).toMatchObject({
      paidSteps: 1,
      mails: 1,
      notes: [],
    });
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });

  it('is captured by the job', async () => {
    const { reply, uuid } = await orderApproved();
    await backdatePayments(shop.current(), uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'paid' }),
    );
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });

  it('is recorded once if the response to the capture is lost', async () => {
    const { reply, id, uuid } = await orderApproved();
    Object.assign(paypalBehavior(), { connectionDrops: { capture: 1 }, notificationCount: 0 });
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused(503, 'payment_pending'));
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
    await backdatePayments(shop.current(), uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'paid' }),
    );
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(ok);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ paidSteps: 1, mails: 1 });
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });

  it('is read and not captured again if PayPal has completed it, and paid once', async () => {
    const { id, uuid, reply } = await orderApproved();
    Object.assign(paypalBehavior(), { connectionDrops: { capture: 1 }, notificationCount: 0 });
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused(503, 'payment_pending'));
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'awaiting_payment',
      paidSteps: 0,
    });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => postTestPaypalConfirmation(shop.current(), uuid, id)),
    );
    for (const one of replies) expect(one).toMatchObject(ok);
    const captures = shop
      .current()
      .standInState.requests.filter(({ operation, path }) => operation === 'capture' && path.includes(id));
    expect(captures).toHaveLength(1);
    const [{ id: capture } = { id: '' }] = findStandInCaptures(shop.current(), reply);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'paid',
      paidSteps: 1,
      mails: 1,
      notes: [],
      payments: [{ state: 'captured', provider_id: id, capture_id: capture }],
    });
  });

  it('is created once if the response is lost', async () => {
    paypalBehavior().connectionDrops = { create: 1 };
    const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
    expect(reply).toMatchObject(refused(503, 'payment_pending'));
    const again = await postToTestOrderService(shop.current().url, 'order', body);
    const created = shop.current().standInState.createdPayments.filter(({ order: uuid }) => uuid === body.order_uuid);
    expect(created).toEqual([expect.objectContaining({ id: readTestPaypalOrderId(again) })]);
    expect((await readStoredTestOrderWithPayments(shop.current(), body.order_uuid)).payments).toHaveLength(1);
  });

  it('is not captured by a webhook that PayPal did not send', async () => {
    const { id, uuid, reply } = await orderApproved();
    const event = { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } };
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.example/cert',
      'paypal-transmission-id': 'forged-1',
      'paypal-transmission-sig': 'sigforged',
      'paypal-transmission-time': new Date().toISOString(),
    };
    const forged = await postToTestOrderService(shop.current().url, 'paypal/webhook', event, headers);
    expect(forged).toMatchObject(refused(400, 'invalid_input'));
    expect(await postToTestOrderService(shop.current().url, 'paypal/webhook', event)).toMatchObject(
      refused(400, 'invalid_input'),
    );
    expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'awaiting_payment' });
  });
});

describe('a cancelled order', () => {
  const endHold = (uuid: string) =>
    shop.current().read(`update ecommerce_order set hold_until = now() - interval '1 second' where id = $1`, [uuid]);
  const cancel = (uuid: string) =>
    postToTestOrderService(shop.current().url, 'order/cancellation', {
      project: shop.current().shop.domain,
      order_uuid: uuid,
    });

  it('releases its stock immediately, and nothing is captured afterwards', async () => {
    const { id, uuid, reply } = await orderApproved();
    paypalBehavior().isUnavailable = true;
    expect(await cancel(uuid)).toMatchObject(ok);
    paypalBehavior().isUnavailable = false;
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused(409, 'order_closed'));
    expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'cancelled',
      payments: [{ state: 'cancelled' }],
    });
  });

  it('is not cancelled while the capture is running', async () => {
    const { id, uuid } = await orderApproved();
    paypalBehavior().delayMs = { capture: 1_500 };
    const paying = postTestPaypalConfirmation(shop.current(), uuid, id);
    await waitForJobEffect(async () =>
      expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments).toMatchObject([
        { state: 'approved' },
      ]),
    );
    await endHold(uuid);
    expect(await cancel(uuid)).toMatchObject(refused(409, 'order_closed'));
    expect(await paying).toMatchObject(ok);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'paid', paidSteps: 1 });
  });

  it('is paid when the reservation expires if the shopper approved, and cancelled if not', async () => {
    const approved = await orderApproved();
    const left = await placeTestOrder(shop.current(), 'paypal');
    await endHold(approved.uuid);
    await endHold(left.body.order_uuid);
    await waitForJobEffect(async () => {
      expect(await readStoredTestOrderWithPayments(shop.current(), approved.uuid)).toMatchObject({
        state: 'paid',
        paidSteps: 1,
      });
      expect(await readStoredTestOrderWithPayments(shop.current(), left.body.order_uuid)).toMatchObject({
        state: 'cancelled',
      });
    });
  });

  it('is cancelled when the reservation expires if PayPal never saw it, even while PayPal is down', async () => {
    paypalBehavior().isUnavailable = true;
    const { body, reply } = await placeTestOrder(shop.current(), 'paypal');
    expect(reply).toMatchObject(refused(503, 'payment_pending'));
    await endHold(body.order_uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredTestOrderWithPayments(shop.current(), body.order_uuid)).toMatchObject({
        state: 'cancelled',
      }),
    );
  });

  it('shows the staff what was captured anyway', async () => {
    const { id, uuid, reply } = await orderApproved();
    Object.assign(paypalBehavior(), { connectionDrops: { capture: 1 }, notificationCount: 0 });
    expect(await postTestPaypalConfirmation(shop.current(), uuid, id)).toMatchObject(refused(503, 'payment_pending'));
    // The staff cancels it in the studio.
    await shop.current().read(`update ecommerce_order set state = 'cancelled' where id = $1`, [uuid]);
    await backdatePayments(shop.current(), uuid);
    await waitForJobEffect(async () =>
      expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments).toMatchObject([
        { state: 'captured' },
      ]),
    );
    const { state, notes, payments } = await readStoredTestOrderWithPayments(shop.current(), uuid);
    const [{ id: capture } = { id: '?' }] = findStandInCaptures(shop.current(), reply);
    expect(state).toBe('cancelled');
    expect(notes).toEqual([expect.stringContaining(capture)]);
    expect(payments[0]?.note).toContain('bitte erstatten');
  });
});
