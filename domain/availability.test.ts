import { describe, expect, it } from 'vitest';
import { isOrderable, toAvailability, toOrderableQuantity, mergeVariantStock } from './availability.ts';
import { deliveryTestCases } from './delivery-test-cases.fixture.ts';

describe('availability', () => {
  it.each(deliveryTestCases)('$name: $expected.availability', (each) => {
    expect(toAvailability(each, each, each.quantity)).toBe(each.expected.availability);
  });

  it.each(deliveryTestCases)('$name: as many can be ordered as it says', (each) => {
    const most = toOrderableQuantity(each, each);
    expect(most === null || each.quantity <= most).toBe(isOrderable(each.expected.availability));
  });

  it('takes a stock below nothing for none', () => {
    const item = { stock: -2, reorderPossible: false };
    expect([
      toAvailability(item, { purchaseToOrder: false }),
      toOrderableQuantity(item, { purchaseToOrder: false }),
    ]).toEqual(['unavailable', 0]);
  });
});

it.each([
  ['nothing', [], true, 'unavailable'],
  [
    'one of two there',
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
    'one can be asked for',
    [
      { stock: 0, reorderPossible: false },
      { stock: 0, reorderPossible: true },
    ],
    false,
    'onRequest',
  ],
  ['none', [{ stock: 0, reorderPossible: false }], true, 'unavailable'],
] as const)('several variants together are the nearest of them: %s', (_case, items, purchaseToOrder, expected) => {
  expect(toAvailability(mergeVariantStock(items), { purchaseToOrder })).toBe(expected);
});
