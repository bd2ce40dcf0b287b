// What a refund is made of, as Klarna shows it to the customer: its lines, shipping, wrapping, and what else was agreed. Pure.
import type { Cents } from '../../../../../contract/cents.ts';
import { splitInProportion } from '../../../../../domain/tax.ts';
import type { Refund } from '../orders/payment.ts';
import { toKlarnaOrderLine } from '../payments/klarna-order-request.ts';

/** A line of the order: what shipping and wrapping follow in their tax. */
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
  const shares = splitInProportion(
    cents,
    rates.map(([, gross]) => gross),
  );
  return rates
    .map(([percent], index) => ({ percent, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0)
    .map(({ percent, share }) => toKlarnaOrderLine(type, name, 1, sign * share, percent));
};

/** `sign` −1: as what is taken off an authorization, where lines of the whole order stand before. */
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
