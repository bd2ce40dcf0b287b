// Every published product, brand and department in the demo content has an image, products have several.
import { expect, it } from 'vitest';
import { departmentPageKeys } from '../src/i18n/special-page-paths-and-keys.ts';
import { demoSeedContent } from '../demo/demo-seed-content.ts';
import { toDemoRecordId } from '../demo/demo-record-id.ts';
import type { SeedItem } from '../backend/seed/create-seed-items.ts';

const fileIds = new Set(demoSeedContent.files.map(({ id }) => id));

const ringSizeGuideId = toDemoRecordId('arnsberg/size-guide/ring');

const publishedOf = (collection: string): SeedItem[] =>
  demoSeedContent.sets
    .filter((set) => set.collection === collection)
    .flatMap((set) => set.items)
    .filter(({ status }) => status === 'published');

const hasFile = (file: unknown): boolean => typeof file === 'string' && fileIds.has(file);

it('every published product has two images, every ring four, and the voucher one', () => {
  const toRequiredCount = ({ is_gift_voucher: isVoucher, size_guide: sizeGuide }: SeedItem): number => {
    if (isVoucher === true) return 1;
    return sizeGuide === ringSizeGuideId ? 4 : 2;
  };
  const products = publishedOf('ecommerce_product');
  expect(products.filter((product) => toRequiredCount(product) === 4)).toHaveLength(16);
  const incomplete = products.filter((product) => {
    const images = product['images'] as { directus_files_id: string }[];
    return images.length < toRequiredCount(product) || !images.every(({ directus_files_id: id }) => hasFile(id));
  });
  expect(incomplete.map(({ slug }) => slug)).toEqual([]);
});

it('every variant of a product whose variants look different has an image of its own', () => {
  const variants = publishedOf('ecommerce_product').map(({ product_variants: all }) =>
    ((all ?? []) as SeedItem[]).filter(({ active }) => active !== false).map(({ image }) => image),
  );
  const shown = variants.filter((images) => images.some(Boolean));
  expect(shown).toHaveLength(13);
  for (const images of shown) expect(new Set(images.filter(hasFile)).size).toBe(images.length);
});

it('every published brand has an image with alternative text and keywords in three languages', () => {
  for (const brand of publishedOf('brand')) {
    expect(hasFile(brand['header_image']), String(brand['slug'])).toBe(true);
    const entries = brand['translations'] as { language: string; header_image_alt?: string; keywords?: string }[];
    expect(entries.filter(({ header_image_alt, keywords }) => header_image_alt && keywords)).toHaveLength(3);
  }
});

it('no two published brands share an image', () => {
  const images = publishedOf('brand').map(({ header_image: image }) => image);
  expect(new Set(images).size).toBe(images.length);
});

it('every published department has an image', () => {
  const keys: readonly string[] = departmentPageKeys;
  const without = publishedOf('page').filter(
    ({ key, header_image }) => keys.includes(String(key)) && !hasFile(header_image),
  );
  expect(without.map(({ key }) => key)).toEqual([]);
});
