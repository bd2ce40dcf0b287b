// Parses decimal amounts from the database. Separate from cents.ts, which the first paint uses without zod.
import { z } from 'zod';
import { decimalAmountToCents } from './cents.ts';

/** At most two decimals, apart from trailing zeros: a fraction of a cent indicates a wrong column. */
const isWholeCents = (decimal: number | string): boolean => /^\d+(\.\d{1,2}0*)?$/.test(String(decimal));

/**
 * Parses a decimal amount from the backend to cents. Fractions of a cent, negative amounts and text are rejected, never
 * rounded.
 */
export const decimalAmountToCentsSchema = z
  .union([z.string(), z.number()])
  .refine(isWholeCents, 'is not an amount of money')
  .transform(decimalAmountToCents);
