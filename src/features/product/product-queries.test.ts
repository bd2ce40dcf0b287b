// Which products go with a product: those that editors have chosen, otherwise similar ones of its category.
import { beforeEach, expect, it, vi } from 'vitest';
import { testProductWithoutVariants } from '../../../domain/product/to-product.fixture.ts';
import type { Product, ProductSummary } from '../../../domain/product/to-product.ts';
import { relatedProductsQueryOptions } from './product-queries.ts';

const readProductSummariesByIds = vi.hoisted(() =>
  vi.fn<(locale: string, ids: readonly string[]) => Promise<object[]>>(),
);
const readSameCategoryProductsNearPrice = vi.hoisted(() => vi.fn<() => Promise<object[]>>());
vi.mock('../../adapters/directus/random-and-related-products.ts', () => ({
  readProductSummariesByIds,
  readSameCategoryProductsNearPrice,
}));
vi.mock('../../adapters/directus/read-product-by-slug.ts', () => ({ readProductBySlug: vi.fn() }));

const toSummary = (id: string, euros: number, stock = 1): Partial<ProductSummary> => ({
  id,
  price: { fromCents: euros * 100, toCents: euros * 100 },
  overall: { stock, reorderPossible: false },
});

beforeEach(() => {
  vi.clearAllMocks();
  readProductSummariesByIds.mockImplementation((_locale, ids) =>
    Promise.resolve(ids.map((id) => toSummary(id, 10, 0))),
  );
  readSameCategoryProductsNearPrice.mockResolvedValue([
    toSummary('far', 100),
    toSummary('sold', 490, 0),
    toSummary('near', 480),
  ]);
});

const read = async (changes: Partial<Product>): Promise<string[]> => {
  const product = { ...testProductWithoutVariants, ...changes };
  const { queryFn } = relatedProductsQueryOptions('de', product, { purchaseToOrder: false });
  return (await queryFn()).map(({ id }) => id);
};

it('shows the first four that editors have chosen, in their order and whether in stock or not', async () => {
  expect(await read({ relatedProductIds: ['e', 'd', 'c', 'b', 'a'] })).toEqual(['e', 'd', 'c', 'b']);
  expect(readSameCategoryProductsNearPrice).not.toHaveBeenCalled();
});

it('shows what can be ordered of the category, nearest in price first, if editors have chosen none', async () => {
  expect(await read({})).toEqual(['near', 'far']);
  expect(readSameCategoryProductsNearPrice).toHaveBeenCalledWith('de', {
    productId: 'p1',
    categoryId: 'c1',
    priceCents: 49_000,
    limit: 8,
  });
  expect(readProductSummariesByIds).not.toHaveBeenCalled();
});
