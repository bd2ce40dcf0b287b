// Hashes an order body, to distinguish a retry from a different order with the same `order_uuid`. Pure.
import { createHash } from 'node:crypto';
import { renameToLegacyMoneyFields } from '../../../../../domain/convert-legacy-money-field-names.ts';
import type { OrderRequestBody } from '../../../../../contract/shop/order.ts';

/** Sorts the keys of objects: two browsers may serialize the same values in different orders. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * SHA-256 (hex) of the order, with the legacy names of money fields, so that hashes stored before the rename still
 * match. Excludes the honeypot, the time the form was open and the proof of work, which differ between retries.
 */
export const toOrderRequestBodyHash = (body: OrderRequestBody): string => {
  const ordered: Partial<OrderRequestBody> = { ...body };
  delete ordered.homepage;
  delete ordered.open_ms;
  delete ordered.proof;
  return createHash('sha256')
    .update(JSON.stringify(renameToLegacyMoneyFields(ordered), sortKeys))
    .digest('hex');
};
