// Builders for the plain fields of the content model: each gives one FieldDefinition. Used by the collection files beside;
// fields that many collections have alike are in common-fields.ts. Nothing here talks to Directus.
import { taxPercentRange, priceRange, orderAmountRange, type NumberRange } from '../../domain/number-ranges.ts';
import type { ColumnDefinition, FieldDefinition, StudioLabel } from './definition.ts';
import type { NumberFormat } from './number-value.ts';

export type FieldOverrides = Partial<Omit<FieldDefinition, 'name' | 'type' | 'label'>>;

export const halfWidth = { width: 'half' as const };

/** A label in German and English. */
export const studioLabel = (de: string, en: string): StudioLabel => ({ de, en });

/** A builder of fields of one type; `studio` and `column` are what an `extra` of the field may replace. */
const createBuilder =
  (type: FieldDefinition['type'], studio: FieldOverrides, column: Partial<ColumnDefinition> = {}) =>
  (name: string, of: StudioLabel, extra: FieldOverrides = {}): FieldDefinition => ({
    name,
    type,
    label: of,
    ...studio,
    ...extra,
    column: { nullable: !extra.required, ...column, ...extra.column },
  });

/** A one-line text of at most 255 characters. */
export const textField = createBuilder('string', { interface: 'input', ...halfWidth }, { maxLength: 255 });

/** A text that the studio shows as asterisks once it is kept, and that no API gives away again. */
export const secretField = (name: string, of: StudioLabel, extra: FieldOverrides = {}): FieldDefinition =>
  textField(name, of, { special: ['conceal'], options: { masked: true }, ...extra });

/** Several lines of plain text. */
export const multilineField = createBuilder('text', { interface: 'input-multiline', width: 'full' });

/** Formatted text; the toolbar offers only what the site renders (h2, h3, lists, links). */
export const richTextField = createBuilder('text', {
  interface: 'input-rich-text-html',
  options: { toolbar: ['h2', 'h3', 'bold', 'italic', 'bullist', 'numlist', 'customLink', 'removeformat', 'code'] },
  width: 'full',
});

/** A number that the studio reads and shows in the language of the editor, and the database keeps within its range. */
const rangedNumber = (range: NumberRange, format: NumberFormat, confirmsDrop = false): FieldOverrides => ({
  range,
  interface: 'number-input',
  options: { ...format, ...range, ...(confirmsDrop && { confirmsDrop }) },
  display: 'number-display',
  displayOptions: { ...format },
});

const wholeNumber = createBuilder('integer', { interface: 'input', ...halfWidth });

/** A whole number; with `range` one that is typed and kept within it. */
export const integerField = (name: string, of: StudioLabel, extra: FieldOverrides = {}): FieldDefinition =>
  wholeNumber(name, of, { ...(extra.range && rangedNumber(extra.range, { scale: 0 })), ...extra });

export const decimalDegreesField = createBuilder('float', { interface: 'input', ...halfWidth });

/** A hidden column that the database or the service computes: it follows others, which have their ranges. */
const isComputed = ({ hidden, readonly }: FieldOverrides): boolean => hidden === true && readonly === true;

/**
 * Gross euros with two decimals; editors type euros, code sees `Cents`. What nobody types is a sum that the order service
 * writes and may be higher.
 */
export const moneyField = (name: string, of: StudioLabel, extra: FieldOverrides = {}): FieldDefinition => {
  const { range, ...studio } = rangedNumber(
    extra.range ?? (extra.readonly === true ? orderAmountRange : priceRange),
    { scale: 2, unit: '€' },
    extra.confirmsDrop,
  );
  return {
    name,
    type: 'decimal',
    label: of,
    ...studio,
    ...(!isComputed(extra) && range && { range }),
    ...halfWidth,
    ...extra,
    column: { nullable: !extra.required, precision: 10, scale: 2, ...extra.column },
  };
};

/** A net quantity of goods, such as 0.75 litres, with three decimals. */
export const measureField = createBuilder(
  'decimal',
  { interface: 'input', options: { min: 0, step: 0.001 }, ...halfWidth },
  { nullable: true, precision: 10, scale: 3 },
);

/** A percentage with two decimals. */
export const percentField = (name: string, of: StudioLabel, extra: FieldOverrides = {}): FieldDefinition =>
  moneyField(name, of, { range: taxPercentRange, ...rangedNumber(taxPercentRange, { scale: 2, unit: '%' }), ...extra });

export const booleanField = (
  name: string,
  of: StudioLabel,
  defaultValue = false,
  extra: FieldOverrides = {},
): FieldDefinition => ({
  name,
  type: 'boolean',
  label: of,
  interface: 'boolean',
  special: ['cast-boolean'],
  ...halfWidth,
  ...extra,
  column: { nullable: false, defaultValue },
});

export const jsonField = createBuilder(
  'json',
  { interface: 'input-code', options: { language: 'json' }, special: ['cast-json'], width: 'full' },
  { nullable: true },
);

const moment: FieldOverrides = { interface: 'datetime', display: 'datetime', ...halfWidth };

/** A time of day, such as 09:30. */
export const timeField = createBuilder('time', { interface: 'datetime', ...halfWidth });

/** A day without a time. */
export const dateField = createBuilder('date', moment);

/** A date and time on the clock of the house, whatever the time zone of who edits or reads it. */
export const localDateTimeField = createBuilder('dateTime', moment);

/** A percentage of a picture's width or height, set by a slider. */
export const percentSliderField = (name: string, of: StudioLabel, extra: FieldOverrides = {}): FieldDefinition =>
  integerField(name, of, {
    interface: 'slider',
    options: { minValue: 0, maxValue: 100, stepInterval: 1, alwaysShowValue: true },
    ...extra,
  });

/** Shown in the studio's form only while the field `on` has one of the values. */
export const shownWhen = (on: string, ...values: string[]): FieldOverrides => ({
  hidden: true,
  conditions: [{ name: values.join(', '), rule: { [on]: { _in: values } }, hidden: false }],
});

/** A moment; shown in the time zone of who reads it. */
export const timestampField = createBuilder('timestamp', moment);

export const colorField = (name: string, of: StudioLabel, extra: FieldOverrides = {}): FieldDefinition =>
  textField(name, of, {
    interface: 'select-color',
    display: 'color',
    ...extra,
    column: { nullable: !extra.required, maxLength: 9 },
  });

interface Choice {
  value: string | number;
  label: StudioLabel;
}

const toStudioChoice = ({ value, label: of }: Choice) => ({ value, text: `${of.de} / ${of.en}` });

/** One of a fixed list. Choice texts are shown in German, the studio's first language. */
export const choiceField = (
  name: string,
  of: StudioLabel,
  multipleChoiceField: Choice[],
  extra: FieldOverrides = {},
): FieldDefinition =>
  textField(name, of, {
    interface: 'select-dropdown',
    options: { choices: multipleChoiceField.map(toStudioChoice) },
    ...extra,
  });

/** Lists show the German text of a choice, not its value. */
export const displayAsLabels = (multipleChoiceField: readonly Choice[]): FieldOverrides => ({
  display: 'labels',
  displayOptions: { choices: multipleChoiceField.map(({ value, label: of }) => ({ value, text: of.de })) },
});

/** Some of a fixed list, kept as a JSON array of values. */
export const multipleChoiceField = (
  name: string,
  of: StudioLabel,
  entries: Choice[],
  extra: FieldOverrides = {},
): FieldDefinition =>
  jsonField(name, of, {
    interface: 'select-multiple-checkbox',
    options: { choices: entries.map(toStudioChoice) },
    ...extra,
  });

/** A divider with a title inside a form. */
export const dividerField = (name: string, of: StudioLabel): FieldDefinition => ({
  name,
  type: 'alias',
  label: of,
  interface: 'presentation-divider',
  options: { title: of.de, inlineTitle: true },
  special: ['alias', 'no-data'],
  width: 'full',
});
