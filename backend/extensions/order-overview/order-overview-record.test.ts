import { expect, it } from 'vitest';
import {
  type RoleRestrictedOrderData,
  type OrderOverviewRecord,
  recordToStudioOrderOverview,
} from './order-overview-record.ts';

const line = {
  id: 'line',
  count: 2,
  name: 'Ring',
  variant_name: 'Größe 52',
  reference_number: 'R-1',
  price_brutto: '49.95',
  shipping_time: null,
  labels: [],
  previews: [],
  is_gift_voucher: false,
};

const product = { id: 'line', variant: null, product: { id: 'product', images: [{ directus_files_id: 'first' }] } };
const extras: RoleRestrictedOrderData = { products: [product], mails: [], branches: [] };

const record: OrderOverviewRecord = {
  number: 'AT-1',
  state: 'new',
  date_created: '2026-11-26T10:00:00Z',
  email: 'anna@example.org',
  language: 'de',
  comment: null,
  paid_at: null,
  hold_until: null,
  pickup_until: null,
  present_wrap: false,
  customer_name: 'Anna König',
  shipping_phone: null,
  shipping_name: 'Paket',
  shipping_provider: 'DHL',
  tracking_number: '123',
  tracking_url: null,
  discount_code: 'HERBST10',
  discount_brutto: '10.00',
  shipping_discount_brutto: '0.00',
  goods_brutto: '99.90',
  shipping_brutto: '4.90',
  present_wrap_brutto: '0.00',
  total_brutto: '104.80',
  voucher_brutto: '0.00',
  taxes: [{ percent: 19, amount: 1_673 }],
  pickup_branch: null,
  payment_method: { display_name: 'Rechnung' },
  lines: [line],
  history: [
    { date_created: '2026-11-26T10:00:00Z', from_state: null, to_state: 'new', actor: 'Kundschaft', note: null },
    { date_created: '2026-11-26T11:00:00Z', from_state: 'new', to_state: 'in_progress', actor: 'Mia', note: null },
  ],
  withdrawals: [
    { id: 'open', status: 'new', date_created: '2026-11-26T12:00:00Z' },
    { id: 'done', status: 'handled', date_created: '2026-11-26T12:00:00Z' },
  ],
  shipping_first_name: 'Anna',
  shipping_last_name: 'König',
  shipping_street: 'Lindenweg 3',
  shipping_zip: '83022',
  shipping_city: 'Rosenheim',
  shipping_country: 'DE',
  invoice_last_name: null,
};

it('reads amounts as cents, the newest entry of the history first, and open withdrawals only', () => {
  const order = recordToStudioOrderOverview(record, extras);
  expect(order).toMatchObject({
    totalCents: 10_480,
    taxes: [{ percent: 19, amountCents: 1_673 }],
    invoiceAddress: null,
    isPaid: false,
    isPickup: false,
    shippingAddress: { firstName: 'Anna', lastName: 'König', company: '', addition: '', country: 'DE' },
  });
  expect(order.history.map(({ to_state: state }) => state)).toEqual(['in_progress', 'new']);
  expect(order.openWithdrawals.map(({ id }) => id)).toEqual(['open']);
  expect(order.tracking.url).toMatch(/piececode=123$/);
});

it('tells an order of gift vouchers, and what is left to pay', () => {
  const voucher = { ...line, id: 'voucher', is_gift_voucher: true };
  const paid = { ...record, payment_method: null, voucher_brutto: '104.80' };
  expect(recordToStudioOrderOverview({ ...paid, lines: [voucher] }, extras)).toMatchObject({
    isVoucherOrder: true,
    dueCents: 0,
  });
  expect(recordToStudioOrderOverview({ ...record, lines: [line, voucher] }, extras)).toMatchObject({
    isVoucherOrder: false,
    dueCents: 10_480,
  });
});

it.each([
  ['https://carrier.example/1', 'https://carrier.example/1'],
  ['javascript:alert(1)', null],
  ['http://carrier.example/1', null],
])('shows the tracking link %s only if it is safe', (typed, shown) => {
  expect(recordToStudioOrderOverview({ ...record, tracking_url: typed }, extras).tracking.url).toBe(shown);
});

it.each([
  ['the image of the variant', { ...product, variant: { image: 'variant' } }, 'variant'],
  ['otherwise the first of the product', product, 'first'],
  ['none of a deleted product', { ...product, product: null }, null],
])('shows %s', (_name, one, file) => {
  expect(recordToStudioOrderOverview(record, { ...extras, products: [one] }).lines[0]?.image).toBe(file);
});

it('shows the order also to a role that may read neither products nor branches', () => {
  const order = recordToStudioOrderOverview(
    { ...record, pickup_branch: 'b' },
    { products: [], mails: [], branches: [] },
  );
  expect(order).toMatchObject({ isPickup: true, pickupBranchName: null, lines: [{ image: null, product: null }] });
});
