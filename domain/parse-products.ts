// One product that cannot be read does not stop a list or the build of the site: it is left out, and a variant alone where
// only the variant is wrong. The order service does the same with its lines (promise 12). Pure.
import type { z } from 'zod';
import { isNumberInRange, taxPercentRange, priceRange } from './number-ranges.ts';

/** Why a record is left out; `id` is the product's, `field` a path such as `product_variants.1.price_brutto`. */
export interface InvalidProductValue {
  id: string | undefined;
  field: string;
  message: string;
}

export interface ParsedProducts<T> {
  products: T[];
  /** What is wrong with what was left out: whole products, or single variants of those that stay. */
  problems: InvalidProductValue[];
  /** Ids of the products that were left out. */
  leftOutIds: Set<string>;
}

type Problem = Omit<InvalidProductValue, 'id'> & { path: PropertyKey[] };

/** As Directus answers: nothing of it is sure. */
interface RawProduct {
  id?: unknown;
  price_brutto?: unknown;
  tax_percent?: unknown;
  product_variants?: unknown;
}

/**
 * Parses products one by one and leaves out what cannot be shown: a product that the schema refuses or whose price or tax
 * is out of its range, or, where nothing else is wrong, its variants of which that is true.
 */
export const parseProducts = <S extends z.ZodType>(
  schema: S,
  records: readonly unknown[],
): ParsedProducts<z.infer<S>> => {
  const result: ParsedProducts<z.infer<S>> = { products: [], problems: [], leftOutIds: new Set() };
  for (const record of records) {
    const problems = findProblems(schema, record);
    const id = toId(record);
    result.problems.push(...problems.map(({ field, message }) => ({ id, field, message })));
    const parsed = schema.safeParse(problems.length > 0 ? withoutVariants(record, problems) : record);
    if (parsed.success && problems.every(isOfVariant) && hasSomethingToSell(record, problems))
      result.products.push(parsed.data);
    else if (id !== undefined) result.leftOutIds.add(id);
  }
  return result;
};

const findProblems = (schema: z.ZodType, record: unknown): Problem[] => {
  const parsed = schema.safeParse(record);
  const refused = (parsed.error?.issues ?? []).map(({ path, message }) => toProblem(path, message));
  const { price_brutto, tax_percent, product_variants } = (record ?? {}) as RawProduct;
  const outOfRange = [
    ...(isOutOf(priceRange, price_brutto) ? [['price_brutto']] : []),
    ...(isOutOf(taxPercentRange, tax_percent) ? [['tax_percent']] : []),
    ...(Array.isArray(product_variants) ? (product_variants as (RawProduct | null)[]) : []).flatMap((variant, index) =>
      isOutOf(priceRange, variant?.price_brutto) ? [['product_variants', index, 'price_brutto']] : [],
    ),
  ].map((path) => toProblem(path, 'is out of its range'));
  const refusedFields = new Set(refused.map(({ field }) => field));
  return [...refused, ...outOfRange.filter(({ field }) => !refusedFields.has(field))];
};

const toProblem = (path: PropertyKey[], message: string): Problem => ({
  path,
  field: path.map(String).join('.'),
  message,
});

/** Where there is no figure, there is none that could be wrong. */
const isOutOf = (range: typeof priceRange, value: unknown): boolean =>
  value !== null && value !== undefined && !isNumberInRange(range, value);

const isOfVariant = ({ path: [field, index] }: Problem): boolean =>
  field === 'product_variants' && typeof index === 'number';

const withoutVariants = (record: unknown, problems: readonly Problem[]): unknown => {
  const variants = (record as RawProduct | null)?.product_variants;
  if (!Array.isArray(variants)) return record;
  const bad = new Set(problems.filter(isOfVariant).map(({ path: [, index] }) => index));
  return { ...(record as object), product_variants: variants.filter((_, index) => !bad.has(index)) };
};

/** A product whose variants are all left out would otherwise be shown as one without variants, at a price of its own. */
const hasSomethingToSell = (record: unknown, problems: readonly Problem[]): boolean => {
  const variants = (record as RawProduct | null)?.product_variants;
  if (problems.length === 0 || !Array.isArray(variants)) return true;
  return new Set(problems.filter(isOfVariant).map(({ path: [, index] }) => index)).size < variants.length;
};

const toId = (record: unknown): string | undefined => {
  const id = (record as RawProduct | null)?.id;
  return typeof id === 'string' ? id : undefined;
};
