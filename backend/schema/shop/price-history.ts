// Price history of products and variants, and the fields of a price reduction (law row L6, PAngV § 11). Written only by
// database triggers (price-history-triggers.ts); editors just mark a reduction.
import type { CollectionDefinition, FieldDefinition } from '../content-model-types.ts';
import { defineIdField } from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineBooleanField,
  createStudioLabel,
  defineMoneyField,
  defineTimestampField,
} from '../define-fields.ts';
import { defineOneToManyField, defineManyToOneField } from '../define-relations.ts';
import { priceHistoryTriggers } from './price-history-triggers.ts';

const readOnly = { readonly: true } as const;
const maintainedByDatabaseNote = createStudioLabel('Von der Datenbank gepflegt', 'Maintained by the database');

/** Results of the database function sf_reduction for a marked reduction. */
const reductionStates = {
  shown: createStudioLabel('Wird durchgestrichen gezeigt', 'Shown crossed out'),
  not_lower: createStudioLabel(
    'Nicht gezeigt: In den 30 Tagen davor galt schon einmal dieser oder ein niedrigerer Preis',
    'Not shown: this price or a lower one already applied in the 30 days before',
  ),
  no_history: createStudioLabel(
    'Nicht gezeigt: In den 30 Tagen davor wurde das Stück nicht angeboten',
    'Not shown: the product was not offered in the 30 days before',
  ),
  not_offered: createStudioLabel(
    'Nicht gezeigt: Zurzeit nicht zu diesem Preis angeboten (Entwurf, inaktiv, oder die Varianten tragen die Preise)',
    'Not shown: not currently offered at this price (draft, inactive, or prices are set on the variants)',
  ),
};

/** Fields of products and variants: the reduction flag set by editors, and the columns computed by the database. */
export const defineLowestPriceAndReductionFields = (): FieldDefinition[] => [
  defineBooleanField('is_reduced', createStudioLabel('Als Ermäßigung kennzeichnen', 'Mark as reduced'), false, {
    note: createStudioLabel(
      'Zusammen mit dem niedrigeren Preis speichern. Der Shop zeigt dann den niedrigsten Preis der 30 Tage davor durchgestrichen; er steht im Preisverlauf und wird nie getippt.',
      'Save it together with the lower price. The shop then shows the lowest price of the previous 30 days crossed out; that price comes from the price history and is never entered by hand.',
    ),
  }),
  defineMoneyField(
    'price_brutto_old',
    createStudioLabel('Niedrigster Preis der 30 Tage davor', 'Lowest price of the previous 30 days'),
    {
      public: true,
      ...readOnly,
      note: maintainedByDatabaseNote,
    },
  ),
  defineChoiceField(
    'reduction_state',
    createStudioLabel('Durchgestrichener Preis', 'Crossed-out price'),
    reductionStates,
    { ...readOnly, note: maintainedByDatabaseNote, maxLength: 16 },
  ),
  defineTimestampField('reduced_since', createStudioLabel('Ermäßigt seit', 'Reduced since'), {
    ...readOnly,
    note: maintainedByDatabaseNote,
  }),
  defineOneToManyField('price_history', createStudioLabel('Preisverlauf', 'Price history'), 'ecommerce_price_history', {
    ...readOnly,
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

const origins = {
  recorded: createStudioLabel('Aufgezeichnet', 'Recorded'),
  taken_over: createStudioLabel('Aus dem früheren Feld übernommen', 'Imported from the former field'),
};

export const priceHistoryCollection: CollectionDefinition = {
  name: 'ecommerce_price_history',
  label: createStudioLabel('Preisverlauf', 'Price history'),
  note: createStudioLabel(
    'Was Kundinnen und Kunden angeboten wurde; die Datenbank schreibt jede Änderung selbst auf.',
    'Prices offered to customers; the database records every change automatically.',
  ),
  icon: 'history',
  folder: 'shop',
  hidden: true,
  display: '{{valid_from}} {{price_brutto}}',
  ownership: { projectPath: 'product.project' },
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineManyToOneField('product', createStudioLabel('Produkt', 'Product'), 'ecommerce_product', {
      ...readOnly,
      required: true,
      oneField: 'price_history',
    }),
    // Empty: price of the product itself.
    defineManyToOneField('variant', createStudioLabel('Variante', 'Variant'), 'ecommerce_product_variant', {
      ...readOnly,
      onDelete: 'CASCADE',
      oneField: 'price_history',
    }),
    defineMoneyField('price_brutto', createStudioLabel('Preis (brutto)', 'Price (gross)'), {
      ...readOnly,
      note: createStudioLabel('Leer: von da an nicht angeboten', 'If empty, not offered from then on'),
    }),
    defineBooleanField(
      'is_reduced',
      createStudioLabel('Als Ermäßigung gekennzeichnet', 'Marked as reduced'),
      false,
      readOnly,
    ),
    defineTimestampField('valid_from', createStudioLabel('Gültig ab', 'Valid from'), { ...readOnly, required: true }),
    defineChoiceField('origin', createStudioLabel('Herkunft', 'Origin'), origins, {
      ...readOnly,
      maxLength: 16,
      defaultValue: 'recorded',
    }),
  ],
  derivation: priceHistoryTriggers,
  indexes: [['product', 'variant', 'valid_from'], ['variant']],
};
