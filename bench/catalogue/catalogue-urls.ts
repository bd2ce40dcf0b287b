// The backend URLs that shop pages request. Keep in sync with the site's queries.
import { toDemoRecordId } from '../../demo/demo-record-id.ts';
import { parseSearchWords } from '../../domain/product-search-words.ts';

type Filter = Record<string, unknown>;
type Query = Record<string, string | number | object>;

/** The fields of a product card by group, so that the cost of each group can be measured. */
export const productCardFieldsByGroup = {
  product: [
    'id',
    'slug',
    'display_name',
    'stock',
    'reorder_possible',
    'price_brutto',
    'price_brutto_old',
    'price_from',
    'price_to',
  ],
  manufacturer: ['manufacturer.display_name'],
  category: ['category.slug'],
  translations: ['translations.language', 'translations.display_name'],
  images: [
    'images.id',
    'images.alt',
    'images.translations.language',
    'images.translations.alt',
    ...['id', 'width', 'height', 'focal_point_x', 'focal_point_y', 'modified_on'].map(
      (field) => `images.directus_files_id.${field}`,
    ),
  ],
  variants: ['product_variants.price_brutto', 'product_variants.stock', 'product_variants.active'],
  ratings: ['ratings.rating'],
};

export type ProductCardFieldGroup = keyof typeof productCardFieldsByGroup;
export const allProductCardFieldGroups = Object.keys(productCardFieldsByGroup) as ProductCardFieldGroup[];

const detailFields = [
  '*',
  'manufacturer.*',
  'category.*',
  'category.translations.*',
  'subcategories.subcategory_id.*',
  'tags.tag_id.name',
  'branches.branch_id.display_name',
  'branches.branch_id.translations.*',
  'attributes.attribute_id.*',
  'attributes.attribute_id.translations.*',
  'attributes.attribute_id.attribute_group.*',
  'attributes.attribute_id.attribute_group.translations.*',
  'product_variants.*',
  'product_variants.translations.*',
  'personalization.*',
  'personalization.translations.*',
  'size_guide.*',
  'size_guide.translations.*',
  'ratings.*',
  'translations.*',
  'images.*',
  'images.translations.*',
  'images.directus_files_id.*',
];

const settingsFields = [
  '*',
  'translations.*',
  'category_filter.category_id.*',
  'subcategory_filter.subcategory_id.*',
  'manufacturer_filter.manufacturer_id.*',
  'attribute_filter.attribute_group_id.*',
  'payment_methods.payment_method_id.*',
  'shipping_countries.country_code',
  'shipping_methods.*',
  'legal_pages.type',
];

const domain = 'arnsberg-tochter.example';
const byDomain: Filter = { project: { domain: { _eq: domain } } };
const byId: Filter = { project: { _eq: toDemoRecordId('arnsberg/project') } };
const published: Filter = { status: { _eq: 'published' } };

let aliasCount = 0;
/** Bypasses the cache: an alias for an unused field changes the cache key, but not the response. */
const uncached = (): Query => ({ alias: { [`alias_${(aliasCount += 1)}`]: 'id' } });

/** Limits nested lists to what a card shows. */
const toDeep = (parts: ProductCardFieldGroup[], language: string | undefined): object => {
  const inLanguage = language === undefined ? {} : { translations: { _filter: { language: { _eq: language } } } };
  return {
    ...(parts.includes('translations') ? inLanguage : {}),
    ...(parts.includes('images') ? { images: { _sort: 'sort', _limit: 1, ...inLanguage } } : {}),
  };
};

const toUrl = (base: string, collection: string, query: Query): string => {
  const entries = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return `${base}/items/${collection}?${new URLSearchParams(entries).toString()}`;
};

export interface BenchProductListUrlOptions {
  filter?: Filter[];
  parts?: ProductCardFieldGroup[];
  page?: number;
  count?: boolean;
  /** Whether the project is filtered by its domain, through a relation, or by its id. */
  scope?: 'domain' | 'id';
  sort?: string;
  /** Reads only the translations of this language. */
  language?: 'en' | 'fr';
}

export const createCatalogueUrlBuilders = (base: string, isCached: boolean) => {
  const cacheParameters = (): Query => (isCached ? {} : uncached());
  return {
    settings: () =>
      toUrl(base, 'ecommerce_settings', {
        filter: byDomain,
        limit: 1,
        fields: settingsFields.join(),
        ...cacheParameters(),
      }),
    list: ({
      filter = [],
      parts = allProductCardFieldGroups,
      page = 1,
      count = true,
      scope = 'id',
      sort = 'sort,id',
      language,
    }: BenchProductListUrlOptions = {}) =>
      toUrl(base, 'ecommerce_product', {
        filter: { _and: [scope === 'id' ? byId : byDomain, published, ...filter] },
        fields: parts.flatMap((part) => productCardFieldsByGroup[part]).join(),
        deep: toDeep(parts, language),
        sort,
        limit: 20,
        page,
        ...(count ? { meta: 'filter_count' } : {}),
        ...cacheParameters(),
      }),
    priceRange: (filter: Filter[]) =>
      toUrl(base, 'ecommerce_product', {
        filter: { _and: [byId, published, ...filter] },
        'aggregate[min]': 'price_from',
        'aggregate[max]': 'price_from',
        ...cacheParameters(),
      }),
    product: (slug: string) =>
      toUrl(base, 'ecommerce_product', {
        filter: { _and: [byId, published, { slug: { _eq: slug } }] },
        limit: 1,
        fields: detailFields.join(),
        ...cacheParameters(),
      }),
  };
};

const inJewellery: Filter = { category: { _eq: toDemoRecordId('arnsberg/category/jewellery') } };

export const catalogueBenchDirectusFilters = {
  category: [inJewellery],
  narrow: [
    inJewellery,
    { manufacturer: { _in: [toDemoRecordId('arnsberg/manufacturer/arnsberg')] } },
    {
      attributes: {
        attribute_id: {
          _in: [toDemoRecordId('arnsberg/attribute/yellowGold585'), toDemoRecordId('arnsberg/attribute/yellowGold750')],
        },
      },
    },
    { price_from: { _between: [200, 800] } },
  ],
  // A separate condition: merged with the first, it would require a single attribute to match both groups.
  twoGroups: [
    {
      attributes: {
        attribute_id: {
          _in: [toDemoRecordId('arnsberg/attribute/yellowGold585'), toDemoRecordId('arnsberg/attribute/yellowGold750')],
        },
      },
    },
    {
      attributes: {
        _some: {
          attribute_id: {
            _in: [toDemoRecordId('arnsberg/attribute/polished'), toDemoRecordId('arnsberg/attribute/brushed')],
          },
        },
      },
    },
  ],
  word: parseSearchWords('Rosenhöhe').map((word) => ({ search_text: { _contains: word } })),
  commonWord: parseSearchWords('Ring').map((word) => ({ search_text: { _contains: word } })),
} satisfies Record<string, Filter[]>;
