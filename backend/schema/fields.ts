// Builders for the plain fields of the content model: each gives one FieldDefinition.
// Used by the collection files beside; nothing here talks to Directus.
import { percentRange, priceRange, sumRange, type NumberRange } from '../../domain/number-ranges.ts';
import type { FieldDefinition, Label } from './definition.ts';
import type { NumberFormat } from './number-value.ts';

export type Extra = Partial<Omit<FieldDefinition, 'name' | 'type' | 'label'>>;

export const half = { width: 'half' as const };

/** A label in German and English. */
export const label = (de: string, en: string): Label => ({ de, en });

export const id = (): FieldDefinition => ({
  name: 'id',
  type: 'uuid',
  label: label('Kennung', 'Id'),
  special: ['uuid'],
  interface: 'input',
  hidden: true,
  readonly: true,
  column: { nullable: false, primaryKey: true },
});

/** A plain child row's numeric key. */
export const childId = (): FieldDefinition => ({
  name: 'id',
  type: 'integer',
  label: label('Kennung', 'Id'),
  hidden: true,
  readonly: true,
  column: { nullable: false, primaryKey: true, autoIncrement: true },
});

/** A one-line text of at most 255 characters. */
export const text = (name: string, of: Label, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'string',
  label: of,
  interface: 'input',
  ...half,
  ...extra,
  column: { nullable: !extra.required, maxLength: 255, ...extra.column },
});

/** A text that the studio shows as asterisks once it is kept, and that no API gives away again. */
export const secret = (name: string, of: Label, extra: Extra = {}): FieldDefinition =>
  text(name, of, { special: ['conceal'], options: { masked: true }, ...extra });

/** Several lines of plain text. */
export const multiline = (name: string, of: Label, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'text',
  label: of,
  interface: 'input-multiline',
  width: 'full',
  ...extra,
  column: { nullable: !extra.required },
});

/** Formatted text; the toolbar offers only what the site renders (h2, h3, lists, links). */
export const richText = (name: string, of: Label, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'text',
  label: of,
  interface: 'input-rich-text-html',
  options: { toolbar: ['h2', 'h3', 'bold', 'italic', 'bullist', 'numlist', 'customLink', 'removeformat', 'code'] },
  width: 'full',
  ...extra,
  column: { nullable: !extra.required },
});

/** An address part: lower case letters, digits and hyphens. */
export const slug = (): FieldDefinition =>
  text('slug', label('Adresse (Slug)', 'Slug'), {
    required: true,
    options: { slug: true, trim: true },
    note: label(
      'Teil der Internetadresse: Kleinbuchstaben, Ziffern, Bindestriche.',
      'Part of the web address: lower case letters, digits, hyphens.',
    ),
  });

/** A number that the studio reads and shows in the language of the editor, and the database keeps within its range. */
const rangedNumber = (range: NumberRange, format: NumberFormat, confirmsDrop = false): Extra => ({
  range,
  interface: 'number-input',
  options: { ...format, ...range, ...(confirmsDrop && { confirmsDrop }) },
  display: 'number-display',
  displayOptions: { ...format },
});

/** A whole number; with `range` one that is typed and kept within it. */
export const integer = (name: string, of: Label, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'integer',
  label: of,
  interface: 'input',
  ...half,
  ...(extra.range && rangedNumber(extra.range, { scale: 0 })),
  ...extra,
  column: { nullable: !extra.required, ...extra.column },
});

export const decimalDegrees = (name: string, of: Label): FieldDefinition => ({
  name,
  type: 'float',
  label: of,
  interface: 'input',
  ...half,
  column: { nullable: true },
});

/** A hidden column that the database or the service computes: it follows others, which have their ranges. */
const isComputed = ({ hidden, readonly }: Extra): boolean => hidden === true && readonly === true;

/**
 * Gross euros with two decimals; editors type euros, code sees `Cents`. What nobody types is a sum that the order service
 * writes and may be higher.
 */
export const money = (name: string, of: Label, extra: Extra = {}): FieldDefinition => {
  const { range, ...studio } = rangedNumber(
    extra.range ?? (extra.readonly === true ? sumRange : priceRange),
    { scale: 2, unit: '€' },
    extra.confirmsDrop,
  );
  return {
    name,
    type: 'decimal',
    label: of,
    ...studio,
    ...(!isComputed(extra) && range && { range }),
    ...half,
    ...extra,
    column: { nullable: !extra.required, precision: 10, scale: 2, ...extra.column },
  };
};

/** A net quantity of goods, such as 0.75 litres, with three decimals. */
export const measure = (name: string, of: Label, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'decimal',
  label: of,
  interface: 'input',
  options: { min: 0, step: 0.001 },
  ...half,
  ...extra,
  column: { nullable: true, precision: 10, scale: 3 },
});

/** A percentage with two decimals. */
export const percent = (name: string, of: Label, extra: Extra = {}): FieldDefinition =>
  money(name, of, { range: percentRange, ...rangedNumber(percentRange, { scale: 2, unit: '%' }), ...extra });

export const flag = (name: string, of: Label, defaultValue = false, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'boolean',
  label: of,
  interface: 'boolean',
  special: ['cast-boolean'],
  ...half,
  ...extra,
  column: { nullable: false, defaultValue },
});

export const json = (name: string, of: Label, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'json',
  label: of,
  interface: 'input-code',
  options: { language: 'json' },
  special: ['cast-json'],
  width: 'full',
  ...extra,
  column: { nullable: true },
});

/** A time of day, such as 09:30. */
export const time = (name: string, of: Label): FieldDefinition => ({
  name,
  type: 'time',
  label: of,
  interface: 'datetime',
  ...half,
  column: { nullable: true },
});

/** A day without a time. */
export const date = (name: string, of: Label, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'date',
  label: of,
  interface: 'datetime',
  display: 'datetime',
  ...half,
  ...extra,
  column: { nullable: !extra.required },
});

/** A date and time on the clock of the house, whatever the time zone of who edits or reads it. */
export const localTime = (name: string, of: Label, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'dateTime',
  label: of,
  interface: 'datetime',
  display: 'datetime',
  ...half,
  ...extra,
  column: { nullable: !extra.required },
});

/** A percentage of a picture's width or height, set by a slider. */
export const share = (name: string, of: Label, extra: Extra = {}): FieldDefinition =>
  integer(name, of, {
    interface: 'slider',
    options: { minValue: 0, maxValue: 100, stepInterval: 1, alwaysShowValue: true },
    ...extra,
  });

/** Shown in the studio's form only while the field `on` has one of the values. */
export const shownFor = (on: string, ...values: string[]): Extra => ({
  hidden: true,
  conditions: [{ name: values.join(', '), rule: { [on]: { _in: values } }, hidden: false }],
});

/** A moment; shown in the time zone of who reads it. */
export const timestamp = (name: string, of: Label, extra: Extra = {}): FieldDefinition => ({
  name,
  type: 'timestamp',
  label: of,
  interface: 'datetime',
  display: 'datetime',
  ...half,
  ...extra,
  column: { nullable: !extra.required },
});

export const createdAt = (): FieldDefinition => ({
  name: 'date_created',
  type: 'timestamp',
  label: label('Angelegt am', 'Created at'),
  special: ['date-created'],
  interface: 'datetime',
  readonly: true,
  ...half,
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
  text('gtin', label('GTIN (EAN)', 'GTIN (EAN)'), { check: 'gtin', note, column: { nullable: true, maxLength: 14 } });

export const color = (name: string, of: Label, extra: Extra = {}): FieldDefinition =>
  text(name, of, {
    interface: 'select-color',
    display: 'color',
    ...extra,
    column: { nullable: !extra.required, maxLength: 9 },
  });

interface Choice {
  value: string | number;
  label: Label;
}

/** One of a fixed list. Choice texts are shown in German, the studio's first language. */
export const choice = (name: string, of: Label, choices: Choice[], extra: Extra = {}): FieldDefinition =>
  text(name, of, {
    interface: 'select-dropdown',
    options: {
      choices: choices.map((entry) => ({ value: entry.value, text: `${entry.label.de} / ${entry.label.en}` })),
    },
    ...extra,
  });

/** Lists show the German text of a choice, not its value. */
export const shownAsLabels = (choices: readonly Choice[]): Extra => ({
  display: 'labels',
  displayOptions: { choices: choices.map(({ value, label: of }) => ({ value, text: of.de })) },
});

/** Some of a fixed list, kept as a JSON array of values. */
export const choices = (name: string, of: Label, entries: Choice[], extra: Extra = {}): FieldDefinition =>
  json(name, of, {
    interface: 'select-multiple-checkbox',
    options: {
      choices: entries.map((entry) => ({ value: entry.value, text: `${entry.label.de} / ${entry.label.en}` })),
    },
    ...extra,
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
    { required: true, display: 'labels', column: { nullable: false, maxLength: 16, defaultValue: 'draft' } },
  );

export const sort = (): FieldDefinition => ({
  name: 'sort',
  type: 'integer',
  label: label('Reihenfolge', 'Sort'),
  interface: 'input',
  hidden: true,
  column: { nullable: true },
});

/** A divider with a title inside a form. */
export const heading = (name: string, of: Label): FieldDefinition => ({
  name,
  type: 'alias',
  label: of,
  interface: 'presentation-divider',
  options: { title: of.de, inlineTitle: true },
  special: ['alias', 'no-data'],
  width: 'full',
});
