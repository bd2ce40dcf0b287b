// Maps every error that PayPal documents for creating and capturing an order (Orders v2 2.13), and every capture
// status, to the next step. Pure. A test compares the table with PayPal's complete list
// (scripts/stand-ins/published-paypal-issues.ts).

/**
 * `pay_another_way`: this payment has failed; the order can be paid with another method or cancelled.
 * `return_to_paypal`: the same payment continues after the payer has returned to PayPal. `wait`: PayPal has not decided
 * yet. `alert_staff`: like `pay_another_way`, and the shop has to fix something.
 */
export type PaypalRecoveryAction = 'alert_staff' | 'pay_another_way' | 'return_to_paypal' | 'wait';

/**
 * What the shop has to check: its PayPal account, compliance, a duplicate order number, its fraud filters, or the
 * request sent.
 */
export type PaypalStaffAlertCause = 'account' | 'compliance' | 'duplicate' | 'filters' | 'request';

export interface PaypalErrorOutcome {
  action: PaypalRecoveryAction;
  /** Only with `alert_staff`, and with a `wait` that requires the shop to act. */
  cause?: PaypalStaffAlertCause;
}

/** Caused by the payer's funds, account or limits, which the shop cannot change. */
const payAnotherWay = [
  'AGREEMENT_ALREADY_CANCELLED',
  'ALIAS_DECLINED_BY_PROCESSOR',
  'BANK_NOT_SUPPORTED_FOR_VERIFICATION',
  'BILLING_AGREEMENT_NOT_FOUND',
  'CARD_BRAND_NOT_SUPPORTED',
  'CARD_EXPIRED',
  'CONSENT_NEEDED',
  'DECLINED_DUE_TO_RELATED_TXN',
  'DOMESTIC_TRANSACTION_REQUIRED',
  'IBAN_COUNTRY_NOT_SUPPORTED',
  'INVALID_EXPIRY_DATE',
  'INVALID_IBAN',
  'INVALID_PAYER_ID',
  'INVALID_RESOURCE_ID',
  'INVALID_SECURITY_CODE_LENGTH',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'PAYMENT_SOURCE_CANNOT_BE_USED',
  'PAYMENT_SOURCE_DECLINED_BY_PROCESSOR',
  'PAYMENT_SOURCE_INFO_CANNOT_BE_VERIFIED',
  'PLATFORM_FEE_PAYEE_CANNOT_BE_SAME_AS_PAYER',
  'REFERENCED_CARD_EXPIRED',
  'TOKEN_EXPIRED',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
] as const;

/** PayPal keeps the order open for another payment source or a new approval. */
const returnToPaypal = [
  'INSTRUMENT_DECLINED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
] as const;

/** Already captured, or the capture is in progress: a later query returns the result. */
const wait = ['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS'] as const;

const alertStaff = {
  /**
   * A feature is not enabled, or the account is restricted or has reached a limit: resolved in PayPal's dashboard or by
   * its support.
   */
  account: [
    'AUTH_CAPTURE_NOT_ENABLED',
    'INVALID_ACCOUNT_STATUS',
    'NOT_ELIGIBLE_FOR_PAYPAL_TRANSACTION_ID_PROCESSING',
    'NOT_ELIGIBLE_FOR_PNREF_PROCESSING',
    'NOT_ELIGIBLE_FOR_TOKEN_PROCESSING',
    'NOT_ENABLED_FOR_APPLE_PAY',
    'NOT_ENABLED_FOR_BANK_PROCESSING',
    'NOT_ENABLED_FOR_CARD_PROCESSING',
    'NOT_ENABLED_FOR_GOOGLE_PAY',
    'NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE',
    'PAYEE_ACCOUNT_INVALID',
    'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
    'PAYEE_ACCOUNT_RESTRICTED',
    'PAYEE_NOT_ENABLED_FOR_BANK_PROCESSING',
    'PAYEE_NOT_ENABLED_FOR_CARD_PROCESSING',
    'PAYEE_PRICING_TIER_ID_NOT_ENABLED',
    'PERMISSION_DENIED',
    'PERMISSION_DENIED_FOR_DONATION_ITEMS',
    'PLATFORM_FEES_NOT_SUPPORTED',
    'SETUP_ERROR_FOR_BANK',
    'SHIPPING_TYPE_NOT_SUPPORTED_FOR_CLIENT',
    'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  ],
  compliance: ['COMPLIANCE_VIOLATION'],
  /** Either this order is already paid, or another shop with the same PayPal account uses the same order numbers. */
  duplicate: ['DUPLICATE_INVOICE_ID'],
  /** The shop's fraud filters at PayPal have blocked the payment. */
  filters: ['PAYEE_BLOCKED_TRANSACTION', 'TRANSACTION_BLOCKED_BY_PAYEE'],
  /** PayPal rejects the request: an address it considers invalid, or a bug. */
  request: [
    'AMOUNT_MISMATCH',
    'APPLE_PAY_AMOUNT_MISMATCH',
    'BILLING_ADDRESS_INVALID',
    'BILLING_AGREEMENT_ID_MISMATCH',
    'BLIK_ONE_CLICK_MISSING_REQUIRED_PARAMETER',
    'CANCEL_URL_REQUIRED',
    'CANNOT_BE_NEGATIVE',
    'CANNOT_BE_ZERO_OR_NEGATIVE',
    'CARD_EXPIRY_REQUIRED',
    'CARD_NUMBER_REQUIRED',
    'CITY_REQUIRED',
    'CRYPTOGRAM_REQUIRED',
    'CURRENCY_NOT_SUPPORTED_FOR_BANK',
    'DECIMAL_PRECISION',
    'DONATION_ITEMS_NOT_SUPPORTED',
    'DUPLICATE_REFERENCE_ID',
    'EMV_DATA_REQUIRED',
    'GOOGLE_PAY_GATEWAY_MERCHANT_ID_MISMATCH',
    'IDENTIFIER_NOT_FOUND',
    'INCOMPATIBLE_PARAMETER_VALUE',
    'INVALID_ARRAY_MAX_ITEMS',
    'INVALID_ARRAY_MIN_ITEMS',
    'INVALID_COUNTRY_CODE',
    'INVALID_CURRENCY_CODE',
    'INVALID_FX_RATE_ID',
    'INVALID_GOOGLE_PAY_TOKEN',
    'INVALID_PARAMETER_SYNTAX',
    'INVALID_PARAMETER_VALUE',
    'INVALID_PAYEE_PRICING_TIER_ID',
    'INVALID_PICKUP_ADDRESS',
    'INVALID_PLATFORM_FEES_ACCOUNT',
    'INVALID_PLATFORM_FEES_AMOUNT',
    'INVALID_PREVIOUS_TRANSACTION_REFERENCE',
    'INVALID_STRING_LENGTH',
    'ITEM_TOTAL_MISMATCH',
    'ITEM_TOTAL_REQUIRED',
    'MALFORMED_REQUEST_JSON',
    'MAX_VALUE_EXCEEDED',
    'MERCHANT_INITIATED_WITH_AUTHENTICATION_RESULTS',
    'MERCHANT_INITIATED_WITH_MULTIPLE_PURCHASE_UNITS',
    'MERCHANT_INITIATED_WITH_SECURITY_CODE',
    'MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE',
    'MISSING_CRYPTOGRAM',
    'MISSING_PICKUP_ADDRESS',
    'MISSING_PREVIOUS_REFERENCE',
    'MISSING_REQUIRED_PARAMETER',
    'MULTIPLE_ITEM_CATEGORIES',
    'MULTIPLE_SHIPPING_ADDRESS_NOT_SUPPORTED',
    'MULTIPLE_SHIPPING_OPTION_SELECTED',
    'MULTIPLE_SHIPPING_TYPE_NOT_SUPPORTED',
    'MULTI_CURRENCY_ORDER',
    'NOT_SUPPORTED',
    'ONE_OF_PARAMETERS_REQUIRED',
    'ONLY_ONE_BANK_SOURCE_ALLOWED',
    'ORDER_COMPLETE_ON_PAYMENT_APPROVAL',
    'PAYEE_FX_RATE_ID_CURRENCY_MISMATCH',
    'PAYEE_FX_RATE_ID_EXPIRED',
    'PAYMENT_SOURCE_MISMATCH',
    'PAYMENT_SOURCE_NOT_SUPPORTED',
    'PAYPAL_REQUEST_ID_REQUIRED',
    'PAYPAL_TRANSACTION_ID_EXPIRED',
    'PAYPAL_TRANSACTION_ID_NOT_FOUND',
    'PNREF_EXPIRED',
    'PNREF_NOT_FOUND',
    'POSTAL_CODE_REQUIRED',
    'PREFERRED_PAYMENT_SOURCE_MISMATCH',
    'PREFERRED_SHIPPING_OPTION_AMOUNT_MISMATCH',
    'PREVIOUS_TRANSACTION_REFERENCE_HAS_CHARGEBACK',
    'PREVIOUS_TRANSACTION_REFERENCE_VOIDED',
    'REFERENCE_ID_REQUIRED',
    'REQUIRED_PARAMETER_FOR_CUSTOMER_INITIATED_PAYMENT',
    'RETURN_URL_REQUIRED',
    'SHIPPING_ADDRESS_INVALID',
    'SHIPPING_OPTIONS_NOT_SUPPORTED',
    'SHIPPING_OPTION_NOT_SELECTED',
    'TAX_TOTAL_MISMATCH',
    'TAX_TOTAL_REQUIRED',
    'TOKEN_ID_NOT_FOUND',
    'UNSUPPORTED_INTENT',
    'UNSUPPORTED_PAYMENT_INSTRUCTION',
    'UNSUPPORTED_PROCESSING_INSTRUCTION',
    'UNSUPPORTED_SHIPPING_TYPE',
    'VAULT_INSTRUCTION_DUPLICATED',
    'VAULT_INSTRUCTION_REQUIRED',
  ],
} as const satisfies Record<PaypalStaffAlertCause, readonly string[]>;

const toEntries = (issues: readonly string[], outcome: PaypalErrorOutcome): [string, PaypalErrorOutcome][] =>
  issues.map((issue) => [issue, outcome]);

/** Outcomes by documented issue. */
export const paypalErrorOutcomes: ReadonlyMap<string, PaypalErrorOutcome> = new Map([
  ...toEntries(payAnotherWay, { action: 'pay_another_way' }),
  ...toEntries(returnToPaypal, { action: 'return_to_paypal' }),
  ...toEntries(wait, { action: 'wait' }),
  ...Object.entries(alertStaff).flatMap(([cause, issues]) =>
    toEntries(issues, { action: 'alert_staff', cause: cause as PaypalStaffAlertCause }),
  ),
]);

/** HTTP status codes of transient errors. */
const transientStatuses: readonly number[] = [401, 408, 409, 425, 429];

/**
 * The outcome of a PayPal error. An undocumented issue means `pay_another_way` if PayPal has rejected the request
 * (4xx), and `wait` for transient errors, server errors and missing responses. Before acting on it, the caller has to
 * check with PayPal whether the order was captured.
 * @param status HTTP status; `undefined` without a response
 */
export const classifyPaypalError = (issue: string, status: number | undefined): PaypalErrorOutcome => {
  const known = paypalErrorOutcomes.get(issue);
  if (known) return known;
  if (status === 403) return { action: 'alert_staff', cause: 'account' };
  const isDecided = status !== undefined && status >= 400 && status < 500 && !transientStatuses.includes(status);
  return { action: isDecided ? 'pay_another_way' : 'wait' };
};

/**
 * Reasons for a `PENDING` capture (capture_status_details.reason) that require the shop to act in its PayPal account.
 */
const merchantReasons: Readonly<Record<string, PaypalStaffAlertCause>> = {
  BUYER_COMPLAINT: 'compliance',
  CHARGEBACK: 'compliance',
  INTERNATIONAL_WITHDRAWAL: 'account',
  RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION: 'account',
  REFUNDED: 'compliance',
  UNILATERAL: 'account',
  VERIFICATION_REQUIRED: 'account',
};

/** Reasons that the bank or PayPal resolves within hours or days. */
const transientReasons = ['ECHECK', 'OTHER', 'PENDING_REVIEW', 'TRANSACTION_APPROVED_AWAITING_FUNDING'] as const;

export const paypalPendingCaptureReasons: readonly string[] = [...Object.keys(merchantReasons), ...transientReasons];

/** Codes with which the card processor rejects the merchant rather than the card (processor_response.response_code). */
const merchantResponseCodes: readonly string[] = ['1340', '1350', '1370'];

/** The fields of a capture that determine the outcome. */
export interface PaypalCaptureStatusFields {
  status: string;
  status_details?: { reason?: string | undefined } | undefined;
  processor_response?: { response_code?: string | undefined } | undefined;
}

/** `taken`: the payment is complete. `partly_refunded`: part of it was refunded outside of the order service. */
export type PaypalCaptureOutcome = PaypalErrorOutcome | { action: 'partly_refunded' | 'taken' };

/** An undocumented status counts as undecided (`wait`). */
export const classifyPaypalCapture = (capture: PaypalCaptureStatusFields): PaypalCaptureOutcome => {
  switch (capture.status) {
    case 'COMPLETED':
      return { action: 'taken' };
    case 'PARTIALLY_REFUNDED':
      return { action: 'partly_refunded' };
    case 'REFUNDED':
      return { action: 'alert_staff', cause: 'compliance' };
    case 'DECLINED':
    case 'FAILED': {
      const isMerchantRejected = merchantResponseCodes.includes(capture.processor_response?.response_code ?? '');
      return isMerchantRejected ? { action: 'alert_staff', cause: 'account' } : { action: 'pay_another_way' };
    }
    default: {
      const cause = merchantReasons[capture.status_details?.reason ?? ''];
      return { action: 'wait', ...(cause && { cause }) };
    }
  }
};
