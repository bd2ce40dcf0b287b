// The number of typing errors between two words.

/**
 * Edits that turn one word into the other: a letter inserted, left out or replaced, or two adjacent letters swapped
 * (optimal string alignment). Stops with a number above `max` as soon as more are needed.
 */
export const toEditDistance = (from: string, to: string, max: number): number => {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isExchanged = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isExchanged ? [(beforePrevious[column - 2] ?? 0) + 1] : []),
      );
    }
    if (Math.min(...current) > max) return max + 1;
    [beforePrevious, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
};

/** Edits that a word of this length may have: one from four letters, two from eight. */
const toMaxEdits = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Shorter words without ending are too similar: "herr" and "heur". */
const minStemLength = 5;

export interface SearchVocabularyWord {
  word: string;
  /** Without ending. */
  stem: string;
  /** Number of products that contain it. */
  count: number;
}

/** The word that was probably meant, in any of its forms: fewest edits, then the same first letter, then most products. */
export const findNearestWord = (
  { word, stem }: Pick<SearchVocabularyWord, 'stem' | 'word'>,
  vocabulary: readonly SearchVocabularyWord[],
): string | undefined => {
  const max = toMaxEdits(word.length);
  if (max === 0 || /\d/.test(word)) return undefined;
  const candidates = vocabulary
    .map((candidate) => {
      const wordEdits = toEditDistance(word, candidate.word, max);
      const stemEdits = stem.length < minStemLength ? Infinity : toEditDistance(stem, candidate.stem, max);
      return { ...candidate, wordEdits, edits: Math.min(wordEdits, stemEdits) };
    })
    .filter(({ edits }) => edits <= max)
    .toSorted(
      (first, second) =>
        first.edits - second.edits ||
        first.wordEdits - second.wordEdits ||
        Number(second.word[0] === word[0]) - Number(first.word[0] === word[0]) ||
        second.count - first.count,
    );
  return candidates[0]?.word;
};
