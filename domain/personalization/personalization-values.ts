// What a visitor chose of a personalization: which values are kept, when two are the same, and whether a piece becomes
// made to order by them (law row L12). Pure; used by the product page, the cart and the order.
import type { FontKey } from '../../contract/shop/engraving.ts';
import type { PersonalizationField } from '../../contract/shop/personalization.ts';
import { toEngravedText } from './engraved-text.ts';

/** By field key; a choice holds the option's value, a font its key. */
export type PersonalizationValues = Readonly<Record<string, string>>;

/** The key of the choice that sets a text in the centre of a round surface or around its rim. */
export const placementKey = 'placement';

/** The font that a text is cut in: the chosen one, or the first on offer. */
export const toChosenFont = (fields: readonly PersonalizationField[], values: PersonalizationValues): FontKey => {
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
export const toOrderedValues = (
  fields: readonly PersonalizationField[],
  values: PersonalizationValues,
): PersonalizationValues => {
  const isEngraved = isMadeToOrder(fields, values);
  const entries = fields.flatMap((field): [string, string][] => {
    const value = values[field.key] ?? '';
    if (field.type === 'text') return [[field.key, toEngravedText(value)]];
    if (!isEngraved && (field.type === 'font' || field.key === placementKey)) return [];
    return [[field.key, field.type === 'font' ? toChosenFont(fields, values) : value]];
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
export const toOrderedLabels = (
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
