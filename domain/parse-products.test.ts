import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { centsSchema } from '../contract/cents.ts';
import { parseProducts } from './parse-products.ts';

const schema = z.object({
  id: z.string(),
  price_brutto: centsSchema.nullable(),
  product_variants: z.array(z.object({ price_brutto: centsSchema })),
});

const ring = { id: 'ring', price_brutto: '690.00', product_variants: [] };

it.each([
  ['below zero', { price_brutto: '-5.00' }, 'price_brutto'],
  ['no number', { price_brutto: 'NaN' }, 'price_brutto'],
  ['beyond all', { price_brutto: '90000000.00' }, 'price_brutto'],
  ['a tax beyond all', { tax_percent: '190.00' }, 'tax_percent'],
  ['variants that are no list', { product_variants: null }, 'product_variants'],
])('leaves a product out whose price is or that has %s, and keeps the rest', (_, values, field) => {
  const { products, problems, leftOutIds } = parseProducts(schema, [{ ...ring, id: 'bad', ...values }, ring]);
  expect(products.map(({ id }) => id)).toEqual(['ring']);
  expect(problems).toMatchObject([{ id: 'bad', field }]);
  expect([...leftOutIds]).toEqual(['bad']);
});

it.each(['-5.00', 'NaN', '90000000.00'])('leaves out a variant at %s alone', (price) => {
  const record = { ...ring, product_variants: [{ price_brutto: price }, { price_brutto: '710.00' }] };
  const { products, problems, leftOutIds } = parseProducts(schema, [record]);
  expect(products).toEqual([{ id: 'ring', price_brutto: 69_000, product_variants: [{ price_brutto: 71_000 }] }]);
  expect(problems).toMatchObject([{ id: 'ring', field: 'product_variants.0.price_brutto' }]);
  expect(leftOutIds.size).toBe(0);
});

it('leaves a product out of which no variant is left', () => {
  const { products, leftOutIds } = parseProducts(schema, [
    { ...ring, product_variants: [{ price_brutto: '-1.00' }, { price_brutto: 'NaN' }] },
  ]);
  expect(products).toEqual([]);
  expect([...leftOutIds]).toEqual(['ring']);
});

it('keeps a product without price', () => {
  const { products, problems } = parseProducts(schema, [{ ...ring, price_brutto: null, tax_percent: null }]);
  expect(products).toHaveLength(1);
  expect(problems).toEqual([]);
});

describe('what Directus may answer', () => {
  it('that is no product is left out without an id, and stops nothing', () => {
    const { products, problems, leftOutIds } = parseProducts(schema, [null, 'text', 7, { id: 7 }, ring]);
    expect(products.map(({ id }) => id)).toEqual(['ring']);
    expect(problems.every(({ id }) => id === undefined)).toBe(true);
    expect(leftOutIds.size).toBe(0);
  });

  it('of a variant that is none is left out with its place', () => {
    const variants = [null, { price_brutto: '710.00' }];
    const { products, problems } = parseProducts(schema, [{ ...ring, product_variants: variants }]);
    expect(products).toMatchObject([{ product_variants: [{ price_brutto: 71_000 }] }]);
    expect(problems).toMatchObject([{ field: 'product_variants.0' }]);
  });

  it('is told once per field, with its reason', () => {
    const { problems } = parseProducts(z.object({ id: z.string() }), [{ id: 'ring', price_brutto: '-5.00' }]);
    expect(problems).toEqual([{ id: 'ring', field: 'price_brutto', message: 'is out of its range' }]);
    expect(parseProducts(schema, [{ ...ring, price_brutto: '-5.00' }]).problems).toHaveLength(1);
  });
});

describe('a product with a problem of its own', () => {
  const variants = [{ price_brutto: '-1.00' }, { price_brutto: '710.00' }];

  it('is left out though a variant is wrong, too', () => {
    const { products, problems, leftOutIds } = parseProducts(schema, [
      { ...ring, tax_percent: '190.00', product_variants: variants },
    ]);
    expect(products).toEqual([]);
    expect(problems.map(({ field }) => field).toSorted()).toEqual(['product_variants.0.price_brutto', 'tax_percent']);
    expect([...leftOutIds]).toEqual(['ring']);
  });

  it('is left out though its schema takes it', () => {
    const loose = z.object({ id: z.string() });
    expect(parseProducts(loose, [{ id: 'ring', tax_percent: '101' }]).products).toEqual([]);
    expect(parseProducts(loose, [{ id: 'ring', tax_percent: '100' }]).products).toHaveLength(1);
  });

  it('is left out where its variants are more than they may be', () => {
    const one = z.object({ id: z.string(), product_variants: z.array(z.object({ price_brutto: centsSchema })).max(1) });
    const many = [{ price_brutto: '1.00' }, { price_brutto: '2.00' }];
    const { products, leftOutIds } = parseProducts(one, [{ id: 'ring', product_variants: many }]);
    expect(products).toEqual([]);
    expect([...leftOutIds]).toEqual(['ring']);
  });
});

it('leaves out one variant that is wrong in two ways, and keeps the other', () => {
  const strict = z.object({
    id: z.string(),
    product_variants: z.array(z.object({ price_brutto: centsSchema, size: z.string() })),
  });
  const record = { id: 'ring', product_variants: [{ price_brutto: 'NaN' }, { price_brutto: '7.00', size: '52' }] };
  const { products } = parseProducts(strict, [record]);
  expect(products).toEqual([{ id: 'ring', product_variants: [{ price_brutto: 700, size: '52' }] }]);
});
