// Normalizes text for the product search. The database applies the same rule to `ecommerce_product.search_text`
// (backend/schema/shop/product-derived-column-triggers.ts); a test compares the two.

/** Letters without a Unicode decomposition, and punctuation with several variants. */
const substitutes: Record<string, string> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
  '—': '-',
};

const maxWords = 8;
const maxWordLength = 40;

/** Lower case without diacritics: "Süßwasser" → "susswasser". */
export const normalizeForSearch = (text: string): string => {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/./gsu, (letter) => substitutes[letter] ?? letter)
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
};

/**
 * The distinct words of a search query, for filters of the form `search_text: {_contains: word}`. Wildcards of SQL
 * patterns are removed; the number and length of words are limited.
 */
export const parseSearchWords = (query: string): string[] => {
  const words = normalizeForSearch(query.slice(0, maxWords * maxWordLength))
    .replaceAll(/[%_\\]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, maxWords).map((word) => word.slice(0, maxWordLength));
};
