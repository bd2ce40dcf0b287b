// Parses a number as editors type it, and converts between form value and displayed text. Ambiguous input is rejected,
// never guessed. Pure.
import type { NumberRange } from '../../../domain/allowed-number-ranges.ts';
import {
  confirmedPriceDropFieldValueSuffix,
  formatStudioNumber,
  type StudioNumberFieldFormat,
} from '../../schema/studio-number-field-format.ts';

export type ParsedNumberInput =
  | { kind: 'ambiguous'; readings: [number, number] }
  | { kind: 'empty' }
  /** `text` is the form for the database: `'1290.50'`. */
  | { kind: 'number'; text: string; value: number }
  | { kind: 'outOfRange' }
  | { kind: 'tooManyDecimals' }
  | { kind: 'unreadable' };

export interface NumberInputRules extends NumberRange, StudioNumberFieldFormat {
  /** The editor's language, such as `de-DE`. */
  language: string;
}

/** Digits with at most one decimal point, or why there are none. */
type PlainNumber =
  Exclude<ParsedNumberInput, { kind: 'number' | 'outOfRange' }> | { kind: 'plain'; whole: string; decimals: string };

const toPlainNumber = (whole: string, decimals = ''): PlainNumber => ({ kind: 'plain', whole, decimals });

/** Currency, percent sign, and the dash that stands for no cents ("1.290,–"). */
const decoration = /^(€|EUR)\s*|\s*(€|EUR|%)$|[.,][-–—]+(?=\s*(€|EUR)?$)/gi;

const isGrouped = (text: string, separator: string): boolean =>
  text.split(separator).every((group, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group));

/** Spaces and apostrophes can only separate thousands; `undefined` where they do not. */
const removeThousandsSpaces = (text: string): string | undefined => {
  const [whole = '', ...decimalParts] = text.split(/(?=[.,])/);
  const groups = whole.split(/[\s'’]/);
  if (groups.length === 1) return /[\s'’]/.test(text) ? undefined : text;
  const isValid = isGrouped(groups.join(' '), ' ') && !/[\s'’]/.test(decimalParts.join(''));
  return isValid ? groups.join('') + decimalParts.join('') : undefined;
};

const readGroupSeparator = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? ',';

/** Exactly one separator, a comma or a point. */
const readSingle = (whole: string, decimals: string, separator: string, rules: NumberInputRules): PlainNumber => {
  const couldBeThousands = isGrouped(`${whole}.${decimals}`, '.');
  if (!couldBeThousands) return toPlainNumber(whole, decimals);
  if (rules.scale > 0)
    return { kind: 'ambiguous', readings: [Number(whole + decimals), Number(`${whole}.${decimals}`)] };
  // A whole number has no decimals, so the editor's thousands separator is unambiguous.
  return separator === readGroupSeparator(rules.language)
    ? toPlainNumber(whole + decimals)
    : { kind: 'tooManyDecimals' };
};

const readSeparators = (text: string, rules: NumberInputRules): PlainNumber => {
  const separators = text.replaceAll(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return toPlainNumber(text);
  const position = text.lastIndexOf(last);
  const [whole, decimals] = [text.slice(0, position), text.slice(position + 1)];
  if (separators.length === 1) return readSingle(whole, decimals, last, rules);
  const other = separators.charAt(0);
  if (other === last) return isGrouped(text, last) ? toPlainNumber(text.replaceAll(last, '')) : { kind: 'unreadable' };
  return isGrouped(whole, other) ? toPlainNumber(whole.replaceAll(other, ''), decimals) : { kind: 'unreadable' };
};

const readPlain = (trimmed: string, rules: NumberInputRules): PlainNumber => {
  const text = trimmed.replaceAll(decoration, '').trim();
  if (text === '') return trimmed === '' ? { kind: 'empty' } : { kind: 'unreadable' };
  if (!/^[.,]?\d[\d.,\s'’]*$/.test(text)) return { kind: 'unreadable' };
  const spaceless = removeThousandsSpaces(text);
  return spaceless === undefined ? { kind: 'unreadable' } : readSeparators(spaceless, rules);
};

export const parseLocalizedNumberInput = (typed: string, rules: NumberInputRules): ParsedNumberInput => {
  const unsigned = typed.trim().replace(/^[-−–]\s*/, '');
  const isNegative = unsigned !== typed.trim();
  const plain = readPlain(unsigned, rules);
  if (plain.kind !== 'plain') return isNegative && plain.kind === 'empty' ? { kind: 'unreadable' } : plain;
  if (plain.decimals.length > rules.scale) return { kind: 'tooManyDecimals' };
  const magnitude = Number(`${plain.whole}.${plain.decimals}`);
  const value = isNegative && magnitude !== 0 ? -magnitude : magnitude;
  if (value < rules.min || value > rules.max) return { kind: 'outOfRange' };
  return { kind: 'number', text: value.toFixed(rules.scale), value };
};

/** The form value of a number. */
interface FieldValue {
  /** `null` if empty or unreadable. */
  number: number | null;
  isConfirmed: boolean;
}

/** @param value of the form: `'1290.50'`, `1290.5`, `'12.90 confirmed'`, `'?'` or `null` */
export const parseNumberFormValue = (value: unknown): FieldValue => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const isConfirmed = text.endsWith(confirmedPriceDropFieldValueSuffix);
  const digits = isConfirmed ? text.slice(0, -confirmedPriceDropFieldValueSuffix.length) : text;
  const number = digits.trim() === '' ? Number.NaN : Number(digits);
  return { number: Number.isFinite(number) ? number : null, isConfirmed };
};

/** Without its unit, which the field shows separately. */
export const formatNumberFormValue = (value: unknown, language: string, { scale }: StudioNumberFieldFormat): string => {
  const { number } = parseNumberFormValue(value);
  return number === null ? '' : formatStudioNumber(number, language, { scale });
};
