// The image of a product or variant that a record refers to, for the order page and emails.

/** File id of the variant's image, otherwise of the product's first image. `alias`: of the table with both references. */
export const toProductImageSql = (alias: 'line' | 'request'): string => `coalesce(
  (select variant.image from ecommerce_product_variant variant where variant.id = ${alias}.variant),
  (select image.directus_files_id from ecommerce_product_image image
    where image.product = ${alias}.product order by image.sort limit 1))`;
