// Maps a refund to the lines that Klarna shows to the customer. Pure.
import type { Cents } from '../../../../../contract/cents.ts';
import { allocateProportionally } from '../../../../../domain/tax.ts';
import type { Refund } from '../orders/payment-and-refund.ts';
import { toKlarnaOrderLine } from '../payments/klarna-order-request.ts';

/** An order line, for splitting shipping and gift wrapping by tax rate. */
export interface TaxedOrderLine {
  taxPercent: number;
  totalCents: Cents;
}

type RefundedParts = Pick<Refund, 'lines' | 'otherCents' | 'presentWrapCents' | 'shippingCents'>;

const toExtras = (type: string, name: string, cents: Cents, sign: -1 | 1, orderLines: readonly TaxedOrderLine[]) => {
  const grossByRate = new Map<number, Cents>();
  for (const { taxPercent, totalCents } of orderLines)
    grossByRate.set(taxPercent, (grossByRate.get(taxPercent) ?? 0) + totalCents);
  const rates = [...grossByRate];
  const shares = allocateProportionally(
    cents,
    rates.map(([, gross]) => gross),
  );
  return rates
    .map(([percent], index) => ({ percent, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0)
    .map(({ percent, share }) => toKlarnaOrderLine(type, name, 1, sign * share, percent));
};

/** With `sign` −1: discount lines, to be added to all lines of the order when its authorization is reduced. */
export const toKlarnaRefundLines = (
  { lines, shippingCents, presentWrapCents, otherCents }: RefundedParts,
  orderLines: readonly TaxedOrderLine[],
  sign: -1 | 1,
) => {
  const types =
    sign === 1
      ? { goods: 'physical', shipping: 'shipping_fee', extra: 'surcharge' }
      : { goods: 'discount', shipping: 'discount', extra: 'discount' };
  return [
    ...lines.map(({ name, quantity, amountCents, taxPercent }) =>
      toKlarnaOrderLine(types.goods, name, quantity, (sign * amountCents) / quantity, taxPercent),
    ),
    ...toExtras(types.shipping, 'Versand', shippingCents, sign, orderLines),
    ...toExtras(types.extra, 'Geschenkverpackung', presentWrapCents, sign, orderLines),
    ...toExtras(types.extra, 'Erstattung', otherCents, sign, orderLines),
  ];
};
