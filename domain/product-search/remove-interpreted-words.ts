// Removes the words of a search query that were understood as a filter. Separate from the parser,
// which browsers do not need.
import { normalizeForSearch } from '../normalize-for-search.ts';

/** The words between the spaces of a text, normalized and without punctuation around them; '' for punctuation alone. */
export const toNormalizedWords = (text: string): string[] =>
  text.split(/\s+/).map((part) => normalizeForSearch(part).replaceAll(/^[^\p{L}\p{N}€]+|[^\p{L}\p{N}€]+$/gu, ''));

/** Between the words of a filter that was named several times: "herren, fur manner". Typed words do not end in a comma. */
export const interpretedFilterWordsSeparator = ', ';

/** The query without the words of an interpreted filter, whose `words` are normalized. */
export const removeInterpretedWords = (query: string, words: string): string =>
  words.split(interpretedFilterWordsSeparator).reduce(removeTypedWords, query);

const removeTypedWords = (query: string, words: string): string => {
  const wanted = words.split(' ');
  const parts = query.trim().split(/\s+/);
  const normalized = toNormalizedWords(query.trim());
  for (let index = 0; index < parts.length; index += 1) {
    for (let count = 1; index + count <= parts.length; count += 1) {
      if (normalized.slice(index, index + count).join(' ') === wanted.join(' '))
        return [...parts.slice(0, index), ...parts.slice(index + count)].join(' ');
    }
  }
  return query;
};
