// Fields shared by many collections: key, slug, status, sort order, timestamps, language.
import type { FieldDefinition, StudioLabel } from './content-model-types.ts';
import {
  defineChoiceField,
  defineDividerField,
  type FieldAndColumnOverrides,
  type FieldDefinitionOverrides,
  halfWidthFieldOptions,
  createStudioLabel,
  defineTextField,
} from './define-fields.ts';

export const defineIdField = (): FieldDefinition => ({
  name: 'id',
  type: 'uuid',
  label: createStudioLabel('Kennung', 'ID'),
  special: ['uuid'],
  interface: 'input',
  hidden: true,
  readonly: true,
  public: true,
  column: { nullable: false, primaryKey: true },
});

/** Auto-increment key of a child collection. */
export const defineAutoIncrementIdField = (): FieldDefinition => ({
  name: 'id',
  type: 'integer',
  label: createStudioLabel('Kennung', 'ID'),
  hidden: true,
  readonly: true,
  public: true,
  column: { nullable: false, primaryKey: true, autoIncrement: true },
});

/** Part of a URL: lower-case letters, digits and hyphens. A new record gets one (extensions/content-guard). */
export const defineSlugField = (): FieldDefinition =>
  defineTextField('slug', createStudioLabel('Adresse (Slug)', 'Slug'), {
    public: true,
    options: { slug: true, trim: true },
    note: createStudioLabel(
      'Teil der Internetadresse: Kleinbuchstaben, Ziffern, Bindestriche. Bei einem neuen Eintrag leer: aus dem Namen.',
      'Part of the URL: lowercase letters, digits and hyphens. If empty in a new record, made from the name.',
    ),
    column: { nullable: false },
  });

export const defineDisplayNameField = (extra: FieldDefinitionOverrides = {}): FieldDefinition =>
  defineTextField('display_name', createStudioLabel('Anzeigename', 'Display name'), extra);

export const defineAlternativeTextField = (name: string, extra: FieldDefinitionOverrides = {}): FieldDefinition =>
  defineTextField(name, createStudioLabel('Bildbeschreibung', 'Alt text'), {
    note: createStudioLabel(
      'Für Menschen, die das Bild nicht sehen',
      'Describes the image for people who cannot see it',
    ),
    ...extra,
  });

export const defineCreatedAtField = (extra: FieldDefinitionOverrides = {}): FieldDefinition => ({
  name: 'date_created',
  type: 'timestamp',
  label: createStudioLabel('Angelegt am', 'Created at'),
  special: ['date-created'],
  interface: 'datetime',
  readonly: true,
  ...halfWidthFieldOptions,
  ...extra,
  column: { nullable: true },
});

/** Last change through the studio or the API; the sitemap uses it as `lastmod`. */
export const defineUpdatedAtField = (): FieldDefinition => ({
  name: 'date_updated',
  type: 'timestamp',
  label: createStudioLabel('Geändert am', 'Updated at'),
  special: ['date-created', 'date-updated'],
  interface: 'datetime',
  readonly: true,
  hidden: true,
  ...halfWidthFieldOptions,
  column: { nullable: true },
});

/** Barcode number (GTIN-8, -12, -13 or -14); the check digit is validated on save. */
export const defineGtinField = (note: StudioLabel): FieldDefinition =>
  defineTextField('gtin', createStudioLabel('GTIN (EAN)', 'GTIN (EAN)'), {
    public: true,
    check: 'gtin',
    note,
    maxLength: 14,
  });

/** Draft, published or archived; only published items appear on the site. */
export const definePublicationStatusField = (): FieldDefinition =>
  defineChoiceField(
    'status',
    createStudioLabel('Status', 'Status'),
    {
      draft: createStudioLabel('Entwurf', 'Draft'),
      published: createStudioLabel('Veröffentlicht', 'Published'),
      archived: createStudioLabel('Archiviert', 'Archived'),
    },
    { public: true, required: true, maxLength: 16, defaultValue: 'draft' },
  );

export const defineSortOrderField = (): FieldDefinition => ({
  name: 'sort',
  type: 'integer',
  label: createStudioLabel('Reihenfolge', 'Sort order'),
  interface: 'input',
  hidden: true,
  public: true,
  column: { nullable: true },
});

/** How search engines list the page of the record. */
export const defineSearchPreviewField = (): FieldDefinition => ({
  ...defineDividerField('search_preview', createStudioLabel('So zeigen es Suchmaschinen', 'In search results')),
  interface: 'search-preview',
  options: {},
});

const statuses = {
  new: createStudioLabel('Neu', 'New'),
  answered: createStudioLabel('Beantwortet', 'Answered'),
  closed: createStudioLabel('Erledigt', 'Closed'),
  suspected: createStudioLabel('Spamverdacht', 'Suspected spam'),
};

/** Processing status of a visitor's message. */
export const defineVisitorMessageStatusField = (): FieldDefinition =>
  defineChoiceField('status', createStudioLabel('Status', 'Status'), statuses, {
    required: true,
    note: createStudioLabel(
      'Spamverdacht: Das Formular wurde schneller oder anders ausgefüllt, als Menschen es tun. Bitte nachsehen, bevor gelöscht wird.',
      'Suspected spam: the form was filled in faster or differently than a person would. Please check before deleting.',
    ),
    maxLength: 16,
    defaultValue: 'new',
  });

export const defineLanguageField = (extra: FieldAndColumnOverrides = {}): FieldDefinition =>
  defineChoiceField(
    'language',
    createStudioLabel('Sprache', 'Language'),
    {
      de: createStudioLabel('Deutsch', 'German'),
      en: createStudioLabel('Englisch', 'English'),
      fr: createStudioLabel('Französisch', 'French'),
    },
    extra,
  );
