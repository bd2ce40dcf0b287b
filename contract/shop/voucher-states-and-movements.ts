// Gift vouchers: their states, and the kinds of movements in their ledger.

export type VoucherRecordState = 'active' | 'blocked' | 'cancelled';

/**
 * `release` gives back what a cancelled order had redeemed, `refund` what was refunded. `cancel` empties a voucher whose
 * purchase is refunded.
 */
export type VoucherMovementKind = 'cancel' | 'correction' | 'issue' | 'redeem' | 'refund' | 'release';
