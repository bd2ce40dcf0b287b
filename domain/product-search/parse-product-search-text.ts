// Understands the query of a product search: price, size and stock words, and names of attributes, become filters; the
// rest are words to search for. Pure; the language decides which words mean what.
import type { Cents } from '../../contract/cents.ts';
import type { Locale } from '../../contract/locale.ts';
import { maxProductSearchLength } from '../product-list/product-list-state.ts';
import { normalizeForSearch } from '../normalize-for-search.ts';
import {
  type FilterOptionNamedInSearch,
  type SearchFilterOptionByWords,
  extractFilterOptionsNamedInSearch,
} from './extract-filter-options-named-in-search.ts';

/** Words are limited in number and length, so that no query is expensive. */
const maxQueryWords = 10;
const maxQueryWordLength = 40;

/** Patterns of normalized text; names of groups: `from`, `upTo` in whole euros, `size`. */
interface SearchLanguage {
  price: RegExp[];
  size: RegExp;
  stock: RegExp;
  /** Words without meaning for a search, as people type them to a shop assistant. */
  stopWords: ReadonlySet<string>;
}

const currency = String.raw`\s?(?:€|euros?|eur)`;
/** A space separates thousands only before a currency: "unter 500 585 gold" is two numbers. */
const amount = (name: string): string =>
  String.raw`(?<${name}>\d{1,3}(?: \d{3})+(?=${currency})|\d{1,3}(?:[.,']\d{3})+|\d{1,7})(?:[.,]\d{1,2})?`;
/** A number after a price word is a price with or without its currency. */
const money = (name: string): string => `${amount(name)}(?:${currency})?`;
/** Not followed by the rest of a word or number, or by another unit than money: "bis 40,5 mm" is no price. */
const units = 'mm|cm|m|km|bar|atm|ct|carats?|karat|g|kg|gramm?e?s?|milli\\w*|centi\\w*|zenti\\w*|met(?:er|re)s?|k';
const end = String.raw`(?![.,]?[\p{L}\p{N}])(?!\s?(?:${units})(?![\p{L}\p{N}]))`;
const start = String.raw`(?<![\p{L}\p{N}])`;

interface PriceWords {
  upTo: string;
  from: string;
  /** Words before and between the ends of a range; `to` also stands between two amounts without a word before them. */
  between: string;
  and: string;
  to: string;
}

const toPricePatterns = ({ upTo, from, between, and, to }: PriceWords): RegExp[] =>
  [
    `(?:${between})\\s+${money('from')}\\s+(?:${and}|${to})\\s+${money('upTo')}`,
    `${money('from')}\\s?(?:-|${to})\\s?${amount('upTo')}${currency}`,
    `(?:${upTo})\\s+${money('upTo')}`,
    `(?:${from})\\s+${money('from')}`,
  ].map((pattern) => new RegExp(`${start}${pattern}${end}`, 'u'));

const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const searchLanguages: Record<Locale, SearchLanguage> = {
  de: {
    price: toPricePatterns({
      upTo: 'unter|bis zu|bis|hochstens|maximal|max|weniger als|billiger als|gunstiger als',
      from: 'uber|ab|mindestens|mehr als|teurer als|min',
      between: 'zwischen|von',
      and: 'und',
      to: 'bis',
    }),
    size: new RegExp(
      String.raw`${start}(?:ringgrosse|ringweite|grosse|groesse|gr|weite)\.?\s?(?<size>\d{2})${end}`,
      'u',
    ),
    stock: new RegExp(`${start}(?:sofort (?:verfugbar|lieferbar)|auf lager|vorratig|lieferbar)${end}`, 'u'),
    stopWords: toWordSet(
      'ich suche suchen finde brauche mochte will hatte gerne bitte habt haben sie ihr gibt es ein eine einen einem einer der die das den dem des und oder mit ohne aus in im am an auf zu zum zur fur furs fuer von vom bei als schone schoner schones schonen schon kaufen online shop preis preise gunstig gunstige modell artikel nr nummer ref referenz mein meine meiner meinen klein kleine kleines kleiner etwas mama mutter frau mann freundin freund papa vater oma opa ihn ihr neuer lassen machen',
    ),
  },
  en: {
    price: toPricePatterns({
      upTo: 'under|below|up to|at most|max|maximum|less than|cheaper than|no more than',
      from: 'over|above|from|at least|min|minimum|more than',
      between: 'between|from',
      and: 'and',
      to: 'to',
    }),
    size: new RegExp(String.raw`${start}(?:ring size|size)\s?(?<size>\d{2})${end}`, 'u'),
    stock: new RegExp(`${start}(?:in stock|available now|available immediately)${end}`, 'u'),
    stopWords: toWordSet(
      'i im am looking for search find need want would like please do you have is there any a an the and or with without of in on at to from by as my your some nice beautiful buy online shop price prices cheap model item no number ref reference made small little something mum mom mother wife husband girlfriend boyfriend dad father him her get',
    ),
  },
  fr: {
    price: toPricePatterns({
      upTo: "moins de|jusqu'a|jusqu a|au plus|max|maximum|inferieur a|sous",
      from: 'plus de|a partir de|des|au moins|min|minimum|superieur a',
      between: 'entre|de',
      and: 'et',
      to: 'a',
    }),
    size: new RegExp(String.raw`${start}(?:tour de doigt|taille)\s?(?<size>\d{2})${end}`, 'u'),
    stock: new RegExp(`${start}(?:en stock|disponible immediatement|disponibles? de suite)${end}`, 'u'),
    stopWords: toWordSet(
      'je cherche recherche trouver voudrais veux besoin svp avez vous y a t il un une des le la les l d de du au aux et ou avec sans en dans sur pour par comme mon ma mes votre joli jolie beau belle acheter ligne boutique prix pas cher modele article no numero ref reference petit petite quelque chose maman mere femme mari copine copain papa pere elle lui faire',
    ),
  },
};

export type ParsedSearchTextFilter =
  | { kind: 'price'; words: string; minCents: Cents | null; maxCents: Cents | null }
  | { kind: 'size'; words: string; size: string }
  | { kind: 'stock'; words: string }
  | FilterOptionNamedInSearch;

export interface ParsedSearchQueryText {
  filters: ParsedSearchTextFilter[];
  /** Normalized, distinct, in order. */
  words: string[];
}

/** Any number of digits; the database knows no larger numbers than JavaScript. */
const toEuroCents = (text: string | undefined): Cents | null =>
  text === undefined ? null : Math.min(Number(text.replaceAll(/\D/g, '')) * 100, Number.MAX_SAFE_INTEGER);

/** Takes the first match out of the text. The bar keeps the words on either side from being read together. */
const takeMatch = (text: string, pattern: RegExp): { match: RegExpExecArray; rest: string } | undefined => {
  const match = pattern.exec(text);
  if (!match) return undefined;
  return { match, rest: `${text.slice(0, match.index)} | ${text.slice(match.index + match[0].length)}` };
};

const takePrice = (
  text: string,
  patterns: readonly RegExp[],
): { filter: ParsedSearchTextFilter; rest: string } | undefined => {
  for (const pattern of patterns) {
    const taken = takeMatch(text, pattern);
    if (!taken) continue;
    const minCents = toEuroCents(taken.match.groups?.['from']);
    const maxCents = toEuroCents(taken.match.groups?.['upTo']);
    if (minCents !== null && maxCents !== null && minCents > maxCents) continue;
    return { filter: { kind: 'price', words: taken.match[0].trim(), minCents, maxCents }, rest: taken.rest };
  }
  return undefined;
};

/**
 * The words of a text as the index contains them: letters and digits. A unit is a word of its own ("38mm"); a decimal
 * number is one word without trailing zeros ("0,50" and "0.5" → "0p5").
 */
export const toSearchWords = (normalized: string): string[] =>
  normalized
    .replaceAll(/(\d)[.,](\d*[1-9])0*(?!\d)/g, '$1p$2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(\d)er\b/gu, '$1')
    .replaceAll(/(?<=\b\d+(?:p\d+)?)(?=\p{L})(?!p\d)/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** Words that say something about a product. */
export const removeSearchStopWords = (words: readonly string[], language: Locale): string[] =>
  words.filter((word) => !searchLanguages[language].stopWords.has(word));

/**
 * Never fails: what is not understood is a word. Symbols alone leave no words.
 * @param filterWords names of attributes that the shop reads as filters
 */
export const parseProductSearchText = (
  query: string,
  language: Locale,
  filterWords: SearchFilterOptionByWords = new Map(),
): ParsedSearchQueryText => {
  const { price, size, stock } = searchLanguages[language];
  const filters: ParsedSearchTextFilter[] = [];
  let text = normalizeForSearch(query.slice(0, maxProductSearchLength));
  const priced = takePrice(text, price);
  if (priced) {
    filters.push(priced.filter);
    text = priced.rest;
  }
  const sized = takeMatch(text, size);
  if (sized) {
    filters.push({ kind: 'size', words: sized.match[0].trim(), size: sized.match.groups?.['size'] ?? '' });
    text = sized.rest;
  }
  const stocked = takeMatch(text, stock);
  if (stocked) {
    filters.push({ kind: 'stock', words: stocked.match[0].trim() });
    text = stocked.rest;
  }
  const named = extractFilterOptionsNamedInSearch(text, filterWords, language);
  filters.push(...named.filters);
  text = named.rest;
  const words = [...new Set(toSearchWords(text))].map((word) => word.slice(0, maxQueryWordLength));
  const meaningful = removeSearchStopWords(words, language);
  return { filters, words: (meaningful.length > 0 || filters.length > 0 ? meaningful : words).slice(0, maxQueryWords) };
};
