// Which prices a product or variant was offered at, and what follows for the crossed-out price of a reduction (law row L6,
// PAngV § 11). Written by the database alone (price-derivation.ts): editors mark a reduction and read the rest.
import type { CollectionDefinition, FieldDefinition } from '../definition.ts';
import { id } from '../common-fields.ts';
import { choice, flag, label, money, shownAsLabels, timestamp } from '../fields.ts';
import { list, one } from '../relations.ts';
import { priceDerivation } from './price-derivation.ts';

const kept = { readonly: true } as const;
const keptNote = label('Von der Datenbank gepflegt', 'Kept by the database');

/** What sf_reduction tells of a marked reduction. */
const reductionStates = [
  { value: 'shown', label: label('Wird durchgestrichen gezeigt', 'Is shown crossed out') },
  {
    value: 'not_lower',
    label: label(
      'Nicht gezeigt: In den 30 Tagen davor galt schon einmal dieser oder ein niedrigerer Preis',
      'Not shown: this price or a lower one already held within the 30 days before',
    ),
  },
  {
    value: 'no_history',
    label: label(
      'Nicht gezeigt: In den 30 Tagen davor wurde das Stück nicht angeboten',
      'Not shown: the piece was not on offer within the 30 days before',
    ),
  },
  {
    value: 'not_offered',
    label: label(
      'Nicht gezeigt: Zurzeit nicht zu diesem Preis angeboten (Entwurf, inaktiv, oder die Varianten tragen die Preise)',
      'Not shown: not on offer at this price at present (draft, inactive, or the variants carry the prices)',
    ),
  },
];

/** Of a product and of a variant: the mark that editors set, and what the database makes of it. */
export const reductionFields = (): FieldDefinition[] => [
  flag('is_reduced', label('Als Ermäßigung kennzeichnen', 'Mark as a reduction'), false, {
    note: label(
      'Zusammen mit dem niedrigeren Preis speichern. Der Shop zeigt dann den niedrigsten Preis der 30 Tage davor durchgestrichen; er steht im Preisverlauf und wird nie getippt.',
      'Save together with the lower price. The shop then shows the lowest price of the 30 days before, crossed out; it comes from the price history and is never typed.',
    ),
  }),
  money('price_brutto_old', label('Niedrigster Preis der 30 Tage davor', 'Lowest price of the 30 days before'), {
    public: true,
    ...kept,
    note: keptNote,
  }),
  choice('reduction_state', label('Durchgestrichener Preis', 'Crossed-out price'), reductionStates, {
    ...kept,
    ...shownAsLabels(reductionStates),
    note: keptNote,
    column: { nullable: true, maxLength: 16 },
  }),
  timestamp('reduced_since', label('Ermäßigt seit', 'Reduced since'), { ...kept, note: keptNote }),
  list('price_history', label('Preisverlauf', 'Price history'), 'ecommerce_price_history', {
    ...kept,
    options: {
      layout: 'table',
      fields: ['valid_from', 'price_brutto', 'is_reduced', 'variant.display_name', 'origin'],
      sort: 'valid_from',
      sortDirection: '-',
      enableCreate: false,
      enableSelect: false,
    },
  }),
];

const origins = [
  { value: 'recorded', label: label('Aufgezeichnet', 'Recorded') },
  { value: 'taken_over', label: label('Aus dem früheren Feld übernommen', 'Taken over from the former field') },
];

export const priceHistory: CollectionDefinition = {
  name: 'ecommerce_price_history',
  label: label('Preisverlauf', 'Price history'),
  note: label(
    'Was Kundinnen und Kunden angeboten wurde; die Datenbank schreibt jede Änderung selbst auf.',
    'What was offered to customers; the database itself writes down every change.',
  ),
  icon: 'history',
  folder: 'shop',
  hidden: true,
  display: '{{valid_from}} {{price_brutto}}',
  ownership: { projectPath: 'product.project' },
  isWrittenByService: true,
  fields: [
    id(),
    one('product', label('Produkt', 'Product'), 'ecommerce_product', {
      ...kept,
      required: true,
      oneField: 'price_history',
    }),
    // Empty: the product's own price.
    one('variant', label('Variante', 'Variant'), 'ecommerce_product_variant', {
      ...kept,
      onDelete: 'CASCADE',
      oneField: 'price_history',
    }),
    money('price_brutto', label('Preis (brutto)', 'Price (gross)'), {
      ...kept,
      note: label('Leer: von da an nicht angeboten', 'Empty: not on offer from then on'),
    }),
    flag('is_reduced', label('Als Ermäßigung gekennzeichnet', 'Marked as a reduction'), false, kept),
    timestamp('valid_from', label('Gültig ab', 'Valid from'), { ...kept, required: true }),
    choice('origin', label('Herkunft', 'Origin'), origins, {
      ...kept,
      ...shownAsLabels(origins),
      column: { nullable: false, maxLength: 16, defaultValue: 'recorded' },
    }),
  ],
  derivation: priceDerivation,
  indexes: [['product', 'variant', 'valid_from'], ['variant']],
};
