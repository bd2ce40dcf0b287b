// Fields that many collections have alike: key, address, state, order, times, and what everything has that visitors send.
// Made with the builders of fields.ts; used by the collection files.
import type { FieldDefinition, Label } from './definition.ts';
import { choice, type Extra, half, label, text } from './fields.ts';

export const id = (): FieldDefinition => ({
  name: 'id',
  type: 'uuid',
  label: label('Kennung', 'Id'),
  special: ['uuid'],
  interface: 'input',
  hidden: true,
  readonly: true,
  public: true,
  column: { nullable: false, primaryKey: true },
});

/** A plain child row's numeric key. */
export const childId = (): FieldDefinition => ({
  name: 'id',
  type: 'integer',
  label: label('Kennung', 'Id'),
  hidden: true,
  readonly: true,
  public: true,
  column: { nullable: false, primaryKey: true, autoIncrement: true },
});

/** An address part: lower case letters, digits and hyphens. */
export const slug = (): FieldDefinition =>
  text('slug', label('Adresse (Slug)', 'Slug'), {
    public: true,
    required: true,
    options: { slug: true, trim: true },
    note: label(
      'Teil der Internetadresse: Kleinbuchstaben, Ziffern, Bindestriche.',
      'Part of the web address: lower case letters, digits, hyphens.',
    ),
  });

export const createdAt = (extra: Extra = {}): FieldDefinition => ({
  name: 'date_created',
  type: 'timestamp',
  label: label('Angelegt am', 'Created at'),
  special: ['date-created'],
  interface: 'datetime',
  readonly: true,
  ...half,
  ...extra,
  column: { nullable: true },
});

/** When an item was last written through the studio or the API: the `lastmod` of the pages that show it. */
export const updatedAt = (): FieldDefinition => ({
  name: 'date_updated',
  type: 'timestamp',
  label: label('Geändert am', 'Updated at'),
  special: ['date-created', 'date-updated'],
  interface: 'datetime',
  readonly: true,
  hidden: true,
  ...half,
  column: { nullable: true },
});

/** The number on the barcode (GTIN-8, -12, -13 or -14); its check digit is checked when it is saved. */
export const gtin = (note: Label): FieldDefinition =>
  text('gtin', label('GTIN (EAN)', 'GTIN (EAN)'), {
    public: true,
    check: 'gtin',
    note,
    column: { nullable: true, maxLength: 14 },
  });

/** Draft, published or archived; only published items leave the studio. */
export const status = (): FieldDefinition =>
  choice(
    'status',
    label('Status', 'Status'),
    [
      { value: 'draft', label: label('Entwurf', 'Draft') },
      { value: 'published', label: label('Veröffentlicht', 'Published') },
      { value: 'archived', label: label('Archiviert', 'Archived') },
    ],
    {
      public: true,
      required: true,
      display: 'labels',
      column: { nullable: false, maxLength: 16, defaultValue: 'draft' },
    },
  );

export const sort = (): FieldDefinition => ({
  name: 'sort',
  type: 'integer',
  label: label('Reihenfolge', 'Sort'),
  interface: 'input',
  hidden: true,
  public: true,
  column: { nullable: true },
});

const statuses = [
  { value: 'new', label: label('Neu', 'New') },
  { value: 'answered', label: label('Beantwortet', 'Answered') },
  { value: 'closed', label: label('Erledigt', 'Closed') },
  { value: 'suspected', label: label('Spamverdacht', 'Suspected spam') },
];

/** Of a message that waits for an answer. */
export const messageStatus = (): FieldDefinition =>
  choice('status', label('Status', 'Status'), statuses, {
    required: true,
    display: 'labels',
    displayOptions: { choices: statuses.map(({ value, label: text }) => ({ value, text: text.de })) },
    note: label(
      'Spamverdacht: Das Formular wurde schneller oder anders ausgefüllt, als Menschen es tun. Bitte nachsehen, bevor gelöscht wird.',
      'Suspected spam: the form was filled in faster or otherwise than people do. Please look before deleting.',
    ),
    column: { nullable: false, maxLength: 16, defaultValue: 'new' },
  });

export const languageChoice = (extra: Extra = {}): FieldDefinition =>
  choice(
    'language',
    label('Sprache', 'Language'),
    [
      { value: 'de', label: label('Deutsch', 'German') },
      { value: 'en', label: label('Englisch', 'English') },
      { value: 'fr', label: label('Französisch', 'French') },
    ],
    extra,
  );
