// Builders for the fields of the content model; each returns one FieldDefinition. Fields shared by many collections are
// in define-common-fields.ts. No I/O.
import {
  allowedTaxPercentRange,
  allowedPriceRange,
  allowedOrderTotalRange,
  type NumberRange,
} from '../../domain/allowed-number-ranges.ts';
import { richTextEditorElements } from '../../domain/sanitize-rich-text.ts';
import type { DatabaseColumnDefinition, FieldDefinition, StudioLabel } from './content-model-types.ts';
import type { StudioNumberFieldFormat } from './studio-number-field-format.ts';

export type FieldDefinitionOverrides = Partial<Omit<FieldDefinition, 'name' | 'type' | 'label'>>;

/** With the length and the default of the column. A column with a default is never null. */
export type FieldAndColumnOverrides = FieldDefinitionOverrides &
  Pick<DatabaseColumnDefinition, 'defaultValue' | 'maxLength'>;

export const halfWidthFieldOptions = { width: 'half' as const };

export const createStudioLabel = (de: string, en: string): StudioLabel => ({ de, en });

/** Creates a builder for fields of one type; `studio` and `column` are defaults that the last argument overrides. */
const createBuilder =
  (type: FieldDefinition['type'], studio: FieldDefinitionOverrides, column: Partial<DatabaseColumnDefinition> = {}) =>
  (
    name: string,
    label: StudioLabel,
    { maxLength, defaultValue, ...extra }: FieldAndColumnOverrides = {},
  ): FieldDefinition => ({
    name,
    type,
    label,
    ...studio,
    ...extra,
    column: {
      nullable: !extra.required && defaultValue === undefined,
      ...column,
      ...(maxLength !== undefined && { maxLength }),
      ...(defaultValue !== undefined && { defaultValue }),
      ...extra.column,
    },
  });

/** A one-line text of at most 255 characters. */
export const defineTextField = createBuilder(
  'string',
  { interface: 'input', ...halfWidthFieldOptions },
  { maxLength: 255 },
);

/** A text that the studio masks once it is saved, and that the API never returns. */
export const defineSecretField = (
  name: string,
  label: StudioLabel,
  extra: FieldAndColumnOverrides = {},
): FieldDefinition => defineTextField(name, label, { special: ['conceal'], options: { masked: true }, ...extra });

/** Several lines of plain text. */
export const defineMultilineTextField = createBuilder('text', { interface: 'input-multiline', width: 'full' });

/**
 * Formatted text. The toolbar offers only what the site renders, and the editor keeps only that of what is pasted; tables
 * are refused when saving (content-guard).
 */
export const defineRichTextField = createBuilder('text', {
  interface: 'rich-text-input',
  options: {
    toolbar: ['h2', 'h3', 'bold', 'italic', 'bullist', 'numlist', 'blockquote', 'customLink', 'removeformat', 'code'],
    tinymceOverrides: { valid_elements: richTextEditorElements },
  },
  width: 'full',
});

/** A number with locale-aware input and display in the studio, and a range enforced by the database. */
const rangedNumber = (
  range: NumberRange,
  format: StudioNumberFieldFormat,
  confirmsDrop = false,
): FieldDefinitionOverrides => ({
  range,
  interface: 'number-input',
  options: { ...format, ...range, ...(confirmsDrop && { confirmsDrop }) },
  display: 'number-display',
  displayOptions: { ...format },
});

const wholeNumber = createBuilder('integer', { interface: 'input', ...halfWidthFieldOptions });

/** An integer; with `range` it has the number input and a database constraint. */
export const defineIntegerField = (
  name: string,
  label: StudioLabel,
  extra: FieldAndColumnOverrides = {},
): FieldDefinition =>
  wholeNumber(name, label, { ...(extra.range && rangedNumber(extra.range, { scale: 0 })), ...extra });

export const defineDecimalDegreesField = createBuilder('float', { interface: 'input', ...halfWidthFieldOptions });

/** A hidden column that the database or the service computes from other columns, which have their own ranges. */
const isComputed = ({ hidden, readonly }: FieldDefinitionOverrides): boolean => hidden === true && readonly === true;

const amount = createBuilder('decimal', {}, { precision: 10, scale: 2 });

/**
 * Gross amount in euros with two decimals; code reads it as `Cents`. Readonly fields are totals written by the order
 * service and have a higher limit.
 */
export const defineMoneyField = (
  name: string,
  label: StudioLabel,
  extra: FieldAndColumnOverrides = {},
): FieldDefinition => {
  const { range, ...studio } = rangedNumber(
    extra.range ?? (extra.readonly === true ? allowedOrderTotalRange : allowedPriceRange),
    { scale: 2, unit: '€' },
    extra.confirmsDrop,
  );
  return amount(name, label, {
    ...studio,
    ...(!isComputed(extra) && range && { range }),
    ...halfWidthFieldOptions,
    ...extra,
  });
};

/** A net quantity of goods, such as 0.75 litres, with three decimals. */
export const defineNetQuantityField = createBuilder(
  'decimal',
  { interface: 'input', options: { min: 0, step: 0.001 }, ...halfWidthFieldOptions },
  { nullable: true, precision: 10, scale: 3 },
);

/** A percentage with two decimals. */
export const definePercentField = (
  name: string,
  label: StudioLabel,
  extra: FieldAndColumnOverrides = {},
): FieldDefinition =>
  defineMoneyField(name, label, {
    range: allowedTaxPercentRange,
    ...rangedNumber(allowedTaxPercentRange, { scale: 2, unit: '%' }),
    ...extra,
  });

/** A length in millimetres with two decimals; the label names the unit. */
export const defineMillimetersField = (
  name: string,
  label: StudioLabel,
  { range, ...extra }: FieldDefinitionOverrides & { range: NumberRange },
): FieldDefinition => defineMoneyField(name, label, { range, ...rangedNumber(range, { scale: 2 }), ...extra });

export const defineBooleanField = (
  name: string,
  label: StudioLabel,
  defaultValue = false,
  extra: FieldDefinitionOverrides = {},
): FieldDefinition => ({
  name,
  type: 'boolean',
  label,
  interface: 'boolean',
  special: ['cast-boolean'],
  ...halfWidthFieldOptions,
  ...extra,
  column: { nullable: false, defaultValue },
});

export const defineJsonField = createBuilder(
  'json',
  { interface: 'input-code', options: { language: 'json' }, special: ['cast-json'], width: 'full' },
  { nullable: true },
);

const moment: FieldDefinitionOverrides = { interface: 'moment-input', display: 'datetime', ...halfWidthFieldOptions };

/** A time of day, such as 09:30. */
export const defineTimeField = createBuilder('time', { interface: 'moment-input', ...halfWidthFieldOptions });

export const defineDateField = createBuilder('date', moment);

/** A local date and time in the project's time zone, independent of the editor's time zone. */
export const defineLocalDateTimeField = createBuilder('dateTime', moment);

/** A percentage of an image's width or height, set with a slider. */
export const definePercentSliderField = (
  name: string,
  label: StudioLabel,
  extra: FieldDefinitionOverrides = {},
): FieldDefinition =>
  defineIntegerField(name, label, {
    interface: 'slider',
    options: { minValue: 0, maxValue: 100, stepInterval: 1, alwaysShowValue: true },
    ...extra,
  });

/** Shows a field in the studio's form only while the field `on` has one of the values. */
export const showFieldWhen = (on: string, ...values: string[]): FieldDefinitionOverrides => ({
  hidden: true,
  conditions: [{ name: values.join(', '), rule: { [on]: { _in: values } }, hidden: false }],
});

/** A moment in time; displayed in the time zone of the user. */
export const defineTimestampField = createBuilder('timestamp', moment);

export const defineColorField = (
  name: string,
  label: StudioLabel,
  extra: FieldDefinitionOverrides = {},
): FieldDefinition =>
  defineTextField(name, label, {
    interface: 'select-color',
    display: 'color',
    ...extra,
    column: { nullable: !extra.required, maxLength: 9 },
  });

interface Choice {
  value: string | number;
  label: StudioLabel;
}

/** Labels by value, or a list where the values are numbers or are used elsewhere. */
type Choices = Readonly<Record<string, StudioLabel>> | readonly Choice[];

const isList = (choices: Choices): choices is readonly Choice[] => Array.isArray(choices);

const toStudioChoices = (choices: Choices) =>
  isList(choices)
    ? choices.map(({ value, label }) => ({ value, text: label }))
    : Object.entries(choices).map(([value, text]) => ({ value, text }));

/** Lists show the text of a choice, not its value. */
const displayChoicesAsLabels = (choices: Choices): FieldDefinitionOverrides => ({
  options: { choices: toStudioChoices(choices) },
  display: 'labels',
  displayOptions: { choices: toStudioChoices(choices) },
});

/** One of a fixed list of choices. */
export const defineChoiceField = (
  name: string,
  label: StudioLabel,
  choices: Choices,
  extra: FieldAndColumnOverrides = {},
): FieldDefinition =>
  defineTextField(name, label, {
    interface: 'select-dropdown',
    ...displayChoicesAsLabels(choices),
    ...extra,
  });

/** Several of a fixed list of choices, stored as a JSON array of values. */
export const defineMultipleChoiceField = (
  name: string,
  label: StudioLabel,
  choices: Choices,
  extra: FieldDefinitionOverrides = {},
): FieldDefinition =>
  defineJsonField(name, label, {
    interface: 'select-multiple-checkbox',
    ...displayChoicesAsLabels(choices),
    ...extra,
  });

/** A divider with a title in the studio's form. */
export const defineDividerField = (name: string, label: StudioLabel): FieldDefinition => ({
  name,
  type: 'alias',
  label,
  interface: 'presentation-divider',
  options: { title: label, inlineTitle: true },
  special: ['alias', 'no-data'],
  width: 'full',
});

/** A group of fields in the studio's form, closed until it is clicked: the group's own field, then its fields. */
export const defineFieldGroup = (
  name: string,
  label: StudioLabel,
  icon: string,
  fields: FieldDefinition[],
): FieldDefinition[] => [
  {
    name,
    type: 'alias',
    label,
    interface: 'group-detail',
    options: { start: 'closed', headerIcon: icon },
    special: ['alias', 'no-data', 'group'],
    width: 'full',
  },
  ...fields.map((field) => ({ ...field, group: name })),
];
