// The name of a payment method's provider, as it stands in sentences about a payment. Used by the checkout.
import { paymentMethodIds } from '../../contract/shop/payment-methods.ts';

/** `undefined` where nobody but the shop takes the money. */
export const toProviderName = (paymentMethod: number | null | undefined): 'Klarna' | 'PayPal' | undefined => {
  if (paymentMethod === paymentMethodIds.paypal) return 'PayPal';
  return paymentMethod === paymentMethodIds.klarna ? 'Klarna' : undefined;
};
