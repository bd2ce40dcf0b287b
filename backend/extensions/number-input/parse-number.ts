// Reads a number as editors type it, and says what the form holds and the field shows of it. What could be read in
// two ways is refused, never guessed. Pure.
import type { NumberRange } from '../../../domain/number-ranges.ts';
import {
  confirmedPriceDropSuffix,
  formatNumber,
  type NumberFormat,
  invalidNumberMarker,
} from '../../schema/number-value.ts';

export type ParsedNumber =
  | { kind: 'ambiguous'; readings: [number, number] }
  | { kind: 'empty' }
  /** `text` is what the database takes: `'1290.50'`. */
  | { kind: 'number'; text: string; value: number }
  | { kind: 'outOfRange' }
  | { kind: 'tooManyDecimals' }
  | { kind: 'unreadable' };

export interface NumberInputRules extends NumberRange, NumberFormat {
  /** Language of whoever types, such as `de-DE`. */
  language: string;
}

/** Digits with at most one point, or why there are none. */
type Plain =
  Exclude<ParsedNumber, { kind: 'number' | 'outOfRange' }> | { kind: 'plain'; whole: string; decimals: string };

const toPlain = (whole: string, decimals = ''): Plain => ({ kind: 'plain', whole, decimals });

/** Euro, percent, and the dash that stands for no cents ("1.290,–"). */
const decoration = /^(€|EUR)\s*|\s*(€|EUR|%)$|[.,][-–—]+(?=\s*(€|EUR)?$)/gi;

const isGrouped = (text: string, separator: string): boolean =>
  text.split(separator).every((group, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group));

/** Spaces and apostrophes can only part thousands. */
const takeSpaces = (text: string): { text: string; isGrouped: boolean } | undefined => {
  const [whole = '', ...rest] = text.split(/(?=[.,])/);
  const groups = whole.split(/[\s'’]/);
  if (groups.length === 1) return /[\s'’]/.test(text) ? undefined : { text, isGrouped: false };
  const isSound = isGrouped(groups.join(' '), ' ') && rest.length <= 1 && !/[\s'’]/.test(rest.join(''));
  return isSound ? { text: groups.join('') + rest.join(''), isGrouped: true } : undefined;
};

const readGroupSeparator = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? ',';

/** One separator: a comma or a point, once. */
const readSingle = (whole: string, decimals: string, separator: string, rules: NumberInputRules): Plain => {
  const couldBeThousands = decimals.length === 3 && isGrouped(`${whole}.${decimals}`, '.');
  if (!couldBeThousands) return toPlain(whole, decimals);
  if (rules.scale > 0)
    return { kind: 'ambiguous', readings: [Number(whole + decimals), Number(`${whole}.${decimals}`)] };
  // A whole number has no decimals: in the editor's own way of writing it can only be thousands.
  return separator === readGroupSeparator(rules.language) ? toPlain(whole + decimals) : { kind: 'tooManyDecimals' };
};

const readSeparators = (text: string, rules: NumberInputRules): Plain => {
  const separators = text.replaceAll(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return toPlain(text);
  const position = text.lastIndexOf(last);
  const [whole, decimals] = [text.slice(0, position), text.slice(position + 1)];
  if (separators.length === 1) return readSingle(whole, decimals, last, rules);
  const others = new Set(separators.slice(0, -1));
  if (others.size > 1) return { kind: 'unreadable' };
  const [other = ''] = others;
  if (other === last) return isGrouped(text, last) ? toPlain(text.replaceAll(last, '')) : { kind: 'unreadable' };
  return isGrouped(whole, other) ? toPlain(whole.replaceAll(other, ''), decimals) : { kind: 'unreadable' };
};

const readPlain = (typed: string, rules: NumberInputRules): Plain => {
  const text = typed.trim().replaceAll(decoration, '').trim();
  if (text === '') return typed.trim() === '' ? { kind: 'empty' } : { kind: 'unreadable' };
  if (!/^[.,]?\d[\d.,\s'’]*$/.test(text)) return { kind: 'unreadable' };
  const spaced = takeSpaces(text);
  if (!spaced) return { kind: 'unreadable' };
  if (!spaced.isGrouped) return readSeparators(spaced.text, rules);
  const [whole = '', decimals] = spaced.text.split(/[.,]/);
  return toPlain(whole, decimals);
};

export const parseLocalizedNumber = (typed: string, rules: NumberInputRules): ParsedNumber => {
  const unsigned = typed.trim().replace(/^[-−–]\s*/, '');
  const isNegative = unsigned !== typed.trim();
  const plain = readPlain(unsigned, rules);
  if (plain.kind !== 'plain') return isNegative && plain.kind === 'empty' ? { kind: 'unreadable' } : plain;
  if (plain.decimals.length > rules.scale) return { kind: 'tooManyDecimals' };
  const size = Number(`${plain.whole || '0'}.${plain.decimals || '0'}`);
  const value = isNegative && size !== 0 ? -size : size;
  if (value < rules.min || value > rules.max) return { kind: 'outOfRange' };
  return { kind: 'number', text: value.toFixed(rules.scale), value };
};

/** What the form holds of a number, and what the field shows of it. */
interface FieldValue {
  /** `null`: empty, or nothing that can be read. */
  number: number | null;
  isConfirmed: boolean;
}

/** @param value as the form holds it: `'1290.50'`, `1290.5`, `'12.90 confirmed'`, `'?'` or `null` */
export const parseFormValue = (value: unknown): FieldValue => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const isConfirmed = text.endsWith(confirmedPriceDropSuffix);
  const digits = isConfirmed ? text.slice(0, -confirmedPriceDropSuffix.length) : text;
  const number = digits.trim() === '' || digits === invalidNumberMarker ? Number.NaN : Number(digits);
  return { number: Number.isFinite(number) ? number : null, isConfirmed };
};

/** Without its unit, which stands beside the field. */
export const formatFormValue = (value: unknown, language: string, { scale }: NumberFormat): string => {
  const { number } = parseFormValue(value);
  return number === null ? '' : formatNumber(number, language, { scale });
};
