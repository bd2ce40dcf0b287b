import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decimalAmountToCentsSchema } from '../contract/decimal-amount-schema.ts';
import { parseValidProducts } from './parse-product-records.ts';

const schema = z.object({
  id: z.string(),
  price_brutto: decimalAmountToCentsSchema.nullable(),
  product_variants: z.array(z.object({ price_brutto: decimalAmountToCentsSchema })),
});

const ring = { id: 'ring', price_brutto: '690.00', product_variants: [] };

it.each([
  ['a negative price', { price_brutto: '-5.00' }, 'price_brutto'],
  ['a price that is not a number', { price_brutto: 'NaN' }, 'price_brutto'],
  ['a price above the maximum', { price_brutto: '90000000.00' }, 'price_brutto'],
  ['a tax rate above 100 %', { tax_percent: '190.00' }, 'tax_percent'],
  ['variants that are not a list', { product_variants: null }, 'product_variants'],
])('omits a product with %s, and keeps the others', (_, values, field) => {
  const { products, problems, leftOutIds } = parseValidProducts(schema, [{ ...ring, id: 'bad', ...values }, ring]);
  expect(products.map(({ id }) => id)).toEqual(['ring']);
  expect(problems).toMatchObject([{ id: 'bad', field }]);
  expect([...leftOutIds]).toEqual(['bad']);
});

it.each(['-5.00', 'NaN', '90000000.00'])('omits only the variant with the price %s', (price) => {
  const record = { ...ring, product_variants: [{ price_brutto: price }, { price_brutto: '710.00' }] };
  const { products, problems, leftOutIds } = parseValidProducts(schema, [record]);
  expect(products).toEqual([{ id: 'ring', price_brutto: 69_000, product_variants: [{ price_brutto: 71_000 }] }]);
  expect(problems).toMatchObject([{ id: 'ring', field: 'product_variants.0.price_brutto' }]);
  expect(leftOutIds.size).toBe(0);
});

it('omits a product without valid variants', () => {
  const { products, leftOutIds } = parseValidProducts(schema, [
    { ...ring, product_variants: [{ price_brutto: '-1.00' }, { price_brutto: 'NaN' }] },
  ]);
  expect(products).toEqual([]);
  expect([...leftOutIds]).toEqual(['ring']);
});

it('keeps a product without a price', () => {
  const { products, problems } = parseValidProducts(schema, [{ ...ring, price_brutto: null, tax_percent: null }]);
  expect(products).toHaveLength(1);
  expect(problems).toEqual([]);
});

describe('malformed responses', () => {
  it('omits values that are not products, and reports them without an id', () => {
    const { products, problems, leftOutIds } = parseValidProducts(schema, [null, 'text', 7, { id: 7 }, ring]);
    expect(products.map(({ id }) => id)).toEqual(['ring']);
    expect(problems.every(({ id }) => id === undefined)).toBe(true);
    expect(leftOutIds.size).toBe(0);
  });

  it('omits a value that is not a variant, and reports its index', () => {
    const variants = [null, { price_brutto: '710.00' }];
    const { products, problems } = parseValidProducts(schema, [{ ...ring, product_variants: variants }]);
    expect(products).toMatchObject([{ product_variants: [{ price_brutto: 71_000 }] }]);
    expect(problems).toMatchObject([{ field: 'product_variants.0' }]);
  });

  it('reports one problem per field, with the reason', () => {
    const { problems } = parseValidProducts(z.object({ id: z.string() }), [{ id: 'ring', price_brutto: '-5.00' }]);
    expect(problems).toEqual([{ id: 'ring', field: 'price_brutto', message: 'is out of its range' }]);
    expect(parseValidProducts(schema, [{ ...ring, price_brutto: '-5.00' }]).problems).toHaveLength(1);
  });
});

describe('a problem of the product itself', () => {
  const variants = [{ price_brutto: '-1.00' }, { price_brutto: '710.00' }];

  it('omits the product even if a variant is also invalid', () => {
    const { products, problems, leftOutIds } = parseValidProducts(schema, [
      { ...ring, tax_percent: '190.00', product_variants: variants },
    ]);
    expect(products).toEqual([]);
    expect(problems.map(({ field }) => field).toSorted()).toEqual(['product_variants.0.price_brutto', 'tax_percent']);
    expect([...leftOutIds]).toEqual(['ring']);
  });

  it('omits the product even if the schema accepts it', () => {
    const loose = z.object({ id: z.string() });
    expect(parseValidProducts(loose, [{ id: 'ring', tax_percent: '101' }]).products).toEqual([]);
    expect(parseValidProducts(loose, [{ id: 'ring', tax_percent: '100' }]).products).toHaveLength(1);
  });

  it('omits the product if it has too many variants', () => {
    const one = z.object({
      id: z.string(),
      product_variants: z.array(z.object({ price_brutto: decimalAmountToCentsSchema })).max(1),
    });
    const many = [{ price_brutto: '1.00' }, { price_brutto: '2.00' }];
    const { products, leftOutIds } = parseValidProducts(one, [{ id: 'ring', product_variants: many }]);
    expect(products).toEqual([]);
    expect([...leftOutIds]).toEqual(['ring']);
  });
});

it('omits a variant with two problems, and keeps the other variant', () => {
  const strict = z.object({
    id: z.string(),
    product_variants: z.array(z.object({ price_brutto: decimalAmountToCentsSchema, size: z.string() })),
  });
  const record = { id: 'ring', product_variants: [{ price_brutto: 'NaN' }, { price_brutto: '7.00', size: '52' }] };
  const { products } = parseValidProducts(strict, [record]);
  expect(products).toEqual([{ id: 'ring', product_variants: [{ price_brutto: 700, size: '52' }] }]);
});
