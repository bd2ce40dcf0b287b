// The manufacturer's durability guarantee of a product or variant (GARAN label, law row L15).
import type {
  DurabilityGuarantee,
  DurabilityGuaranteeColumns,
} from '../contract/shop/product-and-variant-field-schemas.ts';

/** The label requires more years than the legal guarantee. */
const legalYears = 2;

/**
 * The content of the label; `null` unless brand, model, more than two years and the URL of the terms are all set. Each value of the
 * variant overrides that of the product.
 */
export const toDurabilityGuarantee = (
  brand: string,
  product: DurabilityGuaranteeColumns,
  variant?: DurabilityGuaranteeColumns,
): DurabilityGuarantee | null => {
  const model = (variant?.guarantee_model ?? product.guarantee_model)?.trim();
  const years = variant?.guarantee_years ?? product.guarantee_years;
  const terms = (variant?.guarantee_terms_url ?? product.guarantee_terms_url)?.trim();
  if (!brand || !model || !years || years <= legalYears || !terms || !isWebAddress(terms)) return null;
  return { brand, model, years, terms_url: terms };
};

/** Whether an editor's text is an HTTP(S) URL. */
const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address) && URL.canParse(address);
