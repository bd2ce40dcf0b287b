// What reduced products cost before: the entries from which the database computes the crossed-out price. Read by shop-sets.ts.
import type { SeedSet } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import { euros } from '../shop-project.ts';
import { productId } from './product.ts';
import { products } from './products.ts';

/** Before every seeding; from then on the database writes the present price down itself. */
const firstOffered = '2026-01-05T08:00:00Z';

export const priceHistorySet: SeedSet = {
  collection: 'ecommerce_price_history',
  items: products.flatMap((product) =>
    'choice' in product || product.priceBefore === undefined
      ? []
      : {
          id: demoId(`arnsberg/price-history/${product.slug}`),
          product: productId(product.slug),
          price_brutto: euros(product.priceBefore),
          valid_from: firstOffered,
        },
  ),
};
