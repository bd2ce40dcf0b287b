// Valid ranges of numbers, shared by the database, the studio's validation, the order service and the build. Pure.
import { maxOrderTotalCents } from '../contract/shop/order-constants.ts';

/** Both ends inclusive. Amounts of money are in euros, as in the database column. */
export interface NumberRange {
  min: number;
  max: number;
}

/** Prices typed by an editor, in euros. */
export const allowedPriceRange: NumberRange = { min: 0, max: 9_999_999.99 };

/** Totals written by the order service, in euros; the limit is that of the database column. */
export const allowedOrderTotalRange: NumberRange = { min: 0, max: maxOrderTotalCents / 100 };

export const allowedTaxPercentRange: NumberRange = { min: 0, max: 100 };

export const allowedStockQuantityRange: NumberRange = { min: 0, max: 1_000_000 };

/** Working days that a shipping rate adds to the delivery time; negative for express. */
export const allowedAdditionalDeliveryDaysRange: NumberRange = { min: -30, max: 500 };

/** Whether a column value (number or numeric string) is in the range. PostgreSQL's numeric value `'NaN'` is not. */
export const isNumberInRange = ({ min, max }: NumberRange, value: unknown): boolean => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return false;
  const number = Number(value);
  return number >= min && number <= max;
};
