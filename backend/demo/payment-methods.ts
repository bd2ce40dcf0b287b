// The payment methods every shop can offer; shared by all projects, with fixed numbers.
// Read by backend/demo/content.ts; shops refer to them by `paymentMethodIds`.
import { type PaymentMethod, paymentMethodIds } from '../../contract/shop/payment-methods.ts';
import type { DemoItem, DemoSet } from './demo-content.ts';

const paymentMethod = (method: PaymentMethod, de: string, en: string, fr: string): DemoItem => ({
  id: paymentMethodIds[method],
  method,
  display_name: de,
  translations: [
    { language: 'en', display_name: en },
    { language: 'fr', display_name: fr },
  ],
});

export const paymentMethodSet: DemoSet = {
  collection: 'ecommerce_payment_method',
  items: [
    paymentMethod('prepayment', 'Vorkasse', 'Bank transfer in advance', 'Paiement d’avance par virement'),
    paymentMethod('invoice', 'Rechnung', 'Invoice', 'Facture'),
    paymentMethod('cash_on_pickup', 'Barzahlung bei Abholung', 'Cash on collection', 'Espèces au retrait'),
    paymentMethod('paypal', 'PayPal', 'PayPal', 'PayPal'),
    paymentMethod('klarna', 'Klarna', 'Klarna', 'Klarna'),
  ],
};
