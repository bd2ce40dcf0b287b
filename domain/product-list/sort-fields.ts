// The backend's fields behind the ways to sort a list. Pure; asked by the build and by the browser, which must agree.
import type { ProductSort } from '../../contract/shop-settings.ts';

const fields: Record<ProductSort, string> = {
  sort: 'sort',
  '-date_created': '-date_created',
  // Products with variants have no price of their own: the database keeps the lowest one for each.
  price_brutto: 'price_from',
  '-price_brutto': '-price_from',
  display_name: 'display_name',
};

/** With the id as the last word, so that no piece stands on two pages; in the same direction, as the indexes are. */
export const toSortFields = (sort: ProductSort): string[] => [fields[sort], sort.startsWith('-') ? '-id' : 'id'];
