// The images of a product in a list.
import { expect, it } from 'vitest';
import { productListItemSchema } from '../../contract/shop/product-list-item-record.ts';
import { createRecordFieldTranslator } from '../record-translation.ts';
import { toProductSummary } from './to-product.ts';

const toSummary = (fileIds: string[], widths = [320, 640, 960]) => {
  const record = productListItemSchema.parse({
    id: 'p',
    slug: 'ring',
    display_name: 'Ring',
    price_brutto: '690.00',
    price_brutto_old: null,
    stock: 1,
    reorder_possible: false,
    manufacturer: { display_name: 'Arnsberg' },
    product_variants: [],
    ratings: [],
    images: fileIds.map((id, index) => ({
      id: index + 1,
      alt: 'Ring',
      directus_files_id: { id, width: 800, height: 1000, focal_point_x: 200, focal_point_y: 500 },
      translations: [],
    })),
    translations: [],
  });
  return toProductSummary(record, {
    locale: 'de',
    translate: createRecordFieldTranslator(() => undefined),
    toFiles: ({ id }) =>
      id === 'lost'
        ? null
        : {
            images: {
              sources: [
                { type: 'image/avif', srcSet: widths.map((width) => `/${id}-${width}.avif ${width}w`).join(', ') },
                { type: 'image/webp', srcSet: `/${id}-640.webp 640w` },
              ],
              fallback: { src: `/${id}.webp` },
            },
            width: 4,
            height: 5,
          },
  });
};

it('has one file of the second image for the pointer, with its focal point', () => {
  const { image, hoverImage } = toSummary(['front', 'side', 'back']);
  expect(image?.files.images.fallback.src).toBe('/front.webp');
  expect(hoverImage).toEqual({ src: '/side-640.avif', focalPoint: { x: 25, y: 50 } });
});

it('has the widest file of a small image', () => {
  expect(toSummary(['front', 'side'], [320, 500]).hoverImage?.src).toBe('/side-500.avif');
});

it.each([[['front']], [['front', 'lost']], [[]]])('has none for %j', (fileIds) => {
  expect(toSummary(fileIds).hoverImage).toBeNull();
});
