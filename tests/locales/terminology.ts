// One term per concept in each language: the words that interface and emails use, and synonyms they must not use.
// terminology.test.ts checks all texts. Translators add new terms here first.
import type { Locale } from '../../contract/locale.ts';

export interface TerminologyRule {
  /** The term to use. */
  use: string;
  /** Synonyms that must not be used instead. */
  never: RegExp;
}

export const localeTerminology: Record<Locale, readonly TerminologyRule[]> = {
  de: [
    { use: 'Warenkorb', never: /Einkaufswagen|Einkaufskorb/ },
    { use: 'reserviert', never: /\bhalten (es|alles|Ihre Stücke)\b|zurückgelegt/ },
    { use: 'Bitte prüfen Sie', never: /sehen Sie .*noch einmal an/ },
    { use: 'ungewöhnlich viele Anfragen', never: /kam in kurzer Zeit sehr viel/ },
  ],
  en: [
    { use: 'cart', never: /\b(basket|shopping bag)\b/i },
    { use: 'delivery', never: /\bshipping\b/i },
    { use: 'dispatched', never: /\bshipped\b/i },
    { use: 'collection, to collect', never: /\bpick(ing)?[- ]?up\b/i },
    { use: 'gift, gift wrapping', never: /\b(as|a|your) presents?\b/i },
    { use: 'email', never: /\be-mails?\b/i },
    {
      use: 'boutique (the place), online shop',
      never: /\b(stores?\b(?<=(a|the|our|in) stores?)|in the shop|our shop|the shop\b(?! (settings|window))|shops\b)/i,
    },
    { use: 'brand, manufacturer', never: /\bmakers?\b/i },
    { use: 'review', never: /\bratings?\b|\brate this\b/i },
    { use: 'available times', never: /\bfree times?\b/i },
    { use: 'detail', never: /(?<!calendar |Register )\bentr(y|ies)\b/i },
    { use: 'request an appointment', never: /\bask for the appointment\b/i },
    { use: 'reserved', never: /\bset aside\b|\bkeep (it|your pieces|everything)\b/i },
    { use: 'billing address', never: /\binvoice address\b/i },
    { use: 'privacy policy', never: /\bprivacy notice\b/i },
    { use: 'Dear …, or Hello,', never: /\bgood day\b/i },
    { use: 'British spelling', never: /\b(jewelry|color|gray|catalog|authorize[ds]?|favorite)\b/i },
  ],
  fr: [
    { use: 'panier', never: /\b(chariot|cabas)\b/i },
    { use: 'boutique (le lieu), boutique en ligne', never: /\bmagasins?\b|\be-shop\b|\be-boutique\b/i },
    { use: 'adresse e-mail', never: /courriel|adresse électronique|\bemail\b/i },
    { use: 'lettre d’information', never: /newsletter/i },
    { use: 'politique de confidentialité', never: /page de confidentialité/i },
    { use: 'informations, coordonnées, spécifications', never: /\bindications?\b/i },
    { use: 'créneaux disponibles', never: /\bheures? libres?\b/i },
    { use: 'définitif', never: /\bferme\b/i },
    { use: 'nécessite JavaScript', never: /(a besoin de|demande) JavaScript/i },
    { use: 'avis', never: /\b(évaluations?|commentaires clients)\b/i },
    { use: 'en maintenance', never: /\ben travaux\b/i },
    { use: 'réservées', never: /mises de côté/i },
  ],
};
