// Which images of a product show the selected variant: the single rule for gallery, cart, structured data and product
// feed. Pure.
import type { ContentImage } from '../content-image.ts';
import type { Product, ProductVariant } from './product.ts';

/** The product's images, with that of the variant first. */
export const toVariantImages = (
  { images }: Pick<Product, 'images'>,
  variant: Pick<ProductVariant, 'imageIndex'> | null,
): readonly ContentImage[] => {
  const chosen = variant?.imageIndex ?? 0;
  return [...images.slice(chosen, chosen + 1), ...images.slice(0, chosen), ...images.slice(chosen + 1)];
};
