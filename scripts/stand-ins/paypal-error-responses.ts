// Error responses in the format of PayPal's APIs.
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { type PaypalErrorDetail, zodErrorToPaypalErrorDetails } from './paypal-request-schemas.ts';
import type { PaymentStandInResponse } from './payment-stand-in-state.ts';
import {
  findPaypalIssueHttpStatus,
  paypalErrorNameByStatus,
  type PaypalApiOperation,
} from './published-paypal-issues.ts';

/** An id in the format of PayPal's ids. */
export const createStandInPaypalId = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);

export const toStandInPaypalErrorResponse = (
  status: number,
  name: string,
  details: readonly (Partial<PaypalErrorDetail> & { issue: string })[] = [],
): PaymentStandInResponse => ({
  status,
  json: { name, message: name, debug_id: createStandInPaypalId(), ...(details.length > 0 && { details }) },
});

/** The response to a body that violates the schema (400) or PayPal's rules (422). */
export const toStandInPaypalInvalidBodyResponse = (
  status: 400 | 422,
  error: z.ZodError,
  body: unknown,
): PaymentStandInResponse =>
  toStandInPaypalErrorResponse(
    status,
    paypalErrorNameByStatus[status] ?? '',
    zodErrorToPaypalErrorDetails(error, body),
  );

/** Refuses with a published issue like PayPal, and with any other issue as if it were new. */
export const toStandInPaypalIssueResponse = (operation: PaypalApiOperation, issue: string): PaymentStandInResponse => {
  const status = findPaypalIssueHttpStatus(operation, issue) ?? 422;
  return toStandInPaypalErrorResponse(status, paypalErrorNameByStatus[status] ?? 'UNPROCESSABLE_ENTITY', [{ issue }]);
};
