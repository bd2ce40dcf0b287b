// Maps the selection of a product page to a cart item, with the smallest file of its image. Pure.
import type { NewCartItem } from '../../../domain/cart.ts';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import type { BackorderSettings } from '../../../domain/product-availability.ts';
import {
  productSelectionReducer,
  type ProductPageSelectionState,
  toPurchaseAction,
} from '../../../domain/product/product-selection-reducer.ts';
import type { Product, ProductVariant } from '../../../domain/product/to-product.ts';
import { toProductImagesVariantFirst } from '../../../domain/product/variant-images.ts';

/** The cart item of a product page: the specified snapshot of product, price and options (specification §3). */
export const productPageToNewCartItem = (
  product: Product,
  view: ProductPageSelectionState,
  personalization: NewCartItem['personalization'],
): NewCartItem => ({
  product: {
    id: product.id,
    slug: product.slug,
    name: product.name,
    manufacturer: product.manufacturer.name,
    imageUrl: toProductThumbnailUrl(product, view.variant),
  },
  variant: view.variant && { id: view.variant.id, name: view.variant.name },
  personalization,
  count: view.count ?? 1,
  priceBrutto: view.priceCents ?? 0,
});

/** What the page can add before hydration, without a personalization: an item for each variant that can be bought. */
export const toCartItemsAddableBeforeHydration = (
  product: Product,
  view: ProductPageSelectionState,
  settings: BackorderSettings,
): NewCartItem[] => {
  const selections = view.hasVariants
    ? view.variants.map(({ id }) => productSelectionReducer(view, { type: 'variantChange', variantId: id }))
    : [view];
  return selections
    .filter((selection) => toPurchaseAction(selection, settings) === 'buy')
    .map((selection) => productPageToNewCartItem(product, selection, null));
};

/** The smallest file of the image of the variant, for cart and buy bar. */
export const toProductThumbnailUrl = (product: Product, variant: ProductVariant | null): string | null => {
  const [first] = toProductImagesVariantFirst(product, variant);
  return first ? toSmallestImageUrl(first) : null;
};

/** The smallest file of an image. */
export const toSmallestImageUrl = ({ files: { images } }: ContentImageData): string => {
  const [smallest] = images.fallback.srcSet?.split(',') ?? [];
  return smallest?.trim().split(' ')[0] ?? images.fallback.src;
};
