// Parses product records individually, so that an invalid record does not break a list or the site build. An invalid
// product is omitted; if only a variant is invalid, only the variant is omitted. The order service treats its lines in
// the same way (promise 12). Pure.
import type { z } from 'zod';
import { isNumberInRange, allowedTaxPercentRange, allowedPriceRange } from './allowed-number-ranges.ts';

/** Why a record is omitted. `id` is the product's id, `field` a path such as `product_variants.1.price_brutto`. */
export interface InvalidProductField {
  id: string | undefined;
  field: string;
  message: string;
}

export interface ProductRecordsParseResult<T> {
  products: T[];
  /** Reasons for all omitted products and variants. */
  problems: InvalidProductField[];
  /** Ids of the omitted products. */
  leftOutIds: Set<string>;
}

type Problem = Omit<InvalidProductField, 'id'> & { path: PropertyKey[] };

/** An unvalidated record from Directus. */
interface RawProduct {
  id?: unknown;
  price_brutto?: unknown;
  tax_percent?: unknown;
  product_variants?: unknown;
}

/**
 * Omits a product that the schema rejects or whose price or tax rate is out of range. If only variants are invalid in
 * this way, the product is kept without them, unless no variant remains.
 */
export const parseValidProducts = <S extends z.ZodType>(
  schema: S,
  records: readonly unknown[],
): ProductRecordsParseResult<z.infer<S>> => {
  const result: ProductRecordsParseResult<z.infer<S>> = { products: [], problems: [], leftOutIds: new Set() };
  for (const record of records) {
    const problems = findProblems(schema, record);
    const id = toId(record);
    result.problems.push(...problems.map(({ field, message }) => ({ id, field, message })));
    const parsed = schema.safeParse(problems.length > 0 ? withoutVariants(record, problems) : record);
    if (parsed.success && problems.every(isVariantProblem) && hasSellableVariant(record, problems))
      result.products.push(parsed.data);
    else if (id !== undefined) result.leftOutIds.add(id);
  }
  return result;
};

const findProblems = (schema: z.ZodType, record: unknown): Problem[] => {
  const parsed = schema.safeParse(record);
  const schemaProblems = (parsed.error?.issues ?? []).map(({ path, message }) => toProblem(path, message));
  const { price_brutto, tax_percent, product_variants } = (record ?? {}) as RawProduct;
  const outOfRange = [
    ...(isOutOfRange(allowedPriceRange, price_brutto) ? [['price_brutto']] : []),
    ...(isOutOfRange(allowedTaxPercentRange, tax_percent) ? [['tax_percent']] : []),
    ...(Array.isArray(product_variants) ? (product_variants as (RawProduct | null)[]) : []).flatMap((variant, index) =>
      isOutOfRange(allowedPriceRange, variant?.price_brutto) ? [['product_variants', index, 'price_brutto']] : [],
    ),
  ].map((path) => toProblem(path, 'is out of its range'));
  const reportedFields = new Set(schemaProblems.map(({ field }) => field));
  return [...schemaProblems, ...outOfRange.filter(({ field }) => !reportedFields.has(field))];
};

const toProblem = (path: PropertyKey[], message: string): Problem => ({
  path,
  field: path.map(String).join('.'),
  message,
});

/** A missing value is not out of range. */
const isOutOfRange = (range: typeof allowedPriceRange, value: unknown): boolean =>
  value !== null && value !== undefined && !isNumberInRange(range, value);

const isVariantProblem = ({ path: [field, index] }: Problem): boolean =>
  field === 'product_variants' && typeof index === 'number';

const withoutVariants = (record: unknown, problems: readonly Problem[]): unknown => {
  const variants = (record as RawProduct | null)?.product_variants;
  if (!Array.isArray(variants)) return record;
  const invalid = new Set(problems.filter(isVariantProblem).map(({ path: [, index] }) => index));
  return { ...(record as object), product_variants: variants.filter((_, index) => !invalid.has(index)) };
};

/**
 * Without this check, a product whose variants are all invalid would be shown as a product without variants, at its own
 * price.
 */
const hasSellableVariant = (record: unknown, problems: readonly Problem[]): boolean => {
  const variants = (record as RawProduct | null)?.product_variants;
  if (problems.length === 0 || !Array.isArray(variants)) return true;
  return new Set(problems.filter(isVariantProblem).map(({ path: [, index] }) => index)).size < variants.length;
};

const toId = (record: unknown): string | undefined => {
  const id = (record as RawProduct | null)?.id;
  return typeof id === 'string' ? id : undefined;
};
