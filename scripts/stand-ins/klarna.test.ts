// The stand-in for Klarna is as strict as Klarna's description and market table, and simulates the results that a test
// order requests.
import { describe, expect, it } from 'vitest';
import { demoKlarnaAccount } from '../../demo/demo-payment-accounts.ts';
import {
  type ObjectPath,
  toBasicAuthorizationHeader,
  setUpPaymentStandIns,
  withValueAtPath,
} from './payment-stand-ins.fixture.ts';

const postJson = setUpPaymentStandIns();

describe('Klarna', () => {
  const address = {
    given_name: 'Änne',
    family_name: 'Öz',
    street_address: 'Weg 3',
    postal_code: '83022',
    city: 'Rosenheim',
    country: 'DE',
    email: 'a@b.example',
  };
  const session = {
    acquiring_channel: 'ECOMMERCE',
    intent: 'buy',
    purchase_country: 'DE',
    purchase_currency: 'EUR',
    locale: 'de-DE',
    order_amount: 11_900,
    order_tax_amount: 1_900,
    order_lines: [
      {
        type: 'physical',
        name: 'Ring',
        quantity: 1,
        unit_price: 11_900,
        tax_rate: 1_900,
        total_amount: 11_900,
        total_tax_amount: 1_900,
      },
    ],
    billing_address: address,
    shipping_address: { ...address },
    merchant_reference1: 'AT-1',
    merchant_reference2: 'uuid',
    merchant_urls: { authorization: 'https://a.example/', confirmation: 'https://a.example/' },
  };
  const createSession = (body: object) =>
    postJson(
      '/klarna/payments/v1/sessions',
      { authorization: toBasicAuthorizationHeader(demoKlarnaAccount.username, demoKlarnaAccount.password) },
      body,
    );

  it.each<[string, ObjectPath, unknown, string[]]>([
    ['a locale that the country does not have', ['locale'], 'fr-DE', ['locale']],
    ['another currency', ['purchase_currency'], 'CHF', ['purchase_currency']],
    ['a country without Klarna', ['purchase_country'], 'LU', ['purchase_country', 'billing_address.country']],
    ['an invoice in another country', ['billing_address', 'country'], 'AT', ['billing_address.country']],
    ['another sum', ['order_amount'], 11_901, ['order_amount']],
    ['another tax', ['order_tax_amount'], 1_901, ['order_tax_amount']],
    [
      'a line whose tax does not match its rate',
      ['order_lines', 0, 'tax_rate'],
      700,
      ['order_lines[0].total_tax_amount'],
    ],
    ['a line whose total does not match its price', ['order_lines', 0, 'quantity'], 2, ['order_lines[0].total_amount']],
    [
      'a discount that is not deducted',
      ['order_lines', 0, 'total_discount_amount'],
      1,
      ['order_lines[0].total_amount'],
    ],
    [
      'an amount above the maximum',
      ['order_lines', 0, 'unit_price'],
      200_000_001,
      ['order_lines[0].unit_price', 'order_lines[0].total_amount'],
    ],
    ['a long postal code', ['billing_address', 'postal_code'], '12345678901', ['billing_address.postal_code']],
    ['an unknown field', ['note'], 'x', ['note']],
  ])('refuses %s and names the field', async (_, path, value, fields) => {
    expect(await createSession(withValueAtPath(session, path, value))).toMatchObject({
      status: 400,
      json: { error_code: 'BAD_VALUE', error_messages: fields.map((field) => `Bad value: ${field}`) },
    });
  });

  const readCategories = async (body: object) =>
    ((await createSession(body)).json['payment_method_categories'] as { identifier: string }[]).map(
      ({ identifier }) => identifier,
    );

  it('offers one category, or those that an order requests', async () => {
    expect(await readCategories(session)).toEqual(['klarna']);
    const several = withValueAtPath(
      session,
      ['billing_address', 'street_address2'],
      'Mock categories pay_later pay_over_time',
    );
    expect(await readCategories(several)).toEqual(['pay_later', 'pay_over_time']);
  });

  it("denies a shopper like Klarna's playground", async () => {
    const { json } = await createSession(withValueAtPath(session, ['billing_address', 'email'], 'a+denied@b.example'));
    const response = await postJson('/klarna/window', {}, { client_token: json['client_token'], decision: 'approve' });
    expect(response.json).toEqual({ approved: false, show_form: false });
  });
});
