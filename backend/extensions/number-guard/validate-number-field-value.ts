// Validates a number from the API against its field, and returns the form for the database. Pure.
import type { NumberRange } from '../../../domain/allowed-number-ranges.ts';
import type { FieldDefinition } from '../../schema/content-model-types.ts';
import {
  confirmedPriceDropFieldValueSuffix,
  type StudioNumberFieldFormat,
} from '../../schema/studio-number-field-format.ts';
import type { RejectedNumberInput } from '../number-input/number-input-messages.ts';

export type NumberFieldValidationResult =
  | { kind: 'refused'; typed: string; reason: RejectedNumberInput['reason']; range: NumberRange }
  | { kind: 'taken'; value: number | string | null; isConfirmed: boolean };

const safeIntegerRange: NumberRange = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

export const toNumberFieldFormat = ({ type, options }: FieldDefinition): StudioNumberFieldFormat => ({
  scale: type === 'integer' ? 0 : 2,
  ...(options?.['unit'] === '€' || options?.['unit'] === '%' ? { unit: options['unit'] } : {}),
});

/** Only numbers as JSON and SQL write them: no comma, spaces or exponent. */
const toDigits = (value: unknown): string | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** @param value from the API: `null`, a number or its digits, optionally with the suffix of a confirmed price drop */
export const validateNumberFieldValue = (field: FieldDefinition, value: unknown): NumberFieldValidationResult => {
  if (value === null || value === undefined) return { kind: 'taken', value: null, isConfirmed: false };
  const range = field.range ?? safeIntegerRange;
  const isConfirmed = typeof value === 'string' && value.endsWith(confirmedPriceDropFieldValueSuffix);
  const unsuffixed = isConfirmed ? value.slice(0, -confirmedPriceDropFieldValueSuffix.length) : value;
  const digits = toDigits(unsuffixed);
  const refuse = (kind: 'outOfRange' | 'tooManyDecimals' | 'unreadable'): NumberFieldValidationResult => {
    return { kind: 'refused', typed: digits ?? JSON.stringify(value), reason: { kind }, range };
  };
  const parts = /^-?\d+(?:\.(\d+))?$/.exec(digits ?? '');
  if (!parts) return refuse('unreadable');
  if ((parts[1] ?? '').length > toNumberFieldFormat(field).scale) return refuse('tooManyDecimals');
  const number = Number(digits);
  if (number < range.min || number > range.max) return refuse('outOfRange');
  return { kind: 'taken', value: unsuffixed as number | string, isConfirmed };
};
