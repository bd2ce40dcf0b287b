// Promise 10 with Klarna, which authorizes first and captures on shipping, and for payments by bank transfer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postToTestOrderService } from '../orders/test-shop.ts';
import { createTestStaffMember, type TestStaffMember } from '../create-test-staff.ts';
import { backdatePayments, waitForJobEffect, usePaymentTestShop } from '../payments/payment-test-shop.ts';
import {
  refundTestOrder,
  makeRefundsDue,
  placeTransferPaidTestOrder,
  placeKlarnaPaidTestOrder,
  placePaypalPaidTestOrder,
  readStoredRefunds,
  postStaffRefundRetry,
  findStandInRefunds,
  type PaidTestOrder,
} from './place-and-refund-test-orders.ts';

const shop = usePaymentTestShop();

let staff: TestStaffMember;

beforeAll(async () => {
  const { url, admin, shop: selling } = shop.current();
  staff = await createTestStaffMember(url, admin, selling.project);
});

afterAll(() => staff.remove());

const refusal = (status: number, text: RegExp) => ({ status, message: expect.stringMatching(text) as string });

const ship = async ({ uuid }: PaidTestOrder): Promise<void> => {
  await staff.rest.patch(`/items/ecommerce_order/${uuid}`, { state: 'shipped' });
  await backdatePayments(shop.current(), uuid);
};

const isCaptured = ({ uuid }: PaidTestOrder): Promise<void> =>
  waitForJobEffect(async () =>
    expect((await readStoredRefunds(shop.current(), uuid)).payments).toMatchObject([{ state: 'captured' }]),
  );

const findLastRequestBody = (operation: string) =>
  shop.current().standInState.requests.findLast((request) => request.operation === operation)?.body;

describe('a refund with Klarna', () => {
  it('of everything before the capture releases the authorization: nobody is charged', async () => {
    const paid = await placeKlarnaPaidTestOrder(shop.current());
    const view = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, shipping: true });
    expect(view.refunds).toMatchObject([{ state: 'succeeded', isRelease: true }]);
    expect(findStandInRefunds(shop.current(), paid)).toEqual([{ kind: 'release', amountCents: 10_490 }]);
    const stored = await readStoredRefunds(shop.current(), paid.uuid);
    expect(stored).toMatchObject({ state: 'refunded', payments: [{ state: 'released', refunded: '104.90' }] });
    expect(stored.mails[0]?.text).toMatch(/wir berechnen Ihnen 104,90\s€ nicht/);
  });

  it('of a part before the capture reduces the authorization, and the remaining amount is captured on shipping', async () => {
    const paid = await placeKlarnaPaidTestOrder(shop.current(), 3);
    await refundTestOrder(staff.rest, paid.uuid, { quantity: 1 });
    await refundTestOrder(staff.rest, paid.uuid, { other_cents: 500 });
    expect(findLastRequestBody('adjust')).toMatchObject({ order_amount: 19_990 });
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({
      state: 'paid',
      payments: [{ state: 'authorized', refunded: '105.00' }],
    });
    await ship(paid);
    await isCaptured(paid);
    expect(findLastRequestBody('capture')).toEqual({ captured_amount: 19_990 });
    await refundTestOrder(staff.rest, paid.uuid, { quantity: 1 });
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({
      payments: [{ state: 'partly_refunded', refunded: '205.00' }],
    });
    expect(findStandInRefunds(shop.current(), paid)).toEqual([
      { kind: 'release', amountCents: 10_000 },
      { kind: 'release', amountCents: 500 },
      { kind: 'refund', amountCents: 10_000 },
    ]);
  });

  it('after the capture is paid out with its lines and their tax', async () => {
    const paid = await placeKlarnaPaidTestOrder(shop.current());
    await ship(paid);
    await isCaptured(paid);
    await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, shipping: true });
    expect(findLastRequestBody('refund')).toMatchObject({
      refunded_amount: 10_490,
      order_lines: [
        { type: 'physical', quantity: 1, unit_price: 10_000, tax_rate: 1_900, total_tax_amount: 1_597 },
        { type: 'shipping_fee', unit_price: 490, tax_rate: 1_900, total_tax_amount: 78 },
      ],
    });
    expect(findStandInRefunds(shop.current(), paid)).toEqual([{ kind: 'refund', amountCents: 10_490 }]);
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({
      state: 'refunded',
      payments: [{ state: 'refunded' }],
      mails: [{ kind: 'refunded' }],
    });
  });

  it.each(['refund', 'cancel', 'adjust'] as const)(
    'whose response to %s is lost is made once, even after the idempotency key has expired',
    async (operation) => {
      const paid = await placeKlarnaPaidTestOrder(shop.current(), 2);
      if (operation === 'refund') {
        await ship(paid);
        await isCaptured(paid);
      }
      shop.current().standInState.behaviors.klarna.connectionDrops = { [operation]: 1 };
      const quantity = operation === 'cancel' ? 2 : 1;
      const view = await refundTestOrder(staff.rest, paid.uuid, { quantity, shipping: operation === 'cancel' });
      expect(view.refunds).toMatchObject([{ state: 'requested' }]);
      await shop
        .current()
        .read(`update ecommerce_refund set idempotency_key = gen_random_uuid() where "order" = $1`, [paid.uuid]);
      await makeRefundsDue(shop.current(), paid.uuid);
      await waitForJobEffect(async () =>
        expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({
          refunds: [{ state: 'succeeded' }],
          mails: [{ kind: 'refunded' }],
        }),
      );
      expect(findStandInRefunds(shop.current(), paid)).toHaveLength(1);
    },
  );

  it('can be retried after Klarna refused it', async () => {
    const paid = await placeKlarnaPaidTestOrder(shop.current());
    await ship(paid);
    await isCaptured(paid);
    shop.current().standInState.behaviors.klarna.refundError = 'REFUND_NOT_ALLOWED';
    const view = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1 });
    expect(view.refunds).toMatchObject([
      { state: 'failed', failure: { de: expect.stringMatching(/Klarna-Portal/) as string } },
    ]);
    shop.current().standInState.behaviors.klarna.refundError = '';
    const again = await postStaffRefundRetry(staff.rest, view.refunds[0]?.id ?? '');
    expect(again.refunds).toMatchObject([{ state: 'succeeded' }]);
    expect(findStandInRefunds(shop.current(), paid)).toEqual([{ kind: 'refund', amountCents: 10_000 }]);
  });
});

describe('a refund by bank transfer', () => {
  const account = { iban: 'de02 1203 0000 0000 2020 51', account_holder: 'Änne Öz' };

  const markTransferred = (refund: string) => staff.rest.post(`/ecom/staff/refunds/${refund}/transferred`, {});

  it('is a task with amount and account, and the customer is notified once it is marked as done', async () => {
    const paid = await placeTransferPaidTestOrder(shop.current(), staff.rest);
    const view = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, shipping: true, ...account });
    const [task] = view.refunds;
    expect(task).toMatchObject({ state: 'to_transfer', iban: 'DE02120300000000202051', amountCents: 10_490 });
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({ state: 'paid', mails: [] });
    await markTransferred(task?.id ?? '');
    await markTransferred(task?.id ?? '');
    const stored = await readStoredRefunds(shop.current(), paid.uuid);
    expect(stored).toMatchObject({ state: 'refunded', mails: [{ kind: 'refunded' }] });
    expect(stored.mails[0]?.text).toMatch(/auf das Konto DE02 … 2051 überwiesen/);
    const [row] = await shop
      .current()
      .read('select settled_by, settled_at from ecommerce_refund where id = $1', [task?.id]);
    expect(row).toMatchObject({ settled_by: 'Mia Sommer', settled_at: expect.any(Date) as Date });
  });

  it('is listed in the studio and shown on the order status page', async () => {
    const { read, shop: selling, url } = shop.current();
    const paid = await placeTransferPaidTestOrder(shop.current(), staff.rest, 2);
    const lists = await staff.rest.get<{ filter: unknown }[]>('/presets?filter[bookmark][_eq]=Offene Überweisungen');
    expect(lists).toHaveLength(1);
    let limit = 100;
    // A different query each time: unlike the studio, this client may get a cached response.
    const listed = async () => {
      limit += 1;
      const filter = encodeURIComponent(JSON.stringify(lists[0]?.filter));
      return staff.rest.get<unknown[]>(
        `/items/ecommerce_refund?fields=id,order.number&sort=-date_created&limit=${limit}&filter=${filter}`,
      );
    };
    const [{ access_key: key }] = (await read('select access_key from ecommerce_order where id = $1', [paid.uuid])) as [
      { access_key: string },
    ];
    const readStatus = async () => {
      const { answer } = await postToTestOrderService(url, 'order/status', { project: selling.domain, key });
      return (answer as unknown as { order: object }).order;
    };
    expect(await readStatus()).toMatchObject({ refunded_cents: 0, refund_under_way_cents: 0 });
    const { refunds } = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, ...account });
    const [task] = refunds;
    expect(await listed()).toContainEqual({ id: task?.id, order: { number: paid.number } });
    expect(await readStatus()).toMatchObject({ refunded_cents: 0, refund_under_way_cents: 10_000 });
    await markTransferred(task?.id ?? '');
    expect(await listed()).not.toContainEqual(expect.objectContaining({ id: task?.id }));
    expect(await readStatus()).toMatchObject({
      total_cents: 20_490,
      refunded_cents: 10_000,
      refund_under_way_cents: 0,
    });
  });

  it('is rejected with an invalid account', async () => {
    const paid = await placeTransferPaidTestOrder(shop.current(), staff.rest);
    for (const iban of ['DE03120300000000202051', 'DE0212030000000020205', '', 'XX00']) {
      const wrong = refundTestOrder(staff.rest, paid.uuid, { shipping: true, ...account, iban });
      await expect(wrong).rejects.toMatchObject(refusal(400, /Diese IBAN stimmt nicht/));
    }
    expect((await readStoredRefunds(shop.current(), paid.uuid)).refunds).toEqual([]);
  });

  it('replaces a refund that the provider refused', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    shop.current().standInState.behaviors.paypal.refundError = 'REFUND_TIME_LIMIT_EXCEEDED';
    const { refunds } = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, shipping: true });
    const id = refunds[0]?.id ?? '';
    await staff.rest.post(`/ecom/staff/refunds/${id}/transfer`, account);
    await expect(refundTestOrder(staff.rest, paid.uuid, { other_cents: 1 })).rejects.toMatchObject({ status: 409 });
    await markTransferred(id);
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({
      state: 'refunded',
      payments: [{ state: 'refunded', refunded: '104.90' }],
    });
    expect(findStandInRefunds(shop.current(), paid)).toEqual([]);
  });

  it('is not available for an unpaid order', async () => {
    const paid = await placeTransferPaidTestOrder(shop.current(), staff.rest);
    await shop.current().read('update ecommerce_order set paid_at = null where id = $1', [paid.uuid]);
    await expect(refundTestOrder(staff.rest, paid.uuid, { shipping: true, ...account })).rejects.toMatchObject(
      refusal(409, /Es gibt nichts zu erstatten/),
    );
  });
});
