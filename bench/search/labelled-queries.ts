// The labelled search queries in `queries/`, and which products of the demo shop each of them should find.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Locale } from '../../contract/locale.ts';
import {
  demoRecordCollections,
  type DemoCollectionFileMapping,
} from '../../demo/content-loader/demo-record-collections.ts';
import {
  demoProductVocabularySchema,
  expandProductShorthand,
} from '../../demo/content-loader/expand-product-shorthand.ts';
import {
  readDemoRecordsOfType,
  readYamlFile,
  type RawDemoRecord,
} from '../../demo/content-loader/read-demo-records.ts';

const demoFolder = fileURLToPath(new URL('../../demo', import.meta.url));
const queriesFolder = new URL('queries/', import.meta.url);
const demoShop = 'arnsberg';

const oneOrMore = z.union([z.string(), z.array(z.string()).min(1)]).transform((value) => [value].flat());

const relevanceConditionsSchema = z
  .strictObject({
    category: oneOrMore.optional(),
    subcategory: oneOrMore.optional(),
    manufacturer: oneOrMore.optional(),
    attribute: oneOrMore.optional(),
    tag: oneOrMore.optional(),
    /** Slugs. */
    product: oneOrMore.optional(),
    /** Keys, or true for any personalization. */
    personalization: z.union([z.literal(true), oneOrMore]).optional(),
    /** In euros, compared with the lowest price of the product. */
    minPrice: z.number().optional(),
    maxPrice: z.number().optional(),
    /** Fulfilled if one variant on sale has one of the suffixes, without the hyphen. */
    variantSuffix: oneOrMore.optional(),
  })
  .refine((conditions) => Object.keys(conditions).length > 0, 'has no condition');
type RelevanceConditions = z.infer<typeof relevanceConditionsSchema>;

const queryFields = {
  query: z.string().min(1),
  kind: z.enum([
    'word',
    'synonym',
    'compound',
    'inflection',
    'umlaut',
    'typo',
    'brand',
    'reference',
    'price',
    'unit',
    'attribute',
    'occasion',
    'phrase',
    'page',
  ]),
};

/** Schema of an entry of `queries/<locale>.yaml`: the query should find either products or a page. */
export const searchRelevanceJudgmentSchema = z.union([
  z.strictObject({
    ...queryFields,
    /** A product is relevant if it fulfils all conditions of any entry. */
    relevant: z.array(relevanceConditionsSchema).min(1),
  }),
  z.strictObject({
    ...queryFields,
    kind: z.literal('page'),
    /** Keys of pages, or `brand:<key>`; any of them is right. */
    page: oneOrMore,
  }),
]);
export type SearchRelevanceJudgment = z.infer<typeof searchRelevanceJudgmentSchema>;

const labelledProductSchema = z.object({
  status: z.string(),
  category: z.string(),
  subcategories: z.array(z.string()),
  manufacturer: z.string(),
  attributes: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  personalization: z.string().optional(),
  price_brutto: z.number().optional(),
  product_variants: z
    .array(z.object({ reference_number_suffix: z.string(), price_brutto: z.number(), active: z.boolean() }))
    .default([]),
});

/** A product of the demo shop that is on sale, with the keys of what it references. */
export interface RelevanceBenchProduct extends Omit<
  z.infer<typeof labelledProductSchema>,
  'status' | 'price_brutto' | 'product_variants'
> {
  slug: string;
  lowestPrice: number;
  /** Of the variants on sale, without the hyphen. */
  variantSuffixes: string[];
}

const getRecordType = (name: string): DemoCollectionFileMapping => {
  const recordType = demoRecordCollections.find((candidate) => candidate.name === name);
  if (!recordType) throw new Error(`There is no record type "${name}".`);
  return recordType;
};

/** The demo shop's records of a type, such as `category` or `page`. */
export const readDemoShopRecordsOfType = (name: string): RawDemoRecord[] =>
  readDemoRecordsOfType(demoFolder, demoShop, getRecordType(name));

/** The products of the demo shop that are on sale. */
export const readRelevanceBenchProducts = (): RelevanceBenchProduct[] => {
  const vocabulary = demoProductVocabularySchema.parse(
    readYamlFile(demoFolder, `${demoShop}/shop/image-views-and-variant-choices.yaml`),
  );
  const { defaults } = getRecordType('product');
  return readDemoShopRecordsOfType('product').flatMap(({ key, fields }) => {
    const expanded = expandProductShorthand(key, { ...defaults, ...fields }, vocabulary);
    const {
      status,
      price_brutto: price,
      product_variants: all,
      ...product
    } = labelledProductSchema.parse(expanded.fields);
    if (status !== 'published') return [];
    const variants = all.filter(({ active }) => active);
    const prices = variants.length > 0 ? variants.map((variant) => variant.price_brutto) : [price ?? Number.NaN];
    return {
      ...product,
      slug: key,
      lowestPrice: Math.min(...prices),
      variantSuffixes: variants.map((variant) => variant.reference_number_suffix.replace(/^-/, '')),
    };
  });
};

/** @throws {@link z.ZodError} with the position in the file. */
export const readLabelledQueries = (locale: Locale): SearchRelevanceJudgment[] =>
  z.array(searchRelevanceJudgmentSchema).parse(parse(readFileSync(new URL(`${locale}.yaml`, queriesFolder), 'utf8')));

const fulfils = (product: RelevanceBenchProduct, conditions: RelevanceConditions): boolean => {
  const hasAny = (wanted: string[] | undefined, actual: string[]) =>
    !wanted || wanted.some((value) => actual.includes(value));
  const { personalization } = conditions;
  const personalizations = product.personalization === undefined ? [] : [product.personalization];
  return (
    hasAny(conditions.category, [product.category]) &&
    hasAny(conditions.subcategory, product.subcategories) &&
    hasAny(conditions.manufacturer, [product.manufacturer]) &&
    hasAny(conditions.attribute, product.attributes) &&
    hasAny(conditions.tag, product.tags) &&
    hasAny(conditions.product, [product.slug]) &&
    hasAny(conditions.variantSuffix, product.variantSuffixes) &&
    (personalization === true ? personalizations.length > 0 : hasAny(personalization, personalizations)) &&
    product.lowestPrice >= (conditions.minPrice ?? 0) &&
    product.lowestPrice <= (conditions.maxPrice ?? Infinity)
  );
};

/** The slugs of the products that a query should find; none for a query that should find a page. */
export const toRelevantSlugsForLabelledQuery = (
  query: SearchRelevanceJudgment,
  products: RelevanceBenchProduct[],
): string[] => {
  if (!('relevant' in query)) return [];
  return products
    .filter((product) => query.relevant.some((conditions) => fulfils(product, conditions)))
    .map(({ slug }) => slug);
};
