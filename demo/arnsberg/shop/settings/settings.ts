// The shop's settings: what is switched on, filtered, paid with. Read by shop-sets.ts.
import type { SeedSet } from '../../../../backend/seed/seed-content.ts';
import { paymentMethodIds } from '../../../../contract/shop/payment-methods.ts';
import { localized, toHtml, translatedFields, inEach } from '../localized.ts';
import { euros, projectId, settingsId } from '../shop-project.ts';
import { attributeGroupId, attributeGroupKeys } from '../taxonomy/attributes.ts';
import { categoryId, categoryKeys, subcategoryId, subcategoryKeys } from '../taxonomy/categories.ts';
import { manufacturerId, manufacturerKeys } from '../taxonomy/manufacturers.ts';
import { seller } from '../seller.ts';
import { demoKlarnaAccount, demoPaypalAccount } from './payment-accounts.ts';

const callToAction = localized(
  'Lieber in Ruhe ansehen? Wir nehmen uns in der Werkstatt Zeit für Sie.',
  'Would you rather see it in person first? We will gladly make time for you in the workshop.',
  'Vous préférez d’abord la voir de près ? Nous vous recevons volontiers à l’atelier.',
);

const footer = localized(
  [
    'Alle Preise in Euro inkl. MwSt., zzgl. <a href="/versand-und-zahlung">Versandkosten</a>. Versichert und ohne Aufpreis liefern wir nach Deutschland, Österreich, Frankreich und Luxemburg; abholen können Sie in der Rosenwirtgasse.',
  ],
  [
    'All prices in euros including VAT, plus <a href="/en/shipping-and-payment">delivery</a>. We deliver insured and at no extra charge to Germany, Austria, France and Luxembourg; you can also collect your order in Rosenwirtgasse.',
  ],
  [
    'Prix en euros, TVA comprise, <a href="/fr/livraison-et-paiement">frais de livraison</a> en sus. Nous livrons sous assurance et sans supplément en Allemagne, en Autriche, en France et au Luxembourg ; vous pouvez aussi retirer votre commande Rosenwirtgasse.',
  ],
);

const iban = 'DE02 1203 0000 0000 2020 51';

const bankDetails = {
  de: `Kontoinhaber: ${seller.companyName}\nIBAN: ${iban}\nBank: Musterbank Isar`,
  en: `Account holder: ${seller.companyName}\nIBAN: ${iban}\nBank: Musterbank Isar`,
  fr: `Titulaire du compte\u202f: ${seller.companyName}\nIBAN\u202f: ${iban}\nBanque\u202f: Musterbank Isar`,
};

/** Junction rows that offer all of a list, in its order. */
const linkAll = <Key>(field: string, keys: Key[]) => keys.map((key, index) => ({ [field]: key, sort: index + 1 }));

export const settingsSet: SeedSet = {
  collection: 'ecommerce_settings',
  items: [
    {
      id: settingsId,
      project: projectId,
      enable_cart: true,
      maintenance_mode: false,
      show_stock: true,
      allow_ratings: true,
      purchase_to_order: false,
      filters: ['category', 'subcategory', 'manufacturer', 'price', 'attribute', 'tag'],
      category_filter: linkAll('category_id', categoryKeys.map(categoryId)),
      subcategory_filter: linkAll('subcategory_id', subcategoryKeys.map(subcategoryId)),
      manufacturer_filter: linkAll('manufacturer_id', manufacturerKeys.map(manufacturerId)),
      attribute_filter: linkAll(
        'attribute_group_id',
        attributeGroupKeys.filter((key) => key !== 'carat').map(attributeGroupId),
      ),
      default_sort: 'sort',
      return_days: 14,
      return_paid_by: 'house',
      default_tax_percent: euros(19),
      payment_methods: linkAll('payment_method_id', Object.values(paymentMethodIds)),
      prepayment_days: 7,
      pickup_reservation_days: 3,
      order_prefix: 'AT',
      paypal_client_id: demoPaypalAccount.clientId,
      paypal_client_secret: demoPaypalAccount.clientSecret,
      paypal_webhook_id: demoPaypalAccount.webhookId,
      klarna_username: demoKlarnaAccount.username,
      klarna_password: demoKlarnaAccount.password,
      shipping_cost: euros(0),
      present_wrapping: true,
      present_wrapping_price_brutto: euros(6.5),
      ...translatedFields(
        { call_to_action_text: callToAction, bank_details: bankDetails },
        { global_footer: inEach((locale) => toHtml({ body: footer[locale] }, locale)) },
      ),
    },
  ],
};
