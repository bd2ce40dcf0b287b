import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  okResponseSchema,
  orderServiceErrorResponseSchema,
  type OrderServiceErrorCode,
  orderServiceErrorHttpStatuses,
} from './order-service-ok-or-error-response.ts';

describe('an error response', () => {
  it.each(Object.entries(orderServiceErrorHttpStatuses))('%s has a 4xx status or 503', (code, status) => {
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
    expect(orderServiceErrorHttpStatuses[code]).toBe(status);
  });

  it('is kept without an unknown advice from a newer service', () => {
    const error = { status: 'error', code: 'payment_refused', advice: 'wait' };
    expect(orderServiceErrorResponseSchema.parse(error)).toEqual(error);
    expect(orderServiceErrorResponseSchema.parse({ ...error, advice: 'pray' })).toEqual({
      status: 'error',
      code: 'payment_refused',
    });
  });

  const responseSchema = z.union([okResponseSchema, orderServiceErrorResponseSchema]);

  it('may contain a field and a challenge', () => {
    const error = { status: 'error', code: 'proof_required', field: 'proof', challenge: { salt: 'a', maxnumber: 5 } };
    expect(responseSchema.parse(error)).toEqual(error);
  });

  it.each([
    { status: 'error' },
    { status: 'error', code: 'why' },
    { status: 'refused', code: 'shop_closed' },
    { status: 'error', code: 'shop_closed', field: 5 },
  ])('is invalid as %j', (response) => {
    expect(responseSchema.safeParse(response).success).toBe(false);
  });
});
