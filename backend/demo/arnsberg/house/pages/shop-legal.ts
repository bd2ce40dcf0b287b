// Terms, withdrawal, shipping and payment of "Arnsberg & Tochter" as pages of the site. The texts are those of the
// shop's settings, so that a page and the confirmation of an order never differ. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';
import { shippingDe } from '../../shop/settings/legal/shipping-de.ts';
import { shippingEn } from '../../shop/settings/legal/shipping-en.ts';
import { shippingFr } from '../../shop/settings/legal/shipping-fr.ts';
import { termsDe } from '../../shop/settings/legal/terms-de.ts';
import { termsEn } from '../../shop/settings/legal/terms-en.ts';
import { termsFr } from '../../shop/settings/legal/terms-fr.ts';
import { withdrawalDe } from '../../shop/settings/legal/withdrawal-de.ts';
import { withdrawalEn } from '../../shop/settings/legal/withdrawal-en.ts';
import { withdrawalFr } from '../../shop/settings/legal/withdrawal-fr.ts';

export const agb: PageContent = {
  key: 'agb',
  de: {
    title: 'AGB',
    description:
      'Allgemeine Geschäftsbedingungen für Bestellungen im Shop von Arnsberg & Tochter, Juwelier in München.',
    keywords: 'AGB, Geschäftsbedingungen, Arnsberg & Tochter',
    heading: 'Allgemeine Geschäftsbedingungen',
    lead: 'Diese Bedingungen gelten für alle Bestellungen, die Sie über diese Website bei uns aufgeben.',
    body: termsDe,
  },
  en: {
    title: 'Terms',
    description: 'General terms and conditions for orders in the shop of Arnsberg & Tochter, jeweller in Munich.',
    keywords: 'terms and conditions, Arnsberg & Tochter',
    heading: 'General terms and conditions',
    lead: 'These terms apply to all orders that you place with us through this site.',
    body: termsEn,
  },
  fr: {
    title: 'CGV',
    description:
      'Conditions générales de vente pour les commandes dans la boutique d’Arnsberg & Tochter, joaillier à Munich.',
    keywords: 'conditions générales de vente, Arnsberg & Tochter',
    heading: 'Conditions générales de vente',
    lead: 'Ces conditions s’appliquent à toutes les commandes que vous nous passez sur ce site.',
    body: termsFr,
  },
};

export const withdrawal: PageContent = {
  key: 'withdrawal',
  de: {
    title: 'Widerruf',
    description:
      'Widerrufsbelehrung und Muster-Widerrufsformular für Bestellungen bei Arnsberg & Tochter, auch online zu erklären.',
    keywords: 'Widerruf, Widerrufsbelehrung, Widerrufsformular',
    heading: 'Widerruf',
    lead: 'Vierzehn Tage, ohne Angabe von Gründen, auf unsere Kosten: So geben Sie eine Bestellung zurück.',
    body: withdrawalDe,
  },
  en: {
    title: 'Withdrawal',
    description:
      'Instructions on withdrawal and model withdrawal form for orders from Arnsberg & Tochter, also to be declared online.',
    keywords: 'withdrawal, right of withdrawal, withdrawal form',
    heading: 'Withdrawal',
    lead: 'Fourteen days, no reasons asked, at our expense: this is how you return an order.',
    body: withdrawalEn,
  },
  fr: {
    title: 'Rétractation',
    description:
      'Informations sur la rétractation et modèle de formulaire pour les commandes chez Arnsberg & Tochter, aussi en ligne.',
    keywords: 'rétractation, droit de rétractation, formulaire',
    heading: 'Rétractation',
    lead: 'Quatorze jours, sans motif, à nos frais : voici comment rendre une commande.',
    body: withdrawalFr,
  },
};

export const shipping: PageContent = {
  key: 'shipping',
  de: {
    title: 'Versand und Zahlung',
    description:
      'Versandkosten, Lieferländer, Lieferzeiten und Zahlungsarten im Shop von Arnsberg & Tochter, dazu Hinweise zu Batterien.',
    keywords: 'Versand, Versandkosten, Zahlung, Lieferzeit',
    heading: 'Versand und Zahlung',
    lead: 'Was der Versand kostet, wohin wir liefern und wie Sie bezahlen können.',
    body: shippingDe,
  },
  en: {
    title: 'Shipping and payment',
    description:
      'Shipping costs, countries, delivery times and payment methods in the shop of Arnsberg & Tochter, and notes on batteries.',
    keywords: 'shipping, shipping costs, payment, delivery time',
    heading: 'Shipping and payment',
    lead: 'What shipping costs, where we deliver and how you can pay.',
    body: shippingEn,
  },
  fr: {
    title: 'Livraison et paiement',
    description:
      'Frais, pays et délais de livraison, modes de paiement dans la boutique d’Arnsberg & Tochter, et remarques sur les piles.',
    keywords: 'livraison, frais de livraison, paiement, délai',
    heading: 'Livraison et paiement',
    lead: 'Ce que coûte la livraison, où nous livrons et comment vous pouvez payer.',
    body: shippingFr,
  },
};
