// Product requests (POST /ecom/request) and ratings (POST /ecom/rating) of visitors. Written by
// backend/extensions/ecom, handled by the staff in the studio.
import type { CollectionDefinition } from '../definition.ts';
import { createdAtField, idField, languageField, messageStatusField, statusField } from '../common-fields.ts';
import {
  choiceField,
  booleanField,
  dividerField,
  integerField,
  studioLabel,
  multilineField,
  textField,
  timestampField,
} from '../fields.ts';
import { manyToOneField, projectField } from '../relations.ts';

/** The subject of a request is immutable; the staff may correct typos in name and address. */
const readOnly = { readonly: true } as const;

const kinds = [
  { value: 'availability', label: studioLabel('Verfügbarkeit', 'Availability') },
  { value: 'price', label: studioLabel('Preis', 'Price') },
  { value: 'stock', label: studioLabel('Wieder lieferbar', 'Back in stock') },
];

export const requestCollection: CollectionDefinition = {
  name: 'ecommerce_request',
  label: studioLabel('Anfrage', 'Request'),
  note: studioLabel(
    'Fragen zu einem Stück, die über die Website kamen',
    'Questions about a piece that came by the site',
  ),
  icon: 'contact_support',
  folder: 'shop',
  display: '{{name}}: {{subject}}',
  ownership: { projectPath: 'project' },
  fields: [
    idField(),
    messageStatusField(),
    createdAtField(),
    choiceField('kind', studioLabel('Art', 'Kind'), kinds, {
      ...readOnly,
      required: true,
      column: { nullable: false, maxLength: 32, defaultValue: 'availability' },
    }),
    textField('subject', studioLabel('Stück', 'Piece'), {
      ...readOnly,
      required: true,
      note: studioLabel(
        'Name und Referenz, wie sie bei der Anfrage galten; bleibt, auch wenn das Produkt gelöscht wird.',
        'Name and reference as they were when asked; stays even if the product is deleted.',
      ),
    }),
    manyToOneField('product', studioLabel('Produkt', 'Product'), 'ecommerce_product', readOnly),
    manyToOneField('variant', studioLabel('Variante', 'Variant'), 'ecommerce_product_variant', readOnly),
    dividerField('asking', studioLabel('Wer fragt', 'Who asks')),
    textField('name', studioLabel('Name', 'Name'), { required: true }),
    textField('email', studioLabel('E-Mail', 'E-mail'), { required: true }),
    textField('phone', studioLabel('Telefon', 'Phone')),
    languageField(readOnly),
    multilineField('message', studioLabel('Nachricht', 'Message')),
    multilineField('note', studioLabel('Notiz des Hauses', 'Note of the house')),
    // For the back-in-stock email: path of the product page, and when the email was sent.
    textField('path', studioLabel('Seite', 'Page'), { hidden: true, readonly: true }),
    timestampField('notified_at', studioLabel('Benachrichtigt am', 'Told at'), readOnly),
    projectField({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['product'], ['variant'], ['kind', 'notified_at'], ['email']],
};

/** Product ratings of visitors, published by the staff after review. */
export const ratingCollection: CollectionDefinition = {
  name: 'ecommerce_product_rating',
  label: studioLabel('Bewertung', 'Rating'),
  icon: 'star',
  folder: 'shop',
  display: '{{rating}} – {{title}}',
  archiveField: 'status',
  ownership: { projectPath: 'product.project' },
  readable: 'public',
  fields: [
    idField(),
    statusField(),
    manyToOneField('product', studioLabel('Produkt', 'Product'), 'ecommerce_product', {
      public: true,
      required: true,
      oneField: 'ratings',
    }),
    integerField('rating', studioLabel('Sterne (1–5)', 'Stars (1–5)'), {
      public: true,
      required: true,
      range: { min: 1, max: 5 },
    }),
    textField('title', studioLabel('Titel', 'Title'), { public: true }),
    multilineField('comment', studioLabel('Kommentar', 'Comment'), { public: true }),
    textField('author', studioLabel('Name', 'Name'), { public: true }),
    languageField({ public: true }),
    booleanField('verified', studioLabel('Geprüfter Kauf', 'Verified purchase'), false, { public: true }),
    // Order line of a verified rating; unique, so each line allows one rating.
    manyToOneField('order_line', studioLabel('Position der Bestellung', 'Order line'), 'ecommerce_order_line', {
      readonly: true,
      column: { nullable: true, unique: true },
    }),
    createdAtField({ public: true }),
  ],
  indexes: [['product', 'status']],
};
