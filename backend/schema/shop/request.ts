// What visitors ask about a piece (POST /ecom/request) and how they rate it (POST /ecom/rating). Written by
// backend/extensions/ecom, seen to by the staff in the studio.
import type { CollectionDefinition } from '../definition.ts';
import { createdAt, id, languageChoice, messageStatus, status } from '../common-fields.ts';
import { choice, flag, divider, integer, label, multiline, text, timestamp } from '../fields.ts';
import { one, project } from '../relations.ts';

/** What the request is about does not change; a name or an address with a slip of the pen the staff may correct. */
const asWritten = { readonly: true } as const;

const kinds = [
  { value: 'availability', label: label('Verfügbarkeit', 'Availability') },
  { value: 'price', label: label('Preis', 'Price') },
  { value: 'stock', label: label('Wieder lieferbar', 'Back in stock') },
];

export const request: CollectionDefinition = {
  name: 'ecommerce_request',
  label: label('Anfrage', 'Request'),
  note: label('Fragen zu einem Stück, die über die Website kamen', 'Questions about a piece that came by the site'),
  icon: 'contact_support',
  folder: 'shop',
  display: '{{name}}: {{subject}}',
  ownership: { projectPath: 'project' },
  fields: [
    id(),
    messageStatus(),
    createdAt(),
    choice('kind', label('Art', 'Kind'), kinds, {
      ...asWritten,
      required: true,
      column: { nullable: false, maxLength: 32, defaultValue: 'availability' },
    }),
    text('subject', label('Stück', 'Piece'), {
      ...asWritten,
      required: true,
      note: label(
        'Name und Referenz, wie sie bei der Anfrage galten; bleibt, auch wenn das Produkt gelöscht wird.',
        'Name and reference as they were when asked; stays even if the product is deleted.',
      ),
    }),
    one('product', label('Produkt', 'Product'), 'ecommerce_product', asWritten),
    one('variant', label('Variante', 'Variant'), 'ecommerce_product_variant', asWritten),
    divider('asking', label('Wer fragt', 'Who asks')),
    text('name', label('Name', 'Name'), { required: true }),
    text('email', label('E-Mail', 'E-mail'), { required: true }),
    text('phone', label('Telefon', 'Phone')),
    languageChoice(asWritten),
    multiline('message', label('Nachricht', 'Message')),
    multiline('note', label('Notiz des Hauses', 'Note of the house')),
    // For the mail that says that the piece is there again: where its page is, and when it was sent.
    text('path', label('Seite', 'Page'), { hidden: true, readonly: true }),
    timestamp('notified_at', label('Benachrichtigt am', 'Told at'), asWritten),
    project({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['product'], ['variant'], ['kind', 'notified_at'], ['email']],
};

/** Ratings that visitors write of products, published once the staff has read them. Joined in product.ts. */
export const rating: CollectionDefinition = {
  name: 'ecommerce_product_rating',
  label: label('Bewertung', 'Rating'),
  icon: 'star',
  folder: 'shop',
  display: '{{rating}} – {{title}}',
  archiveField: 'status',
  ownership: { projectPath: 'product.project' },
  readable: 'public',
  fields: [
    id(),
    status(),
    one('product', label('Produkt', 'Product'), 'ecommerce_product', {
      public: true,
      required: true,
      oneField: 'ratings',
    }),
    integer('rating', label('Sterne (1–5)', 'Stars (1–5)'), {
      public: true,
      required: true,
      range: { min: 1, max: 5 },
    }),
    text('title', label('Titel', 'Title'), { public: true }),
    multiline('comment', label('Kommentar', 'Comment'), { public: true }),
    text('author', label('Name', 'Name'), { public: true }),
    languageChoice({ public: true }),
    flag('verified', label('Geprüfter Kauf', 'Verified purchase'), false, { public: true }),
    // What was bought, where the rating came with the key of an order; each bought piece vouches for one rating.
    one('order_line', label('Position der Bestellung', 'Order line'), 'ecommerce_order_line', {
      readonly: true,
      column: { nullable: true, unique: true },
    }),
    createdAt({ public: true }),
  ],
  indexes: [['product', 'status']],
};
