// GET /ecom/search: the products of a list, its facets, suggestions, and how the query was understood. The parameters
// are those of a list's address (domain/product-list/product-list-state.ts) with project, language and view.
import { z } from 'zod';
import { hexColorSchema } from '../hex-color-schema.ts';
import { locales } from '../locale.ts';
import { productListSortOptions } from '../product-sort-orders-and-filter-types.ts';
import { requestProjectDomainSchema } from './request-body-field-schemas.ts';

/** `list`: a page of products with facets. `suggestions`: what a visitor may mean while typing. */
export const productSearchViewParameterValues = ['list', 'suggestions'] as const;

/** Parameters besides those of the list's address, which are never refused: unusable parts of an address are ignored. */
export const productSearchParametersSchema = z.object({
  project: requestProjectDomainSchema,
  language: z.enum(locales),
  view: z.enum(productSearchViewParameterValues).default('list'),
  /** Names of attributes become filters. Pages of an earlier release do not ask for it, and refuse such filters. */
  filters: z.literal('attribute').optional().catch(undefined),
});

const facetOptionSchema = z.object({
  id: z.string(),
  /** Language-independent value in the address. */
  value: z.string(),
  label: z.string(),
  /** Products with this value that match all other filters. */
  count: z.int(),
  /** Of a metal or a stone, beside its label. */
  color: hexColorSchema.optional().catch(undefined),
});

export type FacetOption = z.infer<typeof facetOptionSchema>;

/** The counts of a group ignore the group's own filter, so that several of its values can be chosen. */
export const productFacetsSchema = z.object({
  categories: z.array(facetOptionSchema),
  subcategories: z.array(facetOptionSchema.extend({ category: z.string() })),
  manufacturers: z.array(facetOptionSchema),
  attributeGroups: z.array(z.object({ id: z.string(), label: z.string(), options: z.array(facetOptionSchema) })),
  tags: z.array(facetOptionSchema),
  /** Where the products can be seen; empty unless there is a choice, and absent in responses of an earlier service. */
  branches: z.array(facetOptionSchema).default([]),
  sizes: z.array(facetOptionSchema),
  inStockCount: z.int(),
  /** Of the products that match all filters but the price. `null` without priced products. */
  price: z
    .object({
      minCents: z.int(),
      maxCents: z.int(),
      /** Products per step; all steps have the same width, from `minCents` to `maxCents`. */
      histogram: z.array(z.int()),
    })
    .nullable(),
});

export type ProductSearchFacets = z.infer<typeof productFacetsSchema>;

/**
 * A part of the query that was understood as a filter. `words` is what the visitor typed; without it, it is undone. Names
 * of an attribute that was named several times are separated by a comma and a space.
 */
const interpretedFilterSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    words: z.string(),
    minCents: z.int().nullable(),
    maxCents: z.int().nullable(),
  }),
  z.object({ kind: z.literal('size'), words: z.string(), label: z.string() }),
  z.object({ kind: z.literal('stock'), words: z.string() }),
  z.object({ kind: z.literal('attribute'), words: z.string(), label: z.string() }),
]);

export type InterpretedSearchFilter = z.infer<typeof interpretedFilterSchema>;

export const searchInterpretationSchema = z.object({
  /** A page must not fail because a newer service knows further kinds. */
  filters: z.preprocess(
    (filters) =>
      Array.isArray(filters) ? filters.filter((filter) => interpretedFilterSchema.safeParse(filter).success) : filters,
    z.array(interpretedFilterSchema),
  ),
  /** The query that was searched for instead of a mistyped one. */
  correctedQuery: z.string().nullable(),
  /** Words that no product contains, or none that matches the others; those were searched for. */
  ignoredWords: z.array(z.string()),
  /** No product matches all words; these match some of them, or are the shop's most popular ones. */
  isNearest: z.boolean(),
});

export type SearchInterpretation = z.infer<typeof searchInterpretationSchema>;

/** A page of the site. Fixed pages have a route key, brands a slug and the key of their department. */
const suggestedPageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), key: z.string(), title: z.string() }),
  z.object({ kind: z.literal('brand'), slug: z.string(), department: z.string(), title: z.string() }),
]);

export type SuggestedPage = z.infer<typeof suggestedPageSchema>;

export const searchSuggestionsSchema = z.object({
  categories: z.array(z.object({ filter: z.enum(['category', 'subcategory']), value: z.string(), label: z.string() })),
  manufacturers: z.array(z.object({ value: z.string(), label: z.string() })),
  pages: z.array(suggestedPageSchema),
});

export type SearchSuggestionsResponsePart = z.infer<typeof searchSuggestionsSchema>;

export const productSearchResponseSchema = z.object({
  status: z.literal('ok'),
  /** Records of `productListItemSchema`, validated one by one: an invalid product must not hide the others. */
  products: z.array(z.unknown()),
  total: z.int(),
  /** 1-based. */
  page: z.int(),
  interpretation: searchInterpretationSchema,
  /** The order of an address without one; absent in responses of an earlier service. */
  ownSort: z.enum(productListSortOptions).optional(),
  /** Filter values of the address that the shop does not offer; they were ignored. */
  hasUnknownFilter: z.boolean(),
  /** Only with `view=list`. */
  facets: productFacetsSchema.nullable(),
  /** Only with `view=suggestions`. */
  suggestions: searchSuggestionsSchema.nullable(),
});

export type ProductSearchResponse = z.infer<typeof productSearchResponseSchema>;
