// Brings what a visitor types into the search to the form the backend keeps of its products (its column search_text):
// lower case, without diacritics, ß as ss. Pure.

/** More words narrow nothing and cost the backend a comparison each. */
const maxWords = 6;

/** `'Förde  38'` → `['forde', '38']`; umlauts written out (`Foerde`) are found as well, for the column holds both. */
export const toSearchWords = (search: string): string[] => [
  ...new Set(
    search
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .split(/[\s,;]+/)
      .filter((word) => word !== '')
      .slice(0, maxWords),
  ),
];
