// What belongs to an order: its lines, the stock it has taken, its history. Written by the order service alone.
import type { CollectionDefinition } from '../definition.ts';
import { createdAtField, idField, sortOrderField } from '../common-fields.ts';
import {
  dateField,
  booleanField,
  integerField,
  jsonField,
  studioLabel,
  moneyField,
  multilineField,
  percentField,
  textField,
  timestampField,
} from '../fields.ts';
import { manyToOneField } from '../relations.ts';
import { orderStateField } from './order-states.ts';

/** What was ordered does not change afterwards. */
const asOrdered = { readonly: true } as const;
const kept = { hidden: true, readonly: true } as const;

const orderOwnership = { projectPath: 'order.project' };

/** Shows `[{ label, value }]` as rows. */
const labelList = {
  template: '{{label}}: {{value}}',
  fields: ['label', 'value'].map((field) => ({ field, name: field, type: 'string', meta: { interface: 'input' } })),
};

const orderLine: CollectionDefinition = {
  name: 'ecommerce_order_line',
  label: studioLabel('Position', 'Order line'),
  icon: 'diamond',
  folder: 'shop',
  hidden: true,
  display: '{{count}} × {{name}} {{variant_name}}',
  sortField: 'sort',
  ownership: orderOwnership,
  isWrittenByService: true,
  fields: [
    idField(),
    manyToOneField('order', studioLabel('Bestellung', 'Order'), 'ecommerce_order', {
      required: true,
      hidden: true,
      oneField: 'lines',
      sortField: 'sort',
    }),
    sortOrderField(),
    integerField('count', studioLabel('Anzahl', 'Count'), { ...asOrdered, required: true }),
    textField('name', studioLabel('Stück', 'Piece'), { ...asOrdered, required: true }),
    textField('variant_name', studioLabel('Variante', 'Variant'), asOrdered),
    textField('reference_number', studioLabel('Referenznummer', 'Reference number'), asOrdered),
    manyToOneField('product', studioLabel('Produkt', 'Product'), 'ecommerce_product', asOrdered),
    manyToOneField(
      'variant',
      studioLabel('Variante im Shop', 'Variant in the shop'),
      'ecommerce_product_variant',
      asOrdered,
    ),
    moneyField('price_brutto', studioLabel('Einzelpreis (brutto)', 'Price (gross)'), { ...asOrdered, required: true }),
    moneyField('total_brutto', studioLabel('Summe (brutto)', 'Total (gross)'), { ...asOrdered, required: true }),
    percentField('tax_percent', studioLabel('Steuersatz', 'Tax rate'), { ...asOrdered, required: true }),
    textField('shipping_time', studioLabel('Lieferzeit', 'Shipping time'), asOrdered),
    // As promised; empty where the delivery time is in words, and where it runs from a payment that is still to come.
    dateField('delivery_from', studioLabel('Voraussichtlich ab', 'Expected from'), asOrdered),
    dateField('delivery_to', studioLabel('Voraussichtlich bis', 'Expected until'), asOrdered),
    booleanField(
      'is_made_to_order',
      studioLabel('Angefertigt, kein Widerruf', 'Made to order, no withdrawal'),
      false,
      asOrdered,
    ),
    // `[{ label, value }]` in German, the language of the workshop.
    jsonField('labels', studioLabel('Gravur und Wünsche', 'Engraving and wishes'), {
      ...asOrdered,
      interface: 'list',
      options: labelList,
      display: 'engraving-display',
    }),
    // The same in the language of the order, as the shopper read it.
    jsonField('labels_shown', studioLabel('Gravur und Wünsche, wie gelesen', 'Engraving and wishes as read'), kept),
    // Drawings of the engraving as the shopper saw them: SVG texts, checked by the service.
    jsonField('previews', studioLabel('Gravurbild', 'Engraving picture'), {
      ...asOrdered,
      interface: 'engraving-picture',
      options: {},
      display: 'engraving-display',
    }),
    // By field key, as ordered.
    jsonField('personalization', studioLabel('Werte der Personalisierung', 'Personalization values'), kept),
    // `[{ label, value }]` in German, as they stood above the order button (law row L2), and in the language of the order.
    jsonField('essential_features', studioLabel('Wesentliche Merkmale', 'Essential features'), {
      ...asOrdered,
      interface: 'list',
      options: labelList,
      display: 'engraving-display',
    }),
    jsonField(
      'essential_features_shown',
      studioLabel('Wesentliche Merkmale, wie gelesen', 'Essential features as read'),
      kept,
    ),
    // `{ price_brutto, quantity, unit }`, the price in cents (law row L6).
    jsonField('unit_price', studioLabel('Grundpreis', 'Unit price'), kept),
    // `{ brand, model, years, terms_url }` (law row L15), as it was offered.
    jsonField('guarantee', studioLabel('Haltbarkeitsgarantie', 'Durability guarantee'), kept),
    // Makes a rating of the piece that of a verified buyer, once; stands on the page of the order alone.
    textField('rating_key', studioLabel('Schlüssel der Bewertung', 'Key of the rating'), {
      ...kept,
      column: { nullable: true, maxLength: 64 },
    }),
  ],
  indexes: [['order', 'sort'], ['product'], ['variant'], ['rating_key']],
};

const hold: CollectionDefinition = {
  name: 'ecommerce_hold',
  label: studioLabel('Reservierung', 'Hold'),
  note: studioLabel(
    'Bestand, den eine Bestellung genommen hat. Was freigegeben ist, liegt wieder im Bestand.',
    'Stock that an order has taken. What is released is in stock again.',
  ),
  icon: 'lock_clock',
  folder: 'shop',
  hidden: true,
  ownership: orderOwnership,
  isWrittenByService: true,
  fields: [
    idField(),
    manyToOneField('order', studioLabel('Bestellung', 'Order'), 'ecommerce_order', { ...asOrdered, required: true }),
    manyToOneField('product', studioLabel('Produkt', 'Product'), 'ecommerce_product', asOrdered),
    manyToOneField('variant', studioLabel('Variante', 'Variant'), 'ecommerce_product_variant', asOrdered),
    integerField('count', studioLabel('Anzahl', 'Count'), { ...asOrdered, required: true }),
    createdAtField(),
    timestampField('released_at', studioLabel('Freigegeben am', 'Released at'), asOrdered),
  ],
  indexes: [['order'], ['product'], ['variant']],
};

const history: CollectionDefinition = {
  name: 'ecommerce_order_history',
  label: studioLabel('Verlauf', 'Order history'),
  icon: 'history',
  folder: 'shop',
  hidden: true,
  display: '{{date_created}} {{to_state}} {{actor}}',
  ownership: orderOwnership,
  isWrittenByService: true,
  fields: [
    idField(),
    manyToOneField('order', studioLabel('Bestellung', 'Order'), 'ecommerce_order', {
      ...asOrdered,
      required: true,
      oneField: 'history',
    }),
    createdAtField(),
    orderStateField('from_state', studioLabel('Von', 'From'), asOrdered),
    orderStateField('to_state', studioLabel('Nach', 'To'), { ...asOrdered, required: true }),
    // A name of the staff, or which part of the service did it.
    textField('actor', studioLabel('Wer', 'Who'), { ...asOrdered, required: true }),
    // What did it, as a code (contract/shop/order-codes.ts): mails are worded by it.
    textField('cause', studioLabel('Ursache', 'Cause'), { ...kept, column: { nullable: true, maxLength: 32 } }),
    multilineField('note', studioLabel('Bemerkung', 'Note'), asOrdered),
  ],
  indexes: [['order', 'date_created']],
};

export const orderPartCollections: CollectionDefinition[] = [orderLine, hold, history];
