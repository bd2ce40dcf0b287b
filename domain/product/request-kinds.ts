// What can be asked about a piece as it is chosen: the first is what stands on the button. Pure.
import type { RequestKind } from '../../contract/shop/request.ts';
import { isOrderable, type OrderTerms } from '../availability.ts';
import { type ProductView, toViewAvailability } from './product-view.ts';

/** A piece without a price is asked for its price; one that cannot be bought because none is left, to be told of the next. */
export const toRequestKinds = (view: ProductView, terms: OrderTerms): RequestKind[] => {
  if (view.product && !view.hasVariants && view.priceCents === null) return ['price', 'availability'];
  return isOrderable(toViewAvailability(view, terms)) ? ['availability'] : ['availability', 'stock'];
};
