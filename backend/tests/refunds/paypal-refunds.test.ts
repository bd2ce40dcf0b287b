// Promise 10 with PayPal: money is refunded the way it was paid, once, and never more than was paid.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { createTestStaffMember, type TestStaffMember } from '../create-test-staff.ts';
import { seedTestShop, postToTestOrderService } from '../orders/test-shop.ts';
import { waitForJobEffect, usePaymentTestShop } from '../payments/payment-test-shop.ts';
import {
  refundTestOrder,
  makeRefundsDue,
  placePaypalPaidTestOrder,
  readStoredRefunds,
  readTestRefundOverview,
  postStaffRefundRetry,
  findStandInRefunds,
  postTestStaffRefund,
  toTestRefundRequest,
} from './place-and-refund-test-orders.ts';

const shop = usePaymentTestShop();

let staff: TestStaffMember;

beforeAll(async () => {
  const { url, admin, shop: selling } = shop.current();
  staff = await createTestStaffMember(url, admin, selling.project);
});

afterAll(() => staff.remove());

const refusal = (status: number, text: RegExp) => ({ status, message: expect.stringMatching(text) as string });

const refund = (amountCents: number) => ({ kind: 'refund', amountCents });

describe('a refund with PayPal', () => {
  it('of the whole order is paid out, emailed to the customer once, and sets the order to refunded', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    const view = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, shipping: true, reason: 'Kratzer' });
    expect(view.refunds).toMatchObject([{ state: 'succeeded', amountCents: 10_490, requestedBy: 'Mia Sommer' }]);
    expect(view.sources).toMatchObject([{ capturedCents: 10_490, refundedCents: 10_490, refundableCents: 0 }]);
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(10_490)]);
    const stored = await readStoredRefunds(shop.current(), paid.uuid);
    expect(stored).toMatchObject({ state: 'refunded', payments: [{ state: 'refunded', refunded: '104.90' }] });
    expect(stored.mails).toMatchObject([{ kind: 'refunded', to: 'änne@öz.example' }]);
    expect(stored.mails[0]?.text).toMatch(/wir haben Ihnen 104,90\s€ erstattet/);
    expect(stored.mails[0]?.text).toMatch(/über PayPal/);
    expect(stored.mails[0]?.text).toContain('Kratzer');
    expect(stored.notes).toEqual([
      expect.stringMatching(/Erstattung von 104,90\s€ veranlasst: PayPal \(Kratzer\)/),
      expect.stringMatching(/104,90\s€ erstattet: PayPal [0-9A-F]{17}/),
      'Alles erstattet',
    ]);
  });

  it('of one line keeps the state and shows the total; a second one reaches the limit, a third is rejected', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current(), 3);
    await refundTestOrder(staff.rest, paid.uuid, { quantity: 1 });
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({
      state: 'paid',
      payments: [{ state: 'partly_refunded', refunded: '100.00' }],
    });
    const tooMany = refundTestOrder(staff.rest, paid.uuid, { quantity: 3 });
    await expect(tooMany).rejects.toMatchObject(refusal(409, /nicht mehr so viel zu erstatten/));
    const tooMuch = refundTestOrder(staff.rest, paid.uuid, { other_cents: 20_491 });
    await expect(tooMuch).rejects.toMatchObject(refusal(409, /nicht mehr übrig/));
    const view = await refundTestOrder(staff.rest, paid.uuid, { quantity: 2, shipping: true });
    expect(view.sources).toMatchObject([{ refundedCents: 30_490, refundableCents: 0 }]);
    await expect(refundTestOrder(staff.rest, paid.uuid, { other_cents: 1 })).rejects.toMatchObject(
      refusal(409, /nicht mehr übrig/),
    );
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(10_000), refund(20_490)]);
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({ state: 'refunded' });
  });

  it('is made once for a double click, and rejected if the amount differs from the button', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    const request = toTestRefundRequest(await readTestRefundOverview(staff.rest, paid.uuid), { shipping: true });
    await expect(postTestStaffRefund(staff.rest, paid.uuid, { ...request, amount_cents: 489 })).rejects.toMatchObject(
      refusal(409, /inzwischen geändert/),
    );
    await Promise.all([
      postTestStaffRefund(staff.rest, paid.uuid, request),
      postTestStaffRefund(staff.rest, paid.uuid, request),
    ]);
    await postTestStaffRefund(staff.rest, paid.uuid, request);
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(490)]);
    const { refunds, mails } = await readStoredRefunds(shop.current(), paid.uuid);
    expect([refunds.length, mails.length]).toEqual([1, 1]);
  });

  it('is made once for twenty concurrent full refunds', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    shop.current().standInState.behaviors.paypal.delayMs = { refund: 300 };
    const view = await readTestRefundOverview(staff.rest, paid.uuid);
    const clicks = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        postTestStaffRefund(staff.rest, paid.uuid, toTestRefundRequest(view, { quantity: 1, shipping: true })),
      ),
    );
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(10_490)]);
    const { refunds, mails } = await readStoredRefunds(shop.current(), paid.uuid);
    expect([refunds.length, mails.length]).toEqual([1, 1]);
  });

  it('never exceeds the captured amount with twenty concurrent free amounts', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    const view = await readTestRefundOverview(staff.rest, paid.uuid);
    await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        postTestStaffRefund(staff.rest, paid.uuid, toTestRefundRequest(view, { other_cents: 2_500 })),
      ),
    );
    await waitForJobEffect(async () => {
      const { refunds } = await readStoredRefunds(shop.current(), paid.uuid);
      expect(refunds.map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'succeeded'));
    });
    expect(findStandInRefunds(shop.current(), paid)).toEqual(Array.from({ length: 4 }, () => refund(2_500)));
  });

  it('that PayPal refuses is shown with its reason, reported to the staff, and succeeds on a retry with a new key', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    shop.current().standInState.behaviors.paypal.refundError = 'REFUND_FAILED_INSUFFICIENT_FUNDS';
    const view = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1 });
    const [failed] = view.refunds;
    expect(failed).toMatchObject({
      state: 'failed',
      failure: { de: expect.stringMatching(/nicht genug Guthaben/) as string },
    });
    expect(view.sources).toMatchObject([{ refundableCents: 10_490 }]);
    const before = await readStoredRefunds(shop.current(), paid.uuid);
    expect(before).toMatchObject({
      state: 'paid',
      mails: [{ kind: 'refund_failed_house', to: 'haus@muster.example' }],
    });
    expect(findStandInRefunds(shop.current(), paid)).toEqual([]);
    shop.current().standInState.behaviors.paypal.refundError = '';
    const again = await postStaffRefundRetry(staff.rest, failed?.id ?? '');
    expect(again.refunds).toMatchObject([{ state: 'succeeded', failure: null }]);
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(10_000)]);
    await expect(postStaffRefundRetry(staff.rest, failed?.id ?? '')).rejects.toMatchObject(
      refusal(409, /nicht fehlgeschlagen/),
    );
  });

  it('that failed is not retried if another one has used its amount', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    shop.current().standInState.behaviors.paypal.refundError = 'REFUND_NOT_ALLOWED';
    const { refunds } = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, shipping: true });
    shop.current().standInState.behaviors.paypal.refundError = '';
    await refundTestOrder(staff.rest, paid.uuid, { shipping: true });
    await expect(postStaffRefundRetry(staff.rest, refunds[0]?.id ?? '')).rejects.toMatchObject(
      refusal(409, /nicht mehr übrig/),
    );
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(490)]);
  });

  it('whose response is lost is made once at PayPal and found by the job', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    shop.current().standInState.behaviors.paypal.connectionDrops = { refund: 1 };
    const view = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, shipping: true });
    expect(view.refunds).toMatchObject([
      { state: 'requested', failure: { en: expect.stringMatching(/not responding/) as string } },
    ]);
    expect(view.sources).toMatchObject([{ openCents: 10_490, refundableCents: 0 }]);
    await makeRefundsDue(shop.current(), paid.uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({
        state: 'refunded',
        refunds: [{ attempts: 2 }],
      }),
    );
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(10_490)]);
    expect((await readStoredRefunds(shop.current(), paid.uuid)).mails).toHaveLength(1);
  });

  it('waits while PayPal is down, and is made afterwards', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    shop.current().standInState.behaviors.paypal.isUnavailable = true;
    await refundTestOrder(staff.rest, paid.uuid, { quantity: 1 });
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({
      refunds: [{ state: 'requested' }],
      mails: [],
    });
    shop.current().standInState.behaviors.paypal.isUnavailable = false;
    await makeRefundsDue(shop.current(), paid.uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({ refunds: [{ state: 'succeeded' }] }),
    );
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(10_000)]);
  });

  it('that is pending is emailed only once it has completed', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    shop.current().standInState.behaviors.paypal.refundStatus = 'PENDING';
    const view = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, shipping: true });
    expect(view.refunds).toMatchObject([{ state: 'pending', failure: null }]);
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({ state: 'paid', mails: [] });
    shop.current().standInState.behaviors.paypal.refundStatus = 'COMPLETED';
    await makeRefundsDue(shop.current(), paid.uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({
        state: 'refunded',
        mails: [{ kind: 'refunded' }],
      }),
    );
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(10_490)]);
  });

  it('that fails after it was pending moves no money and can be retried', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    shop.current().standInState.behaviors.paypal.refundStatus = 'PENDING';
    const { refunds } = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1 });
    shop.current().standInState.behaviors.paypal.refundStatus = 'FAILED';
    await makeRefundsDue(shop.current(), paid.uuid);
    await waitForJobEffect(async () =>
      expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({ refunds: [{ state: 'failed' }] }),
    );
    shop.current().standInState.behaviors.paypal.refundStatus = 'COMPLETED';
    const again = await postStaffRefundRetry(staff.rest, refunds[0]?.id ?? '');
    expect(again.refunds).toMatchObject([{ state: 'succeeded' }]);
  });

  it('restocks the products that the staff selects, each once', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current(), 2);
    const { stock } = await readStoredRefunds(shop.current(), paid.uuid);
    await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, restock: true });
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({ stock: stock + 1 });
    await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, shipping: true, restock: false });
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({ state: 'refunded', stock: stock + 1 });
  });
});

describe('unauthorized users', () => {
  it('of other projects, visitors and the build neither see nor make refunds', async () => {
    const { url, admin } = shop.current();
    const paid = await placePaypalPaidTestOrder(shop.current());
    const request = toTestRefundRequest(await readTestRefundOverview(staff.rest, paid.uuid), { quantity: 1 });
    const other = await seedTestShop(admin);
    const otherStaff = await createTestStaffMember(url, admin, other.project);
    for (const rest of [otherStaff.rest, createDirectusRestClient(url), createDirectusRestClient(url, randomUUID())]) {
      await expect(readTestRefundOverview(rest, paid.uuid)).rejects.toMatchObject({
        status: expect.toBeOneOf([401, 403]) as number,
      });
      await expect(postTestStaffRefund(rest, paid.uuid, request)).rejects.toMatchObject({
        status: expect.toBeOneOf([401, 403]) as number,
      });
    }
    await expect(readTestRefundOverview(otherStaff.rest, randomUUID())).rejects.toMatchObject({ status: 403 });
    const { refunds } = await postTestStaffRefund(staff.rest, paid.uuid, request);
    await expect(postStaffRefundRetry(otherStaff.rest, refunds[0]?.id ?? '')).rejects.toMatchObject({ status: 403 });
    await expect(otherStaff.rest.get(`/items/ecommerce_refund/${refunds[0]?.id}`)).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      staff.rest.patch(`/items/ecommerce_refund/${refunds[0]?.id}`, { state: 'failed' }),
    ).rejects.toMatchObject({ status: 403 });
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(10_000)]);
    await otherStaff.remove();
    await other.remove();
  });
});

describe('the studio', () => {
  it('rejects refunded and cancelled as manual states while money is left to refund', async () => {
    const paid = await placePaypalPaidTestOrder(shop.current());
    const set = (state: string) => staff.rest.patch(`/items/ecommerce_order/${paid.uuid}`, { state });
    await expect(set('refunded')).rejects.toMatchObject(refusal(400, /unter „Erstattung“/));
    await staff.rest.patch(`/items/ecommerce_order/${paid.uuid}`, { state: 'in_progress' });
    await expect(set('cancelled')).rejects.toMatchObject(refusal(400, /unter „Erstattung“ das Geld zurückgeben/));
    await set('withdrawn');
    await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, shipping: true });
    expect(await readStoredRefunds(shop.current(), paid.uuid)).toMatchObject({ state: 'refunded' });
  });

  it('shows the lines of a withdrawal, and marks it as handled with the refund', async () => {
    const { url, read } = shop.current();
    const paid = await placePaypalPaidTestOrder(shop.current(), 2);
    const [{ access_key: key }] = (await read('select access_key from ecommerce_order where id = $1', [paid.uuid])) as [
      { access_key: string },
    ];
    const [line] = (await readTestRefundOverview(staff.rest, paid.uuid)).lines;
    const reply = await postToTestOrderService(url, 'withdrawal', {
      project: shop.current().shop.domain,
      language: 'de',
      name: 'Änne Öz',
      email: 'änne@öz.example',
      contract: paid.number,
      part: '',
      order_key: key,
      lines: [{ id: line?.id, count: 1 }],
      homepage: '',
      open_ms: 40_000,
      attempt: randomUUID(),
    });
    expect(reply).toMatchObject({ status: 200 });
    const [withdrawal] = (await readTestRefundOverview(staff.rest, paid.uuid)).withdrawals;
    expect(withdrawal).toMatchObject({ isHandled: false, lines: [{ line: line?.id, quantity: 1 }] });
    const view = await refundTestOrder(staff.rest, paid.uuid, { quantity: 1, withdrawal: withdrawal?.id ?? null });
    expect(view.withdrawals).toMatchObject([{ isHandled: true }]);
    expect(findStandInRefunds(shop.current(), paid)).toEqual([refund(10_000)]);
  });
});

describe('a crash', () => {
  it('between storing and sending, or during the provider call, leaves one refund', async () => {
    const unsent = await placePaypalPaidTestOrder(shop.current());
    const interrupted = await placePaypalPaidTestOrder(shop.current());
    await refundTestOrder(staff.rest, unsent.uuid, { shipping: true });
    // As left by a kill right after the transaction: stored, but not sent to PayPal.
    await shop.current().read(
      `update ecommerce_refund set state = 'requested', attempts = 0, next_attempt_at = now(), id = gen_random_uuid(),
         idempotency_key = gen_random_uuid(), settled_at = null where "order" = $1`,
      [unsent.uuid],
    );
    shop.current().standInState.behaviors.paypal.delayMs = { refund: 1_500 };
    const lost = refundTestOrder(staff.rest, interrupted.uuid, { quantity: 1, shipping: true }).catch(() => 'lost');
    await waitForJobEffect(async () =>
      expect(await readStoredRefunds(shop.current(), interrupted.uuid)).toMatchObject({ refunds: [{ attempts: 1 }] }),
    );
    await shop.current().kill();
    expect(await lost).toBe('lost');
    await shop.current().restart();
    shop.current().standInState.behaviors.paypal.delayMs = {};
    await makeRefundsDue(shop.current(), interrupted.uuid);
    // The job may have begun to send it when the process was killed, and then tries again later.
    await makeRefundsDue(shop.current(), unsent.uuid);
    await waitForJobEffect(async () => {
      expect(await readStoredRefunds(shop.current(), interrupted.uuid)).toMatchObject({
        state: 'refunded',
        mails: [{ kind: 'refunded' }],
      });
      expect(await readStoredRefunds(shop.current(), unsent.uuid)).toMatchObject({
        refunds: [{ state: 'succeeded' }],
      });
    });
    expect(findStandInRefunds(shop.current(), interrupted)).toEqual([refund(10_490)]);
    expect((await readStoredRefunds(shop.current(), interrupted.uuid)).refunds).toHaveLength(1);
  }, 180_000);
});
