// Codes of gift vouchers: their states, and the kinds of movements in their ledger.

export const voucherStates = ['active', 'blocked', 'cancelled'] as const;

export type VoucherState = (typeof voucherStates)[number];

/**
 * `release` gives back what a cancelled order had redeemed, `refund` what was refunded. `cancel` empties a voucher whose
 * purchase is refunded.
 */
export type VoucherMovementKind = 'cancel' | 'correction' | 'issue' | 'redeem' | 'refund' | 'release';
