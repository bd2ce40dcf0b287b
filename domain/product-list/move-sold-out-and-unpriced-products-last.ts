// The order of the build's product lists, the same as that of the search: which products come last. Pure.
import type { ProductSortOption } from '../../contract/product-sort-orders-and-filter-types.ts';
import type { ProductListItemRecord } from '../../contract/shop/product-list-item-record.ts';
import { isPriceOnRequest, toCombinedProductStock } from '../product/to-product.ts';
import { type BackorderSettings, isOrderableAvailability, toProductAvailability } from '../product-availability.ts';

type IsListedLast = (record: ProductListItemRecord, settings: BackorderSettings) => boolean;

/** What Directus cannot sort by. */
const isListedLast: Partial<Record<ProductSortOption, IsListedLast>> = {
  sort: (record, settings) => !isOrderableAvailability(toProductAvailability(toCombinedProductStock(record), settings)),
  '-price_brutto': isPriceOnRequest,
};

/**
 * Products that Directus has sorted, in the order of lists: sold-out ones come last in the shop's own order, those without
 * a price if the most expensive ones come first. The search sorts alike (`orders` in
 * backend/extensions/ecom/search/query-search-index.ts), so that a list does not change once a browser refreshes it.
 */
export const moveSoldOutAndUnpricedProductsLast = <Item extends ProductListItemRecord>(
  sorted: readonly Item[],
  sort: ProductSortOption,
  settings: BackorderSettings,
): Item[] => {
  const isLast = (record: Item) => isListedLast[sort]?.(record, settings) ?? false;
  return [...sorted.filter((record) => !isLast(record)), ...sorted.filter(isLast)];
};
