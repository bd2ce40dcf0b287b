// Barcode numbers of products (GTIN). Used by the backend when one is saved, by the site's structured data and product feed. Pure.

/**
 * Whether a text is a GTIN-8, -12, -13 or -14 whose last digit is the check digit of the others.
 * Source: GS1 General Specifications, section 7.9 (weights 3 and 1 alternate from the right).
 */
export const isGtin = (text: string): boolean => {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = Array.from(text, Number).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};

/** What a record says of itself; `identifier` is the older field, which holds either number. */
export interface ArticleNumbers {
  gtin: string | null;
  mpn: string | null;
  identifier?: string | null;
}

/** The numbers by which the rest of the world knows an article; a GTIN with a wrong check digit counts as none. */
export const toArticleNumbers = ({
  gtin,
  mpn,
  identifier = null,
}: ArticleNumbers): { gtin: string | null; mpn: string | null } => {
  const known = [gtin, identifier].find((number) => number !== null && isGtin(number)) ?? null;
  return { gtin: known, mpn: mpn ?? (identifier !== null && !/^\d{8,14}$/.test(identifier) ? identifier : null) };
};
