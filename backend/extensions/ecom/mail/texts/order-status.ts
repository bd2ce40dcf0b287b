// The link to the page of an order, in every letter to its shopper.
import type { Locale } from '../../../../../contract/locale.ts';

export const orderStatusTexts: Record<Locale, { link: string }> = {
  de: { link: 'Ihre Bestellung ansehen' },
  en: { link: 'View your order' },
  fr: { link: 'Voir votre commande' },
};
