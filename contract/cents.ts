// Money in code is integer euro cents. Decimal amounts exist only in database columns (decimal-amount-schema.ts) and in
// formatted text.

/** An amount of money in whole euro cents. */
export type Cents = number;

/** Converts cents to a decimal for the database: `149000` → `'1490.00'`. */
export const centsToDecimalAmount = (cents: Cents): string => (cents / 100).toFixed(2);

/** Converts a decimal from the database to cents: `'1490.00'` → `149000`. Validated by decimal-amount-schema.ts. */
export const decimalAmountToCents = (decimal: number | string): Cents => Math.round(Number(decimal) * 100);
