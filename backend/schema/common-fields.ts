// Fields shared by many collections: key, slug, status, sort order, timestamps, language.
import type { FieldDefinition, StudioLabel } from './definition.ts';
import { choiceField, type FieldOverrides, halfWidthFieldOptions, studioLabel, textField } from './fields.ts';

export const idField = (): FieldDefinition => ({
  name: 'id',
  type: 'uuid',
  label: studioLabel('Kennung', 'Id'),
  special: ['uuid'],
  interface: 'input',
  hidden: true,
  readonly: true,
  public: true,
  column: { nullable: false, primaryKey: true },
});

/** Auto-increment key of a child collection. */
export const childIdField = (): FieldDefinition => ({
  name: 'id',
  type: 'integer',
  label: studioLabel('Kennung', 'Id'),
  hidden: true,
  readonly: true,
  public: true,
  column: { nullable: false, primaryKey: true, autoIncrement: true },
});

/** Part of a URL: lower-case letters, digits and hyphens. */
export const slugField = (): FieldDefinition =>
  textField('slug', studioLabel('Adresse (Slug)', 'Slug'), {
    public: true,
    required: true,
    options: { slug: true, trim: true },
    note: studioLabel(
      'Teil der Internetadresse: Kleinbuchstaben, Ziffern, Bindestriche.',
      'Part of the web address: lower case letters, digits, hyphens.',
    ),
  });

export const createdAtField = (extra: FieldOverrides = {}): FieldDefinition => ({
  name: 'date_created',
  type: 'timestamp',
  label: studioLabel('Angelegt am', 'Created at'),
  special: ['date-created'],
  interface: 'datetime',
  readonly: true,
  ...halfWidthFieldOptions,
  ...extra,
  column: { nullable: true },
});

/** Last change through the studio or the API; the sitemap uses it as `lastmod`. */
export const updatedAtField = (): FieldDefinition => ({
  name: 'date_updated',
  type: 'timestamp',
  label: studioLabel('Geändert am', 'Updated at'),
  special: ['date-created', 'date-updated'],
  interface: 'datetime',
  readonly: true,
  hidden: true,
  ...halfWidthFieldOptions,
  column: { nullable: true },
});

/** Barcode number (GTIN-8, -12, -13 or -14); the check digit is validated on save. */
export const gtinField = (note: StudioLabel): FieldDefinition =>
  textField('gtin', studioLabel('GTIN (EAN)', 'GTIN (EAN)'), {
    public: true,
    check: 'gtin',
    note,
    column: { nullable: true, maxLength: 14 },
  });

/** Draft, published or archived; only published items appear on the site. */
export const statusField = (): FieldDefinition =>
  choiceField(
    'status',
    studioLabel('Status', 'Status'),
    [
      { value: 'draft', label: studioLabel('Entwurf', 'Draft') },
      { value: 'published', label: studioLabel('Veröffentlicht', 'Published') },
      { value: 'archived', label: studioLabel('Archiviert', 'Archived') },
    ],
    {
      public: true,
      required: true,
      display: 'labels',
      column: { nullable: false, maxLength: 16, defaultValue: 'draft' },
    },
  );

export const sortOrderField = (): FieldDefinition => ({
  name: 'sort',
  type: 'integer',
  label: studioLabel('Reihenfolge', 'Sort'),
  interface: 'input',
  hidden: true,
  public: true,
  column: { nullable: true },
});

const statuses = [
  { value: 'new', label: studioLabel('Neu', 'New') },
  { value: 'answered', label: studioLabel('Beantwortet', 'Answered') },
  { value: 'closed', label: studioLabel('Erledigt', 'Closed') },
  { value: 'suspected', label: studioLabel('Spamverdacht', 'Suspected spam') },
];

/** Processing status of a visitor's message. */
export const messageStatusField = (): FieldDefinition =>
  choiceField('status', studioLabel('Status', 'Status'), statuses, {
    required: true,
    display: 'labels',
    displayOptions: { choices: statuses.map(({ value, label: text }) => ({ value, text: text.de })) },
    note: studioLabel(
      'Spamverdacht: Das Formular wurde schneller oder anders ausgefüllt, als Menschen es tun. Bitte nachsehen, bevor gelöscht wird.',
      'Suspected spam: the form was filled in faster or otherwise than people do. Please look before deleting.',
    ),
    column: { nullable: false, maxLength: 16, defaultValue: 'new' },
  });

export const languageField = (extra: FieldOverrides = {}): FieldDefinition =>
  choiceField(
    'language',
    studioLabel('Sprache', 'Language'),
    [
      { value: 'de', label: studioLabel('Deutsch', 'German') },
      { value: 'en', label: studioLabel('Englisch', 'English') },
      { value: 'fr', label: studioLabel('Französisch', 'French') },
    ],
    extra,
  );
