// What the providers are told, at the edges of their limits; the usual order is checked by the stand-ins in backend/tests.
import { describe, expect, it } from 'vitest';
import type { PaidAddress, PaidOrder } from './read-order.ts';
import { toKlarnaOrder, toKlarnaSession } from './to-klarna-order.ts';
import { toPaypalOrder } from './to-paypal-order.ts';

const address: PaidAddress = {
  ...{ firstName: 'Änne', lastName: 'Öz', company: '', street: 'Lindenweg 3', addition: '', zip: '83022' },
  ...{ city: 'Rosenheim', country: 'DE', phone: '' },
};

const toOrder = (changes: Partial<PaidOrder> = {}): PaidOrder => ({
  ...{ id: 'uuid', number: 'AT-1', state: 'awaiting_payment', project: 'p', domain: 'muster.example' },
  ...{ language: 'de', email: 'a@b.example', paymentMethod: 4, isPickup: false, houseName: 'Muster' },
  ...{ shippingAddress: address, invoiceAddress: address, bankDetails: '', holdUntil: undefined },
  lines: [{ name: 'Ring', referenceNumber: 'R-1', count: 2, price: 5_000, taxPercent: 19 }],
  ...{ goods: 10_000, shipping: 490, shippingName: 'Paket', presentWrap: 0, total: 10_490 },
  ...{ paypal: undefined, klarna: undefined },
  ...changes,
});

describe('PayPal', () => {
  it('is told no address where the order is collected', () => {
    const { purchase_units, payment_source } = toPaypalOrder(toOrder({ isPickup: true }));
    expect(purchase_units[0]).not.toHaveProperty('shipping');
    expect(payment_source.paypal.experience_context.shipping_preference).toBe('NO_SHIPPING');
  });

  it('is told the address as it was ordered to, which nobody changes there', () => {
    const { purchase_units, payment_source } = toPaypalOrder(toOrder());
    expect(payment_source.paypal.experience_context.shipping_preference).toBe('SET_PROVIDED_ADDRESS');
    expect(purchase_units[0]).toMatchObject({
      shipping: { name: { full_name: 'Änne Öz' }, address: { address_line_1: 'Lindenweg 3', country_code: 'DE' } },
    });
  });

  it('is told names as long as it takes them', () => {
    const lines = [{ name: 'x'.repeat(300), referenceNumber: '', count: 1, price: 1, taxPercent: 19 }];
    const item = toPaypalOrder(toOrder({ lines })).purchase_units[0]?.items[0];
    expect(item?.name).toHaveLength(127);
    expect(item).not.toHaveProperty('sku');
  });
});

describe('Klarna', () => {
  it('is told shipping and wrapping by the rates of the goods', () => {
    const lines = [
      { name: 'Ring', referenceNumber: 'R-1', count: 1, price: 9_000, taxPercent: 19 },
      { name: 'Buch', referenceNumber: 'B-1', count: 1, price: 1_000, taxPercent: 7 },
    ];
    const told = toKlarnaOrder(toOrder({ lines, presentWrap: 650, total: 11_140 }), 'https://a.example/');
    expect(told.order_lines.map(({ type, total_amount, tax_rate }) => [type, total_amount, tax_rate])).toEqual([
      ...[
        ['physical', 9_000, 1_900],
        ['physical', 1_000, 700],
      ],
      ...[
        ['shipping_fee', 441, 1_900],
        ['shipping_fee', 49, 700],
      ],
      ...[
        ['surcharge', 585, 1_900],
        ['surcharge', 65, 700],
      ],
    ]);
    expect(told.order_lines.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(told.order_amount);
    expect(told.order_tax_amount).toBe(1_437 + 65 + 70 + 3 + 93 + 4);
  });

  it('is told the same in the session and in the order, with the language of the shopper', () => {
    const order = toOrder({ language: 'en', invoiceAddress: { ...address, country: 'AT' } });
    const { acquiring_channel, intent, ...rest } = toKlarnaSession(order, 'https://a.example/');
    expect({ acquiring_channel, intent }).toEqual({ acquiring_channel: 'ECOMMERCE', intent: 'buy' });
    expect(rest).toEqual(toKlarnaOrder(order, 'https://a.example/'));
    expect(rest).toMatchObject({ locale: 'en-AT', purchase_country: 'AT' });
  });

  it('is told a locale that it has for the country of the invoice', () => {
    const order = toOrder({ language: 'fr', invoiceAddress: address });
    expect(toKlarnaOrder(order, 'https://a.example/')).toMatchObject({ locale: 'en-DE', purchase_country: 'DE' });
  });

  it('is not told an e-mail that is longer than it takes', () => {
    const order = toOrder({ email: `${'x'.repeat(100)}@b.example` });
    expect(toKlarnaOrder(order, 'https://a.example/').billing_address).not.toHaveProperty('email');
  });
});
