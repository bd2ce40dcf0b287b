// What a visitor chose of a personalization: which values are kept, when two are the same, whether a piece becomes made to order
// by them (law row L12), what is wrong with them, and what a typed text becomes when it is engraved. Pure; used by page, cart and order.
import { engravingCharacters, type EngravingFontKey } from '../contract/shop/engraving.ts';
import type { PersonalizationField } from '../contract/shop/personalization.ts';

/** By field key; a choice holds the option's value, a font its key. */
export type PersonalizationValues = Readonly<Record<string, string>>;

/** The key of the choice that sets a text in the centre of a round surface or around its rim. */
export const engravingPlacementFieldKey = 'placement';

/** The font that a text is cut in: the chosen one, or the first on offer. */
export const toSelectedEngravingFont = (
  fields: readonly PersonalizationField[],
  values: PersonalizationValues,
): EngravingFontKey => {
  const field = fields.find(({ type }) => type === 'font');
  if (field?.type !== 'font') return 'serif';
  return field.options.find((option) => option === values[field.key]) ?? field.options[0] ?? 'serif';
};

/**
 * Whether something is engraved, which takes the right of withdrawal from this piece (§ 312g (2) no. 1 BGB, law row
 * L12). Sizes and other choices from stock alone do not.
 */
export const isMadeToOrder = (fields: readonly PersonalizationField[], values: PersonalizationValues): boolean =>
  fields.some(({ type, key }) => type === 'text' && toEngravedText(values[key] ?? '') !== '');

/**
 * The values as they are ordered, by field key in the fields' order: texts as they are engraved, no empty ones, nothing of
 * unknown fields; font and placement only where something is engraved, the font always then.
 */
export const normalizePersonalizationValues = (
  fields: readonly PersonalizationField[],
  values: PersonalizationValues,
): PersonalizationValues => {
  const isEngraved = isMadeToOrder(fields, values);
  const entries = fields.flatMap((field): [string, string][] => {
    const value = values[field.key] ?? '';
    if (field.type === 'text') return [[field.key, toEngravedText(value)]];
    if (!isEngraved && (field.type === 'font' || field.key === engravingPlacementFieldKey)) return [];
    return [[field.key, field.type === 'font' ? toSelectedEngravingFont(fields, values) : value]];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
};

/**
 * One text for values as they are ordered: equal ones make one cart line (specification §4), whatever the order in which
 * they were chosen. Empty where nothing is personalised.
 */
export const toPersonalizationKey = (ordered: PersonalizationValues): string => {
  const entries = Object.entries(ordered)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? '' : JSON.stringify(entries);
};

/** Values as they are ordered, in words, in the order of the fields; a font is named by the caller's language. */
export const formatPersonalizationValues = (
  fields: readonly PersonalizationField[],
  ordered: PersonalizationValues,
  toFontName: (font: string) => string,
): { label: string; value: string }[] =>
  fields.flatMap((field) => {
    const value = ordered[field.key];
    return value === undefined ? [] : [{ label: field.label, value: toReadable(field, value, toFontName) }];
  });

/** A choice is kept by its value in the default language, a font by its key; both are read in the page's words. */
const toReadable = (field: PersonalizationField, value: string, toFontName: (font: string) => string): string => {
  if (field.type === 'font') return toFontName(value);
  return field.type === 'choice' ? (field.options.find((option) => option.value === value)?.label ?? value) : value;
};

export type PersonalizationError =
  | { code: 'hiddenCharacters' }
  /** `characters` are those the chosen font lacks. */
  | { code: 'missingCharacters'; characters: string[] }
  | { code: 'required' }
  /** Lengths in graphemes. */
  | { code: 'tooLong'; length: number; maxLength: number }
  | { code: 'unknownOption' };

/** By field key; empty when all is well. */
export type PersonalizationErrors = Readonly<Partial<Record<string, PersonalizationError>>>;

/** At most one problem per field, the first to be solved. */
export const findPersonalizationErrors = (
  fields: readonly PersonalizationField[],
  values: PersonalizationValues,
): PersonalizationErrors => {
  const entries = fields.flatMap((field): [string, PersonalizationError][] => {
    const problem = findProblem(field, fields, values);
    return problem ? [[field.key, problem]] : [];
  });
  return Object.fromEntries(entries);
};

const findProblem = (
  field: PersonalizationField,
  fields: readonly PersonalizationField[],
  values: PersonalizationValues,
): PersonalizationError | undefined => {
  const value = values[field.key] ?? '';
  if (field.type === 'text') {
    const text = toEngravedText(value);
    if (text === '') return field.required ? { code: 'required' } : undefined;
    if (hasHiddenCharacters(text)) return { code: 'hiddenCharacters' };
    const characters = findMissingCharacters(text, toSelectedEngravingFont(fields, values));
    if (characters.length > 0) return { code: 'missingCharacters', characters };
    const length = countGraphemes(text);
    return length > field.maxLength ? { code: 'tooLong', length, maxLength: field.maxLength } : undefined;
  }
  // The first font is taken where none is chosen, so a font is never missing.
  if (value === '') return field.required && field.type === 'choice' ? { code: 'required' } : undefined;
  const options: readonly string[] =
    field.type === 'font' ? field.options : field.options.map((option) => option.value);
  return options.includes(value) ? undefined : { code: 'unknownOption' };
};

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Spaces of any width that stand inside a line. */
const spaces = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** Ask for the coloured or the plain form of a sign; metal knows one form only. */
const variationSelectors = /[\ufe0e\ufe0f]/g;

/** Controls, line breaks, bidi marks, zero-width characters, private and unassigned ones: nothing that could be seen or cut. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/u;

/** Emoji are joined and flagged with characters that are hidden elsewhere. */
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** The text as it is engraved and kept: composed, trimmed, with single spaces, and the emoji heart as the sign. */
export const toEngravedText = (typed: string): string =>
  typed.normalize('NFC').replace(variationSelectors, '').replaceAll('❤', '♥').replace(spaces, ' ').trim();

const toGraphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Length as a reader counts it: an accented letter or an emoji is one character. */
export const countGraphemes = (text: string): number => toGraphemes(text).length;

/** Whether something is in the text that nobody sees; an emoji's own joiners do not count. */
export const hasHiddenCharacters = (text: string): boolean =>
  toGraphemes(text).some((grapheme) => hidden.test(grapheme) && !emoji.test(grapheme));

/** The characters that the face lacks, each once, in the order of the text. */
export const findMissingCharacters = (text: string, font: EngravingFontKey): string[] => {
  const missing = toGraphemes(text).filter((grapheme) =>
    Array.from(grapheme).some((character) => !engravingCharacters[font].has(character)),
  );
  return [...new Set(missing)];
};

/** Advance width, and SVG path data in relative commands (`m l q t c z`), empty for a space. */
export type EngravingGlyph = readonly [advance: number, path: string];

export interface EngravingFont {
  unitsPerEm: number;
  /** Height of capitals above the baseline. */
  capHeight: number;
  /** How far the lowest letters of everyday words reach below the baseline. */
  descent: number;
  glyphs: Readonly<Record<string, EngravingGlyph>>;
  /** What two neighbours move together (negative) or apart, by the first and then the second character. */
  kerning: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Where the browser finds each face. */
export type EngravingFontPaths = Readonly<Record<EngravingFontKey, string>>;
