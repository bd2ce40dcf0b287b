// What a discount code takes off a cart, and why it does not apply. Used by the order service for quotes and orders; the
// site shows what the quote says. Pure.
import type { Cents } from '../contract/cents.ts';
import type { EnteredCodeProblem } from '../contract/shop/cart-quote.ts';
import { allocateCentsProportionally } from './tax-breakdown.ts';

export const discountKinds = ['percent', 'amount', 'free_shipping'] as const;

export type DiscountKind = (typeof discountKinds)[number];

export interface DiscountCode {
  id: string;
  code: string;
  kind: DiscountKind;
  /** Of the kind `percent`. */
  percent: number;
  /** Of the kind `amount`. */
  amountCents: Cents;
  /** Value of the eligible items from which the code applies; 0: any. */
  minimumCents: Cents;
  /** First and last day, `YYYY-MM-DD` in the project's time zone; `null`: no limit. */
  validFrom: string | null;
  validUntil: string | null;
  /** Number of orders; `null`: no limit. */
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** Ids of categories and subcategories; empty: all products. */
  scope: readonly string[];
}

/** A cart line as a discount sees it. */
export interface DiscountableLine {
  /** 0 for what is never discounted, such as a price on request. */
  grossCents: Cents;
  /** Ids of the product's category and subcategories. */
  categories: readonly string[];
  /** Never discounted: a gift voucher, or a product or brand that the shop leaves out of discounts. */
  isExcluded: boolean;
}

export interface DiscountCodeUsageCounts {
  /** `YYYY-MM-DD` in the project's time zone. */
  today: string;
  /** Orders that have used the code. */
  uses: number;
  /** Those of this customer; `null` while the customer is unknown. */
  customerUses: number | null;
}

export type DiscountResult =
  | {
      ok: true;
      /** Per line, never more than the line costs. */
      lineDiscountsCents: Cents[];
      isShippingFree: boolean;
    }
  | {
      ok: false;
      problem: EnteredCodeProblem;
      /** What the eligible items lack to the minimum order value. */
      missingCents?: Cents;
      /** The day from which or until which the code is valid. */
      date?: string;
    };

/** The spelling in which codes are stored and compared. */
export const normalizeDiscountCode = (code: string): string => code.trim().toUpperCase();

const isLimitReached = (uses: number | null, limit: number | null): boolean =>
  limit !== null && uses !== null && uses >= limit;

const toDiscountCents = ({ kind, percent, amountCents }: DiscountCode, eligibleCents: Cents): Cents => {
  if (kind === 'percent') return Math.min(eligibleCents, Math.round((eligibleCents * percent) / 100));
  return kind === 'amount' ? Math.min(eligibleCents, amountCents) : 0;
};

const isInScope = ({ scope }: DiscountCode, { categories }: DiscountableLine): boolean =>
  scope.length === 0 || categories.some((category) => scope.includes(category));

/** Whether the code does not apply to the line only because the shop leaves it out of discounts. */
export const isExcludedFromDiscount = (discount: DiscountCode, line: DiscountableLine): boolean =>
  line.isExcluded && isInScope(discount, line);

/**
 * Divides the discount over the eligible lines in proportion to their prices, so that taxes, refunds and invoices follow
 * from the lines. Shipping is free as a whole.
 */
export const distributeDiscountOverLines = (
  discount: DiscountCode,
  lines: readonly DiscountableLine[],
  { today, uses, customerUses }: DiscountCodeUsageCounts,
): DiscountResult => {
  const { validFrom, validUntil, minimumCents } = discount;
  if (validUntil !== null && today > validUntil) return { ok: false, problem: 'expired', date: validUntil };
  if (validFrom !== null && today < validFrom) return { ok: false, problem: 'not_yet_valid', date: validFrom };
  if (isLimitReached(uses, discount.maxUses)) return { ok: false, problem: 'used_up' };
  if (isLimitReached(customerUses, discount.maxUsesPerCustomer)) return { ok: false, problem: 'used_by_customer' };
  const weights = lines.map((line) => (isInScope(discount, line) && !line.isExcluded ? line.grossCents : 0));
  const eligibleCents = weights.reduce((sum, weight) => sum + weight, 0);
  if (eligibleCents === 0) return { ok: false, problem: 'no_eligible_items' };
  if (eligibleCents < minimumCents)
    return { ok: false, problem: 'minimum_not_reached', missingCents: minimumCents - eligibleCents };
  return {
    ok: true,
    lineDiscountsCents: allocateCentsProportionally(toDiscountCents(discount, eligibleCents), weights),
    isShippingFree: discount.kind === 'free_shipping',
  };
};
