// Refusals of the refund routes in the error format of Directus, which the studio's form reads.
import { expect, it } from 'vitest';
import { createRefundErrorResult, toRefundErrorResponse, toRefundErrorRouteResponses } from './refund-error-codes.ts';

it.each([
  ['forbidden', 403, 'FORBIDDEN'],
  ['unknown_order', 404, 'INVALID_PAYLOAD'],
  ['unknown_refund', 404, 'INVALID_PAYLOAD'],
  ['iban_invalid', 400, 'INVALID_PAYLOAD'],
  ['nothing_chosen', 400, 'INVALID_PAYLOAD'],
  ['amount_changed', 409, 'INVALID_PAYLOAD'],
] as const)('%s is answered with %d and the code %s', (reason, status, code) => {
  const { body, ...response } = toRefundErrorResponse(createRefundErrorResult(reason));
  expect(response).toEqual({ status });
  expect(body.errors).toHaveLength(1);
  expect(body.errors[0]?.extensions).toMatchObject({ code, reason });
});

it('names the field, and explains the refusal in both languages', () => {
  const refusal = createRefundErrorResult('unknown_order', 'lines.0');
  expect(refusal).toStrictEqual({ ok: false, code: 'unknown_order', field: 'lines.0' });
  expect(createRefundErrorResult('unknown_order')).toStrictEqual({ ok: false, code: 'unknown_order' });
  const [error] = toRefundErrorResponse(refusal).body.errors;
  const { text, field } = error?.extensions ?? {};
  expect(field).toBe('lines.0');
  expect(text?.de).toBe('Diese Bestellung gibt es nicht mehr.');
  expect(error?.message).toBe(`${text?.de} / ${text?.en}`);
});

it('documents each status once, with its reasons', () => {
  const answers = toRefundErrorRouteResponses(['unknown_order', 'amount_changed', 'unknown_refund']);
  expect(answers.map(({ status, description }) => [status, description])).toEqual([
    [404, '`extensions.reason`: `unknown_order`, `unknown_refund`.'],
    [409, '`extensions.reason`: `amount_changed`.'],
  ]);
});
