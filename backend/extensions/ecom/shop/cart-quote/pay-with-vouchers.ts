// What the gift vouchers of a quote pay of its total. Pure.
import type { CartQuote, CartQuoteLine } from '../../../../../contract/shop/cart-quote.ts';
import { allocateVouchers, type VoucherPayment } from '../../../../../domain/voucher.ts';
import type { AppliedCodes } from './apply-entered-codes.ts';

/** Taxes stay as they are: a voucher is a means of payment. */
export const payWithVouchers = (
  { codes, vouchers }: Pick<AppliedCodes, 'codes' | 'vouchers'>,
  lines: readonly CartQuoteLine[],
  totals: CartQuote['totals'],
): { voucherPayments: VoucherPayment[] } & Pick<CartQuote, 'codes' | 'totals'> => {
  const boughtCents = lines.reduce((sum, line) => sum + (line.is_gift_voucher ? line.price_cents * line.count : 0), 0);
  const voucherPayments = allocateVouchers(totals.total_cents - boughtCents, vouchers);
  const paidCents = new Map(voucherPayments.map(({ voucher, amountCents }) => [voucher, amountCents]));
  return {
    voucherPayments,
    codes: codes.map((quoted) => {
      const voucher = vouchers.find(({ code }) => code === quoted.code);
      if (!voucher) return quoted;
      const amountCents = paidCents.get(voucher.id) ?? 0;
      return { ...quoted, voucher_cents: amountCents, remaining_cents: voucher.balanceCents - amountCents };
    }),
    totals: { ...totals, voucher_cents: voucherPayments.reduce((sum, { amountCents }) => sum + amountCents, 0) },
  };
};
