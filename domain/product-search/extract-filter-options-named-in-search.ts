// Takes the words out of a search query that name an option of a filter: "Uhr für Herren" is "Uhr" and the option
// "Herren". Pure; part of the parser.
import type { Locale } from '../../contract/locale.ts';
import { interpretedFilterWordsSeparator, toNormalizedWords } from './remove-interpreted-words.ts';

export interface SearchAttributeOption {
  /** Id of the option's group. */
  group: string;
  id: string;
  label: string;
}

/** Options by what visitors type for them, as `toNormalizedWords` returns it, joined by spaces. */
export type SearchFilterOptionByWords = ReadonlyMap<string, SearchAttributeOption>;

export interface FilterOptionNamedInSearch {
  kind: 'attribute';
  /** As typed; all of them if the option was named several times, separated by a comma and a space. */
  words: string;
  /** The same without prepositions. */
  names: string[];
  option: SearchAttributeOption;
}

/** A word before the name of an option that means nothing without it; normalized. */
const prepositions: Record<Locale, readonly string[]> = { de: ['fur', 'fuer'], en: ['for'], fr: ['pour'] };

/** Longest name of an option, in words. */
const maxNameWords = 4;

/**
 * The longest name counts. An option that is named twice is returned once.
 * @param text normalized
 */
export const extractFilterOptionsNamedInSearch = (
  text: string,
  filterWords: SearchFilterOptionByWords,
  language: Locale,
): { filters: FilterOptionNamedInSearch[]; rest: string } => {
  if (filterWords.size === 0) return { filters: [], rest: text };
  const parts = text.split(/\s+/);
  const typed = toNormalizedWords(text);
  const filters: FilterOptionNamedInSearch[] = [];
  const rest: string[] = [];
  for (let index = 0; index < typed.length;) {
    const nameStart = prepositions[language].includes(typed[index] ?? '') ? index + 1 : index;
    const lengths = Array.from({ length: maxNameWords }, (_, shorter) => maxNameWords - shorter);
    const end = lengths
      .map((length) => nameStart + length)
      .find((candidate) => candidate <= typed.length && filterWords.has(typed.slice(nameStart, candidate).join(' ')));
    const option = end === undefined ? undefined : filterWords.get(typed.slice(nameStart, end).join(' '));
    if (end === undefined || !option) {
      rest.push(parts[index] ?? '');
      index += 1;
      continue;
    }
    const words = typed.slice(index, end).join(' ');
    const name = typed.slice(nameStart, end).join(' ');
    const known = filters.find((filter) => filter.option.id === option.id);
    if (known) {
      known.words += `${interpretedFilterWordsSeparator}${words}`;
      known.names.push(name);
    } else filters.push({ kind: 'attribute', words, names: [name], option });
    index = end;
  }
  return { filters, rest: rest.join(' ') };
};
