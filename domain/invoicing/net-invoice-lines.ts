// The lines of an invoice in net amounts, as e-invoices state them (EN 16931): per tax rate, they add up to its net amount to
// the cent. Pure.
import type { Cents } from '../../contract/cents.ts';
import type { InvoiceLine, InvoiceSnapshot } from '../../contract/shop/invoice.ts';
import { allocateCentsProportionally, toIncludedTaxCents } from '../tax-breakdown.ts';

export interface NetInvoiceLine {
  quantity: number;
  /** `null`: shipping, gift wrapping and other amounts. */
  name: string | null;
  referenceNumber: string | null;
  percent: number;
  /** Net amount of the discount, already deducted from `netCents`. */
  allowanceCents: Cents;
  netCents: Cents;
}

/** Lines of each rate, then its share of shipping, wrapping and other amounts. */
export const toNetInvoiceLines = ({ lines, taxes }: Pick<InvoiceSnapshot, 'lines' | 'taxes'>): NetInvoiceLine[] =>
  taxes.flatMap(({ percent, netCents, grossCents }) => {
    const own = lines.filter((line) => line.percent === percent);
    const goodsCents = own.reduce((sum, line) => sum + line.grossCents, 0);
    const extrasCents = Math.max(0, grossCents - goodsCents);
    const parts: (Pick<InvoiceLine, 'discountCents' | 'grossCents' | 'quantity' | 'referenceNumber'> &
      Pick<NetInvoiceLine, 'name'>)[] = [...own];
    if (extrasCents > 0) parts.push({ name: null, quantity: 1, referenceNumber: null, grossCents: extrasCents });
    const nets = allocateCentsProportionally(
      netCents,
      parts.map((part) => part.grossCents),
    );
    return parts.map(({ name, quantity, referenceNumber, discountCents = 0 }, index) => ({
      name,
      quantity,
      referenceNumber,
      percent,
      allowanceCents: discountCents - toIncludedTaxCents({ percent, grossCents: discountCents }),
      netCents: nets[index] ?? 0,
    }));
  });
