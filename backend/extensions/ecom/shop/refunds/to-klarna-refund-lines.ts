// Maps a refund to the lines that Klarna shows to the customer. Pure.
import type { RefundRow } from '../orders/payment-and-refund-row-schemas.ts';
import {
  germanKlarnaLineNames,
  type OrderLineForKlarnaTax,
  toKlarnaLinesSplitByTaxRate,
  toKlarnaOrderLine,
  toKlarnaVoucherLines,
} from '../payments/klarna-order-request.ts';

type RefundedParts = Pick<RefundRow, 'lines' | 'otherCents' | 'presentWrapCents' | 'shippingCents' | 'voucherCents'>;

/** With `sign` −1: discount lines, to be added to all lines of the order when its authorization is reduced. */
export const toKlarnaRefundLines = (
  { lines, shippingCents, presentWrapCents, otherCents, voucherCents }: RefundedParts,
  orderLines: readonly OrderLineForKlarnaTax[],
  sign: -1 | 1,
) => {
  const types =
    sign === 1
      ? { goods: 'physical', shipping: 'shipping_fee', extra: 'surcharge' }
      : { goods: 'discount', shipping: 'discount', extra: 'discount' };
  return [
    ...lines.map(({ name, quantity, amountCents, taxPercent }) =>
      // The share of a discount may not divide evenly.
      amountCents % quantity === 0
        ? toKlarnaOrderLine(types.goods, name, quantity, (sign * amountCents) / quantity, taxPercent)
        : toKlarnaOrderLine(types.goods, `${quantity} × ${name}`, 1, sign * amountCents, taxPercent),
    ),
    ...toKlarnaLinesSplitByTaxRate(orderLines, types.shipping, germanKlarnaLineNames.shipping, shippingCents, sign),
    ...toKlarnaLinesSplitByTaxRate(orderLines, types.extra, germanKlarnaLineNames.presentWrap, presentWrapCents, sign),
    ...toKlarnaLinesSplitByTaxRate(orderLines, types.extra, germanKlarnaLineNames.refund, otherCents, sign),
    ...toKlarnaVoucherLines(voucherCents, sign),
  ];
};
