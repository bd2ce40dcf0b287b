import { describe, expect, it } from 'vitest';
import {
  isOrderableAvailability,
  toProductAvailability,
  toMaxOrderableQuantity,
  combineVariantStock,
} from './product-availability.ts';
import { availabilityAndDeliveryTimeTestCases } from './availability-and-delivery-time-test-cases.fixture.ts';

describe('availability', () => {
  it.each(availabilityAndDeliveryTimeTestCases)('$name: $expected.availability', (each) => {
    expect(toProductAvailability(each, each, each.quantity)).toBe(each.expected.availability);
  });

  it.each(availabilityAndDeliveryTimeTestCases)(
    '$name: the orderable quantity agrees with the availability',
    (each) => {
      const maxQuantity = toMaxOrderableQuantity(each, each);
      expect(maxQuantity === null || each.quantity <= maxQuantity).toBe(
        isOrderableAvailability(each.expected.availability),
      );
    },
  );

  it('treats a negative stock as zero', () => {
    const item = { stock: -2, reorderPossible: false };
    expect([
      toProductAvailability(item, { purchaseToOrder: false }),
      toMaxOrderableQuantity(item, { purchaseToOrder: false }),
    ]).toEqual(['unavailable', 0]);
  });
});

it.each([
  ['no variants', [], true, 'unavailable'],
  [
    'one of two in stock',
    [
      { stock: 0, reorderPossible: true },
      { stock: 1, reorderPossible: false },
    ],
    true,
    'inStock',
  ],
  [
    'one can be made',
    [
      { stock: 0, reorderPossible: false },
      { stock: 0, reorderPossible: true },
    ],
    true,
    'madeToOrder',
  ],
  [
    'one can be made, but the shop accepts no such orders',
    [
      { stock: 0, reorderPossible: false },
      { stock: 0, reorderPossible: true },
    ],
    false,
    'onRequest',
  ],
  ['all sold out', [{ stock: 0, reorderPossible: false }], true, 'unavailable'],
] as const)('a product has the best availability of its variants: %s', (_case, items, purchaseToOrder, expected) => {
  expect(toProductAvailability(combineVariantStock(items), { purchaseToOrder })).toBe(expected);
});
