// Which images of a product show the selected variant: the single rule for gallery, cart, structured data and product
// feed. Pure.
import type { ContentImageData } from '../content-image-data.ts';
import type { Product, ProductVariant } from './to-product.ts';

/** The product's images, with that of the variant first. */
export const toProductImagesVariantFirst = (
  { images }: Pick<Product, 'images'>,
  variant: Pick<ProductVariant, 'imageIndex'> | null,
): readonly ContentImageData[] => {
  const chosen = variant?.imageIndex ?? 0;
  return [...images.slice(chosen, chosen + 1), ...images.slice(0, chosen), ...images.slice(chosen + 1)];
};
