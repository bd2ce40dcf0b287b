// The order that was placed last in this tab, for the thanks page and a reload of it. Kept in session storage: it goes with
// the tab, and no other one sees it. Written by the checkout, read by the thanks page.
import { z } from 'zod';
import { expectedSchema } from '../../../contract/shop/order.ts';
import { createBrowserStorageEntry, parseStoredJson } from './storage-entry.ts';

const placedSchema = z.object({
  orderNumber: z.string().min(1).max(64),
  email: z.string().max(254),
  /** In cents. */
  total: z.int().nonnegative(),
  /** When everything is expected to arrive, or to be ready. */
  expected: expectedSchema,
  /** Fixed number of the method. */
  paymentMethod: z.int().min(1).max(5),
  isPaid: z.boolean(),
  /** Where the money is to be sent; only with prepayment. */
  transfer: z
    .object({ bankDetails: z.string().max(2_000), reference: z.string().max(200), due: z.string().max(40) })
    .nullable(),
  /** The branch where it is collected. */
  pickup: z
    .object({
      name: z.string().max(200),
      street: z.string().max(200),
      zip: z.string().max(20),
      city: z.string().max(100),
      /** For how many opening days it is kept there, once it is ready; of the offer as it was then. */
      reservationDays: z.int().positive().optional(),
    })
    .nullable(),
});

export type PlacedOrderSummary = z.infer<typeof placedSchema>;

const entry = createBrowserStorageEntry<PlacedOrderSummary | null>({
  key: 'int-order',
  area: 'session',
  parse: (text) => placedSchema.safeParse(parseStoredJson(text)).data ?? null,
});

/** Without session storage the thanks page shows the number alone, which its address holds. */
export const writePlacedOrder = (order: PlacedOrderSummary): boolean => entry.write(order);

/** `null`: this tab has placed no such order. */
export const readPlacedOrder = (orderNumber: string): PlacedOrderSummary | null => {
  const order = entry.read();
  return order?.orderNumber === orderNumber ? order : null;
};
