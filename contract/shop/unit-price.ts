// How much of something is sold, and the unit price that follows (law row L6): the fields of the backend's products and
// variants, and the figure as the order service tells it.
import { z } from 'zod';

/** In which unit a net quantity is given. */
export const units = ['ml', 'l', 'g', 'kg', 'm', 'm2', 'piece'] as const;

export type Unit = (typeof units)[number];

const quantity = z.coerce.number().nullish().catch(null);

/** `hundred`: per 100 ml or 100 g, which the law allows for loose goods alone (PAngV § 5 (2)). */
export const unitShape = {
  unit_quantity: quantity.transform((value) => value ?? null),
  unit: z
    .enum(units)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  unit_base: z
    .enum(['legal', 'hundred'])
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
};

export interface UnitFields {
  unit_quantity: number | null;
  unit: Unit | null;
  unit_base: 'hundred' | 'legal' | null;
}

/** So many cents for so much, such as 24000 cents for 1 kg. */
export const unitPriceSchema = z.object({
  price_brutto: z.int().nonnegative(),
  quantity: z.int().positive(),
  unit: z.enum(units),
});

export type UnitPrice = z.infer<typeof unitPriceSchema>;
