// Names of the payment providers, which are the same in all languages. Pure.
import { paymentMethodIds } from '../contract/shop/order-constants.ts';

/**
 * `undefined` for methods that involve no payment provider, such as prepayment or invoice.
 *
 * @param paymentMethod id or code
 */
export const paymentMethodToProviderName = (
  paymentMethod: number | string | null | undefined,
): 'Klarna' | 'PayPal' | undefined => {
  if (paymentMethod === paymentMethodIds.paypal || paymentMethod === 'paypal') return 'PayPal';
  return paymentMethod === paymentMethodIds.klarna || paymentMethod === 'klarna' ? 'Klarna' : undefined;
};
