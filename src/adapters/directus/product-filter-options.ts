// Reads the filters of product lists in the browser (specification §7: settings, attributes by group with limit −1).
import type { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { type namedRecordSchema, tagRecordSchema } from '../../../contract/common-record-schemas.ts';
import {
  attributeFilterOptionSchema,
  productFilterOptionsDeepQuery,
  productFilterOptionsSchema,
} from '../../../contract/shop/product-filter-options.ts';
import {
  type ProductFilterOption,
  type ProductFilterOptions,
  toAttributeIdPrefix,
} from '../../../domain/product-list/product-list-state.ts';
import { currentProjectDirectusFilter, readDirectusItemsBySchema } from './browser-directus-client.ts';
import { createBrowserProductMappingContext } from './product-mapping.ts';

type NamedRecord = z.infer<typeof namedRecordSchema>;

/** All filters that editors offer, with values in the visitor's language. */
export const readProductFilterOptions = async (locale: Locale): Promise<ProductFilterOptions> => {
  const [settings, tags] = await Promise.all([
    readDirectusItemsBySchema(productFilterOptionsSchema, 'ecommerce_settings', {
      filter: currentProjectDirectusFilter,
      deep: productFilterOptionsDeepQuery,
      limit: 1,
    }),
    readDirectusItemsBySchema(tagRecordSchema, 'ecommerce_tag', {
      filter: currentProjectDirectusFilter,
      sort: ['name'],
      limit: -1,
    }),
  ]);
  const [record] = settings;
  const groups = record?.attribute_filter ?? [];
  const attributes =
    groups.length === 0
      ? []
      : await readDirectusItemsBySchema(attributeFilterOptionSchema, 'ecommerce_attribute', {
          filter: { attribute_group: { _in: groups.map(({ id }) => id) } },
          sort: ['sort', 'id'],
          limit: -1,
        });
  const { translate } = createBrowserProductMappingContext(locale);
  const nameOf = (collection: string, named: Omit<NamedRecord, 'slug'>) =>
    translate(collection, named, 'display_name', locale) ?? named.display_name;
  const toOption =
    (collection: string) =>
    (named: NamedRecord): ProductFilterOption => ({
      id: named.id,
      value: named.slug,
      label: nameOf(collection, named),
    });
  return {
    categories: (record?.category_filter ?? []).map(toOption('ecommerce_category')),
    subcategories: (record?.subcategory_filter ?? []).map((option) => ({
      ...toOption('ecommerce_subcategory')(option),
      category: option.category.slug,
    })),
    manufacturers: (record?.manufacturer_filter ?? []).map(({ id, slug, display_name: label }) => ({
      id,
      value: slug,
      label,
    })),
    attributeGroups: groups.map((group) => ({
      id: group.id,
      label: nameOf('ecommerce_attribute_group', group),
      options: attributes
        .filter(({ attribute_group: groupId }) => groupId === group.id)
        .map((attribute) => ({
          id: attribute.id,
          value: toAttributeIdPrefix(attribute.id),
          label: nameOf('ecommerce_attribute', attribute),
        })),
    })),
    tags: tags.map((tag) => ({
      id: tag.id,
      value: tag.name,
      label: translate('ecommerce_tag', tag, 'name', locale) ?? tag.name,
    })),
  };
};
