// Net amount, tax and gross amount per tax rate, of invoices and of credit notes. Pure.
import type { Cents } from '../../contract/cents.ts';
import type { InvoiceAdditionalAmount, InvoiceLine, InvoiceSnapshot, InvoiceTax } from '../../contract/shop/invoice.ts';
import {
  allocateCentsProportionally,
  splitGrossByTaxRate,
  toIncludedTaxCents,
  type TaxedAmount,
} from '../tax-breakdown.ts';

type Amounts = Pick<InvoiceSnapshot, 'extras' | 'lines'>;

const toTaxedAmounts = (lines: readonly InvoiceLine[]): TaxedAmount[] =>
  lines.map(({ percent, grossCents }) => ({ percent, amountCents: grossCents }));

const sumGross = (parts: readonly { grossCents: Cents }[]): Cents =>
  parts.reduce((sum, { grossCents }) => sum + grossCents, 0);

export const toInvoiceTotalCents = ({ lines, extras }: Amounts): Cents => sumGross(lines) + sumGross(extras);

const toInvoiceTax = (percent: number, grossCents: Cents, taxCents: Cents): InvoiceTax => ({
  percent,
  netCents: grossCents - taxCents,
  taxCents,
  grossCents,
});

const withoutVouchers = (lines: readonly InvoiceLine[]): InvoiceLine[] => lines.filter(({ isVoucher }) => !isVoucher);

/** Gross amount of the gift vouchers among the lines, which are not taxed when they are sold. */
export const toSoldVoucherCents = (lines: readonly InvoiceLine[]): Cents =>
  sumGross(lines.filter(({ isVoucher }) => isVoucher));

/**
 * Gift vouchers bear no share of shipping and wrapping, and are part of the amounts at 0 %.
 * @param defaultPercent rate of shipping and wrapping if the goods cost nothing
 */
export const toInvoiceTaxes = ({ lines, extras }: Amounts, defaultPercent: number): InvoiceTax[] => {
  const amounts = splitGrossByTaxRate(toTaxedAmounts(withoutVouchers(lines)), sumGross(extras), defaultPercent);
  const soldCents = toSoldVoucherCents(lines);
  const untaxed = amounts.find(({ percent }) => percent === 0);
  if (untaxed) untaxed.grossCents += soldCents;
  else if (soldCents > 0) amounts.push({ percent: 0, grossCents: soldCents });
  return amounts.map((gross) => toInvoiceTax(gross.percent, gross.grossCents, toIncludedTaxCents(gross)));
};

const isAncillary = ({ kind }: InvoiceAdditionalAmount): boolean => kind !== 'other';

const sumOfRate = (percent: number, parts: readonly { percent: number; grossCents: Cents }[]): Cents =>
  sumGross(parts.filter((part) => part.percent === percent));

/**
 * The taxes that a credit note takes back. Lines count at their rate; shipping and wrapping as the invoice divided them;
 * any other amount in proportion to what then remains of the goods, and on sold gift vouchers only once nothing else
 * remains. No rate gives back more than remains of it: after a goodwill refund, the excess of a line counts like any
 * other amount. The tax is the difference between what remained before and what remains after, so that the credit notes
 * of a full refund take back exactly the taxes of the invoice.
 */
export const toCreditedTaxes = (
  invoice: Pick<InvoiceSnapshot, 'lines' | 'taxes'>,
  earlier: readonly (Partial<Pick<InvoiceSnapshot, 'lines'>> & Pick<InvoiceSnapshot, 'taxes'>)[],
  credit: Amounts,
): InvoiceTax[] => {
  const shares = allocateCentsProportionally(
    sumGross(credit.extras.filter(isAncillary)),
    invoice.taxes.map(({ percent }) => sumOfRate(percent, withoutVouchers(invoice.lines))),
  );
  const parts = invoice.taxes.map(({ percent, grossCents }, index) => {
    const remainingCents = Math.max(0, grossCents - sumGrossOfTaxes(percent, earlier));
    const creditedCents = Math.min(remainingCents, sumOfRate(percent, credit.lines) + (shares[index] ?? 0));
    return { percent, remainingCents, creditedCents };
  });
  const soldCents =
    toSoldVoucherCents(invoice.lines) -
    toSoldVoucherCents([...earlier.flatMap(({ lines = [] }) => lines), ...credit.lines]);
  const open = parts.map(({ percent, remainingCents, creditedCents }) => {
    const openCents = remainingCents - creditedCents;
    const voucherCents = percent === 0 ? Math.min(openCents, Math.max(0, soldCents)) : 0;
    return { voucherCents, otherCents: openCents - voucherCents };
  });
  const othersCents = toInvoiceTotalCents(credit) - parts.reduce((sum, { creditedCents }) => sum + creditedCents, 0);
  const excessCents = othersCents - open.reduce((sum, { otherCents }) => sum + otherCents, 0);
  const onVouchers = open.map(({ voucherCents }) => Math.max(0, Math.min(excessCents, voucherCents)));
  const others = allocateCentsProportionally(
    othersCents - onVouchers.reduce((sum, cents) => sum + cents, 0),
    open.map(({ otherCents }) => otherCents),
  );
  return parts.flatMap(({ percent, remainingCents, creditedCents }, index) => {
    const grossCents = creditedCents + (others[index] ?? 0) + (onVouchers[index] ?? 0);
    const taxCents =
      toIncludedTaxCents({ percent, grossCents: remainingCents }) -
      toIncludedTaxCents({ percent, grossCents: remainingCents - grossCents });
    return grossCents === 0 ? [] : [toInvoiceTax(percent, grossCents, taxCents)];
  });
};

const sumGrossOfTaxes = (percent: number, documents: readonly Pick<InvoiceSnapshot, 'taxes'>[]): Cents =>
  sumOfRate(
    percent,
    documents.flatMap(({ taxes }) => taxes),
  );
