// Money in code: whole cents of a euro. Decimals exist only at the backend's edge (this file) and in formatting.
import { z } from 'zod';

/** An amount of money in whole cents of a euro. */
export type Cents = number;

/** The backend's decimal (`'1490.00'`, as PostgreSQL writes it) as cents. */
const toCents = (decimal: number | string): Cents => Math.round(Number(decimal) * 100);

/** Cents as the backend's decimal: `149000` → `'1490.00'`. */
export const toDecimal = (cents: Cents): string => (cents / 100).toFixed(2);

/** A price of the backend, read as cents. */
export const centsSchema = z
  .union([z.string().regex(/^\d+(\.\d+)?$/, 'is not an amount of money'), z.number().nonnegative()])
  .transform(toCents);
