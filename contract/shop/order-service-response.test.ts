import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  orderServiceResponseSchema,
  parseRequestBody,
  orderServiceErrorResponseSchema,
  type OrderServiceErrorCode,
  orderServiceErrorStatuses,
} from './order-service-response.ts';

describe('a body', () => {
  const schema = z.strictObject({ name: z.string(), lines: z.array(z.object({ count: z.int() })), age: z.int() });

  it('is given back as it was read', () => {
    const trimmed = z.strictObject({ name: z.string().trim() });
    expect(parseRequestBody(trimmed, { name: ' Anna ' })).toEqual({ ok: true, body: { name: 'Anna' } });
  });

  it.each([
    [{ name: 1, lines: [], age: 1 }, ['name']],
    [{ age: 'x', lines: [], name: 1 }, ['name', 'age']],
    // A field in a list is told by the list, and once.
    [{ name: 'a', lines: [{ count: 0.5 }, { count: 'x' }], age: 1 }, ['lines']],
    [{ name: 'a', lines: [], age: 1, more: 1, other: 2 }, ['more']],
    [{ name: 'a', lines: [], age: 1, ['x'.repeat(100)]: 1 }, ['x'.repeat(64)]],
    [null, []],
    ['text', []],
  ])('%j is wrong in %j', (body, fields) => {
    expect(parseRequestBody(schema, body)).toEqual({ ok: false, fields });
  });
});

describe('a refusal', () => {
  it.each(Object.entries(orderServiceErrorStatuses))('%s has an HTTP status of refusals', (code, status) => {
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
  ])('%s is answered with %d', (code, status) => {
    expect(orderServiceErrorStatuses[code]).toBe(status);
  });

  it('is kept where a later service advises what is not known here', () => {
    const refusal = { status: 'error', code: 'payment_refused', advice: 'wait' };
    expect(orderServiceErrorResponseSchema.parse(refusal)).toEqual(refusal);
    expect(orderServiceErrorResponseSchema.parse({ ...refusal, advice: 'pray' })).toEqual({
      status: 'error',
      code: 'payment_refused',
    });
  });

  it('may carry a field and a challenge', () => {
    const refusal = { status: 'error', code: 'proof_required', field: 'proof', challenge: { salt: 'a', maxnumber: 5 } };
    expect(orderServiceResponseSchema.parse(refusal)).toEqual(refusal);
  });

  it.each([
    { status: 'error' },
    { status: 'error', code: 'why' },
    { status: 'refused', code: 'shop_closed' },
    { status: 'error', code: 'shop_closed', field: 5 },
  ])('is not %j', (answer) => {
    expect(orderServiceResponseSchema.safeParse(answer).success).toBe(false);
  });
});
