// How words are compared in the product search: both sides fold them. The backend's database folds names and numbers
// into `ecommerce_product.search_text` by the same rule (backend/schema/shop/product-triggers.ts); a test holds the
// two together.

/** Letters that Unicode does not take apart, and marks that people type in several ways. */
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

/** Lower case without diacritics, umlauts as their plain vowel: "Süßwasser" → "susswasser". */
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
 * The words of a visitor's query, each to be asked for with `search_text: {_contains: word}`. Signs that a pattern of
 * the database would read as wildcards are left out; what is longer than anybody types is cut.
 */
export const parseSearchWords = (query: string): string[] => {
  const words = normalizeForSearch(query.slice(0, maxWords * maxWordLength))
    .replaceAll(/[%_\\]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, maxWords).map((word) => word.slice(0, maxWordLength));
};
