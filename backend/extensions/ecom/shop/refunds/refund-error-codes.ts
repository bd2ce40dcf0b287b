// Error codes of the refund routes, with their HTTP statuses and texts in both languages of the studio.
import { studioErrorResponseSchema } from '../../../../../contract/api-reference/documentation-only-schemas.ts';
import type { RouteResponseDefinition } from '../../platform/route-types-and-handlers.ts';
import { formatInBothStudioLanguages, translateToBilingualStudioText } from '../../platform/service-translators.ts';

export type RefundErrorCode =
  | 'account_holder_missing'
  | 'amount_changed'
  | 'amount_exceeded'
  | 'forbidden'
  | 'iban_invalid'
  | 'invalid_input'
  | 'not_failed'
  | 'not_to_transfer'
  | 'nothing_chosen'
  | 'present_wrap_refunded'
  | 'quantity_exceeded'
  | 'shipping_refunded'
  | 'unknown_line'
  | 'unknown_order'
  | 'unknown_payment'
  | 'unknown_refund'
  /** A gift voucher of the refunded line has been used. */
  | 'voucher_used';

const statuses: Partial<Record<RefundErrorCode, number>> = {
  forbidden: 403,
  unknown_order: 404,
  unknown_refund: 404,
  invalid_input: 400,
  nothing_chosen: 400,
  iban_invalid: 400,
  account_holder_missing: 400,
};

export interface RefundErrorResult {
  ok: false;
  code: RefundErrorCode;
  field?: string;
}

export const createRefundErrorResult = (code: RefundErrorCode, field?: string): RefundErrorResult => ({
  ok: false,
  code,
  ...(field !== undefined && { field }),
});

const toStatus = (code: RefundErrorCode): number => statuses[code] ?? 409;

/** The error responses of a route for the API reference, one per status. */
export const toRefundErrorRouteResponses = (codes: readonly RefundErrorCode[]): RouteResponseDefinition[] =>
  [...new Set(codes.map(toStatus))].map((status) => {
    const reasons = codes.filter((code) => toStatus(code) === status).map((code) => `\`${code}\``);
    return { status, description: `\`extensions.reason\`: ${reasons.join(', ')}.`, schema: studioErrorResponseSchema };
  });

/** In the error format of Directus. */
export const toRefundErrorResponse = ({ code, field }: RefundErrorResult) => ({
  status: toStatus(code),
  body: {
    errors: [
      {
        message: formatInBothStudioLanguages(`refunds.refusals.${code}`),
        extensions: {
          code: code === 'forbidden' ? 'FORBIDDEN' : 'INVALID_PAYLOAD',
          reason: code,
          field,
          text: translateToBilingualStudioText(`refunds.refusals.${code}`),
        },
      },
    ],
  },
});
