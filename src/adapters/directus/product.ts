// The browser's read of one product with all its page shows (specification §7). Called by islands through React Query.
import { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { pictureFields } from '../../../contract/shop/list-product.ts';
import { productDeep, productFields, productSchema } from '../../../contract/shop/product.ts';
import type { Product } from '../../domain/product/product.ts';
import { toProduct } from '../../domain/product/to-product.ts';
import { readChecked, toPublished } from './client.ts';
import { toMapping } from './mapping.ts';

/** The published product with this slug; `null` where there is none, or none any more. */
export const readProduct = async (locale: Locale, slug: string): Promise<Product | null> => {
  const [record] = await readChecked(z.array(productSchema), 'ecommerce_product', {
    fields: [...productFields, pictureFields],
    filter: { _and: [...toPublished(), { slug: { _eq: slug } }] },
    deep: productDeep,
    limit: 1,
  });
  return record ? toProduct(record, toMapping(locale)) : null;
};
