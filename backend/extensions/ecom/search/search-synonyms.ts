// Synonyms of a project, by the stems of their words: "eheringe" finds the group of "Ehering".
import type { Knex } from 'knex';
import type { Locale } from '../../../../contract/locale.ts';
import { splitCompoundWord } from '../../../../domain/product-search/compound-words.ts';
import { removeSearchStopWords, toSearchWords } from '../../../../domain/product-search/parse-product-search.ts';
import { normalizeForSearch } from '../../../../domain/product-search-words.ts';
import { searchConfigurations } from '../../../schema/shop/product-search-index.ts';

/** The scope of a search. */
export interface SearchScope {
  database: Knex;
  /** Id of the project. */
  project: string;
  language: Locale;
}

interface SynonymRow {
  terms: unknown;
  one_way: boolean;
}

const stems = new Map<string, string>();
/** Queries of visitors must not fill the memory. */
const maxStems = 50_000;

/** Words without an ending, as the index has them: "ringe" → "ring". */
const readStems = async (
  { database, language }: SearchScope,
  words: readonly string[],
): Promise<Map<string, string>> => {
  const toKey = (word: string): string => `${language} ${word}`;
  const unknown = [...new Set(words)].filter((word) => !stems.has(toKey(word)));
  if (unknown.length > 0) {
    const { rows } = await database.raw<{ rows: { word: string; stem: string | null }[] }>(
      `select word, (ts_lexize('${searchConfigurations[language]}_stem', word))[1] as stem from unnest(?::text[]) as word`,
      [unknown],
    );
    if (stems.size > maxStems) stems.clear();
    for (const { word, stem } of rows) stems.set(toKey(word), stem ?? word);
  }
  return new Map(words.map((word) => [word, stems.get(toKey(word)) ?? word]));
};

/** A synonym as an editor has written it: its words, and as visitors may type it, with "ae" for "ä". */
interface SynonymTerm {
  words: string[];
  spellings: string[][];
}

const toSynonymTerm = (text: string, language: Locale): SynonymTerm => {
  const words = toSearchWords(normalizeForSearch(text));
  const withE = toSearchWords(normalizeForSearch(text.replaceAll(/([äöü])/gi, '$1e')));
  // Queries have no stop words.
  return { words, spellings: [words, withE].map((spelling) => removeSearchStopWords(spelling, language)) };
};

export interface SearchSynonyms {
  /** Alternatives of a phrase, by the stems of its words. */
  alternatives: Map<string, string[][]>;
  stemOf: (word: string) => string;
  /** Words of all synonyms, for corrections. */
  vocabulary: string[];
}

/** Looks up the stems of a query's words with their compound parts, and of the words of synonyms. */
const readStemLookup = async (
  scope: SearchScope,
  words: readonly string[],
  vocabulary: readonly string[] = [],
): Promise<SearchSynonyms['stemOf']> => {
  const stemByWord = await readStems(scope, [...words, ...vocabulary, ...words.flatMap(toCompoundParts)]);
  return (word) => stemByWord.get(word) ?? word;
};

/** The same synonyms, for other words of the query. */
export const withStemsOf = async (
  scope: SearchScope,
  synonyms: SearchSynonyms,
  words: readonly string[],
): Promise<SearchSynonyms> => ({ ...synonyms, stemOf: await readStemLookup(scope, words) });

/** @param words of the query, whose stems are read with those of the synonyms */
export const readSearchSynonyms = async (scope: SearchScope, words: readonly string[]): Promise<SearchSynonyms> => {
  const rows = await scope
    .database('ecommerce_search_synonym')
    .where({ project: scope.project, language: scope.language })
    .select<SynonymRow[]>('terms', 'one_way');
  const groups = rows.map(({ terms, one_way: isOneWay }) => ({
    isOneWay,
    terms: (Array.isArray(terms) ? terms : [])
      .map((term) => toSynonymTerm(String(term), scope.language))
      .filter((term) => term.words.length > 0),
  }));
  const vocabulary = [...new Set(groups.flatMap(({ terms }) => terms.flatMap(({ spellings }) => spellings.flat())))];
  const stemOf = await readStemLookup(scope, words, vocabulary);
  const alternatives = new Map<string, string[][]>();
  for (const { terms, isOneWay } of groups) {
    for (const term of isOneWay ? terms.slice(0, 1) : terms) {
      const others = terms.filter((other) => other !== term).map((other) => other.words);
      for (const key of new Set(term.spellings.map((spelling) => spelling.map(stemOf).join(' '))))
        alternatives.set(key, [...(alternatives.get(key) ?? []), ...others]);
    }
  }
  return { alternatives, stemOf, vocabulary };
};

const toCompoundParts = (word: string): string[] => {
  const parts = splitCompoundWord(word);
  return parts ? [parts.head, parts.modifier] : [];
};
