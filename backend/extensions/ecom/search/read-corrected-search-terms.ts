// Turns the words of a query into conditions of the index: synonyms, compounds, prefixes, and the word that was meant
// instead of a mistyped one.
import type { Locale } from '../../../../contract/locale.ts';
import { findNearestWord, type SearchVocabularyWord } from '../../../../domain/product-search/edit-distance.ts';
import { splitCompoundWord } from '../../../../domain/product-search/compound-words.ts';
import { textSearchConfigurations } from '../../../schema/shop/product-search-index.ts';
import {
  readSearchSynonyms,
  type ProductSearchContext,
  type SearchSynonyms,
  withSynonymStemLookup,
} from './search-synonyms.ts';

/** What a product has to contain, in the syntax of `to_tsquery`; words have letters and digits only. */
export type TsqueryTerm = string;

/** The scope of the words of a query. */
interface WordScope extends ProductSearchContext {
  /** The last word may be incomplete, and pages of the site count. */
  isTyping: boolean;
}

interface WordGroup {
  words: readonly string[];
  term: TsqueryTerm;
}

export interface SearchTermsWithCorrections {
  terms: TsqueryTerm[];
  /** `null` if no word was corrected. */
  correctedWords: string[] | null;
  ignoredWords: string[];
}

const toPhrase = (words: readonly string[]): string =>
  words.length === 1 ? (words[0] ?? '') : `(${words.join(' <-> ')})`;

const toAnd = (conditions: readonly string[]): string =>
  conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' & ')})`;

const toOr = (conditions: readonly string[]): string => {
  const distinct = [...new Set(conditions)];
  return distinct.length === 1 ? (distinct[0] ?? '') : `(${distinct.join(' | ')})`;
};

/** Longest synonym, in words. */
const maxTermWords = 4;

/** A word, its synonyms and, for a German compound, both of its parts. */
const toWordTerm = (
  word: string,
  { alternatives, stemOf }: SearchSynonyms,
  language: Locale,
  typed: string = word,
): TsqueryTerm => {
  const toSynonyms = (text: string): string[] => (alternatives.get(stemOf(text)) ?? []).map(toPhrase);
  const withSynonyms = (text: string): string => toOr([text, ...toSynonyms(text)]);
  const compound = language === 'de' ? splitCompoundWord(word) : undefined;
  return toOr([
    typed,
    ...toSynonyms(word),
    ...(compound ? [toAnd([withSynonyms(compound.modifier), withSynonyms(compound.head)])] : []),
  ]);
};

/**
 * Groups the words into known phrases, the longest first.
 * @param isTyping the last word may be incomplete
 */
const toWordGroups = (
  words: readonly string[],
  synonyms: SearchSynonyms,
  language: Locale,
  isTyping = false,
): WordGroup[] => {
  const [first] = words;
  if (first === undefined) return [];
  const typed = words.map((word, index) =>
    isTyping && index === words.length - 1 && word.length > 1 ? `${word}:*` : word,
  );
  for (let count = Math.min(maxTermWords, words.length); count > 1; count -= 1) {
    const phrase = words.slice(0, count);
    const found = synonyms.alternatives.get(phrase.map(synonyms.stemOf).join(' '));
    if (found)
      return [
        { words: phrase, term: toOr([toAnd(typed.slice(0, count)), ...found.map(toPhrase)]) },
        ...toWordGroups(words.slice(count), synonyms, language, isTyping),
      ];
  }
  return [
    { words: [first], term: toWordTerm(first, synonyms, language, typed[0]) },
    ...toWordGroups(words.slice(1), synonyms, language, isTyping),
  ];
};

/** For each term, whether a product fulfils it; while typing, a page is enough. */
const readFulfilled = async (
  { database, project, language, isTyping }: WordScope,
  terms: readonly TsqueryTerm[],
): Promise<boolean[]> => {
  if (terms.length === 0) return [];
  const { rows } = await database.raw<{ rows: { found: boolean }[] }>(
    `select exists (select 1 from product_search_document where project = ? and language = ? and matched @@ query)
         or ? and exists (select 1 from page_search_document where project = ? and language = ? and document @@ query) as found
       from unnest(?::text[]) with ordinality as wanted(text, number),
            lateral to_tsquery('${textSearchConfigurations[language]}', text) as query
      order by number`,
    [project, language, isTyping, project, language, terms],
  );
  return rows.map(({ found }) => found);
};

/** Fewer letters are the beginning of too many words; a reference number has fewer. */
const minPrefixLength = 3;
const minReferencePrefixLength = 2;

/** PostgreSQL takes the ending off a prefix, too: what remains must not be too short to mean the word. */
const minStemLength = 5;

const isUsablePrefix = (word: string, stem: string): boolean =>
  word.length >= (/\d/.test(word) ? minReferencePrefixLength : minPrefixLength) &&
  (stem.length >= word.length - 1 || stem.length >= minStemLength);

/** Fewer letters are no word. */
const minPartLength = 3;

/** Two words written as one: "earstuds". */
const findTwoWords = async (
  { database, project, language }: WordScope,
  word: string,
  synonyms: SearchSynonyms,
): Promise<string[] | undefined> => {
  const splits = Array.from({ length: Math.max(0, word.length - 2 * minPartLength + 1) }, (_, index) => [
    word.slice(0, minPartLength + index),
    word.slice(minPartLength + index),
  ]);
  if (splits.length === 0) return undefined;
  const known = await database('product_search_word')
    .where({ project, language })
    .whereIn('word', splits.flat())
    .pluck<string[]>('word');
  const words = new Set([...known, ...synonyms.vocabulary.map((entry) => entry.word)]);
  return splits.find((parts) => parts.every((part) => words.has(part)));
};

const readVocabulary = (
  { database, project, language }: ProductSearchContext,
  word: string,
): Promise<SearchVocabularyWord[]> =>
  database('product_search_word')
    .where({ project, language })
    .whereRaw('length(word) between ? and ?', [word.length - maxLengthDifference, word.length + maxLengthDifference])
    .select<SearchVocabularyWord[]>('word', 'stem', 'products as count');

/** Two edits and an ending. */
const maxLengthDifference = 4;

/** Words that are in no product: what else the visitor may have meant. */
interface ResolvedWords {
  term: TsqueryTerm | undefined;
  /** Without a correction, the words themselves. */
  corrected: readonly string[];
  ignored: readonly string[];
}

/**
 * From the most to the least literal reading: the beginning of a word, two words written as one, a typing error, the
 * last part of a compound.
 */
const resolveUnknownWords = async (
  scope: WordScope,
  { words }: WordGroup,
  synonyms: SearchSynonyms,
): Promise<ResolvedWords> => {
  const word = words.join('');
  const stem = synonyms.stemOf(word);
  const prefix = `${word}:*`;
  const compound = scope.language === 'de' ? splitCompoundWord(word) : undefined;
  const head = compound && toWordTerm(compound.head, synonyms, scope.language);
  const [isPrefix, isHead] = await readFulfilled(scope, [prefix, head ?? prefix]);
  if (isPrefix && isUsablePrefix(word, stem)) return { term: prefix, corrected: words, ignored: [] };
  const resolveWords = async (others: string[]): Promise<ResolvedWords | undefined> => {
    const known = await withSynonymStemLookup(scope, synonyms, others);
    const terms = toWordGroups(others, known, scope.language).map(({ term }) => term);
    const term = toAnd(terms);
    const [isFulfilled] = await readFulfilled(scope, [term]);
    return isFulfilled ? { term, corrected: others, ignored: [] } : undefined;
  };
  const parts = await findTwoWords(scope, word, synonyms);
  const separated = parts && (await resolveWords(parts));
  if (separated) return separated;
  const nearest = findNearestWord({ word, stem }, [...(await readVocabulary(scope, word)), ...synonyms.vocabulary]);
  const corrected = nearest === undefined ? undefined : await resolveWords([nearest]);
  if (corrected) return corrected;
  if (compound && head && isHead) return { term: head, corrected: words, ignored: [compound.modifier] };
  return { term: undefined, corrected: words, ignored: words };
};

/** The words of a query as typed, with their synonyms. */
export interface SearchWordsWithSynonyms {
  isTyping: boolean;
  words: readonly string[];
  groups: readonly WordGroup[];
  synonyms: SearchSynonyms;
}

/** @param isTyping the last word may be incomplete */
export const readSearchWordsWithSynonyms = async (
  scope: ProductSearchContext,
  words: readonly string[],
  isTyping: boolean,
): Promise<SearchWordsWithSynonyms> => {
  const synonyms = await readSearchSynonyms(scope, words);
  return { isTyping, words, groups: toWordGroups(words, synonyms, scope.language, isTyping), synonyms };
};

/** The terms that a product has to fulfil if products contain all words as they are typed. */
export const toUncorrectedSearchTerms = ({ groups }: SearchWordsWithSynonyms): SearchTermsWithCorrections => ({
  terms: groups.map(({ term }) => term),
  correctedWords: null,
  ignoredWords: [],
});

/** The terms that a product has to fulfil, whether or not products contain the words. */
export const readCorrectedSearchTerms = async (
  searchScope: ProductSearchContext,
  { isTyping, words, groups, synonyms }: SearchWordsWithSynonyms,
): Promise<SearchTermsWithCorrections> => {
  const scope = { ...searchScope, isTyping };
  const fulfilled = await readFulfilled(
    scope,
    groups.map(({ term }) => term),
  );
  const resolve = async (group: WordGroup, index: number): Promise<ResolvedWords> =>
    fulfilled[index]
      ? { term: group.term, corrected: group.words, ignored: [] }
      : resolveUnknownWords(scope, group, synonyms);
  const resolved = await Promise.all(groups.map(resolve));
  const correctedWords = resolved.flatMap(({ corrected }) => corrected);
  return {
    terms: resolved.flatMap(({ term }) => term ?? []),
    correctedWords: correctedWords.join(' ') === words.join(' ') ? null : correctedWords,
    ignoredWords: resolved.flatMap(({ ignored }) => ignored),
  };
};
