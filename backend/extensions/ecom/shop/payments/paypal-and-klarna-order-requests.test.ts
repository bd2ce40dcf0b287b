// Tests the order requests to the payment providers at the edges of their limits. The stand-ins in backend/tests check
// ordinary orders.
import { describe, expect, it } from 'vitest';
import type { OrderAddress, Order, OrderLine } from '../orders/read-order.ts';
import { toKlarnaCallbackUrl, toKlarnaOrderRequest, toKlarnaSessionRequest } from './klarna-order-request.ts';
import { toPaypalOrderRequest } from './paypal-order-request.ts';

const address: OrderAddress = {
  firstName: 'Änne',
  lastName: 'Öz',
  company: '',
  street: 'Lindenweg 3',
  addition: '',
  zip: '83022',
  city: 'Rosenheim',
  country: 'DE',
  phone: '',
};

const toLine = (changes: Partial<OrderLine>): OrderLine => {
  const line = { name: 'Ring', referenceNumber: 'R-1', quantity: 1, priceCents: 5_000, taxPercent: 19, ...changes };
  return {
    id: 'l',
    product: null,
    variant: null,
    variantName: null,
    shippingTime: null,
    expected: null,
    isMadeToOrder: false,
    isGiftVoucher: false,
    labels: { german: [], shown: [] },
    essentialFeatures: { german: [], shown: [] },
    unitPrice: null,
    guarantee: null,
    previews: [],
    ratingKey: null,
    discountCents: 0,
    totalCents: line.priceCents * line.quantity - (line.discountCents ?? 0),
    ...line,
  };
};

const toOrder = (changes: Partial<Order> = {}): Order => ({
  id: 'uuid',
  number: 'AT-1',
  state: 'awaiting_payment',
  language: 'de',
  email: 'a@b.example',
  paymentMethod: 4,
  project: { id: 'p', domain: 'muster.example', name: 'Muster', timeZone: 'Europe/Berlin' },
  shippingAddress: address,
  invoiceAddress: null,
  holdUntil: null,
  pickupUntil: null,
  pickupBranch: null,
  accessKey: null,
  bodyHash: null,
  placedAt: new Date(0),
  isPaid: false,
  comment: null,
  hasPresentWrap: false,
  lines: [toLine({ quantity: 2 })],
  discountCode: null,
  discountCents: 0,
  shippingDiscountCents: 0,
  goodsCents: 10_000,
  shippingCents: 490,
  shippingName: 'Paket',
  presentWrapCents: 0,
  totalCents: 10_490,
  voucherCents: 0,
  dueCents: (changes.totalCents ?? 10_490) - (changes.voucherCents ?? 0),
  taxes: [],
  tracking: { provider: null, number: null, url: null },
  payments: [],
  refunds: [],
  withdrawals: [],
  history: [],
  ...changes,
});

describe('the PayPal request', () => {
  it('omits the address for a pickup', () => {
    const { purchase_units, payment_source } = toPaypalOrderRequest(toOrder({ pickupBranch: 'b' }));
    expect(purchase_units[0]).not.toHaveProperty('shipping');
    expect(payment_source.paypal.experience_context.shipping_preference).toBe('NO_SHIPPING');
  });

  it('contains the shipping address, which the shopper cannot change', () => {
    const { purchase_units, payment_source } = toPaypalOrderRequest(toOrder());
    expect(payment_source.paypal.experience_context.shipping_preference).toBe('SET_PROVIDED_ADDRESS');
    expect(purchase_units[0]).toMatchObject({
      shipping: { name: { full_name: 'Änne Öz' }, address: { address_line_1: 'Lindenweg 3', country_code: 'DE' } },
    });
  });

  it('truncates names to the limit', () => {
    const lines = [toLine({ name: 'x'.repeat(300), referenceNumber: '', quantity: 1, priceCents: 1, taxPercent: 19 })];
    const item = toPaypalOrderRequest(toOrder({ lines })).purchase_units[0]?.items[0];
    expect(item?.name).toHaveLength(127);
    expect(item).not.toHaveProperty('sku');
  });
});

describe('the Klarna request', () => {
  it('splits shipping and wrapping by the tax rates of the goods', () => {
    const lines = [
      toLine({ name: 'Ring', referenceNumber: 'R-1', quantity: 1, priceCents: 9_000, taxPercent: 19 }),
      toLine({ name: 'Buch', referenceNumber: 'B-1', quantity: 1, priceCents: 1_000, taxPercent: 7 }),
    ];
    const request = toKlarnaOrderRequest(
      toOrder({ lines, presentWrapCents: 650, totalCents: 11_140 }),
      'https://a.example/',
    );
    expect(request.order_lines.map(({ type, total_amount, tax_rate }) => [type, total_amount, tax_rate])).toEqual([
      ['physical', 9_000, 1_900],
      ['physical', 1_000, 700],
      ['shipping_fee', 441, 1_900],
      ['shipping_fee', 49, 700],
      ['surcharge', 585, 1_900],
      ['surcharge', 65, 700],
    ]);
    expect(request.order_lines.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(request.order_amount);
    expect(request.order_tax_amount).toBe(1_437 + 65 + 70 + 3 + 93 + 4);
  });

  it('is identical for session and order, in the language of the shopper', () => {
    const order = toOrder({ language: 'en', invoiceAddress: { ...address, country: 'AT' } });
    const { acquiring_channel, intent, ...orderRequest } = toKlarnaSessionRequest(order, 'https://a.example/');
    expect({ acquiring_channel, intent }).toEqual({ acquiring_channel: 'ECOMMERCE', intent: 'buy' });
    expect(orderRequest).toEqual(toKlarnaOrderRequest(order, 'https://a.example/'));
    expect(orderRequest).toMatchObject({ locale: 'en-AT', purchase_country: 'AT' });
  });

  it('uses a locale that Klarna supports for the country of the invoice', () => {
    const order = toOrder({ language: 'fr', invoiceAddress: address });
    expect(toKlarnaOrderRequest(order, 'https://a.example/')).toMatchObject({
      locale: 'en-DE',
      purchase_country: 'DE',
    });
  });

  it('omits an email address that is too long', () => {
    const order = toOrder({ email: `${'x'.repeat(100)}@b.example` });
    expect(toKlarnaOrderRequest(order, 'https://a.example/').billing_address).not.toHaveProperty('email');
  });
});

describe('a discount', () => {
  const lines = [toLine({ quantity: 3, priceCents: 5_000, discountCents: 1_000 })];
  const order = toOrder({ lines, goodsCents: 14_000, discountCents: 1_000, totalCents: 14_490 });

  it('is a sum of its own at PayPal', () => {
    const [unit] = toPaypalOrderRequest(order).purchase_units;
    expect(unit?.amount).toMatchObject({
      value: '144.90',
      breakdown: { item_total: { value: '150.00' }, shipping: { value: '4.90' }, discount: { value: '10.00' } },
    });
  });

  it('is deducted from its line at Klarna', () => {
    const [line, shipping] = toKlarnaOrderRequest(order, 'https://a.example/').order_lines;
    expect(line).toMatchObject({
      quantity: 3,
      unit_price: 5_000,
      total_discount_amount: 1_000,
      total_amount: 14_000,
      total_tax_amount: Math.round((14_000 * 19) / 119),
    });
    expect(shipping).not.toHaveProperty('total_discount_amount');
  });
});

describe('a complete order', () => {
  const long = 'x'.repeat(400);
  const company = { ...address, company: 'Öz GmbH', addition: 'Hof 2', phone: '+49 8031 1' };
  const lines = [
    toLine({ name: 'Ring', referenceNumber: 'R-1', quantity: 2, priceCents: 5_000, taxPercent: 19 }),
    toLine({ name: 'Kerze', referenceNumber: '', quantity: 1, priceCents: 1_000, taxPercent: 7 }),
  ];
  const goods = { lines, goodsCents: 11_000, shippingCents: 0, presentWrapCents: 650, totalCents: 11_650 };

  it('maps to the PayPal request', () => {
    expect(toPaypalOrderRequest(toOrder({ ...goods, shippingAddress: company }))).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: 'uuid',
          invoice_id: 'AT-1',
          amount: {
            currency_code: 'EUR',
            value: '116.50',
            breakdown: {
              item_total: { currency_code: 'EUR', value: '110.00' },
              shipping: { currency_code: 'EUR', value: '0.00' },
              handling: { currency_code: 'EUR', value: '6.50' },
            },
          },
          items: [
            {
              name: 'Ring',
              quantity: '2',
              category: 'PHYSICAL_GOODS',
              sku: 'R-1',
              unit_amount: { currency_code: 'EUR', value: '50.00' },
            },
            {
              name: 'Kerze',
              quantity: '1',
              category: 'PHYSICAL_GOODS',
              unit_amount: { currency_code: 'EUR', value: '10.00' },
            },
          ],
          shipping: {
            name: { full_name: 'Änne Öz' },
            address: {
              address_line_1: 'Lindenweg 3',
              address_line_2: 'Hof 2',
              admin_area_2: 'Rosenheim',
              postal_code: '83022',
              country_code: 'DE',
            },
          },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: 'Muster',
            locale: 'de-DE',
            shipping_preference: 'SET_PROVIDED_ADDRESS',
            user_action: 'PAY_NOW',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          },
        },
      },
    });
  });

  it('maps to the Klarna request', () => {
    const request = toKlarnaOrderRequest(toOrder({ ...goods, invoiceAddress: company }), 'https://a.example/');
    const person = {
      given_name: 'Änne',
      family_name: 'Öz',
      street_address: 'Lindenweg 3',
      postal_code: '83022',
      city: 'Rosenheim',
      country: 'DE',
      email: 'a@b.example',
    };
    expect(request).toEqual({
      purchase_country: 'DE',
      purchase_currency: 'EUR',
      locale: 'de-DE',
      order_amount: 11_650,
      order_tax_amount: 1_597 + 65 + 94 + 4,
      order_lines: [
        {
          type: 'physical',
          name: 'Ring',
          reference: 'R-1',
          quantity: 2,
          unit_price: 5_000,
          tax_rate: 1_900,
          total_amount: 10_000,
          total_tax_amount: 1_597,
        },
        {
          type: 'physical',
          name: 'Kerze',
          quantity: 1,
          unit_price: 1_000,
          tax_rate: 700,
          total_amount: 1_000,
          total_tax_amount: 65,
        },
        {
          type: 'surcharge',
          name: 'Geschenkverpackung',
          quantity: 1,
          unit_price: 591,
          tax_rate: 1_900,
          total_amount: 591,
          total_tax_amount: 94,
        },
        {
          type: 'surcharge',
          name: 'Geschenkverpackung',
          quantity: 1,
          unit_price: 59,
          tax_rate: 700,
          total_amount: 59,
          total_tax_amount: 4,
        },
      ],
      billing_address: { ...person, organization_name: 'Öz GmbH', street_address2: 'Hof 2', phone: '+49 8031 1' },
      shipping_address: person,
      merchant_reference1: 'AT-1',
      merchant_reference2: 'uuid',
      merchant_urls: { authorization: 'https://a.example/', confirmation: 'https://muster.example/' },
    });
  });

  it('is truncated to PayPal’s limits', () => {
    const longAddress = { ...address, firstName: long, street: long, addition: long, city: long, zip: long };
    const order = toOrder({
      shippingAddress: longAddress,
      project: { ...toOrder().project, name: long },
      lines: [toLine({ name: 'Ring', referenceNumber: long, quantity: 1, priceCents: 1, taxPercent: 19 })],
    });
    const request = toPaypalOrderRequest(order);
    const { shipping, items } = request.purchase_units[0] ?? {};
    expect(items?.[0]?.sku).toHaveLength(127);
    expect(shipping?.name.full_name).toHaveLength(300);
    expect(
      ['address_line_1', 'address_line_2', 'admin_area_2', 'postal_code'].map(
        (name) => Object.entries(shipping?.address ?? {}).find(([key]) => key === name)?.[1].length,
      ),
    ).toEqual([300, 300, 120, 60]);
    expect(request.payment_source.paypal.experience_context.brand_name).toHaveLength(127);
  });

  it('is truncated to Klarna’s limits', () => {
    const longAddress = {
      firstName: long,
      lastName: long,
      company: long,
      street: long,
      addition: long,
      city: long,
      zip: long,
      country: 'DE',
      phone: '',
    };
    const order = toOrder({
      invoiceAddress: longAddress,
      email: `${'x'.repeat(89)}@b.example`,
      lines: [toLine({ name: long, referenceNumber: long, quantity: 1, priceCents: 1, taxPercent: 19 })],
    });
    const { order_lines, billing_address } = toKlarnaOrderRequest(order, 'https://a.example/');
    expect(order_lines[0]).toMatchObject({ name: 'x'.repeat(255), reference: 'x'.repeat(255) });
    expect(Object.fromEntries(Object.entries(billing_address).map(([key, text]) => [key, text.length]))).toEqual({
      given_name: 99,
      family_name: 99,
      organization_name: 99,
      street_address: 99,
      street_address2: 99,
      postal_code: 10,
      city: 99,
      country: 2,
      email: 99,
    });
  });
});

it.each(['https://backend.example', 'https://backend.example/', 'https://backend.example//'])(
  'Klarna calls back below the address %s',
  (address) => {
    expect(toKlarnaCallbackUrl({ env: { PUBLIC_URL: address } }, 'p-1')).toBe(
      'https://backend.example/ecom/klarna/callback/p-1',
    );
  },
);
