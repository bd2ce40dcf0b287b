// Fields that products and variants share, and what follows from them: quantity and unit price (law row L6), delivery times in working
// days (L7), and the maker's durability guarantee (GARAN label, L15). Read by build, browser and order service.
import { z } from 'zod';
import { optionalTextSchema } from '../record-parts.ts';

/** In which unit a net quantity is given. */
export const unitsOfMeasure = ['ml', 'l', 'g', 'kg', 'm', 'm2', 'piece'] as const;

export type UnitOfMeasure = (typeof unitsOfMeasure)[number];

const quantity = z.coerce.number().nullish().catch(null);

/** `hundred`: per 100 ml or 100 g, which the law allows for loose goods alone (PAngV § 5 (2)). */
export const netQuantityFields = {
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

export interface NetQuantityFields {
  unit_quantity: number | null;
  unit: UnitOfMeasure | null;
  unit_base: 'hundred' | 'legal' | null;
}

/** So many cents for so much, such as 24000 cents for 1 kg. */
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

/** From stock, and made to order. */
export const deliveryTimeFields = {
  delivery_days_min: days,
  delivery_days_max: days,
  made_to_order_days_min: days,
  made_to_order_days_max: days,
};

/** A durability guarantee of the maker (GARAN label, law row L15): shown only where all four are known and years > 2. */
export const durabilityGuaranteeSchema = z.object({
  brand: z.string(),
  model: z.string(),
  years: z.int(),
  terms_url: z.url(),
});

export type DurabilityGuarantee = z.infer<typeof durabilityGuaranteeSchema>;

/** Fields of the backend's products and variants. */
export const durabilityGuaranteeFields = {
  guarantee_model: optionalTextSchema,
  guarantee_years: z
    .number()
    .nullish()
    .transform((years) => years ?? null),
  guarantee_terms_url: optionalTextSchema,
};

export type DurabilityGuaranteeFields = z.infer<z.ZodObject<typeof durabilityGuaranteeFields>>;

/** The law knows the label for more than the two years that everyone gives. */
const legalYears = 2;

/**
 * What a label may say; `null` unless maker, model, more than two years and the address of the terms are all given.
 * A variant's own figures stand before those of its product, each for itself.
 */
export const toDurabilityGuarantee = (
  brand: string,
  product: DurabilityGuaranteeFields,
  variant?: DurabilityGuaranteeFields,
): DurabilityGuarantee | null => {
  const model = (variant?.guarantee_model ?? product.guarantee_model)?.trim();
  const years = variant?.guarantee_years ?? product.guarantee_years;
  const terms = (variant?.guarantee_terms_url ?? product.guarantee_terms_url)?.trim();
  if (!brand || !model || !years || years <= legalYears || !terms || !isWebAddress(terms)) return null;
  return { brand, model, years, terms_url: terms };
};

/** Whatever else an editor may have written is no link. */
const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address) && URL.canParse(address);
