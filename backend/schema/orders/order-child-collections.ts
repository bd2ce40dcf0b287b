// Order lines, stock reservations and history of an order. Written only by the order service.
import type { CollectionDefinition, StudioLabel } from '../content-model-types.ts';
import { defineCreatedAtField, defineIdField, defineSortOrderField } from '../define-common-fields.ts';
import {
  defineDateField,
  defineBooleanField,
  defineIntegerField,
  defineJsonField,
  createStudioLabel,
  defineMoneyField,
  defineMultilineTextField,
  definePercentField,
  defineTextField,
  defineTimestampField,
} from '../define-fields.ts';
import { defineListField } from '../define-json-fields.ts';
import { defineManyToOneField, defineOrderRelationField } from '../define-relations.ts';
import { defineOrderStateField } from './order-state-field.ts';

/** The content of an order is immutable. */
const readOnly = { readonly: true } as const;
const internal = { hidden: true, readonly: true } as const;

const orderOwnership = { projectPath: 'order.project' };

/** A list of `[{ label, value }]`. */
const labelListField = (name: string, label: StudioLabel) =>
  defineListField(
    name,
    label,
    '{{label}}: {{value}}',
    [
      defineTextField('label', createStudioLabel('Bezeichnung', 'Label')),
      defineTextField('value', createStudioLabel('Angabe', 'Value')),
    ],
    { ...readOnly, display: 'engraving-display' },
  );

const orderLine: CollectionDefinition = {
  name: 'ecommerce_order_line',
  label: createStudioLabel('Position', 'Order line'),
  icon: 'diamond',
  folder: 'shop',
  hidden: true,
  display: '{{count}} × {{name}} {{variant_name}}',
  sortField: 'sort',
  ownership: orderOwnership,
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineManyToOneField('order', createStudioLabel('Bestellung', 'Order'), 'ecommerce_order', {
      required: true,
      hidden: true,
      oneField: 'lines',
      sortField: 'sort',
    }),
    defineSortOrderField(),
    defineIntegerField('count', createStudioLabel('Anzahl', 'Quantity'), { ...readOnly, required: true }),
    defineTextField('name', createStudioLabel('Stück', 'Product name'), { ...readOnly, required: true }),
    defineTextField('variant_name', createStudioLabel('Variante', 'Variant'), readOnly),
    defineTextField('reference_number', createStudioLabel('Referenznummer', 'Reference number'), readOnly),
    defineManyToOneField('product', createStudioLabel('Produkt', 'Product'), 'ecommerce_product', readOnly),
    defineManyToOneField(
      'variant',
      createStudioLabel('Variante im Shop', 'Variant in the shop'),
      'ecommerce_product_variant',
      readOnly,
    ),
    defineMoneyField('price_brutto', createStudioLabel('Einzelpreis (brutto)', 'Price per item (gross)'), {
      ...readOnly,
      required: true,
    }),
    defineMoneyField('discount_brutto', createStudioLabel('Rabatt (brutto)', 'Discount (gross)'), {
      ...readOnly,
      defaultValue: 0,
    }),
    // Quantity × price per item − discount.
    defineMoneyField('total_brutto', createStudioLabel('Summe (brutto)', 'Total (gross)'), {
      ...readOnly,
      required: true,
    }),
    definePercentField('tax_percent', createStudioLabel('Steuersatz', 'Tax rate'), { ...readOnly, required: true }),
    defineTextField('shipping_time', createStudioLabel('Lieferzeit', 'Delivery time'), readOnly),
    // Promised dates; empty for a free-text delivery time, and while it has not started because payment is due.
    defineDateField('delivery_from', createStudioLabel('Voraussichtlich ab', 'Expected from'), readOnly),
    defineDateField('delivery_to', createStudioLabel('Voraussichtlich bis', 'Expected until'), readOnly),
    defineBooleanField(
      'is_made_to_order',
      createStudioLabel('Angefertigt, kein Widerruf', 'Made to order, no right of withdrawal'),
      false,
      readOnly,
    ),
    // Becomes vouchers once the order is paid; not taxed until they are redeemed.
    defineBooleanField('is_gift_voucher', createStudioLabel('Geschenkgutschein', 'Gift voucher'), false, readOnly),
    // `[{ label, value }]` in German, for the workshop.
    labelListField('labels', createStudioLabel('Gravur und Wünsche', 'Engraving and options')),
    // The same in the language of the order.
    defineJsonField(
      'labels_shown',
      createStudioLabel('Gravur und Wünsche, wie gelesen', 'Engraving and options as shown to the customer'),
      internal,
    ),
    // Previews of the engraving as shown to the shopper: SVG validated by the service.
    defineJsonField('previews', createStudioLabel('Gravurbild', 'Engraving preview'), {
      ...readOnly,
      interface: 'engraving-picture',
      options: {},
      display: 'engraving-display',
    }),
    // Normalized values by field key.
    defineJsonField(
      'personalization',
      createStudioLabel('Werte der Personalisierung', 'Personalization values'),
      internal,
    ),
    // `[{ label, value }]` in German, as shown above the order button (law row L2); below in the language of the order.
    labelListField('essential_features', createStudioLabel('Wesentliche Merkmale', 'Essential features')),
    defineJsonField(
      'essential_features_shown',
      createStudioLabel('Wesentliche Merkmale, wie gelesen', 'Essential features as shown to the customer'),
      internal,
    ),
    // `{ price_brutto, quantity, unit }`, the price in cents (law row L6).
    defineJsonField('unit_price', createStudioLabel('Grundpreis', 'Unit price'), internal),
    // `{ brand, model, years, terms_url }` (law row L15) at the time of the order.
    defineJsonField('guarantee', createStudioLabel('Haltbarkeitsgarantie', 'Durability guarantee'), internal),
    // Key for one verified rating of the product; only shown on the order page.
    defineTextField('rating_key', createStudioLabel('Schlüssel der Bewertung', 'Review key'), {
      ...internal,
      maxLength: 64,
    }),
  ],
  indexes: [['order', 'sort'], ['product'], ['variant'], ['rating_key']],
};

const stockReservation: CollectionDefinition = {
  name: 'ecommerce_hold',
  label: createStudioLabel('Reservierung', 'Reservation'),
  note: createStudioLabel(
    'Bestand, den eine Bestellung genommen hat. Was freigegeben ist, liegt wieder im Bestand.',
    'Stock reserved by an order. Released stock is available again.',
  ),
  icon: 'lock_clock',
  folder: 'shop',
  hidden: true,
  ownership: orderOwnership,
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineOrderRelationField({ required: true }),
    defineManyToOneField('product', createStudioLabel('Produkt', 'Product'), 'ecommerce_product', readOnly),
    defineManyToOneField('variant', createStudioLabel('Variante', 'Variant'), 'ecommerce_product_variant', readOnly),
    defineIntegerField('count', createStudioLabel('Anzahl', 'Quantity'), { ...readOnly, required: true }),
    defineCreatedAtField(),
    defineTimestampField('released_at', createStudioLabel('Freigegeben am', 'Released at'), readOnly),
  ],
  indexes: [['order'], ['product'], ['variant']],
};

const history: CollectionDefinition = {
  name: 'ecommerce_order_history',
  label: createStudioLabel('Verlauf', 'Order history'),
  icon: 'history',
  folder: 'shop',
  hidden: true,
  display: '{{date_created}} {{to_state}} {{actor}}',
  ownership: orderOwnership,
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineOrderRelationField({ required: true, oneField: 'history' }),
    defineCreatedAtField(),
    defineOrderStateField('from_state', createStudioLabel('Von', 'From'), readOnly),
    defineOrderStateField('to_state', createStudioLabel('Nach', 'To'), { ...readOnly, required: true }),
    // Name of the staff member, or the part of the service.
    defineTextField('actor', createStudioLabel('Wer', 'Changed by'), { ...readOnly, required: true }),
    // Cause code (contract/shop/order-constants.ts); selects the text of emails.
    defineTextField('cause', createStudioLabel('Ursache', 'Cause'), { ...internal, maxLength: 32 }),
    defineMultilineTextField('note', createStudioLabel('Bemerkung', 'Note'), readOnly),
  ],
  indexes: [['order', 'date_created']],
};

export const orderChildCollections: CollectionDefinition[] = [orderLine, stockReservation, history];
