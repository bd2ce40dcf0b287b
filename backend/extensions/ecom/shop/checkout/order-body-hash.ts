// What tells the repetition of an order from another order under the same `order_uuid`. Pure.
import { createHash } from 'node:crypto';
import { toLegacyMoneyNames } from '../../../../../contract/shop/legacy-money-names.ts';
import type { OrderBody } from '../../../../../contract/shop/order.ts';

/** Keys of records in a stable order: two browsers may write the same values in two orders. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * SHA-256 of what is ordered, in hex, under the names that orders before the update were hashed with. How long the form was open and the proof are none of it: a
 * retry comes with others.
 */
export const toOrderBodyHash = (body: OrderBody): string => {
  const ordered: Partial<OrderBody> = { ...body };
  delete ordered.homepage;
  delete ordered.open_ms;
  delete ordered.proof;
  return createHash('sha256')
    .update(JSON.stringify(toLegacyMoneyNames(ordered), sortKeys))
    .digest('hex');
};
