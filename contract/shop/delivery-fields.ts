// The fields of a product and of a variant that say its delivery time in working days (law row L7). Read by the build, the
// browser and the order service.
import { z } from 'zod';

const days = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

/** From stock, and made to order. */
export const deliveryDayShape = {
  delivery_days_min: days,
  delivery_days_max: days,
  made_to_order_days_min: days,
  made_to_order_days_max: days,
};
