// The lines of a placed order as the thanks page shows them, from the cart they were ordered from. Pure.
import type { CartQuoteRequestLine } from '../../contract/shop/cart-quote.ts';
import type { OrderStatusOrderLine } from '../../contract/shop/order-status-page.ts';
import type { CartContents } from '../cart.ts';
import type { CartItem } from '../cart-item.ts';
import { cartItemToQuoteRequestLine, toCartLineKey } from '../match-cart-with-quote.ts';
import type { OrderRequestLines } from './compare-cart-with-order.ts';

/** The line of the order page as far as the browser knows it, with the image of the cart. */
export type PlacedOrderLine = OrderStatusOrderLine & { imageUrl: string | null };

const toPlacedOrderLine = (line: CartQuoteRequestLine, item: CartItem): PlacedOrderLine => ({
  id: String(item.cartId),
  count: line.count,
  name: item.product.name,
  variant_name: item.variant?.name ?? null,
  reference_number: null,
  total_cents: line.price_cents * line.count,
  shipping_time: null,
  expected: null,
  is_made_to_order: item.personalization?.isMadeToOrder ?? false,
  unit_price: null,
  essential_features: [],
  labels: item.personalization?.labels ?? [],
  previews: item.personalization?.previews ?? [],
  slug: item.product.slug,
  image: null,
  rating_key: null,
  imageUrl: item.product.imageUrl,
});

/** Empty if the cart no longer has all of them, because a part would look like the whole order. */
export const cartToPlacedOrderLines = ({ products }: CartContents, lines: OrderRequestLines): PlacedOrderLine[] => {
  const items = new Map(
    products.flatMap((item) => {
      const line = cartItemToQuoteRequestLine(item);
      return line ? [[toCartLineKey(line), item]] : [];
    }),
  );
  const placed = lines.flatMap((line) => {
    const item = items.get(toCartLineKey(line));
    return item ? [toPlacedOrderLine(line, item)] : [];
  });
  return placed.length === lines.length ? placed : [];
};
