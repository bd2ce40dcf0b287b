// Why the service refuses a refund, in both languages of the studio, with advice.
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

/** In the error format of Directus. */
export const toRefundRefusalResponse = ({ code, field }: RefundRefusal) => ({
  status: statuses[code] ?? 409,
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
