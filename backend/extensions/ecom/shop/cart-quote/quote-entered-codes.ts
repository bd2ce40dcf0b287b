// What the codes of a quote or order do, and why some have no effect. One discount code per order: the first that
// applies.
import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { CartQuoteLine, EnteredCodeProblem, QuotedCode } from '../../../../../contract/shop/cart-quote.ts';
import { toDateInTimeZone } from '../../../../../domain/delivery-time.ts';
import {
  distributeDiscountOverLines,
  type DiscountableLine,
  type DiscountResult,
  isExcludedFromDiscount,
} from '../../../../../domain/discount-code.ts';
import { findVoucherRefusal, type VoucherStateAndBalance } from '../../../../../domain/voucher.ts';
import type { UnknownCodeRateLimiter } from '../../platform/rate-limits-and-proof-of-work.ts';
import { findVoucherByCode } from '../vouchers/redeem-vouchers.ts';
import type { CheckoutSettings } from './read-checkout-settings.ts';
import { type DiscountCodeWithUses, lockDiscountCode, readDiscountCode } from './read-discount-code.ts';
import type { CartLineWithProduct } from './read-quotable-products.ts';

/** Who enters codes. */
export interface CodeRedemptionContext extends UnknownCodeRateLimiter {
  /** Of an order; `null` while unknown. */
  email: string | null;
}

export interface AppliedDiscount {
  id: string;
  code: string;
  lines: DiscountableLine[];
  result: DiscountResult & { ok: true };
}

export interface QuoteEnteredCodesResult {
  /** In the order of the request. */
  codes: QuotedCode[];
  discount: AppliedDiscount | null;
  /** Those that can pay, with their codes. */
  vouchers: (VoucherStateAndBalance & { code: string })[];
}

type Project = Pick<CheckoutSettings, 'project' | 'timeZone'>;

const toDiscountableLines = (
  lines: readonly CartQuoteLine[],
  items: readonly CartLineWithProduct[],
): DiscountableLine[] =>
  lines.map((line, index) => ({
    grossCents: line.price_cents * line.count,
    categories: items[index]?.item?.categories ?? [],
    isExcluded: line.is_gift_voucher || items[index]?.item?.isExcludedFromDiscounts === true,
  }));

const apply = (
  { discount, ...use }: DiscountCodeWithUses,
  lines: readonly DiscountableLine[],
  { timeZone }: Project,
): DiscountResult =>
  distributeDiscountOverLines(discount, lines, { ...use, today: toDateInTimeZone(new Date(), timeZone) });

const noEffect = {
  kind: null,
  discount_cents: 0,
  voucher_cents: 0,
  remaining_cents: null,
  percent: null,
  is_shipping_free: false,
  excluded_items: [] as string[],
  problem: null,
  missing_cents: null,
  date: null,
} as const;

const toUselessCode = (code: string, problem: EnteredCodeProblem): QuotedCode => ({ ...noEffect, code, problem });

/** Each name once: several lines may be the same product. */
const toExcludedNames = (
  { discount }: DiscountCodeWithUses,
  lines: readonly DiscountableLine[],
  quoteLines: readonly CartQuoteLine[],
): string[] => [
  ...new Set(lines.flatMap((line, index) => (isExcludedFromDiscount(discount, line) && quoteLines[index]?.name) || [])),
];

const toQuotedDiscount = (
  code: string,
  { discount: { kind, percent } }: DiscountCodeWithUses,
  result: DiscountResult,
  excludedNames: string[],
): QuotedCode => ({
  ...noEffect,
  code,
  kind: 'discount',
  percent: kind === 'percent' ? percent : null,
  excluded_items: result.ok && result.isShippingFree ? [] : excludedNames,
  ...(result.ok
    ? {
        discount_cents: result.lineDiscountsCents.reduce((sum, cents) => sum + cents, 0),
        is_shipping_free: result.isShippingFree,
      }
    : { problem: result.problem, missing_cents: result.missingCents ?? null, date: result.date ?? null }),
});

/** What it pays depends on the total: see create-cart-quote.ts. */
const toQuotedVoucher = (code: string, voucher: VoucherStateAndBalance, { timeZone }: Project): QuotedCode => {
  const problem = findVoucherRefusal(voucher, toDateInTimeZone(new Date(), timeZone)) ?? null;
  return {
    ...noEffect,
    code,
    kind: 'voucher',
    problem,
    remaining_cents: problem ? null : voucher.balanceCents,
    date: problem === 'expired' ? voucher.validUntil : null,
  };
};

/** Writes nothing and locks nothing: {@link lockAndRevalidateDiscount} decides when the order is placed. */
export const quoteEnteredCodes = async (
  database: Knex,
  settings: Project,
  entered: readonly string[],
  quoteLines: readonly CartQuoteLine[],
  items: readonly CartLineWithProduct[],
  { email, isBlocked, reportUnknownCode }: CodeRedemptionContext,
): Promise<QuoteEnteredCodesResult> => {
  const enteredOnce = [...new Set(entered)];
  if (isBlocked)
    return { codes: enteredOnce.map((code) => toUselessCode(code, 'too_many_attempts')), discount: null, vouchers: [] };
  const lines = toDiscountableLines(quoteLines, items);
  const codes: QuotedCode[] = [];
  const vouchers: QuoteEnteredCodesResult['vouchers'] = [];
  let applied: AppliedDiscount | null = null;
  for (const code of enteredOnce) {
    const found = await readDiscountCode(database, code, { project: settings.project, email });
    if (found) {
      const result: DiscountResult = apply(found, lines, settings);
      if (result.ok && applied) codes.push({ ...toUselessCode(code, 'one_discount_only'), kind: 'discount' });
      else codes.push(toQuotedDiscount(code, found, result, toExcludedNames(found, lines, quoteLines)));
      if (result.ok) applied ??= { id: found.discount.id, code: found.discount.code, lines, result };
      continue;
    }
    const voucher = await findVoucherByCode(database, settings.project, code);
    if (voucher) {
      const quoted = toQuotedVoucher(code, voucher, settings);
      codes.push(quoted);
      if (quoted.problem === null && vouchers.every(({ id }) => id !== voucher.id)) vouchers.push({ ...voucher, code });
    } else {
      reportUnknownCode();
      codes.push(toUselessCode(code, 'unknown'));
    }
  }
  return { codes, discount: applied, vouchers };
};

/**
 * Whether the discount is still what the shopper saw: not changed, expired or used up. Locks the code until the end of
 * the transaction.
 */
export const lockAndRevalidateDiscount = async (
  transaction: Knex.Transaction,
  settings: Project,
  { id, code, lines, result }: AppliedDiscount,
  email: string,
): Promise<boolean> => {
  await lockDiscountCode(transaction, id);
  const found = await readDiscountCode(transaction, code, { project: settings.project, email });
  return found?.discount.id === id && isDeepStrictEqual(apply(found, lines, settings), result);
};
