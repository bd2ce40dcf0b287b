// What visitors ask about a piece (POST /ecom/request). Written by backend/extensions/ecom, answered by the staff in the
// studio; visitors and the site's build see none of it.
import type { CollectionDefinition } from '../definition.ts';
import { choice, createdAt, heading, id, label, multiline, text } from '../fields.ts';
import { one, project } from '../relations.ts';

/** What the request is about does not change; a name or an address with a slip of the pen the staff may correct. */
const asWritten = { readonly: true } as const;

const statuses = [
  { value: 'new', label: label('Neu', 'New') },
  { value: 'answered', label: label('Beantwortet', 'Answered') },
  { value: 'closed', label: label('Erledigt', 'Closed') },
  { value: 'suspected', label: label('Spamverdacht', 'Suspected spam') },
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
    choice('status', label('Status', 'Status'), statuses, {
      required: true,
      display: 'labels',
      displayOptions: { choices: statuses.map(({ value, label: text }) => ({ value, text: text.de })) },
      note: label(
        'Spamverdacht: Das Formular wurde schneller oder anders ausgefüllt, als Menschen es tun. Bitte nachsehen, bevor gelöscht wird.',
        'Suspected spam: the form was filled in faster or otherwise than people do. Please look before deleting.',
      ),
      column: { nullable: false, maxLength: 16, defaultValue: 'new' },
    }),
    createdAt(),
    choice('kind', label('Art', 'Kind'), [{ value: 'availability', label: label('Verfügbarkeit', 'Availability') }], {
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
    heading('asking', label('Wer fragt', 'Who asks')),
    text('name', label('Name', 'Name'), { required: true }),
    text('email', label('E-Mail', 'E-mail'), { required: true }),
    text('phone', label('Telefon', 'Phone')),
    choice(
      'language',
      label('Sprache', 'Language'),
      [
        { value: 'de', label: label('Deutsch', 'German') },
        { value: 'en', label: label('Englisch', 'English') },
        { value: 'fr', label: label('Französisch', 'French') },
      ],
      asWritten,
    ),
    multiline('message', label('Nachricht', 'Message')),
    multiline('note', label('Notiz des Hauses', 'Note of the house')),
    project({ hidden: true }),
  ],
  indexes: [['project', 'status', 'date_created'], ['product'], ['variant']],
};
