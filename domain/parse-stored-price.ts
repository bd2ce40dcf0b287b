// Parses the price column of a product or shipping rate. Apart from allowed-number-ranges.ts, which the studio loads without zod.
import type { Cents } from '../contract/cents.ts';
import { decimalAmountToCentsSchema } from '../contract/decimal-amount-schema.ts';
import { allowedPriceRange, isNumberInRange } from './allowed-number-ranges.ts';

/** In cents; `undefined` if the value is not a valid price. */
export const parseStoredPriceCents = (value: unknown): Cents | undefined =>
  isNumberInRange(allowedPriceRange, value) ? decimalAmountToCentsSchema.safeParse(value).data : undefined;
