// Reads the essential features of products (law row L2), in the language of the reader and in German for the staff.
// One query for any number of products.
import type { Knex } from 'knex';
import type { Locale } from '../../../../../contract/locale.ts';
import {
  type EssentialProductFeature,
  type ProductAttributeWithGroup,
  toEssentialProductFeatures,
} from '../../../../../domain/essential-product-features.ts';
import { toTranslatedTextSql, toTranslationJoin } from '../../platform/database-helpers.ts';

export interface ShownAndGermanEssentialFeatures {
  shown: EssentialProductFeature[];
  german: EssentialProductFeature[];
}

interface AttributeRow {
  product: string;
  group_id: string;
  group_sort: number | null;
  group_name: string;
  group_shown: string;
  value: string;
  value_shown: string;
  /** Ids of the attribute groups that the category marks as essential, in its order. */
  essential: string[] | null;
}

const toAttribute = (row: AttributeRow, isGerman: boolean): ProductAttributeWithGroup => ({
  groupId: row.group_id,
  groupSort: row.group_sort,
  group: isGerman ? row.group_name : row.group_shown,
  value: isGerman ? row.value : row.value_shown,
});

/** Keys are product ids. */
export const readEssentialFeaturesByProductId = async (
  database: Knex,
  products: readonly string[],
  language: Locale,
): Promise<ReadonlyMap<string, ShownAndGermanEssentialFeatures>> => {
  const rows = await database('ecommerce_product_attribute as link')
    .join('ecommerce_product as product', 'product.id', 'link.product')
    .join('ecommerce_attribute as attribute', 'attribute.id', 'link.attribute_id')
    .join('ecommerce_attribute_group as grp', 'grp.id', 'attribute.attribute_group')
    .leftJoin(...toTranslationJoin('ecommerce_attribute', 'attribute', language))
    .leftJoin(...toTranslationJoin('ecommerce_attribute_group', 'grp', language, 'group_text'))
    .whereIn('link.product', products)
    .orderBy(['link.sort', 'link.id'])
    .select<AttributeRow[]>(
      'link.product',
      'grp.id as group_id',
      'grp.sort as group_sort',
      'grp.display_name as group_name',
      toTranslatedTextSql(database, 'group_text.display_name', 'grp.display_name', 'group_shown'),
      'attribute.display_name as value',
      toTranslatedTextSql(database, 'text.display_name', 'attribute.display_name', 'value_shown'),
      database.raw(
        `(select array_agg(essential_group.attribute_group_id order by essential_group.sort, essential_group.id)
            from ecommerce_category_attribute_group essential_group
           where essential_group.category = product.category) as essential`,
      ),
    );
  return new Map(
    [...new Set(rows.map(({ product }) => product))].map((product) => {
      const productRows = rows.filter((row) => row.product === product);
      const toFeatures = (isGerman: boolean) =>
        toEssentialProductFeatures(
          productRows.map((row) => toAttribute(row, isGerman)),
          productRows[0]?.essential ?? [],
        );
      return [product, { shown: toFeatures(false), german: toFeatures(true) }];
    }),
  );
};
