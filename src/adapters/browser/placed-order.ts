// The last order of this tab, for the thanks page and its reload. Kept in session storage, so only this tab sees it.
import { z } from 'zod';
import { expectedDeliveryDatesSchema } from '../../../contract/shop/order.ts';
import { orderStatusLineSchema } from '../../../contract/shop/order-status-page.ts';
import { parseJsonOrUndefined } from '../../../domain/parse-json-or-undefined.ts';
import { createBrowserStorageAccessor } from './browser-storage-accessor.ts';

const placedOrderSchema = z.object({
  orderNumber: z.string().min(1).max(64),
  email: z.string().max(254),
  /** In cents. */
  total: z.int().nonnegative(),
  /** What is left to pay after gift vouchers; missing without any. */
  dueCents: z.int().nonnegative().optional(),
  /** Expected delivery or pick-up date. */
  expected: expectedDeliveryDatesSchema,
  /** Id of the payment method; `null` if nothing is due. */
  paymentMethod: z.int().min(1).max(5).nullable(),
  isPaid: z.boolean(),
  /** Gift vouchers only; missing in entries of an earlier release. */
  isVoucherOrder: z.boolean().default(false),
  /** Bank details; only for prepayment. */
  transfer: z
    .object({ bankDetails: z.string().max(2_000), reference: z.string().max(200), due: z.string().max(40) })
    .nullable(),
  /** The branch for pick-up. */
  pickup: z
    .object({
      name: z.string().max(200),
      street: z.string().max(200),
      zip: z.string().max(20),
      city: z.string().max(100),
      /** Number of opening days for which the order is kept there once it is ready, as offered when it was placed. */
      reservationDays: z.int().positive().optional(),
    })
    .nullable(),
  /** Key of the order status page; `null` if unknown, also in entries of an earlier release. */
  accessKey: z.string().max(64).nullable().default(null),
  /** What was ordered; empty if unknown. */
  lines: z.array(orderStatusLineSchema.extend({ imageUrl: z.string().nullable() })).catch([]),
});

export type SessionStoragePlacedOrder = z.infer<typeof placedOrderSchema>;

const entry = createBrowserStorageAccessor<SessionStoragePlacedOrder | null>({
  key: 'int-order',
  area: 'session',
  parse: (text) => placedOrderSchema.safeParse(parseJsonOrUndefined(text)).data ?? null,
});

/**
 * Without session storage the thanks page shows only the order number from its URL. Drawings of many engravings may
 * exceed it; then the lines are left out.
 */
export const storePlacedOrderInSession = (order: SessionStoragePlacedOrder): boolean =>
  entry.write(order) || entry.write({ ...order, lines: [] });

/** `null` if this tab has not placed this order. */
export const readStoredPlacedOrder = (orderNumber: string): SessionStoragePlacedOrder | null => {
  const order = entry.read();
  return order?.orderNumber === orderNumber ? order : null;
};
