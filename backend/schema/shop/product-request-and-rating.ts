// Product requests (POST /ecom/request) and ratings (POST /ecom/rating) of visitors. Written by
// backend/extensions/ecom, handled by the staff in the studio.
import type { CollectionDefinition } from '../content-model-types.ts';
import {
  defineCreatedAtField,
  defineIdField,
  defineLanguageField,
  defineVisitorMessageStatusField,
  definePublicationStatusField,
} from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineBooleanField,
  defineDividerField,
  defineIntegerField,
  createStudioLabel,
  defineMultilineTextField,
  defineTextField,
  defineTimestampField,
} from '../define-fields.ts';
import { defineManyToOneField, defineProjectField } from '../define-relations.ts';

/** The subject of a request is immutable; the staff may correct typos in name and address. */
const readOnly = { readonly: true } as const;

const kinds = {
  availability: createStudioLabel('Verfügbarkeit', 'Availability'),
  price: createStudioLabel('Preis', 'Price'),
  stock: createStudioLabel('Wieder lieferbar', 'Back in stock'),
};

export const productRequestCollection: CollectionDefinition = {
  name: 'ecommerce_request',
  label: createStudioLabel('Anfrage', 'Request'),
  note: createStudioLabel(
    'Fragen zu einem Stück, die über die Website kamen',
    'Questions about a product sent through the site',
  ),
  icon: 'contact_support',
  folder: 'work',
  display: '{{name}}: {{subject}}',
  ownership: { projectPath: 'project' },
  fields: [
    defineIdField(),
    defineVisitorMessageStatusField(),
    defineCreatedAtField(),
    defineChoiceField('kind', createStudioLabel('Art', 'Type'), kinds, {
      ...readOnly,
      required: true,
      maxLength: 32,
      defaultValue: 'availability',
    }),
    defineTextField('subject', createStudioLabel('Stück', 'Product name'), {
      ...readOnly,
      required: true,
      note: createStudioLabel(
        'Name und Referenz, wie sie bei der Anfrage galten; bleibt, auch wenn das Produkt gelöscht wird.',
        'Name and reference at the time of the request; kept even if the product is deleted.',
      ),
    }),
    defineManyToOneField('product', createStudioLabel('Produkt', 'Product'), 'ecommerce_product', readOnly),
    defineManyToOneField('variant', createStudioLabel('Variante', 'Variant'), 'ecommerce_product_variant', readOnly),
    defineDividerField('asking', createStudioLabel('Wer fragt', 'Visitor')),
    defineTextField('name', createStudioLabel('Name', 'Name'), { required: true }),
    defineTextField('email', createStudioLabel('E-Mail', 'Email'), { required: true }),
    defineTextField('phone', createStudioLabel('Telefon', 'Phone')),
    defineLanguageField(readOnly),
    defineMultilineTextField('message', createStudioLabel('Nachricht', 'Message')),
    defineMultilineTextField('note', createStudioLabel('Notiz des Hauses', 'Internal note')),
    // For the back-in-stock email: path of the product page, and when the email was sent.
    defineTextField('path', createStudioLabel('Seite', 'Page'), { hidden: true, readonly: true }),
    defineTimestampField('notified_at', createStudioLabel('Benachrichtigt am', 'Notified at'), readOnly),
    defineProjectField({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['product'], ['variant'], ['kind', 'notified_at'], ['email']],
};

/** Product ratings of visitors, published by the staff after review. */
export const productRatingCollection: CollectionDefinition = {
  name: 'ecommerce_product_rating',
  label: createStudioLabel('Bewertung', 'Review'),
  icon: 'star',
  folder: 'work',
  display: '{{rating}} – {{title}}',
  archiveField: 'status',
  ownership: { projectPath: 'product.project' },
  readable: 'public',
  fields: [
    defineIdField(),
    definePublicationStatusField(),
    defineManyToOneField('product', createStudioLabel('Produkt', 'Product'), 'ecommerce_product', {
      public: true,
      required: true,
      oneField: 'ratings',
    }),
    defineIntegerField('rating', createStudioLabel('Sterne (1–5)', 'Stars (1–5)'), {
      public: true,
      required: true,
      range: { min: 1, max: 5 },
    }),
    defineTextField('title', createStudioLabel('Titel', 'Title'), { public: true }),
    defineMultilineTextField('comment', createStudioLabel('Kommentar', 'Comment'), { public: true }),
    defineTextField('author', createStudioLabel('Name', 'Name'), { public: true }),
    defineLanguageField({ public: true }),
    defineBooleanField('verified', createStudioLabel('Geprüfter Kauf', 'Verified purchase'), false, { public: true }),
    // Order line of a verified rating; unique, so each line allows one rating.
    defineManyToOneField(
      'order_line',
      createStudioLabel('Position der Bestellung', 'Order line'),
      'ecommerce_order_line',
      {
        readonly: true,
        column: { nullable: true, unique: true },
      },
    ),
    defineCreatedAtField({ public: true }),
  ],
  indexes: [['product', 'status']],
};
