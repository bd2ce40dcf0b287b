// Synonyms of a project, by the stems of their words: "eheringe" finds the group of "Ehering".
import type { Knex } from 'knex';
import type { Locale } from '../../../../contract/locale.ts';
import { splitCompoundWord } from '../../../../domain/product-search/compound-words.ts';
import type { SearchVocabularyWord } from '../../../../domain/product-search/edit-distance.ts';
import { removeSearchStopWords, toSearchWords } from '../../../../domain/product-search/parse-product-search-text.ts';
import { toNormalizedWords } from '../../../../domain/product-search/remove-interpreted-words.ts';
import { normalizeForSearch } from '../../../../domain/normalize-for-search.ts';
import { textSearchConfigurations } from '../../../schema/shop/product-search-index.ts';

/** What every search needs. */
export interface ProductSearchContext {
  database: Knex;
  /** Id of the project. */
  project: string;
  language: Locale;
  /** The groups of synonyms as JSON, because most searches find them as they were. */
  synonymsJson: string;
}

/** The context for the domain of a project, in one query; `undefined` if no project has this domain. */
export const readSearchContextByDomain = async (
  database: Knex,
  domain: string,
  language: Locale,
): Promise<ProductSearchContext | undefined> => {
  const { rows } = await database.raw<{ rows: Pick<ProductSearchContext, 'project' | 'synonymsJson'>[] }>(
    `select id as project, coalesce((
         select json_agg(json_build_object('terms', terms, 'isOneWay', one_way)) from ecommerce_search_synonym synonym
          where synonym.project = project.id and language = ?)::text, '[]') as "synonymsJson"
       from project where domain = ?`,
    [language, domain],
  );
  const [row] = rows;
  return row && { ...row, database, language };
};

interface SynonymGroup {
  /** As an editor has written them. */
  terms: string[];
  /** Only the first term finds the others. */
  isOneWay: boolean;
}

const parseSynonymGroups = ({ synonymsJson }: ProductSearchContext): SynonymGroup[] =>
  (JSON.parse(synonymsJson) as { terms: unknown; isOneWay: boolean }[]).map(({ terms, isOneWay }) => ({
    terms: Array.isArray(terms) ? terms.map(String) : [],
    isOneWay,
  }));

/** A text as visitors may type it: as it is, and with "ae" for "ä". */
const toSpellings = (text: string): string[] => [text, text.replaceAll(/([äöü])/gi, '$1e')];

const stems = new Map<string, string>();
/** Queries of visitors must not fill the memory. */
const maxStems = 50_000;

/** Words without an ending, as the index has them: "ringe" → "ring". */
const readStems = async (
  { database, language }: ProductSearchContext,
  words: readonly string[],
): Promise<Map<string, string>> => {
  const toKey = (word: string): string => `${language} ${word}`;
  const unknown = [...new Set(words)].filter((word) => !stems.has(toKey(word)));
  if (unknown.length > 0) {
    const { rows } = await database.raw<{ rows: { word: string; stem: string | null }[] }>(
      `select word, (ts_lexize('${textSearchConfigurations[language]}_stem', word))[1] as stem from unnest(?::text[]) as word`,
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
  const spellings = toSpellings(text).map((spelling) => toSearchWords(normalizeForSearch(spelling)));
  // Queries have no stop words.
  return { words, spellings: spellings.map((spelling) => removeSearchStopWords(spelling, language)) };
};

export interface SearchSynonyms {
  /** Alternatives of a phrase, by the stems of its words. */
  alternatives: Map<string, string[][]>;
  stemOf: (word: string) => string;
  /** Words of all synonyms, for corrections. */
  vocabulary: SearchVocabularyWord[];
}

/** Looks up the stems of a query's words with their compound parts. */
const readStemLookup = async (
  scope: ProductSearchContext,
  words: readonly string[],
): Promise<SearchSynonyms['stemOf']> => {
  const stemByWord = await readStems(scope, [...words, ...words.flatMap(toCompoundParts)]);
  return (word) => stemByWord.get(word) ?? word;
};

/** The same synonyms, for other words of the query. */
export const withSynonymStemLookup = async (
  scope: ProductSearchContext,
  synonyms: SearchSynonyms,
  words: readonly string[],
): Promise<SearchSynonyms> => ({ ...synonyms, stemOf: await readStemLookup(scope, words) });

type PreparedSynonyms = Omit<SearchSynonyms, 'stemOf'>;

const prepareSynonyms = async (scope: ProductSearchContext): Promise<PreparedSynonyms> => {
  const prepared = parseSynonymGroups(scope).map(({ terms, isOneWay }) => ({
    isOneWay,
    terms: terms.map((term) => toSynonymTerm(term, scope.language)).filter((term) => term.words.length > 0),
  }));
  const words = [...new Set(prepared.flatMap(({ terms }) => terms.flatMap(({ spellings }) => spellings.flat())))];
  const stemByWord = await readStems(scope, words);
  const stemOf = (word: string): string => stemByWord.get(word) ?? word;
  const alternatives = new Map<string, string[][]>();
  for (const { terms, isOneWay } of prepared) {
    for (const term of isOneWay ? terms.slice(0, 1) : terms) {
      const others = terms.filter((other) => other !== term).map((other) => other.words);
      for (const key of new Set(term.spellings.map((spelling) => spelling.map(stemOf).join(' '))))
        alternatives.set(key, [...(alternatives.get(key) ?? []), ...others]);
    }
  }
  return { alternatives, vocabulary: words.map((word) => ({ word, stem: stemOf(word), count: 0 })) };
};

/** By project and language, with what it was made from: preparing takes longer than reading. */
const preparedSynonyms = new Map<string, { source: string; prepared: PreparedSynonyms }>();

/** @param words of the query, whose stems are read, too */
export const readSearchSynonyms = async (
  scope: ProductSearchContext,
  words: readonly string[],
): Promise<SearchSynonyms> => {
  const key = `${scope.project} ${scope.language}`;
  const source = scope.synonymsJson;
  const known = preparedSynonyms.get(key);
  const prepared = known?.source === source ? known.prepared : await prepareSynonyms(scope);
  preparedSynonyms.set(key, { source, prepared });
  return { ...prepared, stemOf: await readStemLookup(scope, words) };
};

interface TypedNames {
  /** The name itself. */
  spellings: string[];
  synonyms: string[];
}

/**
 * Returns a function: what visitors may type for a name, in the form of `toNormalizedWords`. A word that only also finds the
 * name is no synonym of it: "Taucheruhr" is more than "30 bar".
 */
export const createNameSpellingAndSynonymLookup = (scope: ProductSearchContext): ((name: string) => TypedNames) => {
  const toTyped = (text: string): string[] =>
    toSpellings(text)
      .map((spelling) => toNormalizedWords(spelling).join(' '))
      .filter((spelling) => spelling !== '');
  const groups = parseSynonymGroups(scope)
    .filter(({ isOneWay }) => !isOneWay)
    .map(({ terms }) => terms.flatMap(toTyped));
  return (name) => {
    const spellings = toTyped(name);
    const isName = (spelling: string): boolean => spellings.includes(spelling);
    return { spellings, synonyms: groups.filter((group) => group.some(isName)).flat() };
  };
};

const toCompoundParts = (word: string): string[] => {
  const parts = splitCompoundWord(word);
  return parts ? [parts.head, parts.modifier] : [];
};
