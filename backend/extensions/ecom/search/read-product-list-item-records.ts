// Reads the records of product cards as visitors get them from the items API, in one query: through Directus's services
// they would take longer than the whole search. A test compares both.
import type { Knex } from 'knex';

const plainColumns = (table: string, names: readonly string[]): string =>
  names.map((name) => `'${name}', ${table}.${name}`).join(', ');

/** Decimals are strings in the items API. */
const decimalColumns = (table: string, names: readonly string[]): string =>
  names.map((name) => `'${name}', ${table}.${name}::text`).join(', ');

const priceColumns = ['price_brutto', 'price_brutto_old', 'unit_quantity', 'unit_base'] as const;

const translationsOf = (table: string, parent: string, column: string): string =>
  `coalesce((select json_agg(json_build_object('language', text.language, '${column}', text.${column}) order by text.id)
      from ${table}_translations text where text.${table} = ${parent}.id), '[]')`;

/** As many as lists ask the items API for (`productListItemDeepQuery`). */
const images = `
  coalesce((select json_agg(json_build_object(
      'id', image.id, 'alt', image.alt,
      'translations', ${translationsOf('ecommerce_product_image', 'image', 'alt')},
      'directus_files_id', json_build_object(
        ${plainColumns('file', ['id', 'width', 'height', 'focal_point_x', 'focal_point_y'])},
        'modified_on', to_char(file.modified_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) order by image.sort)
    from (select * from ecommerce_product_image own where own.product = item.id order by own.sort limit 2) as image
    join directus_files file on file.id = image.directus_files_id), '[]')`;

const variants = `
  coalesce((select json_agg(json_build_object(
      ${decimalColumns('variant', priceColumns)}, 'unit', variant.unit,
      ${plainColumns('variant', ['stock', 'active', 'reorder_possible'])}) order by variant.sort, variant.id)
    from ecommerce_product_variant variant where variant.product = item.id), '[]')`;

const ratings = `
  coalesce((select json_agg(json_build_object('rating', rated.rating) order by rated.id)
    from ecommerce_product_rating rated where rated.product = item.id and rated.status = 'published'), '[]')`;

const recordSql = `json_build_object(
  ${plainColumns('item', ['id', 'slug', 'display_name', 'stock', 'reorder_possible'])},
  ${decimalColumns('item', priceColumns)}, 'unit', item.unit,
  'manufacturer', (select json_build_object('display_name', display_name) from ecommerce_manufacturer where id = item.manufacturer),
  'product_variants', ${variants},
  'ratings', ${ratings},
  'personalization', (select json_build_object('surface', surface) from ecommerce_personalization where id = item.personalization),
  'images', ${images},
  'translations', ${translationsOf('ecommerce_product', 'item', 'display_name')})`;

/** Records of `productListItemSchema` of published products, in the order of the ids. */
export const readProductListItemRecords = async (database: Knex, ids: readonly string[]): Promise<unknown[]> => {
  if (ids.length === 0) return [];
  const { rows } = await database.raw<{ rows: { record: unknown }[] }>(
    `select ${recordSql} as record
       from unnest(?::uuid[]) with ordinality as wanted(id, number)
       join ecommerce_product item on item.id = wanted.id and item.status = 'published'
      order by number`,
    [[...ids]],
  );
  return rows.map(({ record }) => record);
};
