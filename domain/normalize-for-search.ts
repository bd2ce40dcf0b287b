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
