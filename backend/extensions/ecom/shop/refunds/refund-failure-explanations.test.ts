import { expect, it } from 'vitest';
import type { RefundMethod } from '../../../../../contract/shop/refund.ts';
import { toRefundFailureText } from './refund-failure-explanations.ts';

it.each<[RefundMethod, string, string]>([
  ['paypal', 'REFUND_AMOUNT_EXCEEDED', 'nicht mehr so viel'],
  ['paypal', 'REFUND_FAILED_INSUFFICIENT_FUNDS', 'nicht genug Guthaben'],
  // The same code of two providers has two meanings.
  ['paypal', 'REFUND_NOT_ALLOWED', 'PayPal lässt für diese Zahlung keine solche Erstattung zu'],
  ['klarna', 'REFUND_NOT_ALLOWED', 'im Klarna-Portal schon etwas erstattet'],
  ['paypal', 'no connection', 'Der Anbieter antwortet nicht'],
  ['klarna', 'INTERNAL_SERVICE_ERROR', 'Der Anbieter antwortet nicht'],
  ['klarna', 'no_account', 'nimmt die Zugangsdaten aus den Shop-Einstellungen nicht an'],
  ['paypal', 'SOMETHING_NEW', 'PayPal lehnt die Erstattung ab (SOMETHING_NEW).'],
  ['klarna', 'PENDING_CAPTURE', 'Klarna lehnt die Erstattung ab (PENDING_CAPTURE).'],
])('explains the failure of %s %s', (way, failure, text) => {
  expect(toRefundFailureText(failure, way).de).toContain(text);
});

it('explains a failure in both languages of the studio', () => {
  const { de, en } = toRefundFailureText('CAPTURE_FULLY_REFUNDED', 'paypal');
  expect(de).not.toBe(en);
  expect(toRefundFailureText('NEW', 'paypal').en).toContain('(NEW)');
});
