// What the form holds of a number, and what the field shows of it. Pure.
import { confirmedDrop, formatNumber, type NumberFormat, unusableNumber } from '../../schema/number-value.ts';

export interface FieldValue {
  /** `null`: empty, or nothing that can be read. */
  number: number | null;
  isConfirmed: boolean;
}

/** @param value as the form holds it: `'1290.50'`, `1290.5`, `'12.90 confirmed'`, `'?'` or `null` */
export const toFieldValue = (value: unknown): FieldValue => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const isConfirmed = text.endsWith(confirmedDrop);
  const digits = isConfirmed ? text.slice(0, -confirmedDrop.length) : text;
  const number = digits.trim() === '' || digits === unusableNumber ? Number.NaN : Number(digits);
  return { number: Number.isFinite(number) ? number : null, isConfirmed };
};

/** Without its unit, which stands beside the field. */
export const toShownText = (value: unknown, language: string, { scale }: NumberFormat): string => {
  const { number } = toFieldValue(value);
  return number === null ? '' : formatNumber(number, language, { scale });
};
