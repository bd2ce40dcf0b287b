// Explains to the staff why a provider refused a refund. The codes are from PayPal's Payments v2 (captures.refund),
// Klarna's Order Management v1, and our own calls (call-payment-provider.ts).
import type { RefundMethod, BilingualStudioText } from '../../../../../contract/shop/refund.ts';
import { getGermanStaffMessage, translateToBilingualStudioText } from '../../platform/service-translators.ts';

const commonCodes = {
  unreachable: [
    'no connection',
    'no answer in time',
    'unreadable answer',
    'SERVICE_UNAVAILABLE',
    'INTERNAL_SERVER_ERROR',
    'INTERNAL_SERVICE_ERROR',
  ],
  credentials: ['no_account', 'invalid_client', 'UNAUTHORIZED', 'NOT_AUTHORIZED', 'PERMISSION_DENIED'],
} as const;

/** Error codes by refund method and meaning. */
const codesByWay = {
  paypal: {
    amount_exceeded: ['REFUND_AMOUNT_EXCEEDED'],
    fully_refunded: ['CAPTURE_FULLY_REFUNDED'],
    no_funds: ['REFUND_FAILED_INSUFFICIENT_FUNDS'],
    payment_pending: ['PENDING_CAPTURE'],
    too_late: ['REFUND_TIME_LIMIT_EXCEEDED'],
    disputed: ['TRANSACTION_DISPUTED', 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK'],
    not_refundable: [
      'MAX_NUMBER_OF_REFUNDS_EXCEEDED',
      'REFUND_NOT_ALLOWED',
      'PARTIAL_REFUND_NOT_ALLOWED',
      'REFUND_IS_RESTRICTED',
      'REFUND_AMOUNT_TOO_LOW',
    ],
    account_restricted: [
      'PAYEE_ACCOUNT_RESTRICTED',
      'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
      'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
    ],
    not_completed: ['FAILED'],
    cancelled: ['CANCELLED'],
    ...commonCodes,
  },
  klarna: {
    klarna_refunded: ['REFUND_NOT_ALLOWED'],
    klarna_captured: ['CANCEL_NOT_ALLOWED'],
    klarna_not_allowed: ['NOT_ALLOWED'],
    ...commonCodes,
  },
  transfer: commonCodes,
  voucher: commonCodes,
} as const satisfies Record<RefundMethod, Record<string, readonly string[]>>;

type Meaning = { [Way in RefundMethod]: keyof (typeof codesByWay)[Way] }[RefundMethod];

export const toRefundFailureText = (failure: string, way: RefundMethod): BilingualStudioText => {
  const meanings = Object.entries(codesByWay[way]) as [Meaning, readonly string[]][];
  const [meaning] = meanings.find(([, codes]) => codes.includes(failure)) ?? [];
  return meaning
    ? translateToBilingualStudioText(`refunds.failures.${meaning}`)
    : translateToBilingualStudioText('refunds.failures.refused', {
        provider: getGermanStaffMessage(`refundWays.${way}`),
        issue: failure,
      });
};
