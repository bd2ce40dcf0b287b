// What goes into the cart from a product's page: the specified snapshot of product, price and choice (specification §3). Pure.
import type { CartAddition } from '../../../domain/cart.ts';
import type { Product } from '../../../domain/product/product.ts';
import type { ProductView } from '../../../domain/product/product-view.ts';

export const toCartAddition = (
  product: Product,
  view: ProductView,
  personalization: CartAddition['personalization'],
): CartAddition => ({
  product: {
    id: product.id,
    slug: product.slug,
    name: product.name,
    manufacturer: product.maker.name,
    imageUrl: toSmallPicture(product),
  },
  variant: view.variant && { id: view.variant.id, name: view.variant.name },
  personalization,
  count: view.count ?? 1,
  priceBrutto: view.priceCents ?? 0,
});

/** The smallest file of the first picture: the cart shows it no wider than a thumb. */
const toSmallPicture = ({ pictures: [first] }: Product): string | null => {
  const { fallback } = first?.files.images ?? {};
  const [smallest] = fallback?.srcSet?.split(',') ?? [];
  return smallest?.trim().split(' ')[0] ?? fallback?.src ?? null;
};
