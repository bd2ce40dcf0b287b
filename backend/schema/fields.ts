// Builders for the plain fields of the content model: each gives one FieldDefinition. Used by the collection files beside;
// fields that many collections have alike are in common-fields.ts. Nothing here talks to Directus.
import { percentRange, priceRange, sumRange, type NumberRange } from '../../domain/number-ranges.ts';
import type { ColumnDefinition, FieldDefinition, Label } from './definition.ts';
import type { NumberFormat } from './number-value.ts';

export type Extra = Partial<Omit<FieldDefinition, 'name' | 'type' | 'label'>>;

export const half = { width: 'half' as const };

/** A label in German and English. */
export const label = (de: string, en: string): Label => ({ de, en });

/** A builder of fields of one type; `studio` and `column` are what an `extra` of the field may replace. */
const createBuilder =
  (type: FieldDefinition['type'], studio: Extra, column: Partial<ColumnDefinition> = {}) =>
  (name: string, of: Label, extra: Extra = {}): FieldDefinition => ({
    name,
    type,
    label: of,
    ...studio,
    ...extra,
    column: { nullable: !extra.required, ...column, ...extra.column },
  });

/** A one-line text of at most 255 characters. */
export const text = createBuilder('string', { interface: 'input', ...half }, { maxLength: 255 });

/** A text that the studio shows as asterisks once it is kept, and that no API gives away again. */
export const secret = (name: string, of: Label, extra: Extra = {}): FieldDefinition =>
  text(name, of, { special: ['conceal'], options: { masked: true }, ...extra });

/** Several lines of plain text. */
export const multiline = createBuilder('text', { interface: 'input-multiline', width: 'full' });

/** Formatted text; the toolbar offers only what the site renders (h2, h3, lists, links). */
export const richText = createBuilder('text', {
  interface: 'input-rich-text-html',
  options: { toolbar: ['h2', 'h3', 'bold', 'italic', 'bullist', 'numlist', 'customLink', 'removeformat', 'code'] },
  width: 'full',
});

/** A number that the studio reads and shows in the language of the editor, and the database keeps within its range. */
const rangedNumber = (range: NumberRange, format: NumberFormat, confirmsDrop = false): Extra => ({
  range,
  interface: 'number-input',
  options: { ...format, ...range, ...(confirmsDrop && { confirmsDrop }) },
  display: 'number-display',
  displayOptions: { ...format },
});

const wholeNumber = createBuilder('integer', { interface: 'input', ...half });

/** A whole number; with `range` one that is typed and kept within it. */
export const integer = (name: string, of: Label, extra: Extra = {}): FieldDefinition =>
  wholeNumber(name, of, { ...(extra.range && rangedNumber(extra.range, { scale: 0 })), ...extra });

export const decimalDegrees = createBuilder('float', { interface: 'input', ...half });

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
export const measure = createBuilder(
  'decimal',
  { interface: 'input', options: { min: 0, step: 0.001 }, ...half },
  { nullable: true, precision: 10, scale: 3 },
);

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

export const json = createBuilder(
  'json',
  { interface: 'input-code', options: { language: 'json' }, special: ['cast-json'], width: 'full' },
  { nullable: true },
);

const moment: Extra = { interface: 'datetime', display: 'datetime', ...half };

/** A time of day, such as 09:30. */
export const time = createBuilder('time', { interface: 'datetime', ...half });

/** A day without a time. */
export const date = createBuilder('date', moment);

/** A date and time on the clock of the house, whatever the time zone of who edits or reads it. */
export const localTime = createBuilder('dateTime', moment);

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
export const timestamp = createBuilder('timestamp', moment);

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

const toStudioChoice = ({ value, label: of }: Choice) => ({ value, text: `${of.de} / ${of.en}` });

/** One of a fixed list. Choice texts are shown in German, the studio's first language. */
export const choice = (name: string, of: Label, choices: Choice[], extra: Extra = {}): FieldDefinition =>
  text(name, of, {
    interface: 'select-dropdown',
    options: { choices: choices.map(toStudioChoice) },
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
    options: { choices: entries.map(toStudioChoice) },
    ...extra,
  });

/** A divider with a title inside a form. */
export const divider = (name: string, of: Label): FieldDefinition => ({
  name,
  type: 'alias',
  label: of,
  interface: 'presentation-divider',
  options: { title: of.de, inlineTitle: true },
  special: ['alias', 'no-data'],
  width: 'full',
});
