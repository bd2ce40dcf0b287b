import { expect, it } from 'vitest';
import { demoSeedContent } from '../demo-seed-content.ts';
import { generateDemoProduct } from './generate-product.ts';
import {
  generatedDemoProductTableNames,
  toGeneratedDemoProductId,
  toGeneratedDemoProductRows,
} from './to-generated-demo-product-rows.ts';

const products = Array.from({ length: 3000 }, (_, index) => generateDemoProduct(1, index));
const shareOf = (matches: (product: (typeof products)[number]) => boolean): number =>
  products.filter(matches).length / products.length;

it('generates the same product for the same seed and index, independent of previous calls', () => {
  expect(generateDemoProduct(1, 7)).toEqual(products[7]);
  expect(generateDemoProduct(2, 7)).not.toEqual(products[7]);
});

it('generates unique slugs, reference numbers and ids', () => {
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
  expect(new Set(products.map(({ reference }) => reference)).size).toBe(products.length);
  for (const { slug } of products) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(toGeneratedDemoProductId(49_999)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

it('generates a realistic catalogue: a third with ring sizes, some sold out, some reduced, few rated', () => {
  expect(shareOf(({ variants }) => variants.length > 0)).toBeCloseTo(1 / 3, 1);
  expect(shareOf(({ stock }) => stock === 0)).toBeGreaterThan(0.05);
  expect(shareOf(({ priceBefore }) => priceBefore !== null)).toBeCloseTo(0.07, 1);
  expect(shareOf(({ ratings }) => ratings.length > 0)).toBeCloseTo(0.15, 1);
  for (const { attributes, price, variants, images, name } of products) {
    expect(attributes.length).toBeGreaterThanOrEqual(2);
    expect(attributes.length).toBeLessThanOrEqual(4);
    // Either the product or its variants have a price.
    expect(price === null).toBe(variants.length > 0);
    for (const amount of [price ?? 1, ...variants.map((variant) => variant.price)]) {
      expect(Number.isInteger(amount) && amount > 0).toBe(true);
    }
    expect(images.length).toBeGreaterThan(0);
    expect(new Set([name.de, name.en, name.fr]).size).toBe(3);
  }
});

it('generates rows with the same columns for each table', () => {
  const shapes = new Map<string, string>();
  for (const product of products) {
    const rows = toGeneratedDemoProductRows(product, ['first', 'second']);
    for (const table of generatedDemoProductTableNames) {
      for (const row of rows[table]) {
        const shape = Object.keys(row).join();
        expect(shapes.get(table) ?? shape).toBe(shape);
        shapes.set(table, shape);
      }
    }
  }
  expect(shapes.size).toBe(generatedDemoProductTableNames.length);
});

it('shows no image twice', () => {
  for (const product of products) {
    const files = toGeneratedDemoProductRows(product, ['only']).ecommerce_product_image.map(
      (row) => row['directus_files_id'],
    );
    expect(files).toEqual(['only']);
  }
});

it('references only records of the demo shop', () => {
  const known = new Set(demoSeedContent.sets.flatMap(({ items }) => items.map(({ id }) => id)));
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-5/;
  for (const product of products) {
    const values = Object.values(toGeneratedDemoProductRows(product, []))
      .flat()
      .flatMap((row) => Object.values(row));
    expect(values.filter((value) => typeof value === 'string' && uuid.test(value) && !known.has(value))).toEqual([]);
  }
});
