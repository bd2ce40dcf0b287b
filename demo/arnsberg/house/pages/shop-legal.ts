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
      'Diese Allgemeinen Geschäftsbedingungen gelten für Bestellungen im Shop von Arnsberg & Tochter, Juwelier in München.',
    keywords: 'AGB, Geschäftsbedingungen, Arnsberg & Tochter',
    heading: 'Allgemeine Geschäftsbedingungen',
    lead: 'Diese Bedingungen gelten für alle Bestellungen, die Sie über diese Website bei uns aufgeben.',
    body: termsDe,
  },
  en: {
    title: 'Terms and conditions',
    description:
      'These terms and conditions apply to orders in the online shop of Arnsberg & Tochter, jeweller in Munich.',
    keywords: 'terms and conditions, Arnsberg & Tochter',
    heading: 'Terms and conditions',
    lead: 'These terms and conditions apply to all orders that you place with us on this website.',
    body: termsEn,
  },
  fr: {
    title: 'CGV',
    description:
      'Ces conditions générales de vente s’appliquent aux commandes passées dans la boutique en ligne d’Arnsberg & Tochter, joaillier à Munich.',
    keywords: 'conditions générales de vente, Arnsberg & Tochter',
    heading: 'Conditions générales de vente',
    lead: 'Les présentes conditions s’appliquent à toutes les commandes que vous passez sur ce site.',
    body: termsFr,
  },
};

export const withdrawal: PageContent = {
  key: 'withdrawal',
  de: {
    title: 'Widerruf',
    description:
      'Hier lesen Sie die Widerrufsbelehrung für Bestellungen bei Arnsberg & Tochter und finden das Muster-Widerrufsformular.',
    keywords: 'Widerruf, Widerrufsbelehrung, Widerrufsformular',
    heading: 'Widerruf',
    lead: 'Vierzehn Tage, ohne Angabe von Gründen, auf unsere Kosten: So geben Sie eine Bestellung zurück.',
    body: withdrawalDe,
  },
  en: {
    title: 'Withdrawal',
    description:
      'Read the instructions on withdrawal for orders from Arnsberg & Tochter, with the model form and the way to withdraw online.',
    keywords: 'withdrawal, right of withdrawal, withdrawal form',
    heading: 'Withdrawal',
    lead: 'Fourteen days, no reason needed, at our expense: this is how you return an order.',
    body: withdrawalEn,
  },
  fr: {
    title: 'Rétractation',
    description:
      'Lisez les informations sur la rétractation pour les commandes chez Arnsberg & Tochter, avec le modèle de formulaire et la voie en ligne.',
    keywords: 'rétractation, droit de rétractation, formulaire',
    heading: 'Rétractation',
    lead: 'Quatorze jours, sans motif et à nos frais : voici comment retourner une commande.',
    body: withdrawalFr,
  },
};

export const shipping: PageContent = {
  key: 'shipping',
  de: {
    title: 'Versand und Zahlung',
    description:
      'Hier stehen Versandkosten, Lieferländer, Lieferzeiten und Zahlungsarten im Shop von Arnsberg & Tochter, dazu Hinweise zu Batterien.',
    keywords: 'Versand, Versandkosten, Zahlung, Lieferzeit',
    heading: 'Versand und Zahlung',
    lead: 'Was der Versand kostet, wohin wir liefern und wie Sie bezahlen können.',
    body: shippingDe,
  },
  en: {
    title: 'Delivery and payment',
    description:
      'Find delivery charges, countries, delivery times and payment methods of the Arnsberg & Tochter online shop, and how to return batteries.',
    keywords: 'delivery, delivery charges, payment, delivery time',
    heading: 'Delivery and payment',
    lead: 'What delivery costs, where we deliver and how you can pay.',
    body: shippingEn,
  },
  fr: {
    title: 'Livraison et paiement',
    description:
      'Consultez les frais, pays et délais de livraison et les modes de paiement d’Arnsberg & Tochter, et nos indications sur les piles.',
    keywords: 'livraison, frais de livraison, paiement, délai',
    heading: 'Livraison et paiement',
    lead: 'Ce que coûte la livraison, où nous livrons et comment vous pouvez régler.',
    body: shippingFr,
  },
};
