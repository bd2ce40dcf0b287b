// The legal pages of the shop: terms, withdrawal, shipping and payment. Read by shop-sets.ts.
// An example to build on, not legal advice: an editor changes the texts in the studio.
import type { SeedItem, SeedSet } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import { richText } from '../../../page-item.ts';
import { typeset } from '../../../typeset.ts';
import { inEach, translatedFields, type Localized } from '../localized.ts';
import { settingsId, sortAt } from '../shop-project.ts';
import { shippingDe } from './legal/shipping-de.ts';
import { shippingEn } from './legal/shipping-en.ts';
import { shippingFr } from './legal/shipping-fr.ts';
import { termsDe } from './legal/terms-de.ts';
import { termsEn } from './legal/terms-en.ts';
import { termsFr } from './legal/terms-fr.ts';
import { withdrawalDe } from './legal/withdrawal-de.ts';
import { withdrawalEn } from './legal/withdrawal-en.ts';
import { withdrawalFr } from './legal/withdrawal-fr.ts';

const pages: { type: string; text: Localized }[] = [
  { type: 'agb', text: { de: termsDe, en: termsEn, fr: termsFr } },
  { type: 'widerruf', text: { de: withdrawalDe, en: withdrawalEn, fr: withdrawalFr } },
  { type: 'versand-und-zahlung', text: { de: shippingDe, en: shippingEn, fr: shippingFr } },
];

export const legalPageSet: SeedSet = {
  collection: 'ecommerce_legal_page',
  items: pages.map(({ type, text }, index): SeedItem => ({
    id: demoId(`arnsberg/legal-page/${type}`),
    settings: settingsId,
    sort: sortAt(index),
    type,
    ...translatedFields({}, { content: inEach((locale) => typeset(richText(text[locale]), locale)) }),
  })),
};
