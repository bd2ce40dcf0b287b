// The filters that a shop offers, with names in one language: values of the address → ids for the index, and labels for
// the facets.
import { hexColorSchema } from '../../../../contract/hex-color-schema.ts';
import type { Locale } from '../../../../contract/locale.ts';
import type { ProductSortOption } from '../../../../contract/product-sort-orders-and-filter-types.ts';
import { uuidToUrlFilterValue } from '../../../../domain/product-list/product-list-state.ts';
import type {
  SearchAttributeOption,
  SearchFilterOptionByWords,
} from '../../../../domain/product-search/extract-filter-options-named-in-search.ts';
import { textSearchConfigurations } from '../../../schema/shop/product-search-index.ts';
import { toTranslatedTextSql, toTranslationJoin } from '../platform/database-helpers.ts';
import { type ProductSearchContext, createNameSpellingAndSynonymLookup } from './search-synonyms.ts';
import { createStaleWhileRevalidateCache } from './stale-while-revalidate-search-cache.ts';

export interface ProductSearchFilterOption {
  id: string;
  /** Value in the address. */
  value: string;
  label: string;
  color?: string | undefined;
}

/** An option with the words of its label, to suggest it by. */
export interface SuggestableFilterOption extends ProductSearchFilterOption {
  /** A `tsvector` as text. */
  vector: string;
}

export interface ShopSearchFiltersAndSettings {
  defaultSort: ProductSortOption;
  /** The shop accepts orders beyond its stock. */
  purchaseToOrder: boolean;
  categories: SuggestableFilterOption[];
  /** `category`: the slug of its category. */
  subcategories: (SuggestableFilterOption & { category: string })[];
  manufacturers: SuggestableFilterOption[];
  attributeGroups: { id: string; label: string; options: ProductSearchFilterOption[] }[];
  /** Names of attributes that a search reads as a filter, with their synonyms. */
  filterWords: SearchFilterOptionByWords;
  tags: ProductSearchFilterOption[];
  /** Where products can be seen; empty unless there is a choice. */
  branches: ProductSearchFilterOption[];
  /** Translated names of sizes, by their name in the default language. */
  sizeLabels: ReadonlyMap<string, string>;
}

interface OfferedRecordsOptions {
  /** Column with the value in the address. */
  value?: string;
  columns?: readonly string[];
}

/** Records of a table that the settings of the shop list, in their order. */
const readOfferedRecords = async <Row = ProductSearchFilterOption>(
  { database, language }: ProductSearchContext,
  settings: string,
  name: 'attribute_group' | 'category' | 'subcategory',
  { value = 'slug', columns = [] }: OfferedRecordsOptions = {},
): Promise<Row[]> =>
  (await database(`ecommerce_settings_${name} as link`)
    .join(`ecommerce_${name} as named`, 'named.id', `link.${name}_id`)
    .leftJoin(...toTranslationJoin(`ecommerce_${name}`, 'named', language))
    .where('link.settings', settings)
    .orderBy('link.sort')
    .select(
      'named.id',
      `named.${value} as value`,
      toTranslatedTextSql(database, 'text.display_name', 'named.display_name', 'label'),
      ...columns,
    )) as Row[];

/** Returns a function that adds the vector of the label. */
const createLabelVectors = async (
  { database, language }: ProductSearchContext,
  options: readonly ProductSearchFilterOption[],
) => {
  const { rows } = await database.raw<{ rows: { label: string; vector: string }[] }>(
    `select label, sf_search_vector('${textSearchConfigurations[language]}', label)::text as vector from unnest(?::text[]) as label`,
    [[...new Set(options.map(({ label }) => label))]],
  );
  const vectors = new Map(rows.map(({ label, vector }) => [label, vector]));
  return <Option extends ProductSearchFilterOption>(option: Option) => ({
    ...option,
    vector: vectors.get(option.label) ?? '',
  });
};

const toFilterWords = (
  scope: ProductSearchContext,
  groups: readonly { id: string; options: readonly ProductSearchFilterOption[] }[],
): SearchFilterOptionByWords => {
  if (groups.length === 0) return new Map();
  const toNames = createNameSpellingAndSynonymLookup(scope);
  const options = groups.flatMap(({ id: group, options: own }) =>
    own.map(({ id, label }) => ({ option: { group, id, label }, ...toNames(label) })),
  );
  // What several options could mean is the first, and rather its own name than a synonym.
  return new Map<string, SearchAttributeOption>(
    [
      ...options.flatMap(({ option, spellings }) => spellings.map((words) => [words, option] as const)),
      ...options.flatMap(({ option, synonyms }) => synonyms.map((words) => [words, option] as const)),
    ].toReversed(),
  );
};

/** Attributes and branches have no slug. */
const withIdPrefix = ({ id, label }: { id: string; label: string }): ProductSearchFilterOption => ({
  id,
  value: uuidToUrlFilterValue(id),
  label,
});

/** What is no color came into the database past the studio. */
const withColor = ({
  color,
  ...attribute
}: {
  id: string;
  label: string;
  color: string | null;
}): ProductSearchFilterOption => ({
  ...withIdPrefix(attribute),
  color: hexColorSchema.safeParse(color).data,
});

const readManufacturers = ({ database }: ProductSearchContext, settings: string) =>
  database('ecommerce_settings_manufacturer as link')
    .join('ecommerce_manufacturer as named', 'named.id', 'link.manufacturer_id')
    .where({ settings })
    .orderBy('link.sort')
    .select<ProductSearchFilterOption[]>('named.id', 'named.slug as value', 'named.display_name as label');

const readSubcategories = async (scope: ProductSearchContext, settings: string) => {
  const [subcategories, categories] = await Promise.all([
    readOfferedRecords<ProductSearchFilterOption & { category_id: string }>(scope, settings, 'subcategory', {
      columns: ['named.category as category_id'],
    }),
    scope
      .database('ecommerce_category')
      .where({ project: scope.project })
      .select<{ id: string; slug: string }[]>('id', 'slug'),
  ]);
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  return subcategories.map(({ category_id: id, ...option }) => ({ ...option, category: slugs.get(id) ?? '' }));
};

const readAttributeGroups = async (scope: ProductSearchContext, settings: string) => {
  const { database, language } = scope;
  const groups = await readOfferedRecords<{ id: string; label: string; is_search_filter: boolean }>(
    scope,
    settings,
    'attribute_group',
    { value: 'id', columns: ['named.is_search_filter'] },
  );
  const attributes = await database('ecommerce_attribute as named')
    .leftJoin(...toTranslationJoin('ecommerce_attribute', 'named', language))
    .whereIn(
      'named.attribute_group',
      groups.map(({ id }) => id),
    )
    .orderBy(['named.sort', 'named.id'])
    .select<{ id: string; group: string; label: string; color: string | null }[]>(
      'named.id',
      'named.attribute_group as group',
      'named.color',
      toTranslatedTextSql(database, 'text.display_name', 'named.display_name', 'label'),
    );
  return groups.map(({ id, label, is_search_filter: isSearchFilter }) => ({
    id,
    label,
    isSearchFilter,
    options: attributes.filter(({ group }) => group === id).map(withColor),
  }));
};

const readTags = ({ database, project, language }: ProductSearchContext) =>
  database('ecommerce_tag as named')
    .leftJoin(...toTranslationJoin('ecommerce_tag', 'named', language))
    .where('named.project', project)
    .orderBy('named.name')
    .select<ProductSearchFilterOption[]>(
      'named.id',
      'named.name as value',
      toTranslatedTextSql(database, 'text.name', 'named.name', 'label'),
    );

/** Branches where a published product is on display. */
const readBranches = async ({
  database,
  project,
  language,
}: ProductSearchContext): Promise<ProductSearchFilterOption[]> => {
  const branches = await database('branch as named')
    .leftJoin(...toTranslationJoin('branch', 'named', language))
    .where('named.project', project)
    // Instead of `exists`, for which the planner would join all products.
    .whereRaw(
      `(select true from ecommerce_product_branch link join ecommerce_product product on product.id = link.product
         where link.branch_id = named.id and product.status = 'published' limit 1)`,
    )
    .orderBy(['named.sort', 'named.id'])
    .select<{ id: string; label: string }[]>(
      'named.id',
      toTranslatedTextSql(database, 'text.display_name', 'named.display_name', 'label'),
    );
  return branches.length > 1 ? branches.map(withIdPrefix) : [];
};

const readSizeLabels = async ({ database, project, language }: ProductSearchContext): Promise<Map<string, string>> => {
  const sizes = await database('ecommerce_product_variant as variant')
    .leftJoin(...toTranslationJoin('ecommerce_product_variant', 'variant', language))
    .where('variant.active', true)
    // Published products that have sizes; the index knows them without reading all products.
    .whereRaw(
      `variant.product in (select product from product_search_document
         join product_search_facet_set on product_search_facet_set.id = facet_set and sizes <> '{}'
        where project = ? and language = ?)`,
      [project, language],
    )
    // One label per size: a variant without translation must not hide that of another one.
    .distinctOn('variant.display_name')
    .orderBy(['variant.display_name', 'text.display_name'])
    .select<{ value: string; label: string }[]>(
      'variant.display_name as value',
      toTranslatedTextSql(database, 'text.display_name', 'variant.display_name', 'label'),
    );
  return new Map(sizes.map(({ value, label }) => [value, label]));
};

/** Without settings, a shop offers no categories, manufacturers or attributes. */
const unknownSettingsId = '00000000-0000-0000-0000-000000000000';

const queryShopFilterOptions = async (scope: ProductSearchContext): Promise<ShopSearchFiltersAndSettings> => {
  const shop = await scope
    .database('ecommerce_settings')
    .where({ project: scope.project })
    .first<{ id: string; default_sort: ProductSortOption; purchase_to_order: boolean } | undefined>(
      'id',
      'default_sort',
      'purchase_to_order',
    );
  const settings = shop?.id ?? unknownSettingsId;
  const [categories, subcategories, manufacturers, attributeGroups, tags, branches, sizeLabels] = await Promise.all([
    readOfferedRecords(scope, settings, 'category'),
    readSubcategories(scope, settings),
    readManufacturers(scope, settings),
    readAttributeGroups(scope, settings),
    readTags(scope),
    readBranches(scope),
    readSizeLabels(scope),
  ]);
  const withLabelVector = await createLabelVectors(scope, [...categories, ...subcategories, ...manufacturers]);
  return {
    defaultSort: shop?.default_sort ?? 'sort',
    purchaseToOrder: shop?.purchase_to_order ?? false,
    categories: categories.map(withLabelVector),
    subcategories: subcategories.map(withLabelVector),
    manufacturers: manufacturers.map(withLabelVector),
    attributeGroups,
    filterWords: toFilterWords(
      scope,
      attributeGroups.filter(({ isSearchFilter }) => isSearchFilter),
    ),
    tags,
    branches,
    sizeLabels,
  };
};

export const readCachedProductSearchFilterOptions = createStaleWhileRevalidateCache(queryShopFilterOptions);

/** Names in the order of the locale, numbers by their value: "Größe 8" before "Größe 10". */
export const createSizeLabelComparator = (language: Locale) => {
  const collator = new Intl.Collator(language, { numeric: true });
  return (first: { label: string }, second: { label: string }): number => collator.compare(first.label, second.label);
};
