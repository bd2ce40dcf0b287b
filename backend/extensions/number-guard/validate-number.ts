// Whether a value of the API is a number that its field takes, and the form in which the database gets it. Pure.
import type { NumberRange } from '../../../domain/number-ranges.ts';
import type { FieldDefinition } from '../../schema/definition.ts';
import { confirmedPriceDropSuffix, type NumberFormat } from '../../schema/number-value.ts';
import type { InvalidNumberInput } from '../number-input/texts.ts';

export type NumberValidation =
  | { kind: 'refused'; typed: string; reason: InvalidNumberInput['reason']; range: NumberRange }
  | { kind: 'taken'; value: number | string | null; isConfirmed: boolean };

const capacity: NumberRange = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

export const toFieldNumberFormat = ({ type, options }: FieldDefinition): NumberFormat => ({
  scale: type === 'integer' ? 0 : 2,
  ...(options?.['unit'] === '€' || options?.['unit'] === '%' ? { unit: options['unit'] } : {}),
});

/** Only what JSON and SQL call a number: a text with a comma, blanks or an exponent is none. */
const toDigits = (value: unknown): string | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** @param value as the API got it: `null`, a number or its digits, with or without the mark of a confirmed drop */
export const validateNumber = (field: FieldDefinition, value: unknown): NumberValidation => {
  if (value === null || value === undefined) return { kind: 'taken', value: null, isConfirmed: false };
  const range = field.range ?? capacity;
  const isConfirmed = typeof value === 'string' && value.endsWith(confirmedPriceDropSuffix);
  const bare = isConfirmed ? value.slice(0, -confirmedPriceDropSuffix.length) : value;
  const digits = toDigits(bare);
  const refuse = (kind: 'outOfRange' | 'tooManyDecimals' | 'unreadable'): NumberValidation => {
    return { kind: 'refused', typed: digits ?? JSON.stringify(value), reason: { kind }, range };
  };
  const parts = /^-?\d+(?:\.(\d+))?$/.exec(digits ?? '');
  if (!parts) return refuse('unreadable');
  if ((parts[1] ?? '').length > toFieldNumberFormat(field).scale) return refuse('tooManyDecimals');
  const number = Number(digits);
  if (number < range.min || number > range.max) return refuse('outOfRange');
  return { kind: 'taken', value: bare as number | string, isConfirmed };
};
