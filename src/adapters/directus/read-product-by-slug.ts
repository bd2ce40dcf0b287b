// Reads one product with everything its page shows, in the browser (specification §7).
import { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { toDirectusFieldPaths } from '../../../domain/directus-items-query.ts';
import { productDeepQuery, productRecordSchema } from '../../../contract/shop/product-record.ts';
import { type Product, toProduct } from '../../../domain/product/to-product.ts';
import { readValidatedDirectusItems, publishedProductDirectusFilters } from './browser-directus-client.ts';
import { parseProductsAndLogInvalidOnes, createBrowserProductMappingContext } from './browser-product-mapping.ts';

const figures = /^(?:product_variants\.\d+\.)?(?:price_brutto(?:_old)?|tax_percent)$/;

/**
 * The published product with this slug, without invalid variants. `null` if it does not exist (any more), or its
 * price or tax is invalid: the order service does not sell it either.
 */
export const readProductBySlug = async (locale: Locale, slug: string): Promise<Product | null> => {
  const [record] = await readValidatedDirectusItems(z.array(z.unknown()), 'ecommerce_product', {
    fields: toDirectusFieldPaths(productRecordSchema),
    filter: { _and: [...publishedProductDirectusFilters, { slug: { _eq: slug } }] },
    deep: productDeepQuery,
    limit: 1,
  });
  if (record === undefined) return null;
  const { products, problems } = parseProductsAndLogInvalidOnes(productRecordSchema, [record]);
  // Other errors do not mean sold out: throw, so that the page keeps the build's data.
  if (products.length === 0 && !problems.every(({ field }) => figures.test(field))) productRecordSchema.parse(record);
  return products[0] ? toProduct(products[0], createBrowserProductMappingContext(locale)) : null;
};
