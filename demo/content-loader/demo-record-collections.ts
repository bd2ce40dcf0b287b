// Maps the files of a demo project to collections, parents first.
import type { SeedItem } from '../../backend/seed/create-seed-items.ts';

export interface DemoCollectionFileMapping {
  /**
   * Below the project's folder: either `<path>.yaml` with a single record or with records by key, or the folder
   * `<path>/` with, per record, a file `<key>.yaml` or a folder `<key>/` that contains `<name>.yaml` and a Markdown
   * file per language.
   */
  path: string;
  /** Part of the ids, such as `branch` in `arnsberg/branch/kranichplatz`. */
  name: string;
  collection: string;
  /** The file contains a single record. */
  isSingle?: true;
  /** The field to set to the record's key. */
  keyField?: string;
  /** The translated field to set to the text of the Markdown files. */
  bodyField?: string;
  /** Default values. */
  defaults?: SeedItem;
}

const published = { status: 'published' };

export const demoRecordCollections: DemoCollectionFileMapping[] = [
  { path: 'project', name: 'project', collection: 'project', isSingle: true },
  { path: 'theme', name: 'theme', collection: 'theme_settings', isSingle: true },
  { path: 'company', name: 'company', collection: 'company', isSingle: true },
  { path: 'branches', name: 'branch', collection: 'branch', defaults: { country: 'DE' } },
  { path: 'opening-hours', name: 'opening-hour', collection: 'opening_hour', defaults: { closed: false } },
  { path: 'special-days', name: 'special-day', collection: 'special_day', keyField: 'date' },
  {
    path: 'appointment-topics',
    name: 'appointment-topic',
    collection: 'appointment_topic',
    defaults: { active: true },
  },
  { path: 'menu', name: 'menu-item', collection: 'menu_item', defaults: { position: 'primary' } },
  { path: 'social-links', name: 'menu-item', collection: 'menu_item', defaults: { position: 'social' } },
  { path: 'widgets', name: 'widget', collection: 'widget', keyField: 'widget_name', defaults: { position: 'footer' } },
  { path: 'legal-texts', name: 'legal-text', collection: 'legal_text', keyField: 'key' },
  { path: 'consents', name: 'consent', collection: 'consent', keyField: 'function_id' },
  { path: 'events', name: 'event', collection: 'event', defaults: { ...published, state: 'open' } },
  { path: 'shop/attribute-groups', name: 'attribute-group', collection: 'ecommerce_attribute_group' },
  { path: 'shop/attributes', name: 'attribute', collection: 'ecommerce_attribute' },
  { path: 'shop/categories', name: 'category', collection: 'ecommerce_category' },
  { path: 'shop/subcategories', name: 'subcategory', collection: 'ecommerce_subcategory' },
  { path: 'shop/manufacturers', name: 'manufacturer', collection: 'ecommerce_manufacturer' },
  { path: 'shop/tags', name: 'tag', collection: 'ecommerce_tag' },
  { path: 'shop/size-guides', name: 'size-guide', collection: 'ecommerce_size_guide' },
  { path: 'shop/personalizations', name: 'personalization', collection: 'ecommerce_personalization' },
  {
    path: 'shop/products',
    name: 'product',
    collection: 'ecommerce_product',
    keyField: 'slug',
    defaults: { ...published, tags: [], contains_battery: false },
  },
  {
    path: 'shop/discount-codes',
    name: 'discount-code',
    collection: 'ecommerce_discount_code',
    keyField: 'code',
    defaults: { active: true },
  },
  { path: 'shop/settings', name: 'settings', collection: 'ecommerce_settings', isSingle: true },
  {
    path: 'shop/shipping-countries',
    name: 'shipping-country',
    collection: 'ecommerce_shipping_country',
    keyField: 'country_code',
  },
  { path: 'shop/shipping-methods', name: 'shipping-method', collection: 'ecommerce_shipping_method' },
  { path: 'shop/shipping-rates', name: 'shipping-config', collection: 'ecommerce_shipping_config' },
  {
    path: 'shop/legal-pages',
    name: 'legal-page',
    collection: 'ecommerce_legal_page',
    keyField: 'type',
    bodyField: 'content',
  },
  {
    path: 'brands',
    name: 'brand',
    collection: 'brand',
    keyField: 'slug',
    bodyField: 'description',
    defaults: published,
  },
  { path: 'pages', name: 'page', collection: 'page', keyField: 'key', bodyField: 'body', defaults: published },
];

/** The name of a nested row in ids, and whether it becomes an item created after its parent. */
export interface DemoNestedRowSeedRules {
  isOwnItem: boolean;
  /** Whether rows have a `key`, because others reference them or because it is part of the id. */
  hasKey?: true;
  /** Whether editors cannot write the collection. The loader then sets fields that are read-only in the studio. */
  isReadonly?: true;
  defaults?: SeedItem;
  toId: (row: SeedItem, index: number, parent: { key: string; path: string }) => string;
}

const byKey = (name: string): Pick<DemoNestedRowSeedRules, 'hasKey' | 'toId'> => ({
  hasKey: true,
  toId: ({ key }) => `${name}/${String(key)}`,
});

/** By collection. The database generates the ids of all other rows. */
export const demoNestedRowSeedRulesByCollection: Record<string, DemoNestedRowSeedRules> = {
  opening_period: {
    isOwnItem: true,
    toId: ({ day }, _index, { key }) => `opening-period/${key}/${String(day)}`,
  },
  menu_group: { isOwnItem: true, ...byKey('menu-group') },
  menu_item: { isOwnItem: true, ...byKey('menu-item') },
  page_section: {
    isOwnItem: true,
    defaults: { visible: true },
    toId: (_row, index, { key }) => `section/${key}/${index + 1}`,
  },
  page_section_hotspot: {
    isOwnItem: false,
    hasKey: true,
    toId: ({ key }, _index, { path }) => `${path}/hotspot/${String(key)}`,
  },
  ecommerce_product_variant: {
    isOwnItem: false,
    defaults: { active: true },
    toId: ({ reference_number_suffix: suffix }, _index, { key }) => `variant/${key}/${String(suffix).slice(1)}`,
  },
  ecommerce_price_history: {
    isOwnItem: true,
    isReadonly: true,
    toId: (_row, _index, { key }) => `price-history/${key}`,
  },
  ecommerce_product_rating: {
    isOwnItem: true,
    defaults: published,
    toId: (_row, index, { key }) => `rating/${key}/${index + 1}`,
  },
};
