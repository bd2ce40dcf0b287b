// Numbers that identify a product: reference number, GTIN (barcode number) and MPN. Pure.

/** The reference number of a product or, with its suffix, of a variant. */
export const toProductOrVariantReferenceNumber = (number: string, variantSuffix: string | null | undefined): string =>
  number + (variantSuffix ?? '');

/** A GTIN as typed or printed, without its spaces and hyphens. */
export const removeGtinSeparators = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

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

/** Article numbers of a product or variant; `identifier` is the legacy field, which contains either kind. */
export interface ProductIdentifiers {
  gtin: string | null;
  mpn: string | null;
  identifier?: string | null;
}

/** The valid GTIN and the MPN of a record. Numbers of 8 to 14 digits in `identifier` are never used as MPN. */
export const toGtinAndMpn = ({
  gtin,
  mpn,
  identifier = null,
}: ProductIdentifiers): { gtin: string | null; mpn: string | null } => {
  const validGtin = [gtin, identifier].find((number) => number !== null && isGtin(number)) ?? null;
  return { gtin: validGtin, mpn: mpn ?? (identifier !== null && !/^\d{8,14}$/.test(identifier) ? identifier : null) };
};
