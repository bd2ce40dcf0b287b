// What can be asked about a piece as it is chosen: the first is what stands on the button. Pure.
import type { RequestKind } from '../../../contract/shop/request.ts';
import type { Offer, ProductView } from './product-view.ts';

/** A piece without a price is asked for its price; one that cannot be bought because none is left, to be told of the next. */
export const toRequestKinds = (
  { product, hasVariants, variants, variant, priceCents, stock }: ProductView,
  offer: Offer,
): RequestKind[] => {
  if (product && !hasVariants && priceCents === null) return ['price', 'availability'];
  const left = hasVariants && !variant ? Math.max(0, ...variants.map((each) => each.stock)) : (stock ?? 0);
  const isSoldOut = left <= 0 && (offer === 'request' || (offer === 'chooseVariant' && !variants.some(isMadeAgain)));
  return isSoldOut ? ['availability', 'stock'] : ['availability'];
};

const isMadeAgain = ({ reorderPossible }: { reorderPossible: boolean }): boolean => reorderPossible;
