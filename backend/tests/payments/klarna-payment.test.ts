// Promise 5 with Klarna: an order is placed and recorded once, and only the order that was placed here.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { postToTestOrderService, type OrderServiceTestResponse } from '../orders/test-shop.ts';
import {
  backdatePayments,
  postPaymentWindowDecision,
  waitForJobEffect,
  placeTestOrder,
  readStoredTestOrderWithPayments,
  findStandInCaptures,
  usePaymentTestShop,
} from './payment-test-shop.ts';

const shop = usePaymentTestShop();
const standIns = () => shop.current().standInState;
const klarnaBehavior = () => standIns().behaviors.klarna;

const ok = { status: 200, answer: { status: 'ok', message: 'ok' } };
const refused = (status: number, code: string) => ({ status, answer: { status: 'error', code } });

const toClientToken = ({ answer: { payment } }: OrderServiceTestResponse): string => {
  if (payment?.kind !== 'klarna') throw new Error(`No Klarna payment step: ${JSON.stringify(payment)}`);
  expect(payment.categories).toEqual(['klarna']);
  return payment.client_token;
};

const approve = async (reply: OrderServiceTestResponse): Promise<string> => {
  const decision = { client_token: toClientToken(reply), decision: 'approve' };
  const answer = await postPaymentWindowDecision(shop.current(), 'klarna', decision);
  return String(answer['authorization_token']);
};

/** Places an order that Klarna has authorized, without the callback. */
const orderAuthorized = async () => {
  klarnaBehavior().notificationCount = 0;
  const placed = await placeTestOrder(shop.current(), 'klarna');
  return { ...placed, uuid: placed.body.order_uuid, token: await approve(placed.reply) };
};

const postToken = (uuid: string, token: string): Promise<OrderServiceTestResponse> =>
  postToTestOrderService(shop.current().url, 'klarna/order', {
    project: shop.current().shop.domain,
    authorization_token: token,
    order_uuid: uuid,
  });

const cancel = (uuid: string): Promise<OrderServiceTestResponse> =>
  postToTestOrderService(shop.current().url, 'order/cancellation', {
    project: shop.current().shop.domain,
    order_uuid: uuid,
  });

describe('a payment with Klarna', () => {
  it('is created with the order, authorized, placed, and then the order is paid', async () => {
    const { reply, uuid, token } = await orderAuthorized();
    expect(await postToken(uuid, token)).toMatchObject(ok);
    expect(findStandInCaptures(shop.current(), reply)).toEqual([expect.objectContaining({ amount: '10490' })]);
    const paid = await readStoredTestOrderWithPayments(shop.current(), uuid);
    const [{ id } = { id: '' }] = findStandInCaptures(shop.current(), reply);
    expect(paid).toMatchObject({ state: 'paid', paidSteps: 1, mails: 1, notes: [] });
    expect(paid.payments).toEqual([{ state: 'authorized', provider_id: id, capture_id: id, note: null }]);
    expect(await postToken(uuid, token)).toMatchObject(ok);
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });

  it('sends Klarna every part of the total, its tax, and both addresses', async () => {
    const invoice = {
      company: 'Öz GmbH',
      first_name: 'Änne',
      last_name: 'Öz',
      street: 'Ring 1',
      address_addition: 'Hof',
      zip: '80331',
      city: 'München',
      country: 'DE',
      phone: '',
    };
    const total = 10_000 + 490 + 650;
    const { body, reply } = await placeTestOrder(shop.current(), 'klarna', {
      language: 'fr',
      invoice_address: invoice,
      present_wrap: true,
      total_cents: total,
    });
    toClientToken(reply);
    const sent = standIns().requests.findLast(({ operation }) => operation === 'create')?.body;
    expect(sent).toMatchObject({
      locale: 'en-DE',
      purchase_country: 'DE',
      purchase_currency: 'EUR',
      order_amount: total,
      order_tax_amount: 1_597 + 78 + 104,
      merchant_reference1: reply.answer.order_number,
      merchant_reference2: body.order_uuid,
      order_lines: [
        { type: 'physical', quantity: 1, unit_price: 10_000, tax_rate: 1_900, total_tax_amount: 1_597 },
        { type: 'shipping_fee', unit_price: 490, tax_rate: 1_900, total_tax_amount: 78 },
        { type: 'surcharge', unit_price: 650, tax_rate: 1_900, total_tax_amount: 104 },
      ],
      billing_address: { organization_name: 'Öz GmbH', street_address2: 'Hof', city: 'München' },
      shipping_address: { given_name: 'Änne', city: 'Rosenheim', phone: '+498031123456' },
    });
  });

  it('is not trusted from the browser', async () => {
    const { body, reply } = await placeTestOrder(shop.current(), 'klarna');
    toClientToken(reply);
    expect(await postToken(body.order_uuid, 'no-token')).toMatchObject(refused(402, 'payment_refused'));
    const foreign = await orderAuthorized();
    const other = await placeTestOrder(shop.current(), 'klarna');
    expect(await postToken(other.body.order_uuid, foreign.token)).toMatchObject(refused(402, 'payment_refused'));
    expect(await readStoredTestOrderWithPayments(shop.current(), other.body.order_uuid)).toMatchObject({
      state: 'awaiting_payment',
    });
    expect(findStandInCaptures(shop.current(), foreign.reply)).toEqual([]);
    expect(await postToken(randomUUID(), foreign.token)).toMatchObject(refused(404, 'unknown_order'));
    // A new payment can be started.
    const again = await postToTestOrderService(shop.current().url, 'order', other.body);
    expect(await postToken(other.body.order_uuid, await approve(again))).toMatchObject(ok);
  });

  it.each([
    ['order_amount', 100],
    ['purchase_currency', 'SEK'],
    ['merchant_reference1', 'T-1'],
    ['merchant_reference2', 'another'],
    ['intent', 'tokenize'],
  ])('is refused before anything is placed if the %s differs at Klarna', async (field, value) => {
    const { reply, uuid, token } = await orderAuthorized();
    klarnaBehavior().overrides = { [field]: value };
    expect(await postToken(uuid, token)).toMatchObject(refused(402, 'payment_refused'));
    expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'awaiting_payment',
      payments: [{ state: 'declined' }],
    });
  });

  it.each([
    ['order_amount', 100],
    ['purchase_currency', 'SEK'],
    ['merchant_reference2', 'another'],
  ])('does not pay the order if Klarna accepted a different %s, and alerts the staff', async (field, value) => {
    const { uuid, token } = await orderAuthorized();
    Object.assign(klarnaBehavior(), { overrides: { [field]: value }, overridesApplyTo: 'captured' });
    expect(await postToken(uuid, token)).toMatchObject(refused(402, 'payment_refused'));
    const { state, paidSteps, notes } = await readStoredTestOrderWithPayments(shop.current(), uuid);
    expect({ state, paidSteps }).toEqual({ state: 'awaiting_payment', paidSteps: 0 });
    expect(notes.join()).toMatch(/Klarna hat etwas anderes eingezogen/);
  });

  it('pays at most one order with one Klarna order id', async () => {
    const first = await orderAuthorized();
    expect(await postToken(first.uuid, first.token)).toMatchObject(ok);
    const [{ id } = { id: '' }] = findStandInCaptures(shop.current(), first.reply);
    const second = await orderAuthorized();
    Object.assign(klarnaBehavior(), { overrides: { order_id: id }, overridesApplyTo: 'captured' });
    expect(await postToken(second.uuid, second.token)).toMatchObject(refused(402, 'payment_refused'));
    const { state, paidSteps, notes } = await readStoredTestOrderWithPayments(shop.current(), second.uuid);
    expect({ state, paidSteps }).toEqual({ state: 'awaiting_payment', paidSteps: 0 });
    expect(notes.join()).toContain(id);
  });

  it('is refused if Klarna declines the shopper', async () => {
    const { uuid, token } = await orderAuthorized();
    Object.assign(klarnaBehavior(), { overrides: { fraud_status: 'REJECTED' }, overridesApplyTo: 'captured' });
    expect(await postToken(uuid, token)).toMatchObject(refused(402, 'payment_refused'));
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'awaiting_payment',
      paidSteps: 0,
    });
  });

  it('waits while Klarna is down, and continues afterwards', async () => {
    klarnaBehavior().isUnavailable = true;
    const { body, reply } = await placeTestOrder(shop.current(), 'klarna');
    expect(reply).toMatchObject(refused(503, 'payment_pending'));
    Object.assign(klarnaBehavior(), { isUnavailable: false, notificationCount: 0 });
    const again = await postToTestOrderService(shop.current().url, 'order', body);
    const token = await approve(again);
    klarnaBehavior().isUnavailable = true;
    expect(await postToken(body.order_uuid, token)).toMatchObject(refused(503, 'payment_pending'));
    klarnaBehavior().isUnavailable = false;
    expect(await postToken(body.order_uuid, token)).toMatchObject(ok);
    expect(findStandInCaptures(shop.current(), again)).toHaveLength(1);
  });

  it('is placed once for fifty concurrent calls', async () => {
    const { reply, uuid, token } = await orderAuthorized();
    klarnaBehavior().delayMs = { place: 300 };
    const replies = await Promise.all(Array.from({ length: 50 }, () => postToken(uuid, token)));
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

describe('an authorization whose browser was closed', () => {
  it('is placed once by the callback, however often it arrives', async () => {
    klarnaBehavior().notificationCount = 5;
    const { body, reply } = await placeTestOrder(shop.current(), 'klarna');
    await approve(reply);
    await waitForJobEffect(async () =>
      expect(await readStoredTestOrderWithPayments(shop.current(), body.order_uuid)).toMatchObject({
        state: 'paid',
        paidSteps: 1,
      }),
    );
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });

  it('is placed by the job if the callback is lost, too', async () => {
    const { reply, uuid } = await orderAuthorized();
    await backdatePayments(shop.current(), uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'paid' }),
    );
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });

  it('is placed once if the response is lost', async () => {
    const { reply, uuid, token } = await orderAuthorized();
    klarnaBehavior().connectionDrops = { place: 1 };
    expect(await postToken(uuid, token)).toMatchObject(refused(503, 'payment_pending'));
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
    await backdatePayments(shop.current(), uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'paid' }),
    );
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ paidSteps: 1, mails: 1 });
    expect(findStandInCaptures(shop.current(), reply)).toHaveLength(1);
  });

  it('is ignored under an unknown key or with another session', async () => {
    const { uuid, token, reply } = await orderAuthorized();
    const [row] = await shop.current().read(`select id from ecommerce_payment where "order" = $1`, [uuid]);
    const call = (payment: string, body: object) =>
      postToTestOrderService(shop.current().url, `klarna/callback/${payment}`, { authorization_token: token, ...body });
    expect(await call(randomUUID(), {})).toMatchObject(refused(404, 'unknown_order'));
    expect(await call('x', {})).toMatchObject(refused(404, 'unknown_order'));
    expect(await call(String(row?.['id']), { session_id: 'another' })).toMatchObject(refused(404, 'unknown_order'));
    expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
  });
});

describe('an order that Klarna accepted', () => {
  const ship = async (uuid: string) => {
    const { read } = shop.current();
    await read(`update ecommerce_order set state = 'shipped' where id = $1`, [uuid]);
    await backdatePayments(shop.current(), uuid, 10);
  };
  const isCaptured = (uuid: string) =>
    waitForJobEffect(async () =>
      expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments).toMatchObject([
        { state: 'captured', note: null },
      ]),
    );
  const countCaptures = () => standIns().requests.filter(({ operation }) => operation === 'capture').length;

  it('is captured once the goods are shipped, and not before', async () => {
    const { uuid, token } = await orderAuthorized();
    expect(await postToken(uuid, token)).toMatchObject(ok);
    const kept = await orderAuthorized();
    expect(await postToken(kept.uuid, kept.token)).toMatchObject(ok);
    await backdatePayments(shop.current(), kept.uuid, 10);
    klarnaBehavior().connectionDrops = { capture: 1 };
    await ship(uuid);
    await waitForJobEffect(async () => expect(await Promise.resolve(countCaptures())).toBeGreaterThan(0));
    // The response was lost: the next run of the job finds that the amount is captured already.
    await backdatePayments(shop.current(), uuid, 10);
    await isCaptured(uuid);
    expect((await readStoredTestOrderWithPayments(shop.current(), kept.uuid)).payments).toMatchObject([
      { state: 'authorized' },
    ]);
  });

  it('is captured if the order is completed before the job runs', async () => {
    const { uuid, token } = await orderAuthorized();
    expect(await postToken(uuid, token)).toMatchObject(ok);
    const captures = countCaptures();
    // In one transaction, so that the job never sees it as shipped.
    await shop.current().read(`do $$ begin
      update ecommerce_order set state = 'shipped' where id = '${uuid}';
      update ecommerce_order set state = 'completed' where id = '${uuid}';
    end $$`);
    await backdatePayments(shop.current(), uuid, 10);
    await isCaptured(uuid);
    expect(countCaptures()).toBe(captures + 1);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ state: 'completed' });
  });
});

describe('goods shipped after the authorization expired', () => {
  const shipLate = async (isDeclining: boolean): Promise<string> => {
    klarnaBehavior().isDeclining = false;
    const { uuid, token } = await orderAuthorized();
    expect(await postToken(uuid, token)).toMatchObject(ok);
    klarnaBehavior().isDeclining = isDeclining;
    await backdatePayments(shop.current(), uuid, 24 * 40);
    await shop.current().read(`update ecommerce_order set state = 'shipped' where id = $1`, [uuid]);
    return uuid;
  };

  it('are captured if the authorization was extended', async () => {
    const uuid = await shipLate(false);
    await waitForJobEffect(async () =>
      expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments).toMatchObject([
        { state: 'captured' },
      ]),
    );
  });

  it('are reported to the staff once if Klarna no longer pays', async () => {
    const uuid = await shipLate(true);
    const warning = expect.stringMatching(/Klarna gibt das Geld nicht mehr/) as string;
    await waitForJobEffect(async () => {
      const { notes, payments } = await readStoredTestOrderWithPayments(shop.current(), uuid);
      expect({ notes, payments }).toMatchObject({
        notes: [warning],
        payments: [{ state: 'authorized', note: warning }],
      });
    });
    await backdatePayments(shop.current(), uuid, 10);
    const later = await shipLate(false);
    await waitForJobEffect(async () =>
      expect((await readStoredTestOrderWithPayments(shop.current(), later)).payments).toMatchObject([
        { state: 'captured' },
      ]),
    );
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({ notes: [warning] });
  });
});

describe('a cancelled order with Klarna', () => {
  it('releases its stock immediately, and its authorization is cancelled', async () => {
    const { uuid, token, reply } = await orderAuthorized();
    expect(await cancel(uuid)).toMatchObject({ status: 200 });
    expect(await postToken(uuid, token)).toMatchObject(refused(409, 'order_closed'));
    expect(standIns().requests.at(-1)).toMatchObject({ provider: 'klarna', operation: 'release' });
    expect(findStandInCaptures(shop.current(), reply)).toEqual([]);
    expect(await readStoredTestOrderWithPayments(shop.current(), uuid)).toMatchObject({
      state: 'cancelled',
      payments: [{ state: 'cancelled' }],
    });
  });

  it('shows the staff what Klarna accepted anyway', async () => {
    const { uuid, token, reply } = await orderAuthorized();
    klarnaBehavior().connectionDrops = { place: 1 };
    expect(await postToken(uuid, token)).toMatchObject(refused(503, 'payment_pending'));
    // The staff cancels it in the studio.
    await shop.current().read(`update ecommerce_order set state = 'cancelled' where id = $1`, [uuid]);
    await backdatePayments(shop.current(), uuid);
    await waitForJobEffect(async () =>
      expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments).toMatchObject([
        { state: 'authorized' },
      ]),
    );
    const { state, notes, payments } = await readStoredTestOrderWithPayments(shop.current(), uuid);
    const [{ id } = { id: '?' }] = findStandInCaptures(shop.current(), reply);
    expect(state).toBe('cancelled');
    expect(notes).toEqual([expect.stringContaining(id)]);
    expect(payments[0]?.note).toContain('bitte erstatten');
  });

  it('is not cancelled while it is being placed', async () => {
    const { uuid, token } = await orderAuthorized();
    klarnaBehavior().delayMs = { place: 1_500 };
    const paying = postToken(uuid, token);
    await waitForJobEffect(async () =>
      expect((await readStoredTestOrderWithPayments(shop.current(), uuid)).payments).toMatchObject([
        { state: 'approved' },
      ]),
    );
    expect(await cancel(uuid)).toMatchObject(refused(409, 'order_closed'));
    expect(await paying).toMatchObject(ok);
  });
});
