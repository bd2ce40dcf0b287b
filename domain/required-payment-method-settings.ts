// What a shop must have set up before a payment method is offered: at the checkout, and in the offers of the pages. Pure.
import type { PaymentMethod } from '../contract/shop/order-constants.ts';

const requiredSettings: Readonly<Record<string, readonly string[] | undefined>> = {
  prepayment: ['bank_details'],
  invoice: [],
  cash_on_pickup: [],
  paypal: ['paypal_client_id', 'paypal_client_secret'],
  klarna: ['klarna_username', 'klarna_password'],
} satisfies Record<PaymentMethod, readonly string[]>;

const isSet = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Judged by the settings that the caller has read: the build reads no secrets and no bank account. */
export const hasRequiredPaymentMethodSettings = (
  method: string,
  settings: Readonly<Record<string, unknown>>,
): boolean => (requiredSettings[method] ?? []).every((name) => !(name in settings) || isSet(settings[name]));
