// Which pictures of a product show the selected variant: the single rule for gallery, cart, structured data and product
// feed. Pure.
import type { ContentImage } from '../content-image.ts';
import type { Product, ProductVariant } from './product.ts';

/** The product's pictures, with that of the variant first. */
export const toPicturesOfVariant = (
  { pictures }: Pick<Product, 'pictures'>,
  variant: Pick<ProductVariant, 'pictureIndex'> | null,
): readonly ContentImage[] => {
  const chosen = variant?.pictureIndex ?? 0;
  return [...pictures.slice(chosen, chosen + 1), ...pictures.slice(0, chosen), ...pictures.slice(chosen + 1)];
};
