// Order lines, stock reservations and history of an order. Written only by the order service.
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
import { orderStateField } from './order-state-field.ts';

/** The content of an order is immutable. */
const readOnly = { readonly: true } as const;
const internal = { hidden: true, readonly: true } as const;

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
    integerField('count', studioLabel('Anzahl', 'Count'), { ...readOnly, required: true }),
    textField('name', studioLabel('Stück', 'Piece'), { ...readOnly, required: true }),
    textField('variant_name', studioLabel('Variante', 'Variant'), readOnly),
    textField('reference_number', studioLabel('Referenznummer', 'Reference number'), readOnly),
    manyToOneField('product', studioLabel('Produkt', 'Product'), 'ecommerce_product', readOnly),
    manyToOneField(
      'variant',
      studioLabel('Variante im Shop', 'Variant in the shop'),
      'ecommerce_product_variant',
      readOnly,
    ),
    moneyField('price_brutto', studioLabel('Einzelpreis (brutto)', 'Price (gross)'), { ...readOnly, required: true }),
    moneyField('total_brutto', studioLabel('Summe (brutto)', 'Total (gross)'), { ...readOnly, required: true }),
    percentField('tax_percent', studioLabel('Steuersatz', 'Tax rate'), { ...readOnly, required: true }),
    textField('shipping_time', studioLabel('Lieferzeit', 'Shipping time'), readOnly),
    // Promised dates; empty for a free-text delivery time, and while it has not started because payment is due.
    dateField('delivery_from', studioLabel('Voraussichtlich ab', 'Expected from'), readOnly),
    dateField('delivery_to', studioLabel('Voraussichtlich bis', 'Expected until'), readOnly),
    booleanField(
      'is_made_to_order',
      studioLabel('Angefertigt, kein Widerruf', 'Made to order, no withdrawal'),
      false,
      readOnly,
    ),
    // `[{ label, value }]` in German, for the workshop.
    jsonField('labels', studioLabel('Gravur und Wünsche', 'Engraving and wishes'), {
      ...readOnly,
      interface: 'list',
      options: labelList,
      display: 'engraving-display',
    }),
    // The same in the language of the order.
    jsonField('labels_shown', studioLabel('Gravur und Wünsche, wie gelesen', 'Engraving and wishes as read'), internal),
    // Previews of the engraving as shown to the shopper: SVG validated by the service.
    jsonField('previews', studioLabel('Gravurbild', 'Engraving picture'), {
      ...readOnly,
      interface: 'engraving-picture',
      options: {},
      display: 'engraving-display',
    }),
    // Normalized values by field key.
    jsonField('personalization', studioLabel('Werte der Personalisierung', 'Personalization values'), internal),
    // `[{ label, value }]` in German, as shown above the order button (law row L2); below in the language of the order.
    jsonField('essential_features', studioLabel('Wesentliche Merkmale', 'Essential features'), {
      ...readOnly,
      interface: 'list',
      options: labelList,
      display: 'engraving-display',
    }),
    jsonField(
      'essential_features_shown',
      studioLabel('Wesentliche Merkmale, wie gelesen', 'Essential features as read'),
      internal,
    ),
    // `{ price_brutto, quantity, unit }`, the price in cents (law row L6).
    jsonField('unit_price', studioLabel('Grundpreis', 'Unit price'), internal),
    // `{ brand, model, years, terms_url }` (law row L15) at the time of the order.
    jsonField('guarantee', studioLabel('Haltbarkeitsgarantie', 'Durability guarantee'), internal),
    // Key for one verified rating of the product; only shown on the order page.
    textField('rating_key', studioLabel('Schlüssel der Bewertung', 'Key of the rating'), {
      ...internal,
      column: { nullable: true, maxLength: 64 },
    }),
  ],
  indexes: [['order', 'sort'], ['product'], ['variant'], ['rating_key']],
};

const stockReservation: CollectionDefinition = {
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
    manyToOneField('order', studioLabel('Bestellung', 'Order'), 'ecommerce_order', { ...readOnly, required: true }),
    manyToOneField('product', studioLabel('Produkt', 'Product'), 'ecommerce_product', readOnly),
    manyToOneField('variant', studioLabel('Variante', 'Variant'), 'ecommerce_product_variant', readOnly),
    integerField('count', studioLabel('Anzahl', 'Count'), { ...readOnly, required: true }),
    createdAtField(),
    timestampField('released_at', studioLabel('Freigegeben am', 'Released at'), readOnly),
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
      ...readOnly,
      required: true,
      oneField: 'history',
    }),
    createdAtField(),
    orderStateField('from_state', studioLabel('Von', 'From'), readOnly),
    orderStateField('to_state', studioLabel('Nach', 'To'), { ...readOnly, required: true }),
    // Name of the staff member, or the part of the service.
    textField('actor', studioLabel('Wer', 'Who'), { ...readOnly, required: true }),
    // Cause code (contract/shop/order-constants.ts); selects the text of emails.
    textField('cause', studioLabel('Ursache', 'Cause'), { ...internal, column: { nullable: true, maxLength: 32 } }),
    multilineField('note', studioLabel('Bemerkung', 'Note'), readOnly),
  ],
  indexes: [['order', 'date_created']],
};

export const orderPartCollections: CollectionDefinition[] = [orderLine, stockReservation, history];
