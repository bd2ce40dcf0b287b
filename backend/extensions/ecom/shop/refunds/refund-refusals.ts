// Why the service refuses a refund, in both languages of the studio, with advice.
import { studioRefusalSchema } from '../../../../../contract/reference/plain-schemas.ts';
import type { RouteAnswer } from '../../platform/http.ts';
import { toBilingualStudioText, toStudioText } from '../../platform/texts.ts';

export type RefundRefusalCode =
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
  | 'unknown_refund';

const statuses: Partial<Record<RefundRefusalCode, number>> = {
  forbidden: 403,
  unknown_order: 404,
  unknown_refund: 404,
  invalid_input: 400,
  nothing_chosen: 400,
  iban_invalid: 400,
  account_holder_missing: 400,
};

export interface RefundRefusal {
  ok: false;
  code: RefundRefusalCode;
  field?: string;
}

export const refuseRefund = (code: RefundRefusalCode, field?: string): RefundRefusal => ({
  ok: false,
  code,
  ...(field !== undefined && { field }),
});

const toStatus = (code: RefundRefusalCode): number => statuses[code] ?? 409;

/** What a route may refuse, for the API reference: one answer per status. */
export const toRefusalAnswers = (codes: readonly RefundRefusalCode[]): RouteAnswer[] =>
  [...new Set(codes.map(toStatus))].map((status) => {
    const ofStatus = codes.filter((code) => toStatus(code) === status).map((code) => `\`${code}\``);
    return { status, description: `\`extensions.reason\`: ${ofStatus.join(', ')}.`, schema: studioRefusalSchema };
  });

/** In the error format of Directus. */
export const toRefundRefusalResponse = ({ code, field }: RefundRefusal) => ({
  status: toStatus(code),
  body: {
    errors: [
      {
        message: toBilingualStudioText(`refunds.refusals.${code}`),
        extensions: {
          code: code === 'forbidden' ? 'FORBIDDEN' : 'INVALID_PAYLOAD',
          reason: code,
          field,
          text: toStudioText(`refunds.refusals.${code}`),
        },
      },
    ],
  },
});
