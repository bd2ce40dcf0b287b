import { describe, expect, it } from 'vitest';
import {
  distributeDiscountOverLines,
  type DiscountableLine,
  type DiscountCode,
  type DiscountResult,
  type DiscountCodeUsageCounts,
} from './discount-code.ts';

const toDiscount = (changes: Partial<DiscountCode> = {}): DiscountCode => ({
  id: 'd',
  code: 'WILLKOMMEN10',
  kind: 'percent',
  percent: 10,
  amountCents: 0,
  minimumCents: 0,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  scope: [],
  ...changes,
});

const today: DiscountCodeUsageCounts = { today: '2026-11-26', uses: 3, customerUses: 1 };

const rings: DiscountableLine = { grossCents: 10_000, categories: ['jewelry', 'rings'], isExcluded: false };
const watch: DiscountableLine = { grossCents: 5_000, categories: ['watches'], isExcluded: false };
const onRequest: DiscountableLine = { grossCents: 0, categories: ['jewelry'], isExcluded: false };
const book: DiscountableLine = { grossCents: 2_000, categories: ['watches'], isExcluded: true };

const take = (lineDiscountsCents: number[], isShippingFree = false): DiscountResult => ({
  ok: true,
  lineDiscountsCents,
  isShippingFree,
});
const amount = (amountCents: number) => toDiscount({ kind: 'amount', amountCents });

describe('a code', () => {
  it.each<[string, DiscountCode, DiscountableLine[], DiscountResult]>([
    ['a percentage of all items', toDiscount(), [rings, watch, onRequest], take([1_000, 500, 0])],
    ['a percentage, rounded once', toDiscount({ percent: 12.5 }), [{ ...rings, grossCents: 999 }], take([125])],
    ['everything', toDiscount({ percent: 100 }), [rings, watch], take([10_000, 5_000])],
    ['an amount, in proportion to the prices', amount(1_000), [rings, watch], take([667, 333])],
    ['an amount that all lines share equally', amount(100), [rings, rings, rings], take([34, 33, 33])],
    ['never more than the items cost', amount(99_999), [rings, watch], take([10_000, 5_000])],
    ['nothing from an excluded item', amount(1_000), [watch, book], take([1_000, 0])],
    ['only items of a category', toDiscount({ scope: ['watches'] }), [rings, watch], take([0, 500])],
    ['only items of a subcategory', toDiscount({ scope: ['rings'] }), [rings, watch], take([1_000, 0])],
    ['nothing but shipping', toDiscount({ kind: 'free_shipping' }), [rings, watch], take([0, 0], true)],
    ['from the minimum order value on', toDiscount({ minimumCents: 15_000 }), [rings, watch], take([1_000, 500])],
    [
      'on its first and its last day',
      toDiscount({ validFrom: today.today, validUntil: today.today }),
      [watch],
      take([500]),
    ],
    ['as the last possible use', toDiscount({ maxUses: 4, maxUsesPerCustomer: 2 }), [watch], take([500])],
  ])('takes off %s', (_name, discount, lines, result) => {
    expect(distributeDiscountOverLines(discount, lines, today)).toEqual(result);
  });

  it.each<[string, Partial<DiscountCode>, Omit<DiscountResult & { ok: false }, 'ok'>]>([
    ['on the day before', { validFrom: '2026-11-27' }, { problem: 'not_yet_valid', date: '2026-11-27' }],
    ['on the day after', { validUntil: '2026-11-25' }, { problem: 'expired', date: '2026-11-25' }],
    ['after its last use', { maxUses: 3 }, { problem: 'used_up' }],
    ["after the customer's last use", { maxUsesPerCustomer: 1 }, { problem: 'used_by_customer' }],
    ['to items of other categories', { scope: ['clocks'] }, { problem: 'no_eligible_items' }],
    ['below the minimum order value', { minimumCents: 15_001 }, { problem: 'minimum_not_reached', missingCents: 1 }],
    [
      'if only other items reach the minimum order value',
      { minimumCents: 5_001, scope: ['watches'] },
      { problem: 'minimum_not_reached', missingCents: 1 },
    ],
  ])('does not apply %s', (_name, changes, refusal) => {
    expect(distributeDiscountOverLines(toDiscount(changes), [rings, watch], today)).toEqual({ ok: false, ...refusal });
  });

  it('applies while the customer is unknown', () => {
    const discount = toDiscount({ maxUsesPerCustomer: 1 });
    expect(distributeDiscountOverLines(discount, [watch], { ...today, customerUses: null })).toEqual(take([500]));
  });

  it('does not apply to a cart of prices on request', () => {
    expect(distributeDiscountOverLines(toDiscount(), [onRequest], today)).toEqual({
      ok: false,
      problem: 'no_eligible_items',
    });
  });
});
