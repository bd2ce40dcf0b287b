// Fields shared by products and variants: net quantity and unit price (law row L6), delivery times in working days
// (L7), and the manufacturer's durability guarantee (GARAN label, L15).
import { z } from 'zod';
import { optionalTextSchema } from '../common-record-schemas.ts';

/** Units of net quantities. */
export const unitsOfMeasure = ['ml', 'l', 'g', 'kg', 'm', 'm2', 'piece'] as const;

export type UnitOfMeasure = (typeof unitsOfMeasure)[number];

const quantity = z.coerce.number().nullish().catch(null);

/** `hundred`: price per 100 ml or 100 g, which the law allows only for loose goods (PAngV § 5 (2)). */
export const netQuantityFieldSchemas = {
  unit_quantity: quantity.transform((value) => value ?? null),
  unit: z
    .enum(unitsOfMeasure)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  unit_base: z
    .enum(['legal', 'hundred'])
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
};

export type NetQuantityFields = z.infer<z.ZodObject<typeof netQuantityFieldSchemas>>;

/** A price for a quantity, such as 24000 cents for 1 kg. */
export const unitPriceSchema = z.object({
  price_cents: z.int().nonnegative(),
  quantity: z.int().positive(),
  unit: z.enum(unitsOfMeasure),
});

export type UnitPrice = z.infer<typeof unitPriceSchema>;

const days = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

/** Delivery times in working days, for items in stock and made to order. */
export const productDeliveryTimeFieldSchemas = {
  delivery_days_min: days,
  delivery_days_max: days,
  made_to_order_days_min: days,
  made_to_order_days_max: days,
};

export type ProductDeliveryTimeFields = z.infer<z.ZodObject<typeof productDeliveryTimeFieldSchemas>>;

/** The manufacturer's durability guarantee (GARAN label, law row L15). */
export const durabilityGuaranteeSchema = z.object({
  brand: z.string(),
  model: z.string(),
  years: z.int(),
  terms_url: z.url(),
});

export type DurabilityGuarantee = z.infer<typeof durabilityGuaranteeSchema>;

/** Database columns of products and variants. */
export const durabilityGuaranteeFieldSchemas = {
  guarantee_model: optionalTextSchema,
  guarantee_years: z
    .number()
    .nullish()
    .transform((years) => years ?? null),
  guarantee_terms_url: optionalTextSchema,
};

export type DurabilityGuaranteeColumns = z.infer<z.ZodObject<typeof durabilityGuaranteeFieldSchemas>>;
