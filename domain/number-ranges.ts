// Which figures can be right: the smallest and largest value that the database keeps, the studio takes, and the order service
// and the build work with. Pure.
import { type Cents, centsSchema } from '../contract/cents.ts';

/** Both ends belong to it. Amounts of money are in euros here, as in the column. */
export interface NumberRange {
  min: number;
  max: number;
}

/** What an editor types as an amount: ten million euros are more than any product costs. */
export const priceRange: NumberRange = { min: 0, max: 9_999_999.99 };

/** What a column of money holds: sums that the order service writes. */
export const orderAmountRange: NumberRange = { min: 0, max: 99_999_999.99 };

export const taxPercentRange: NumberRange = { min: 0, max: 100 };

export const stockQuantityRange: NumberRange = { min: 0, max: 1_000_000 };

/** Working days that a way of shipping adds to the delivery time; express takes some away. */
export const additionalDeliveryDaysRange: NumberRange = { min: -30, max: 500 };

/** Whether the value of a column is a number of the range; `'NaN'`, which PostgreSQL's numeric knows, is none. */
export const isNumberInRange = ({ min, max }: NumberRange, value: unknown): boolean => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return false;
  const number = Number(value);
  return number >= min && number <= max;
};

/** The price of a product or a rate in cents; `undefined` where the column holds what no price can be. */
export const parseProductPriceCents = (value: unknown): Cents | undefined =>
  isNumberInRange(priceRange, value) ? centsSchema.safeParse(value).data : undefined;
