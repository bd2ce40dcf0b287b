// Checks the table of PayPal refusals against the issues that PayPal publishes.
import { describe, expect, it } from 'vitest';
import { publishedPaypalIssues } from '../scripts/stand-ins/published-paypal-issues.ts';
import {
  classifyPaypalCapture,
  classifyPaypalError,
  paypalErrorOutcomes,
  paypalPendingCaptureReasons,
} from '../domain/paypal-error-outcomes.ts';

const lists: readonly (readonly string[])[] = Object.values(publishedPaypalIssues).flatMap((statuses) =>
  Object.values<readonly string[]>(statuses),
);

const published = [...new Set(lists.flat())];

describe('PayPal refusals', () => {
  it('classify exactly the issues that PayPal publishes', () => {
    expect(published).toHaveLength(143);
    expect([...paypalErrorOutcomes.keys()].sort()).toEqual([...published].sort());
  });

  it.each([
    ['PAYER_ACTION_REQUIRED', 'return_to_paypal'],
    ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'return_to_paypal'],
    ['PAYER_ACCOUNT_RESTRICTED', 'pay_another_way'],
    ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', 'pay_another_way'],
    ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'pay_another_way'],
    ['TRANSACTION_LIMIT_EXCEEDED', 'pay_another_way'],
    ['TRANSACTION_BLOCKED_BY_PAYEE', 'alert_staff'],
    ['PAYEE_BLOCKED_TRANSACTION', 'alert_staff'],
    ['COMPLIANCE_VIOLATION', 'alert_staff'],
    ['DUPLICATE_INVOICE_ID', 'alert_staff'],
    ['ORDER_COMPLETION_IN_PROGRESS', 'wait'],
  ])('%s results in %s for any status', (issue, action) => {
    expect(classifyPaypalError(issue, 422).action).toBe(action);
    expect(classifyPaypalError(issue, undefined).action).toBe(action);
  });

  it.each([
    [422, 'pay_another_way'],
    [400, 'pay_another_way'],
    [403, 'alert_staff'],
    [401, 'wait'],
    [409, 'wait'],
    [429, 'wait'],
    [500, 'wait'],
    [undefined, 'wait'],
  ])('with an unknown issue and status %s result in %s', (status, action) => {
    expect(classifyPaypalError('SOMETHING_NEW', status).action).toBe(action);
  });
});

describe('a capture', () => {
  it.each([
    [{ status: 'COMPLETED' }, { action: 'taken' }],
    [{ status: 'DECLINED' }, { action: 'pay_another_way' }],
    [{ status: 'FAILED', processor_response: { response_code: '0500' } }, { action: 'pay_another_way' }],
    [
      { status: 'DECLINED', processor_response: { response_code: '1350' } },
      { action: 'alert_staff', cause: 'account' },
    ],
    [{ status: 'REFUNDED' }, { action: 'alert_staff', cause: 'compliance' }],
    [{ status: 'PARTIALLY_REFUNDED' }, { action: 'partly_refunded' }],
    [{ status: 'PENDING' }, { action: 'wait' }],
    [{ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } }, { action: 'wait' }],
    [
      { status: 'PENDING', status_details: { reason: 'UNILATERAL' } },
      { action: 'wait', cause: 'account' },
    ],
    [{ status: 'SOMETHING_NEW' }, { action: 'wait' }],
  ])('%j', (capture, expected) => {
    expect(classifyPaypalCapture(capture)).toEqual(expected);
  });

  it('covers every published reason for a pending capture', () => {
    expect([...paypalPendingCaptureReasons].sort()).toEqual([
      'BUYER_COMPLAINT',
      'CHARGEBACK',
      'ECHECK',
      'INTERNATIONAL_WITHDRAWAL',
      'OTHER',
      'PENDING_REVIEW',
      'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
      'REFUNDED',
      'TRANSACTION_APPROVED_AWAITING_FUNDING',
      'UNILATERAL',
      'VERIFICATION_REQUIRED',
    ]);
  });
});
