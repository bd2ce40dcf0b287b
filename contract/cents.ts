// Money in code is integer euro cents. Decimal amounts exist only in database columns, converted here, and in formatted
// text.
import { z } from 'zod';

/** An amount of money in whole euro cents. */
export type Cents = number;

/** Converts a decimal from the database (`'1490.00'`) to cents. */
const toCents = (decimal: number | string): Cents => Math.round(Number(decimal) * 100);

/** Converts cents to a decimal for the database: `149000` → `'1490.00'`. */
export const centsToDecimalAmount = (cents: Cents): string => (cents / 100).toFixed(2);

/** At most two decimals, apart from trailing zeros: a fraction of a cent indicates a wrong column. */
const isWholeCents = (decimal: number | string): boolean => /^\d+(\.\d{1,2}0*)?$/.test(String(decimal));

/**
 * Parses a decimal amount from the backend to cents. Fractions of a cent, negative amounts and text are rejected, never
 * rounded.
 */
export const decimalAmountToCentsSchema = z
  .union([z.string(), z.number()])
  .refine(isWholeCents, 'is not an amount of money')
  .transform(toCents);
