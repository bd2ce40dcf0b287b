import { expect, it } from 'vitest';
import { plainProduct, ringWithSizes } from './product.fixture.ts';
import { changeView, emptyView } from './product-view.ts';
import { toRequestKinds } from './request-kinds.ts';

const view = (product: typeof plainProduct) => changeView(emptyView, { type: 'add', product });
const soldOut = ringWithSizes.variants.map((variant) => ({ ...variant, stock: 0, reorderPossible: false }));

it('asks for the price of a piece that has none', () => {
  expect(toRequestKinds(view({ ...plainProduct, priceCents: null }), 'request')).toEqual(['price', 'availability']);
});

it('offers to tell of new stock where none is left', () => {
  expect(toRequestKinds(view({ ...plainProduct, stock: 0 }), 'request')).toEqual(['availability', 'stock']);
  const ring = view({ ...ringWithSizes, variants: soldOut });
  expect(toRequestKinds(ring, 'chooseVariant')).toEqual(['availability', 'stock']);
  const chosen = changeView(ring, { type: 'variantChange', variantId: 'v52' });
  expect(toRequestKinds(chosen, 'request')).toEqual(['availability', 'stock']);
});

it('asks for nothing but availability of what is there, or can be ordered', () => {
  expect(toRequestKinds(view(plainProduct), 'buy')).toEqual(['availability']);
  expect(toRequestKinds(view(plainProduct), 'request')).toEqual(['availability']);
  expect(toRequestKinds(view({ ...plainProduct, stock: 0, reorderPossible: true }), 'buy')).toEqual(['availability']);
  expect(toRequestKinds(view(ringWithSizes), 'chooseVariant')).toEqual(['availability']);
});
