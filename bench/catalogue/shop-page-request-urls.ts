// The backend URLs that shop pages request. Keep in sync with the site's queries.
import { toDemoRecordId } from '../../demo/demo-record-id.ts';
import {
  formatProductListQuery,
  initialProductListState,
  type ProductListState,
  uuidToUrlFilterValue,
} from '../../domain/product-list/product-list-state.ts';

type Query = Record<string, string | number | object>;

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
const byId = { project: { _eq: toDemoRecordId('arnsberg/project') } };
const published = { status: { _eq: 'published' } };

let aliasCount = 0;
/** Bypasses the cache: an alias for an unused field changes the cache key, but not the response. */
const uncached = (): Query => ({ alias: { [`alias_${(aliasCount += 1)}`]: 'id' } });

const toUrl = (base: string, collection: string, query: Query): string => {
  const entries = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return `${base}/items/${collection}?${new URLSearchParams(entries).toString()}`;
};

export const createBenchShopPageRequestUrlBuilders = (base: string, isCached: boolean) => {
  const cacheParameters = (): Query => (isCached ? {} : uncached());
  return {
    settings: () =>
      toUrl(base, 'ecommerce_settings', {
        filter: { project: { domain: { _eq: domain } } },
        limit: 1,
        fields: settingsFields.join(),
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

/** A page of a list with its filters, which the order service searches and Directus does not cache. */
export const toBenchProductSearchApiUrl = (base: string, state: Partial<ProductListState> = {}): string => {
  const parameters = new URLSearchParams(formatProductListQuery({ ...initialProductListState, ...state }, false));
  parameters.set('project', domain);
  parameters.set('language', 'de');
  parameters.set('filters', 'attribute');
  return `${base}/ecom/search?${parameters.toString()}`;
};

const toAttributeValues = (...keys: string[]): string[] =>
  keys.map((key) => uuidToUrlFilterValue(toDemoRecordId(`arnsberg/attribute/${key}`)));

const gold = toAttributeValues('yellowGold585', 'yellowGold750');

export const catalogueBenchProductListStates = {
  category: { category: 'schmuck' },
  narrow: {
    category: 'schmuck',
    manufacturer: ['arnsberg-und-tochter'],
    attribute: gold,
    minCents: 20_000,
    maxCents: 80_000,
  },
  twoGroups: { attribute: [...gold, ...toAttributeValues('polished', 'brushed')] },
} satisfies Record<string, Partial<ProductListState>>;
