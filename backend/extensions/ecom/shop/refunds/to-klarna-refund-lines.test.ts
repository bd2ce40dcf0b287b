import { describe, expect, it } from 'vitest';
import { toKlarnaRefundLines } from './to-klarna-refund-lines.ts';

const orderLines = [
  { isGiftVoucher: false, taxPercent: 19, totalCents: 9_000 },
  { isGiftVoucher: false, taxPercent: 7, totalCents: 500 },
  { isGiftVoucher: false, taxPercent: 7, totalCents: 500 },
];

const parts = {
  lines: [{ line: 'l', name: 'Ohrring', quantity: 2, amountCents: 9_990, taxPercent: 19 }],
  shippingCents: 490,
  presentWrapCents: 0,
  otherCents: 100,
  voucherCents: 0,
};

/** Type, name, quantity, unit price, total and tax rate. */
const toRows = (sign: -1 | 1, changes: Partial<typeof parts> = {}) =>
  toKlarnaRefundLines({ ...parts, ...changes }, orderLines, sign).map((line) => [
    line.type,
    line.name,
    line.quantity,
    line.unit_price,
    line.total_amount,
    line.tax_rate,
  ]);

describe('the Klarna lines of a refund', () => {
  it('contain the lines, and the extras split by tax rate', () => {
    expect(toRows(1)).toEqual([
      ['physical', 'Ohrring', 2, 4_995, 9_990, 1_900],
      ['shipping_fee', 'Versand', 1, 441, 441, 1_900],
      ['shipping_fee', 'Versand', 1, 49, 49, 700],
      ['surcharge', 'Erstattung', 1, 90, 90, 1_900],
      ['surcharge', 'Erstattung', 1, 10, 10, 700],
    ]);
  });

  it('are discounts for an authorization', () => {
    expect(toRows(-1, { otherCents: 0, presentWrapCents: 650 })).toEqual([
      ['discount', 'Ohrring', 2, -4_995, -9_990, 1_900],
      ['discount', 'Versand', 1, -441, -441, 1_900],
      ['discount', 'Versand', 1, -49, -49, 700],
      ['discount', 'Geschenkverpackung', 1, -585, -585, 1_900],
      ['discount', 'Geschenkverpackung', 1, -65, -65, 700],
    ]);
  });

  it('are one unit each if a discount does not divide evenly', () => {
    const lines = [{ line: 'l', name: 'Ohrring', quantity: 2, amountCents: 9_989, taxPercent: 19 }];
    expect(toRows(1, { lines, shippingCents: 0, otherCents: 0 })).toEqual([
      ['physical', '2 × Ohrring', 1, 9_989, 9_989, 1_900],
    ]);
  });

  it('name another amount of an order of gift vouchers alone, too', () => {
    const sold = [{ isGiftVoucher: true, taxPercent: 0, totalCents: 5_000 }];
    const lines = toKlarnaRefundLines({ ...parts, lines: [], shippingCents: 0 }, sold, 1);
    expect(lines).toMatchObject([{ type: 'surcharge', total_amount: 100, tax_rate: 0 }]);
  });

  it('omit zero amounts', () => {
    expect(toRows(1, { lines: [], shippingCents: 0, otherCents: 0, presentWrapCents: 650 })).toEqual([
      ['surcharge', 'Geschenkverpackung', 1, 585, 585, 1_900],
      ['surcharge', 'Geschenkverpackung', 1, 65, 65, 700],
    ]);
    // One cent goes to the rate with the highest total.
    expect(toRows(1, { lines: [], shippingCents: 1, otherCents: 0 })).toEqual([
      ['shipping_fee', 'Versand', 1, 1, 1, 1_900],
    ]);
  });

  it('add up to the refunded amount', () => {
    for (let cents = 1; cents < 300; cents += 7) {
      const lines = toKlarnaRefundLines({ ...parts, otherCents: cents }, orderLines, 1);
      expect(lines.reduce((sum, line) => sum + line.total_amount, 0)).toBe(9_990 + 490 + cents);
    }
  });
});
