// Rules of gift vouchers: codes, validity, and what several of them pay of an order (docs/decisions/080). Pure.
import type { Cents } from '../contract/cents.ts';
import type { VoucherRecordState } from '../contract/shop/voucher-states-and-movements.ts';

/** Without letters that look like digits (Crockford's base 32). 16 characters are 80 bits: not to be guessed. */
export const voucherCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const voucherCodeLength = 16;

/** As it is compared: what looks like another character is that character; spaces and hyphens do not count. */
export const normalizeVoucherCode = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** As it is printed: `7KQ2-M4XT-9RBC-0WZH`. */
export const formatVoucherCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

const validYears = 3;

/** The last day of the third year after the year of purchase (§§ 195, 199 BGB). Both as `YYYY-MM-DD`. */
export const toVoucherValidUntil = (soldOn: string): string => `${Number(soldOn.slice(0, 4)) + validYears}-12-31`;

export interface VoucherStateAndBalance {
  id: string;
  state: VoucherRecordState;
  balanceCents: Cents;
  /** `YYYY-MM-DD`. */
  validUntil: string;
}

type VoucherRefusal = 'blocked' | 'empty' | 'expired';

/** @param today in the project’s time zone */
export const findVoucherRefusal = (
  { state, balanceCents, validUntil }: VoucherStateAndBalance,
  today: string,
): VoucherRefusal | undefined => {
  if (state !== 'active') return 'blocked';
  if (validUntil < today) return 'expired';
  return balanceCents > 0 ? undefined : 'empty';
};

/** What is left to pay of a cart or an order. */
export const toDueCents = ({ total_cents, voucher_cents }: { total_cents: Cents; voucher_cents: Cents }): Cents =>
  total_cents - voucher_cents;

/** What a voucher pays of an order. */
export interface VoucherPayment {
  /** Id. */
  voucher: string;
  amountCents: Cents;
}

/**
 * What each voucher pays: the one that expires first is used up first, then the smaller one, so that few balances remain.
 * Entries in the order of use; a voucher that is not needed is left out.
 * @param payableCents total without vouchers among the lines: vouchers do not buy vouchers
 */
export const allocateVouchers = (
  payableCents: Cents,
  vouchers: readonly Pick<VoucherStateAndBalance, 'balanceCents' | 'id' | 'validUntil'>[],
): VoucherPayment[] => {
  let openCents = Math.max(0, payableCents);
  return vouchers
    .toSorted(
      (one, other) =>
        one.validUntil.localeCompare(other.validUntil) ||
        one.balanceCents - other.balanceCents ||
        one.id.localeCompare(other.id),
    )
    .flatMap(({ id, balanceCents }) => {
      const amountCents = Math.min(openCents, balanceCents);
      openCents -= amountCents;
      return amountCents > 0 ? [{ voucher: id, amountCents }] : [];
    });
};

/** Gift vouchers only: sent by email with the payment, so there is nothing to pack. */
export const isVoucherOnlyOrder = ({ lines }: { lines: readonly { isGiftVoucher: boolean }[] }): boolean =>
  lines.length > 0 && lines.every(({ isGiftVoucher }) => isGiftVoucher);
