// Parses decimal amounts from the database. Separate from cents.ts, which the first paint uses without zod.
import { z } from 'zod';
import type { Cents } from './cents.ts';

/** Converts a decimal from the database (`'1490.00'`) to cents. */
const toCents = (decimal: number | string): Cents => Math.round(Number(decimal) * 100);

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
