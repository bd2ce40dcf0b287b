// Search in the guide: which paragraphs have all words of the query, and where. Pure.

/** Lower case without accents, character by character, so that positions stay those of the text. */
const fold = (text: string): string =>
  Array.from(text, (character) => {
    const plain = character.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === character.length ? plain : character;
  }).join('');

/** Without endings, so that the plural finds the singular. */
export const toGuideQueryWords = (query: string): string[] =>
  fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 5 ? word.replace(/(e[nrs]?|[ns])$/, '') : word));

/** Whether the text, together with the heading above it, has all words, at least one of them itself. */
export const matchesGuideSearch = (text: string, heading: string, words: readonly string[]): boolean => {
  const [own, above] = [fold(text), fold(heading)];
  return words.some((word) => own.includes(word)) && words.every((word) => own.includes(word) || above.includes(word));
};

/** Start and end of each occurrence. */
export const findGuideSearchMatchRanges = (text: string, words: readonly string[]): [start: number, end: number][] => {
  const folded = fold(text);
  return words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let start = folded.indexOf(word); start >= 0; start = folded.indexOf(word, start + word.length))
      found.push([start, start + word.length]);
    return found;
  });
};
