import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  orderServiceResponseSchema,
  parseRequestBody,
  orderServiceErrorResponseSchema,
  type OrderServiceErrorCode,
  orderServiceErrorStatuses,
} from './order-service-response.ts';

describe('a request body', () => {
  const schema = z.strictObject({ name: z.string(), lines: z.array(z.object({ count: z.int() })), age: z.int() });

  it('is returned as parsed', () => {
    const trimmed = z.strictObject({ name: z.string().trim() });
    expect(parseRequestBody(trimmed, { name: ' Anna ' })).toEqual({ ok: true, body: { name: 'Anna' } });
  });

  it.each([
    [{ name: 1, lines: [], age: 1 }, ['name']],
    [{ age: 'x', lines: [], name: 1 }, ['name', 'age']],
    // An error inside a list is reported as the name of the list, once.
    [{ name: 'a', lines: [{ count: 0.5 }, { count: 'x' }], age: 1 }, ['lines']],
    [{ name: 'a', lines: [], age: 1, more: 1, other: 2 }, ['more']],
    [{ name: 'a', lines: [], age: 1, ['x'.repeat(100)]: 1 }, ['x'.repeat(64)]],
    [null, []],
    ['text', []],
  ])('%j has the invalid fields %j', (body, fields) => {
    expect(parseRequestBody(schema, body)).toEqual({ ok: false, fields });
  });
});

describe('an error response', () => {
  it.each(Object.entries(orderServiceErrorStatuses))('%s has a 4xx status or 503', (code, status) => {
    expect(orderServiceErrorResponseSchema.parse({ status: 'error', code })).toEqual({ status: 'error', code });
    expect(status === 503 || (status >= 400 && status < 500)).toBe(true);
  });

  it.each<[OrderServiceErrorCode, number]>([
    ['invalid_input', 400],
    ['payment_refused', 402],
    ['payment_pending', 503],
    ['quote_changed', 409],
    ['order_uuid_taken', 422],
    ['proof_required', 428],
    ['too_many_requests', 429],
    ['unknown_order', 404],
  ])('%s has the status %d', (code, status) => {
    expect(orderServiceErrorStatuses[code]).toBe(status);
  });

  it('is kept without an unknown advice of a newer service', () => {
    const error = { status: 'error', code: 'payment_refused', advice: 'wait' };
    expect(orderServiceErrorResponseSchema.parse(error)).toEqual(error);
    expect(orderServiceErrorResponseSchema.parse({ ...error, advice: 'pray' })).toEqual({
      status: 'error',
      code: 'payment_refused',
    });
  });

  it('may contain a field and a challenge', () => {
    const error = { status: 'error', code: 'proof_required', field: 'proof', challenge: { salt: 'a', maxnumber: 5 } };
    expect(orderServiceResponseSchema.parse(error)).toEqual(error);
  });

  it.each([
    { status: 'error' },
    { status: 'error', code: 'why' },
    { status: 'refused', code: 'shop_closed' },
    { status: 'error', code: 'shop_closed', field: 5 },
  ])('is invalid as %j', (response) => {
    expect(orderServiceResponseSchema.safeParse(response).success).toBe(false);
  });
});
