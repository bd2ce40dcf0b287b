import { expect, it } from 'vitest';
import { plainProduct, ringWithSizes } from './product.fixture.ts';
import { changeView, emptyView } from './product-view.ts';
import { toRequestKinds } from './request-kinds.ts';

const view = (product: typeof plainProduct) => changeView(emptyView, { type: 'add', product });
const soldOut = ringWithSizes.variants.map((variant) => ({ ...variant, stock: 0, reorderPossible: false }));

const takesOrders = { purchaseToOrder: true };
const takesNone = { purchaseToOrder: false };

it('asks for the price of a piece that has none', () => {
  expect(toRequestKinds(view({ ...plainProduct, priceCents: null }), takesNone)).toEqual(['price', 'availability']);
});

it('offers to tell of new stock where none is left', () => {
  expect(toRequestKinds(view({ ...plainProduct, stock: 0 }), takesOrders)).toEqual(['availability', 'stock']);
  const ring = view({ ...ringWithSizes, variants: soldOut });
  expect(toRequestKinds(ring, takesOrders)).toEqual(['availability', 'stock']);
  const chosen = changeView(ring, { type: 'variantChange', variantId: 'v52' });
  expect(toRequestKinds(chosen, takesOrders)).toEqual(['availability', 'stock']);
});

it('offers it, too, where it could be made but the shop takes no such orders', () => {
  const kinds = toRequestKinds(view({ ...plainProduct, stock: 0, reorderPossible: true }), takesNone);
  expect(kinds).toEqual(['availability', 'stock']);
});

it('asks for nothing but availability of what is there, or can be ordered', () => {
  expect(toRequestKinds(view(plainProduct), takesNone)).toEqual(['availability']);
  expect(toRequestKinds(view({ ...plainProduct, stock: 0, reorderPossible: true }), takesOrders)).toEqual([
    'availability',
  ]);
  expect(toRequestKinds(view(ringWithSizes), takesNone)).toEqual(['availability']);
});
