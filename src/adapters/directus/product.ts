// The browser's read of one product with all its page shows (specification §7). Called by islands through React Query.
import { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { toRecordFields } from '../../../contract/items-query.ts';
import { productDeep, productSchema } from '../../../contract/shop/product.ts';
import { type Product, toProduct } from '../../../domain/product/product.ts';
import { readValidatedItems, toPublishedProductFilters } from './client.ts';
import { keepValidProducts, toBrowserProductMapping } from './product-mapping.ts';

const figures = /^(?:product_variants\.\d+\.)?(?:price_brutto(?:_old)?|tax_percent)$/;

/**
 * The published product with this slug, without variants that cannot be sold; `null` where there is none (any more), or its
 * price or tax cannot be right: the order service does not sell it either.
 */
export const readProduct = async (locale: Locale, slug: string): Promise<Product | null> => {
  const [record] = await readValidatedItems(z.array(z.unknown()), 'ecommerce_product', {
    fields: toRecordFields(productSchema),
    filter: { _and: [...toPublishedProductFilters(), { slug: { _eq: slug } }] },
    deep: productDeep,
    limit: 1,
  });
  if (record === undefined) return null;
  const { products, problems } = keepValidProducts(productSchema, [record]);
  // Anything else that is wrong is no reason to call the product sold out: the page keeps what was built.
  if (products.length === 0 && !problems.every(({ field }) => figures.test(field))) productSchema.parse(record);
  return products[0] ? toProduct(products[0], toBrowserProductMapping(locale)) : null;
};
