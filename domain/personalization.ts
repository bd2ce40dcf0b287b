// Values of a personalization: normalization, comparison, validation, the text as it is engraved, and whether the values make a
// product made to order (law row L12). Pure.
import type { EngravingFontKey } from '../contract/shop/engraving-fonts-and-surfaces.ts';
import { engravingCharactersByFont } from './engraving-characters.ts';
import type { PersonalizationFieldDefinition } from './localized-personalization.ts';

/** By field key: the typed text, the value of the selected option, or the key of the font. */
export type PersonalizationValues = Readonly<Record<string, string>>;

/** Key of the field that places the text in the centre of a round surface or along its rim. */
export const engravingPlacementChoiceKey = 'placement';

/** The selected font if it is offered, else the first one. */
export const toSelectedEngravingFont = (
  fields: readonly PersonalizationFieldDefinition[],
  values: PersonalizationValues,
): EngravingFontKey => {
  const field = fields.find(({ type }) => type === 'font');
  if (field?.type !== 'font') return 'serif';
  return field.options.find((option) => option === values[field.key]) ?? field.options[0] ?? 'serif';
};

export interface RequiredAndOptionalPersonalizationFields {
  /** What must be filled in. */
  required: PersonalizationFieldDefinition[];
  optional: PersonalizationFieldDefinition[];
}

/** Splits fields into required choices and all others. A required text is not parted from its font and drawing. */
export const splitRequiredPersonalizationChoices = (
  fields: readonly PersonalizationFieldDefinition[],
): RequiredAndOptionalPersonalizationFields => {
  const required = fields.filter((field) => field.required);
  if (required.some(({ type }) => type !== 'choice')) return { required: [...fields], optional: [] };
  return { required, optional: fields.filter((field) => !field.required) };
};

/**
 * Whether the values contain an engraving, which excludes the product from the right of withdrawal (§ 312g (2) no. 1
 * BGB, law row L12). Sizes and other choices that are in stock do not.
 */
export const hasEngravedText = (
  fields: readonly PersonalizationFieldDefinition[],
  values: PersonalizationValues,
): boolean => fields.some(({ type, key }) => type === 'text' && normalizeEngravingText(values[key] ?? '') !== '');

/**
 * The values to order, in the order of the fields: texts as they are engraved, without empty values and unknown fields.
 * Font and placement are omitted without an engraving; with an engraving, the font is always set.
 */
export const normalizePersonalizationValues = (
  fields: readonly PersonalizationFieldDefinition[],
  values: PersonalizationValues,
): PersonalizationValues => {
  const isEngraved = hasEngravedText(fields, values);
  const entries = fields.flatMap((field): [string, string][] => {
    const value = values[field.key] ?? '';
    if (field.type === 'text') return [[field.key, normalizeEngravingText(value)]];
    if (!isEngraved && (field.type === 'font' || field.key === engravingPlacementChoiceKey)) return [];
    return [[field.key, field.type === 'font' ? toSelectedEngravingFont(fields, values) : value]];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
};

/**
 * Identity of normalized values: items with equal keys share a cart line (specification §4). Independent of the order
 * of the values; empty without personalization.
 */
export const toPersonalizationKey = (ordered: PersonalizationValues): string => {
  const entries = Object.entries(ordered)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? '' : JSON.stringify(entries);
};

/** Labels and display texts of normalized values, in the order of the fields. */
export const formatPersonalizationValues = (
  fields: readonly PersonalizationFieldDefinition[],
  ordered: PersonalizationValues,
  toFontName: (font: string) => string,
): { label: string; value: string }[] =>
  fields.flatMap((field) => {
    const value = ordered[field.key];
    return value === undefined ? [] : [{ label: field.label, value: toDisplayText(field, value, toFontName) }];
  });

/** Choices are stored by their value in the default language, fonts by their key. */
const toDisplayText = (
  field: PersonalizationFieldDefinition,
  value: string,
  toFontName: (font: string) => string,
): string => {
  if (field.type === 'font') return toFontName(value);
  return field.type === 'choice' ? (field.options.find((option) => option.value === value)?.label ?? value) : value;
};

export type PersonalizationError =
  | { code: 'hiddenCharacters' }
  /** `characters` are those that the selected font lacks. */
  | { code: 'missingCharacters'; characters: string[] }
  | { code: 'required' }
  /** Lengths in grapheme clusters. */
  | { code: 'tooLong'; length: number; maxLength: number }
  | { code: 'unknownOption' };

/** By field key; empty for valid values. */
export type PersonalizationErrors = Readonly<Partial<Record<string, PersonalizationError>>>;

/** Validates the values; at most one error per field. */
export const findPersonalizationErrors = (
  fields: readonly PersonalizationFieldDefinition[],
  values: PersonalizationValues,
): PersonalizationErrors => {
  const entries = fields.flatMap((field): [string, PersonalizationError][] => {
    const error = findError(field, fields, values);
    return error ? [[field.key, error]] : [];
  });
  return Object.fromEntries(entries);
};

const findError = (
  field: PersonalizationFieldDefinition,
  fields: readonly PersonalizationFieldDefinition[],
  values: PersonalizationValues,
): PersonalizationError | undefined => {
  const value = values[field.key] ?? '';
  if (field.type === 'text') {
    const text = normalizeEngravingText(value);
    if (text === '') return field.required ? { code: 'required' } : undefined;
    if (hasInvisibleCharacters(text)) return { code: 'hiddenCharacters' };
    const characters = findMissingFontCharacters(text, toSelectedEngravingFont(fields, values));
    if (characters.length > 0) return { code: 'missingCharacters', characters };
    const length = countGraphemes(text);
    return length > field.maxLength ? { code: 'tooLong', length, maxLength: field.maxLength } : undefined;
  }
  // A font is never missing, because the first one is the default.
  if (value === '') return field.required && field.type === 'choice' ? { code: 'required' } : undefined;
  const options: readonly string[] =
    field.type === 'font' ? field.options : field.options.map((option) => option.value);
  return options.includes(value) ? undefined : { code: 'unknownOption' };
};

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Space characters of any width, without line breaks. */
const spaces = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;

/** They select the emoji or text presentation of a character, which makes no difference in an engraving. */
const variationSelectors = /[\ufe0e\ufe0f]/g;

/**
 * Control, format and zero-width characters, line breaks, private-use and unassigned code points: invisible, and
 * therefore not engravable.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/u;

/** Emoji sequences contain joiners and other characters of {@link hidden}. */
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** The text as it is engraved and stored: NFC, trimmed, single spaces, and the heart emoji as `♥`. */
export const normalizeEngravingText = (typed: string): string =>
  typed.normalize('NFC').replace(variationSelectors, '').replaceAll('❤', '♥').replace(spaces, ' ').trim();

const toGraphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Length in grapheme clusters: an accented letter or an emoji counts as one character. */
export const countGraphemes = (text: string): number => toGraphemes(text).length;

/** Whether the text contains invisible characters, other than the joiners inside emoji. */
export const hasInvisibleCharacters = (text: string): boolean =>
  toGraphemes(text).some((grapheme) => hidden.test(grapheme) && !emoji.test(grapheme));

/** Distinct grapheme clusters that the font lacks, in the order of the text. */
export const findMissingFontCharacters = (text: string, font: EngravingFontKey): string[] => {
  const missing = toGraphemes(text).filter((grapheme) =>
    Array.from(grapheme).some((character) => !engravingCharactersByFont[font].has(character)),
  );
  return [...new Set(missing)];
};

/** Advance width, and SVG path data with relative commands (`m l q t c z`); empty for a space. */
export type EngravingFontGlyph = readonly [advance: number, path: string];

export interface EngravingFontMetrics {
  unitsPerEm: number;
  /** Height of capitals above the baseline. */
  capHeight: number;
  /** Depth of common descenders below the baseline. */
  descent: number;
  glyphs: Readonly<Record<string, EngravingFontGlyph>>;
  /** Kerning of character pairs (negative: closer together), by first and second character. */
  kerning: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Path of each font's file. */
export type EngravingFontFilePaths = Readonly<Record<EngravingFontKey, string>>;
