// Slugs and reference numbers that the studio suggests where an editor enters none. Both are unique within a project. Pure.
import { normalizeForSearch } from './normalize-for-search.ts';

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const maxSlugLength = 100;

/** With German transliteration: "Ring Größe 52" → "ring-groesse-52". Empty if the name has no Latin letter or digit. */
export const toSlug = (name: string): string =>
  normalizeForSearch(name.normalize('NFC').replaceAll(/[äöü]/gi, (letter) => umlauts[letter.toLowerCase()] ?? letter))
    .slice(0, maxSlugLength)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The name, or the name with the lowest number that makes it free. */
export const toUniqueName = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 2, free = name; ; number += 1) {
    if (!taken.has(free)) return free;
    free = `${name}-${number}`;
  }
};

const firstNumber = '1001';

/** A series and a number in it: "AT-V109". Longer numbers are barcodes, and those of copies are provisional. */
const parseReferenceNumber = (text: string): { series: string; digits: string } | undefined => {
  const [, series = '', digits] = /^(.*\D)?(\d{1,6})$/s.exec(text) ?? [];
  return digits === undefined || /-kopie/i.test(series) ? undefined : { series, digits };
};

/**
 * The number after the highest of a series: the one most products of the category belong to, otherwise most products of
 * the project.
 */
export const toNextProductReferenceNumber = (
  products: readonly { reference_number: string; isInCategory: boolean }[],
): string => {
  const numbers = products.flatMap(({ reference_number, isInCategory }) => {
    const parsed = parseReferenceNumber(reference_number);
    return parsed ? [{ ...parsed, isInCategory }] : [];
  });
  const inCategory = numbers.filter(({ isInCategory }) => isInCategory);
  const counts = new Map<string, number>();
  for (const { series } of inCategory.length > 0 ? inCategory : numbers)
    counts.set(series, (counts.get(series) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!most) return firstNumber;
  const [series] = most;
  const digits = numbers.filter((number) => number.series === series).map((number) => number.digits);
  const last = digits.reduce((a, b) => (Number(a) >= Number(b) ? a : b));
  return series + String(Number(last) + 1).padStart(last.length, '0');
};
