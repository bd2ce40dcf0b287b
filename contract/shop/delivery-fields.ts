// The fields of a product and of a variant that say its delivery time in working days (law row L7). Read by the build, the
// browser and the order service.
import { z } from 'zod';

/** From stock, and made to order. */
export const deliveryDayFields = [
  'delivery_days_min',
  'delivery_days_max',
  'made_to_order_days_min',
  'made_to_order_days_max',
] as const;

const days = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

export const deliveryDayShape = {
  delivery_days_min: days,
  delivery_days_max: days,
  made_to_order_days_min: days,
  made_to_order_days_max: days,
};
