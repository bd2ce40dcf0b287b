// Records that the code references by fixed ids and codes: the site's languages and the payment methods that shops
// choose from. Seeded into an operator's database; the demo content builds on it.
import { type PaymentMethod, paymentMethodIds } from '../../contract/shop/order-constants.ts';
import type { SeedContent, SeedItem } from './create-seed-items.ts';

const paymentMethod = (method: PaymentMethod, de: string, en: string, fr: string): SeedItem => ({
  id: paymentMethodIds[method],
  method,
  display_name: de,
  translations: [
    { language: 'en', display_name: en },
    { language: 'fr', display_name: fr },
  ],
});

export const everyInstallationSeedContent: SeedContent = {
  name: 'Basic content',
  files: [],
  sets: [
    {
      collection: 'language',
      items: [
        { code: 'de', name: 'Deutsch', sort: 1 },
        { code: 'en', name: 'English', sort: 2 },
        { code: 'fr', name: 'Français', sort: 3 },
      ],
    },
    {
      collection: 'ecommerce_payment_method',
      items: [
        paymentMethod('prepayment', 'Vorkasse', 'Bank transfer in advance', 'Paiement d’avance par virement'),
        paymentMethod('invoice', 'Rechnung', 'Invoice', 'Facture'),
        paymentMethod('cash_on_pickup', 'Barzahlung bei Abholung', 'Cash on collection', 'Espèces au retrait'),
        paymentMethod('paypal', 'PayPal', 'PayPal', 'PayPal'),
        paymentMethod('klarna', 'Klarna', 'Klarna', 'Klarna'),
      ],
    },
  ],
};
