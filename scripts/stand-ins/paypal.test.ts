// The stand-in for PayPal is as strict as PayPal's published schema, and simulates the refusals that a test order
// requests.
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPaypalCredentials } from '../../demo/demo-payment-accounts.ts';
import {
  type ObjectPath,
  toBasicAuthorizationHeader,
  setUpPaymentStandIns,
  withValueAtPath,
} from './payment-stand-ins.fixture.ts';

const postJson = setUpPaymentStandIns();

describe('PayPal', () => {
  const euros = (value: string) => ({ currency_code: 'EUR', value });
  const order = {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: 'uuid',
        invoice_id: 'AT-1',
        amount: {
          ...euros('104.90'),
          breakdown: { item_total: euros('100.00'), shipping: euros('4.90'), handling: euros('0.00') },
        },
        items: [{ name: 'Ring', quantity: '2', unit_amount: euros('50.00'), category: 'PHYSICAL_GOODS' }],
        shipping: {
          name: { full_name: 'Änne Öz' },
          address: { address_line_1: 'Weg 3', admin_area_2: 'Rosenheim', postal_code: '83022', country_code: 'DE' },
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
  };
  let token = '';
  let requests = 0;

  beforeAll(async () => {
    const authorization = toBasicAuthorizationHeader(
      demoPaypalCredentials.clientId,
      demoPaypalCredentials.clientSecret,
    );
    const { json } = await postJson('/paypal/v1/oauth2/token', { authorization }, 'grant_type=client_credentials');
    token = String(json['access_token']);
  });

  const postOrder = (path: string, body: object, requestId: string | null = `request ${(requests += 1)}`) =>
    postJson(
      `/paypal/v2/checkout/orders${path}`,
      {
        authorization: `Bearer ${token}`,
        ...(requestId !== null && { 'paypal-request-id': requestId }),
      },
      body,
    );

  const unit: ObjectPath = ['purchase_units', 0];

  it.each<[string, ObjectPath, unknown, string, string]>([
    [
      'a missing amount',
      [...unit, 'amount', 'value'],
      undefined,
      '/purchase_units/0/amount/value',
      'MISSING_REQUIRED_PARAMETER',
    ],
    ['no items', [...unit, 'items'], [], '/purchase_units/0/items', 'INVALID_ARRAY_MIN_ITEMS'],
    [
      'an amount with a comma',
      [...unit, 'amount', 'value'],
      '104,90',
      '/purchase_units/0/amount/value',
      'INVALID_PARAMETER_SYNTAX',
    ],
    [
      'a number as amount',
      [...unit, 'amount', 'value'],
      104.9,
      '/purchase_units/0/amount/value',
      'INVALID_PARAMETER_SYNTAX',
    ],
    [
      'a long name',
      [...unit, 'items', 0, 'name'],
      'x'.repeat(128),
      '/purchase_units/0/items/0/name',
      'INVALID_STRING_LENGTH',
    ],
    [
      'a long number',
      [...unit, 'invoice_id'],
      'x'.repeat(128),
      '/purchase_units/0/invoice_id',
      'INVALID_STRING_LENGTH',
    ],
    [
      'a country as a word',
      [...unit, 'shipping', 'address', 'country_code'],
      'Deutschland',
      '/purchase_units/0/shipping/address/country_code',
      'INVALID_PARAMETER_SYNTAX',
    ],
    ['another intent', ['intent'], 'SELL', '/intent', 'INVALID_PARAMETER_VALUE'],
    ['an unknown field', [...unit, 'note'], 'x', '/purchase_units/0/note', 'NOT_SUPPORTED'],
  ])('refuses %s and names the field', async (_, path, value, field, issue) => {
    expect(await postOrder('', withValueAtPath(order, path, value))).toMatchObject({
      status: 400,
      json: { name: 'INVALID_REQUEST', details: [{ field, issue, location: 'body' }] },
    });
  });

  it.each<[string, ObjectPath, unknown, string, string]>([
    ['three decimals', [...unit, 'amount', 'value'], '104.900', '/purchase_units/0/amount/value', 'DECIMAL_PRECISION'],
    [
      'a discount that is not deducted',
      [...unit, 'amount', 'breakdown', 'discount'],
      euros('1.00'),
      '/purchase_units/0/amount/value',
      'AMOUNT_MISMATCH',
    ],
    ['another sum', [...unit, 'amount', 'value'], '104.91', '/purchase_units/0/amount/value', 'AMOUNT_MISMATCH'],
    [
      'other items',
      [...unit, 'items', 0, 'quantity'],
      '3',
      '/purchase_units/0/amount/breakdown/item_total/value',
      'ITEM_TOTAL_MISMATCH',
    ],
    [
      'an address despite NO_SHIPPING',
      ['payment_source', 'paypal', 'experience_context', 'shipping_preference'],
      'NO_SHIPPING',
      '/purchase_units/0/shipping',
      'SHIPPING_ADDRESS_INVALID',
    ],
    [
      'postage below zero',
      [...unit, 'amount', 'breakdown', 'handling'],
      euros('-1.00'),
      '/purchase_units/0/amount/breakdown/handling/value',
      'CANNOT_BE_NEGATIVE',
    ],
    [
      'nothing to pay',
      [...unit, 'amount', 'value'],
      '0.00',
      '/purchase_units/0/amount/value',
      'CANNOT_BE_ZERO_OR_NEGATIVE',
    ],
    [
      'an amount above the maximum',
      [...unit, 'amount', 'value'],
      '10000000.00',
      '/purchase_units/0/amount/value',
      'MAX_VALUE_EXCEEDED',
    ],
    [
      'another currency',
      [...unit, 'amount', 'currency_code'],
      'XXX',
      '/purchase_units/0/amount/currency_code',
      'INVALID_CURRENCY_CODE',
    ],
  ])('refuses %s according to its rules', async (_, path, value, field, issue) => {
    const response = await postOrder('', withValueAtPath(order, path, value));
    expect(response).toMatchObject({ status: 422, json: { name: 'UNPROCESSABLE_ENTITY' } });
    expect(response.json['details']).toContainEqual(expect.objectContaining({ field, issue }));
  });

  it('names all invalid fields together', async () => {
    const bad = withValueAtPath(
      withValueAtPath(order, [...unit, 'custom_id'], undefined),
      [...unit, 'items', 0, 'name'],
      '',
    );
    expect((await postOrder('', bad)).json['details']).toMatchObject([
      { field: '/purchase_units/0/custom_id', issue: 'MISSING_REQUIRED_PARAMETER' },
      { field: '/purchase_units/0/items/0/name', issue: 'INVALID_STRING_LENGTH' },
    ]);
  });

  it('requires a request id of at most 108 characters', async () => {
    expect((await postOrder('', order, 'x'.repeat(108))).status).toBe(200);
    expect(await postOrder('', order, 'x'.repeat(109))).toMatchObject({
      status: 400,
      json: { details: [{ field: 'PayPal-Request-Id', location: 'header', issue: 'INVALID_STRING_LENGTH' }] },
    });
    expect(await postOrder('', order, null)).toMatchObject({
      status: 400,
      json: { details: [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }] },
    });
  });

  it('accepts the requests of the shop, and returns a valid merchant id', async () => {
    const { status, json } = await postOrder('', order);
    expect(status).toBe(200);
    const [unitResponse] = json['purchase_units'] as { payee: { merchant_id: string } }[];
    expect(unitResponse?.payee.merchant_id).toMatch(/^[2-9A-HJ-NP-Z]{13}$/);
  });

  const toMockOrder = (words: string) =>
    withValueAtPath(order, [...unit, 'shipping', 'address', 'address_line_2'], words);

  it('refuses to create an order that requests it', async () => {
    expect(await postOrder('', toMockOrder('Mock create PAYEE_ACCOUNT_RESTRICTED'))).toMatchObject({
      status: 422,
      json: { details: [{ issue: 'PAYEE_ACCOUNT_RESTRICTED' }] },
    });
    expect((await postOrder('', order)).status).toBe(200);
  });

  it("keeps an order's completion in progress until it is completed, if the order requests it", async () => {
    const slow = toMockOrder('Mock capture ORDER_COMPLETION_IN_PROGRESS');
    const { json } = await postOrder('', withValueAtPath(slow, [...unit, 'invoice_id'], 'AT-10002'));
    const id = String(json['id']);
    await postJson('/paypal/window', {}, { order_id: id, decision: 'approve' });
    const replies = [await postOrder(`/${id}/capture`, {}), await postOrder(`/${id}/capture`, {})];
    const refusal = { status: 422, json: { details: [{ issue: 'ORDER_COMPLETION_IN_PROGRESS' }] } };
    expect(replies).toMatchObject([refusal, refusal]);
    await postJson('/paypal/window', {}, { order_id: id, decision: 'complete' });
    expect((await postOrder(`/${id}/capture`, {})).status).toBe(201);
  });

  it('refuses a capture that the payer must repair until the payer has decided again', async () => {
    const declined = toMockOrder('Mock capture INSTRUMENT_DECLINED');
    const { json } = await postOrder('', withValueAtPath(declined, [...unit, 'invoice_id'], 'AT-10003'));
    const id = String(json['id']);
    const refusal = { status: 422, json: { details: [{ issue: 'INSTRUMENT_DECLINED' }] } };
    await postJson('/paypal/window', {}, { order_id: id, decision: 'approve' });
    const replies = [await postOrder(`/${id}/capture`, {}), await postOrder(`/${id}/capture`, {})];
    expect(replies).toMatchObject([refusal, refusal]);
    await postJson('/paypal/window', {}, { order_id: id, decision: 'approve' });
    expect((await postOrder(`/${id}/capture`, {})).status).toBe(201);
  });

  it('refuses the first capture of an order that requests it', async () => {
    const { json } = await postOrder('', toMockOrder('Mock capture TRANSACTION_REFUSED'));
    const id = String(json['id']);
    await postJson('/paypal/window', {}, { order_id: id, decision: 'approve' });
    expect(await postOrder(`/${id}/capture`, {})).toMatchObject({
      status: 422,
      json: { details: [{ issue: 'TRANSACTION_REFUSED' }] },
    });
    expect((await postOrder(`/${id}/capture`, {})).status).toBe(201);
  });
});
