// The durability guarantee of a maker (GARAN label, law row L15): when there is one to be shown. Asked by the build, the
// browser and the order service, so that page, cart and mail name the same.
import { z } from 'zod';
import { optionalText } from '../record-parts.ts';
import type { Guarantee } from './quote.ts';

/** Fields of the backend's products and variants. */
export const guaranteeShape = {
  guarantee_model: optionalText,
  guarantee_years: z
    .number()
    .nullish()
    .transform((years) => years ?? null),
  guarantee_terms_url: optionalText,
};

export type GuaranteeFields = z.infer<z.ZodObject<typeof guaranteeShape>>;

/** The law knows the label for more than the two years that everyone gives. */
const legalYears = 2;

/**
 * What a label may say; `null` unless maker, model, more than two years and the address of the terms are all given.
 * A variant's own figures stand before those of its product, each for itself.
 */
export const toGuarantee = (brand: string, product: GuaranteeFields, variant?: GuaranteeFields): Guarantee | null => {
  const model = (variant?.guarantee_model ?? product.guarantee_model)?.trim();
  const years = variant?.guarantee_years ?? product.guarantee_years;
  const terms = (variant?.guarantee_terms_url ?? product.guarantee_terms_url)?.trim();
  if (!brand || !model || !years || years <= legalYears || !terms || !isWebAddress(terms)) return null;
  return { brand, model, years, terms_url: terms };
};

/** Whatever else an editor may have written is no link. */
const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address) && URL.canParse(address);
