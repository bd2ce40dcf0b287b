// Money in code: whole cents of a euro. Decimals exist only at the backend's edge (this file) and in formatting.
import { z } from 'zod';

/** An amount of money in whole cents of a euro. */
export type Cents = number;

/** The backend's decimal (`'1490.00'`, as PostgreSQL writes it) as cents. */
const toCents = (decimal: number | string): Cents => Math.round(Number(decimal) * 100);

/** Cents as the backend's decimal: `149000` → `'1490.00'`. */
export const toDecimalAmount = (cents: Cents): string => (cents / 100).toFixed(2);

/** A third decimal may only be a zero: whoever writes half a cent has not meant this column. Numbers are read as they are written. */
const isWholeCents = (decimal: number | string): boolean => /^\d+(\.\d{1,2}0*)?$/.test(String(decimal));

/** An amount of the backend, read as cents. Fractions of a cent, negative amounts and words are refused, never rounded. */
export const centsSchema = z
  .union([z.string(), z.number()])
  .refine(isWholeCents, 'is not an amount of money')
  .transform(toCents);
