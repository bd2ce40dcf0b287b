// The lines of an invoice in net amounts, as e-invoices state them (EN 16931): per tax rate, they add up to its net amount to
// the cent. Pure.
import type { Cents } from '../../contract/cents.ts';
import type { InvoiceSnapshot } from '../../contract/shop/invoice.ts';
import { allocateCentsProportionally } from '../tax-breakdown.ts';

export interface NetInvoiceLine {
  quantity: number;
  /** `null`: shipping, gift wrapping and other amounts. */
  name: string | null;
  referenceNumber: string | null;
  percent: number;
  netCents: Cents;
}

/** Lines of each rate, then its share of shipping, wrapping and other amounts. */
export const toNetInvoiceLines = ({ lines, taxes }: Pick<InvoiceSnapshot, 'lines' | 'taxes'>): NetInvoiceLine[] =>
  taxes.flatMap(({ percent, netCents, grossCents }) => {
    const own = lines.filter((line) => line.percent === percent);
    const goodsCents = own.reduce((sum, line) => sum + line.grossCents, 0);
    const extrasCents = Math.max(0, grossCents - goodsCents);
    const parts: (Pick<NetInvoiceLine, 'name' | 'quantity' | 'referenceNumber'> & { grossCents: Cents })[] = [...own];
    if (extrasCents > 0) parts.push({ name: null, quantity: 1, referenceNumber: null, grossCents: extrasCents });
    const nets = allocateCentsProportionally(
      netCents,
      parts.map((part) => part.grossCents),
    );
    return parts.map(({ name, quantity, referenceNumber }, index) => ({
      name,
      quantity,
      referenceNumber,
      percent,
      netCents: nets[index] ?? 0,
    }));
  });
