import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  klarnaCreateSessionResponseSchema,
  klarnaAuthorizationCallbackBodySchema,
  klarnaOrderSchema,
  klarnaSessionSchema,
  paypalCaptureResponseSchema,
  paypalWebhookEventSchema,
  paypalOrderSchema,
  paypalRefundSchema,
  paypalAccessTokenSchema,
  paypalWebhookVerificationResponseSchema,
  klarnaCreateOrderResponseSchema,
} from './payment-provider-responses.ts';

const isValid = (schema: z.ZodType, response: unknown): boolean => schema.safeParse(response).success;

describe('a PayPal response', () => {
  const amount = { currency_code: 'EUR', value: '104.90' };
  const unit = { amount, payee: { merchant_id: 'MERCHANT' }, custom_id: 'uuid', invoice_id: 'AT-1' };
  const order = { id: 'PAYPAL1', intent: 'CAPTURE', status: 'APPROVED', purchase_units: [unit] };
  const capture = { id: 'CAPTURE1', status: 'PENDING', amount, status_details: { reason: 'ECHECK' } };

  it('is reduced to the fields that the service reads', () => {
    const payments = { captures: [capture], refunds: [{ id: 'REFUND1', status: 'COMPLETED' }] };
    const response = { ...order, purchase_units: [{ ...unit, payments }] };
    expect(paypalOrderSchema.parse({ ...response, links: [] })).toEqual(response);
  });

  it.each([
    [paypalOrderSchema, { ...order, id: '' }],
    [paypalOrderSchema, { ...order, status: undefined }],
    [paypalOrderSchema, { ...order, purchase_units: [{ ...unit, amount: { value: '104.90' } }] }],
    [paypalOrderSchema, { ...order, purchase_units: [{ ...unit, amount: { ...amount, value: 104.9 } }] }],
    [paypalOrderSchema, { ...order, purchase_units: [{ ...unit, payments: { captures: [{ ...capture, id: '' }] } }] }],
    [paypalRefundSchema, { id: '', status: 'COMPLETED' }],
    [paypalRefundSchema, { id: 'REFUND1' }],
    [paypalCaptureResponseSchema, { id: 'PAYPAL1' }],
    [paypalAccessTokenSchema, { access_token: '', expires_in: 300 }],
    [paypalAccessTokenSchema, { access_token: 'token', expires_in: '300' }],
    [paypalWebhookVerificationResponseSchema, { verification_status: 'MAYBE' }],
    [paypalWebhookEventSchema, { event_type: 'a'.repeat(101), resource: {} }],
    [paypalWebhookEventSchema, { event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'a'.repeat(65) } }],
    [paypalWebhookEventSchema, { event_type: 'CHECKOUT.ORDER.APPROVED' }],
  ])('is rejected with invalid values: %#', (schema, response) => {
    expect(isValid(schema, response)).toBe(false);
  });

  it.each([
    [paypalRefundSchema, { id: 'REFUND1', status: 'PENDING', status_details: { reason: 'ECHECK' }, custom_id: 'uuid' }],
    [paypalAccessTokenSchema, { access_token: 'token', expires_in: 32_400 }],
    [paypalWebhookVerificationResponseSchema, { verification_status: 'SUCCESS' }],
    [paypalWebhookVerificationResponseSchema, { verification_status: 'FAILURE' }],
    [
      paypalWebhookEventSchema,
      { event_type: 'x', resource: { supplementary_data: { related_ids: { order_id: 'PAYPAL1' } } } },
    ],
  ])('is parsed unchanged: %#', (schema, response) => {
    expect(schema.parse(response)).toEqual(response);
  });
});

describe('a Klarna response', () => {
  const order = {
    order_id: 'k-1',
    status: 'AUTHORIZED',
    fraud_status: 'ACCEPTED',
    expires_at: '2026-12-01T10:00:00.000Z',
    order_amount: 10_490,
    purchase_currency: 'EUR',
    merchant_reference1: 'AT-1',
    merchant_reference2: null,
    captured_amount: 0,
    refunds: [{ refund_id: null, reference: 'uuid' }],
  };

  it('is reduced to the fields that the service reads', () => {
    expect(klarnaOrderSchema.parse({ ...order, locale: 'de-DE' })).toEqual(order);
    const session = { order_amount: 10_490, purchase_currency: 'EUR', status: 'complete', intent: 'buy' };
    expect(klarnaSessionSchema.parse(session)).toEqual(session);
    const created = { session_id: 's', client_token: 't', payment_method_categories: [{ identifier: 'klarna' }] };
    expect(klarnaCreateSessionResponseSchema.parse(created)).toEqual(created);
  });

  it.each([
    [klarnaOrderSchema, { ...order, order_amount: 104.9 }],
    [klarnaOrderSchema, { ...order, order_amount: '10490' }],
    [klarnaOrderSchema, { ...order, order_id: '' }],
    [klarnaOrderSchema, { ...order, fraud_status: undefined }],
    [klarnaSessionSchema, { order_amount: 0.5, purchase_currency: 'EUR' }],
    [klarnaCreateSessionResponseSchema, { session_id: '', client_token: 't' }],
    [klarnaCreateSessionResponseSchema, { session_id: 's', client_token: '' }],
    [klarnaCreateOrderResponseSchema, { order_id: '' }],
  ])('is rejected with invalid values: %#', (schema, response) => {
    expect(isValid(schema, response)).toBe(false);
  });

  it.each([
    ['Ab-9', true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['', false],
    ['../orders', false],
    ['a/b', false],
    ['a b', false],
    ['a?b', false],
  ])('with the authorization token %j in a callback is valid: %s', (authorization_token, expected) => {
    expect(isValid(klarnaAuthorizationCallbackBodySchema, { authorization_token })).toBe(expected);
  });
});
