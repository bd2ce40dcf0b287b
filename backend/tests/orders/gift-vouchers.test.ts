// Gift vouchers: sold, issued once with the payment, redeemed as a means of payment, given back, corrected by the owner.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { centsToDecimalAmount } from '../../../contract/cents.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import type { OrderRequestBody } from '../../../contract/shop/order.ts';
import type { StaffRoleName } from '../../access/role-permission-matrix.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { createTestStaff, type TestEditor } from '../create-test-staff.ts';
import { refundTestOrder } from '../refunds/place-and-refund-test-orders.ts';
import {
  seedTestShop,
  postToTestOrderService,
  requestTestQuote,
  type TestShop,
  toTestOrderBody,
  toTestOrderLineInput,
  toTestQuoteBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;
let staff: Record<StaffRoleName, TestEditor>;
let voucherProduct: string;
let ring: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  staff = await createTestStaff(backend.url, admin, shop.project);
  voucherProduct = await shop.addProduct({
    is_gift_voucher: true,
    price_brutto: '50.00',
    stock: 0,
    tax_percent: '19.00',
  });
  ring = await shop.addProduct({ stock: 100 });
});

afterAll(async () => {
  await admin.delete(
    '/users',
    Object.values(staff).map(({ id }) => id),
  );
  await shop.remove();
});

/** A voucher whose code the test knows: the service shows codes in the PDF of the email only. */
const createVoucher = async (
  cents: number,
  changes: { project?: string; state?: string; validUntil?: string } = {},
) => {
  const { project = shop.project, state = 'active', validUntil = '2999-12-31' } = changes;
  const [id, code] = [randomUUID(), randomBytes(8).toString('hex').toUpperCase()];
  await read(
    `insert into ecommerce_voucher (id, project, state, code_hash, code_last4, code_encrypted, initial_brutto, balance_brutto, valid_until, position)
     values ($1, $2, $3, $4, 'TEST', '-', $5, 0, $6, 1)`,
    [id, project, state, createHash('sha256').update(code).digest('hex'), centsToDecimalAmount(cents), validUntil],
  );
  await read(
    `insert into ecommerce_voucher_movement (id, voucher, kind, amount_brutto, actor, date_created) values (gen_random_uuid(), $1, 'issue', $2, 'Shop', now())`,
    [id, centsToDecimalAmount(cents)],
  );
  return { id, code };
};

const readBalance = async (id: string) =>
  (await read(`select balance_brutto::text as balance from ecommerce_voucher where id = $1`, [id]))[0]?.['balance'];

const readMovements = async (id: string) =>
  (
    await read(
      `select kind, amount_brutto::text as amount from ecommerce_voucher_movement where voucher = $1 order by date_created, kind`,
      [id],
    )
  ).map(({ kind, amount }) => `${String(kind)} ${String(amount)}`);

const readOrder = async (id: string) =>
  (
    await read(
      `select state, paid_at is not null as is_paid, total_brutto::text as total, voucher_brutto::text as voucher, taxes, payment_method
         from ecommerce_order where id = $1`,
      [id],
    )
  )[0];

/** What the order status page gets. */
const readStatus = async (id: string): Promise<object> => {
  const [order] = await read('select access_key as key from ecommerce_order where id = $1', [id]);
  return (await postToTestOrderService(backend.url, 'order/status', { project: shop.domain, ...order })).answer;
};

const readReceivedText = async (id: string) =>
  (await read(`select text from ecommerce_mail where "order" = $1 and kind = 'order_received'`, [id]))[0]?.['text'];

const quoteRing = (code: string) =>
  requestTestQuote(backend.url, toTestQuoteBody(shop, [toTestOrderLineInput(ring)], { codes: [code] }));

const ringBody = (codes: string[], changes: Partial<OrderRequestBody> = {}) =>
  toTestOrderBody(shop, [toTestOrderLineInput(ring)], {
    payment_method: paymentMethodIds.prepayment,
    codes,
    ...changes,
  });

const order = async (body: OrderRequestBody) => {
  const reply = await postToTestOrderService(backend.url, 'order', body);
  expect(reply).toMatchObject({ status: 200 });
  return reply.answer;
};

const voucherLines = (count = 1) => [toTestOrderLineInput(voucherProduct, { count, price_cents: 5_000 })];

const buyVouchers = async (count: number): Promise<string> => {
  const quote = await requestTestQuote(backend.url, toTestQuoteBody(shop, voucherLines(count), { shipping: null }));
  const body = toTestOrderBody(shop, voucherLines(count), {
    payment_method: paymentMethodIds.prepayment,
    shipping: quote.shipping_options[0]?.id ?? '',
    total_cents: 5_000 * count,
  });
  await order(body);
  return body.order_uuid;
};

const pay = (uuid: string) => staff.editor.rest.patch(`/items/ecommerce_order/${uuid}`, { state: 'paid' });

const readIssued = (uuid: string) =>
  read(
    `select id, state, initial_brutto::text as initial, balance_brutto::text as balance, valid_until::text as valid_until, code_hash
       from ecommerce_voucher where "order" = $1`,
    [uuid],
  );

describe('the sale', () => {
  it('has no tax and no shipping costs, and is never sold out', async () => {
    const quote = await requestTestQuote(backend.url, toTestQuoteBody(shop, voucherLines(20), { shipping: null }));
    expect(quote.lines).toMatchObject([{ is_gift_voucher: true, problem: null, tax_percent: 0 }]);
    expect(quote.shipping_options).toMatchObject([{ name: 'Per E-Mail', price_cents: 0, pickup: null }]);
    expect(quote.totals).toMatchObject({ total_cents: 100_000, taxes: [] });
    expect(quote.present_wrap_cents).toBeNull();
  });

  it('taxes the goods beside it, and their shipping, as without it', async () => {
    const lines = [toTestOrderLineInput(ring), ...voucherLines()];
    const { totals } = await requestTestQuote(backend.url, toTestQuoteBody(shop, lines));
    expect(totals).toMatchObject({ total_cents: 15_490, taxes: [{ percent: 19, amount_cents: 1_675 }] });
  });

  it('issues each voucher once, with the payment, and mails no code in the text', async () => {
    const uuid = await buyVouchers(2);
    expect(await readIssued(uuid)).toEqual([]);
    await Promise.allSettled([pay(uuid), pay(uuid), pay(uuid)]);
    const issued = await readIssued(uuid);
    const validUntil = `${new Date().getFullYear() + 3}-12-31`;
    const expected = { state: 'active', initial: '50.00', balance: '50.00', valid_until: validUntil };
    expect(issued).toMatchObject([expected, expected]);
    expect(new Set(issued.map((voucher) => voucher['code_hash'])).size).toBe(2);
    expect(await readMovements(String(issued[0]?.['id']))).toEqual(['issue 50.00']);
    const mails = await read(
      `select text, attachments from ecommerce_mail where "order" = $1 and kind = 'gift_voucher'`,
      [uuid],
    );
    expect(mails).toMatchObject([{ attachments: [{ vouchersOf: uuid }] }]);
    expect(mails[0]?.['text']).toContain('Ihre 2 Gutscheine');
    const textWithoutAddresses = String(mails[0]?.['text']).replaceAll(shop.domain, '');
    expect(textWithoutAddresses).not.toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
  });

  it('is complete with the payment: there is nothing to pack', async () => {
    const uuid = await buyVouchers(1);
    await pay(uuid);
    expect(await readOrder(uuid)).toMatchObject({ state: 'completed', is_paid: true });
    expect(await readStatus(uuid)).toMatchObject({ order: { state: 'completed', is_voucher_order: true } });
  });
});

describe('a voucher at the checkout', () => {
  it('pays a part: the total, its tax and the rest of the balance stay', async () => {
    const { id, code } = await createVoucher(3_000);
    const quote = await quoteRing(code.toLowerCase());
    expect(quote.codes).toMatchObject([{ kind: 'voucher', voucher_cents: 3_000, remaining_cents: 0, problem: null }]);
    expect(quote.totals).toMatchObject({ total_cents: 10_490, voucher_cents: 3_000 });
    const body = ringBody([code], { due_cents: 7_490 });
    expect(await order(body)).toMatchObject({ state: 'awaiting_payment', total_cents: 10_490, due_cents: 7_490 });
    expect(await readOrder(body.order_uuid)).toMatchObject({
      total: '104.90',
      voucher: '30.00',
      taxes: [{ percent: 19, amount: 1_675 }],
    });
    expect(await readMovements(id)).toEqual(['issue 30.00', 'redeem -30.00']);
    expect(await readReceivedText(body.order_uuid)).toContain('Bitte überweisen Sie 74,90');
  });

  // Pages of an earlier release send a method with every order.
  it.each([null, paymentMethodIds.prepayment])(
    'that covers everything makes the order paid at once (method %s)',
    async (method) => {
      const [small, large] = [await createVoucher(500), await createVoucher(20_000)];
      const body = ringBody([large.code, small.code], { payment_method: method });
      expect(await order(body)).toMatchObject({ state: 'paid', due_cents: 0, payment: { kind: 'none' } });
      expect(await readOrder(body.order_uuid)).toMatchObject({ state: 'paid', is_paid: true, payment_method: null });
      expect(await readReceivedText(body.order_uuid)).not.toMatch(/überweisen|ab Ihrer Zahlung/);
      expect(await readStatus(body.order_uuid)).toMatchObject({ order: { payment_name: 'Gutschein' } });
      expect([await readBalance(small.id), await readBalance(large.id)]).toEqual(['0.00', '100.10']);
      expect(await read('select id from ecommerce_payment where "order" = $1', [body.order_uuid])).toEqual([]);
    },
  );

  it('is redeemed once by two orders at the same time', async () => {
    const { id, code } = await createVoucher(10_490);
    const replies = await Promise.all(
      [1, 2, 3].map(() => postToTestOrderService(backend.url, 'order', ringBody([code], { due_cents: 0 }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await readBalance(id)).toBe('0.00');
    expect(await readMovements(id)).toEqual(['issue 104.90', 'redeem -104.90']);
  });

  it('does not buy another voucher', async () => {
    const { code } = await createVoucher(3_000);
    const lines = [...voucherLines(), toTestOrderLineInput(ring, { count: 1 })];
    const { totals } = await requestTestQuote(backend.url, toTestQuoteBody(shop, lines, { codes: [code] }));
    expect(totals.voucher_cents).toBe(3_000);
    const only = await requestTestQuote(
      backend.url,
      toTestQuoteBody(shop, voucherLines(), { codes: [code], shipping: null }),
    );
    expect(only.totals.voucher_cents).toBe(0);
  });

  it.each([
    ['expired', { validUntil: '2020-12-31' }, { kind: 'voucher', problem: 'expired', date: '2020-12-31' }],
    ['blocked', { state: 'blocked' }, { kind: 'voucher', problem: 'blocked' }],
  ])('is refused if it is %s', async (_name, changes, quoted) => {
    const { id, code } = await createVoucher(3_000, changes);
    const { codes, totals } = await quoteRing(code);
    expect(codes).toMatchObject([quoted]);
    expect(totals.voucher_cents).toBe(0);
    expect(await postToTestOrderService(backend.url, 'order', ringBody([code]))).toMatchObject({ status: 409 });
    expect(await readBalance(id)).toBe('30.00');
  });

  it('of another project is unknown', async () => {
    const other = await seedTestShop(admin);
    const { code } = await createVoucher(3_000, { project: other.project });
    const { codes } = await quoteRing(code);
    expect(codes).toMatchObject([{ kind: null, problem: 'unknown' }]);
    await other.remove();
  });
});

describe('money that goes back', () => {
  const bank = { iban: 'DE02120300000000202051', account_holder: 'Änne Öz' };
  const cancel = (order_uuid: string) =>
    postToTestOrderService(backend.url, 'order/cancellation', { project: shop.domain, order_uuid });

  it.each([
    ['cancelled', cancel],
    ['withdrawn', (uuid: string) => staff.editor.rest.patch(`/items/ecommerce_order/${uuid}`, { state: 'withdrawn' })],
  ])('is on the voucher again once the unpaid order is %s, and only once', async (_state, end) => {
    const { id, code } = await createVoucher(3_000);
    const body = ringBody([code]);
    await order(body);
    expect(await readBalance(id)).toBe('0.00');
    await Promise.allSettled([end(body.order_uuid), end(body.order_uuid)]);
    expect(await readMovements(id)).toEqual(['issue 30.00', 'redeem -30.00', 'release 30.00']);
  });

  it('goes to the voucher first, and the rest by transfer', async () => {
    const { id, code } = await createVoucher(3_000);
    const body = ringBody([code]);
    await order(body);
    await pay(body.order_uuid);
    const { sources, refunds } = await refundTestOrder(staff.editor.rest, body.order_uuid, {
      quantity: 1,
      shipping: true,
      ...bank,
    });
    expect(sources).toMatchObject([{ way: 'transfer', capturedCents: 7_490, openCents: 7_490, refundableCents: 0 }]);
    expect(refunds).toMatchObject([{ state: 'to_transfer', amountCents: 10_490, voucherCents: 3_000 }]);
    expect(await readBalance(id)).toBe('0.00');
    await staff.editor.rest.post(`/ecom/staff/refunds/${refunds[0]?.id}/transferred`, {});
    expect(await readBalance(id)).toBe('30.00');
    expect(await readOrder(body.order_uuid)).toMatchObject({ state: 'refunded' });
  });

  it('goes where it came from for a bought voucher, which no other voucher has paid', async () => {
    const { id, code } = await createVoucher(3_000);
    const body = toTestOrderBody(shop, [...voucherLines(), toTestOrderLineInput(ring)], {
      payment_method: paymentMethodIds.prepayment,
      codes: [code],
      total_cents: 15_490,
    });
    await order(body);
    await pay(body.order_uuid);
    const { refunds } = await refundTestOrder(staff.editor.rest, body.order_uuid, { quantity: 1, ...bank });
    expect(refunds).toMatchObject([{ state: 'to_transfer', amountCents: 5_000, voucherCents: 0 }]);
    expect(await readBalance(id)).toBe('0.00');
    const [entry] = await read(
      `select note from ecommerce_order_history where "order" = $1 and note like 'Erstattung%'`,
      [body.order_uuid],
    );
    expect(entry?.['note']).toMatch(/Gutschein … [0-9A-Z]{4} ungültig$/);
  });

  it('goes to an expired voucher, which is valid again', async () => {
    const { id, code } = await createVoucher(20_000);
    const body = ringBody([code]);
    await order(body);
    await read(`update ecommerce_voucher set valid_until = '2020-12-31' where id = $1`, [id]);
    const { refunds } = await refundTestOrder(staff.editor.rest, body.order_uuid, { quantity: 1, shipping: true });
    expect(refunds).toMatchObject([{ way: 'voucher', state: 'succeeded', voucherCents: 10_490 }]);
    const rows = await read(
      'select balance_brutto::text as balance, valid_until::text as until from ecommerce_voucher where id = $1',
      [id],
    );
    expect(rows).toEqual([{ balance: '200.00', until: `${new Date().getFullYear() + 3}-12-31` }]);
  });

  it('cancels an unused voucher whose purchase is refunded, and refuses a used one', async () => {
    const uuid = await buyVouchers(3);
    await pay(uuid);
    const [used, blocked] = await readIssued(uuid);
    await staff.owner.rest.patch(`/items/ecommerce_voucher/${String(blocked?.['id'])}`, { state: 'blocked' });
    await staff.owner.rest.patch(`/items/ecommerce_voucher/${String(used?.['id'])}`, {
      correction_brutto: -20,
      correction_reason: 'Im Geschäft eingelöst',
    });
    const refund = (quantity: number) => refundTestOrder(staff.editor.rest, uuid, { quantity, ...bank });
    await expect(refund(3)).rejects.toThrow(/voucher_used|eingelöst/);
    await refund(1);
    const issued = await readIssued(uuid);
    expect(issued.map(({ state, balance }) => `${String(state)} ${String(balance)}`).sort()).toEqual([
      'active 30.00',
      'active 50.00',
      'cancelled 0.00',
    ]);
    expect(issued.find(({ id }) => id === blocked?.['id'])).toMatchObject({ state: 'cancelled' });
  });
});

describe('the ledger', () => {
  it('is corrected by the owner, with a reason and never below zero', async () => {
    const { id } = await createVoucher(3_000);
    const change = (role: StaffRoleName, item: object) =>
      staff[role].rest.patch(`/items/ecommerce_voucher/${id}`, item);
    await expect(change('editor', { correction_brutto: 5, correction_reason: 'x' })).rejects.toThrow();
    await expect(change('owner', { correction_brutto: 5 })).rejects.toThrow(/Grund/);
    await expect(change('owner', { correction_brutto: -30.01, correction_reason: 'x' })).rejects.toThrow(/Guthaben/);
    await expect(change('owner', { balance_brutto: 500 })).rejects.toThrow();
    await expect(change('owner', { state: 'cancelled' })).rejects.toThrow(/zurückgenommen/);
    await expect(
      change('owner', { correction_brutto: 5, correction_reason: 'x', valid_until: '2999-01-01' }),
    ).rejects.toThrow();
    await change('owner', { correction_brutto: -12.5, correction_reason: 'Im Geschäft eingelöst', state: 'blocked' });
    expect(await readMovements(id)).toEqual(['issue 30.00', 'correction -12.50']);
    expect(
      await read(
        'select state, balance_brutto::text as balance, correction_brutto from ecommerce_voucher where id = $1',
        [id],
      ),
    ).toEqual([{ state: 'blocked', balance: '17.50', correction_brutto: null }]);
  });

  it.each([
    [
      'a balance below zero',
      `insert into ecommerce_voucher_movement (id, voucher, kind, amount_brutto, actor) values (gen_random_uuid(), $1, 'redeem', -30.01, 'x')`,
    ],
    ['a changed movement', `update ecommerce_voucher_movement set amount_brutto = 1 where voucher = $1`],
    ['a deleted movement', `delete from ecommerce_voucher_movement where voucher = $1`],
    ['a balance without a movement', `update ecommerce_voucher set balance_brutto = 1 where id = $1`],
    ['a deleted voucher', `delete from ecommerce_voucher where id = $1`],
  ])('refuses %s', async (_name, sql) => {
    const { id } = await createVoucher(3_000);
    await expect(read(sql, [id])).rejects.toThrow();
    expect(await readBalance(id)).toBe('30.00');
  });

  it('shows the staff no hash and no code', async () => {
    const { id } = await createVoucher(3_000);
    const voucher = await staff.owner.rest.get<Record<string, unknown>>(`/items/ecommerce_voucher/${id}`);
    expect(voucher).toMatchObject({ code_last4: 'TEST' });
    expect(voucher['code_hash'] ?? '**********').toBe('**********');
    expect(voucher['code_encrypted'] ?? '**********').toBe('**********');
  });
});
