// What belongs to an order: its lines, the stock it has taken, its history. Written by the order service alone.
import type { CollectionDefinition } from '../definition.ts';
import { createdAt, id, sort } from '../common-fields.ts';
import { date, flag, integer, json, label, money, multiline, percent, text, timestamp } from '../fields.ts';
import { one } from '../relations.ts';
import { stateField } from './order-states.ts';

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
  label: label('Position', 'Order line'),
  icon: 'diamond',
  folder: 'shop',
  hidden: true,
  display: '{{count}} × {{name}} {{variant_name}}',
  sortField: 'sort',
  ownership: orderOwnership,
  isWrittenByService: true,
  fields: [
    id(),
    one('order', label('Bestellung', 'Order'), 'ecommerce_order', {
      required: true,
      hidden: true,
      oneField: 'lines',
      sortField: 'sort',
    }),
    sort(),
    integer('count', label('Anzahl', 'Count'), { ...asOrdered, required: true }),
    text('name', label('Stück', 'Piece'), { ...asOrdered, required: true }),
    text('variant_name', label('Variante', 'Variant'), asOrdered),
    text('reference_number', label('Referenznummer', 'Reference number'), asOrdered),
    one('product', label('Produkt', 'Product'), 'ecommerce_product', asOrdered),
    one('variant', label('Variante im Shop', 'Variant in the shop'), 'ecommerce_product_variant', asOrdered),
    money('price_brutto', label('Einzelpreis (brutto)', 'Price (gross)'), { ...asOrdered, required: true }),
    money('total_brutto', label('Summe (brutto)', 'Total (gross)'), { ...asOrdered, required: true }),
    percent('tax_percent', label('Steuersatz', 'Tax rate'), { ...asOrdered, required: true }),
    text('shipping_time', label('Lieferzeit', 'Shipping time'), asOrdered),
    // As promised; empty where the delivery time is in words, and where it runs from a payment that is still to come.
    date('delivery_from', label('Voraussichtlich ab', 'Expected from'), asOrdered),
    date('delivery_to', label('Voraussichtlich bis', 'Expected until'), asOrdered),
    flag('is_made_to_order', label('Angefertigt, kein Widerruf', 'Made to order, no withdrawal'), false, asOrdered),
    // `[{ label, value }]` in German, the language of the workshop.
    json('labels', label('Gravur und Wünsche', 'Engraving and wishes'), {
      ...asOrdered,
      interface: 'list',
      options: labelList,
      display: 'engraving-display',
    }),
    // The same in the language of the order, as the shopper read it.
    json('labels_shown', label('Gravur und Wünsche, wie gelesen', 'Engraving and wishes as read'), kept),
    // Drawings of the engraving as the shopper saw them: SVG texts, checked by the service.
    json('previews', label('Gravurbild', 'Engraving picture'), {
      ...asOrdered,
      interface: 'engraving-picture',
      options: {},
      display: 'engraving-display',
    }),
    // By field key, as ordered.
    json('personalization', label('Werte der Personalisierung', 'Personalization values'), kept),
    // `[{ label, value }]` in German, as they stood above the order button (law row L2), and in the language of the order.
    json('essential_features', label('Wesentliche Merkmale', 'Essential features'), {
      ...asOrdered,
      interface: 'list',
      options: labelList,
      display: 'engraving-display',
    }),
    json('essential_features_shown', label('Wesentliche Merkmale, wie gelesen', 'Essential features as read'), kept),
    // `{ price_brutto, quantity, unit }`, the price in cents (law row L6).
    json('unit_price', label('Grundpreis', 'Unit price'), kept),
    // `{ brand, model, years, terms_url }` (law row L15), as it was offered.
    json('guarantee', label('Haltbarkeitsgarantie', 'Durability guarantee'), kept),
    // Makes a rating of the piece that of a verified buyer, once; stands on the page of the order alone.
    text('rating_key', label('Schlüssel der Bewertung', 'Key of the rating'), {
      ...kept,
      column: { nullable: true, maxLength: 64 },
    }),
  ],
  indexes: [['order', 'sort'], ['product'], ['variant'], ['rating_key']],
};

const hold: CollectionDefinition = {
  name: 'ecommerce_hold',
  label: label('Reservierung', 'Hold'),
  note: label(
    'Bestand, den eine Bestellung genommen hat. Was freigegeben ist, liegt wieder im Bestand.',
    'Stock that an order has taken. What is released is in stock again.',
  ),
  icon: 'lock_clock',
  folder: 'shop',
  hidden: true,
  ownership: orderOwnership,
  isWrittenByService: true,
  fields: [
    id(),
    one('order', label('Bestellung', 'Order'), 'ecommerce_order', { ...asOrdered, required: true }),
    one('product', label('Produkt', 'Product'), 'ecommerce_product', asOrdered),
    one('variant', label('Variante', 'Variant'), 'ecommerce_product_variant', asOrdered),
    integer('count', label('Anzahl', 'Count'), { ...asOrdered, required: true }),
    createdAt(),
    timestamp('released_at', label('Freigegeben am', 'Released at'), asOrdered),
  ],
  indexes: [['order'], ['product'], ['variant']],
};

const history: CollectionDefinition = {
  name: 'ecommerce_order_history',
  label: label('Verlauf', 'Order history'),
  icon: 'history',
  folder: 'shop',
  hidden: true,
  display: '{{date_created}} {{to_state}} {{actor}}',
  ownership: orderOwnership,
  isWrittenByService: true,
  fields: [
    id(),
    one('order', label('Bestellung', 'Order'), 'ecommerce_order', {
      ...asOrdered,
      required: true,
      oneField: 'history',
    }),
    createdAt(),
    stateField('from_state', label('Von', 'From'), asOrdered),
    stateField('to_state', label('Nach', 'To'), { ...asOrdered, required: true }),
    // A name of the staff, or which part of the service did it.
    text('actor', label('Wer', 'Who'), { ...asOrdered, required: true }),
    // What did it, as a code (contract/shop/order-codes.ts): mails are worded by it.
    text('cause', label('Ursache', 'Cause'), { ...kept, column: { nullable: true, maxLength: 32 } }),
    multiline('note', label('Bemerkung', 'Note'), asOrdered),
  ],
  indexes: [['order', 'date_created']],
};

export const orderParts: CollectionDefinition[] = [orderLine, hold, history];
