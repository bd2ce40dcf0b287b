// An invoice of two tax rates, for tests of what is made of it.
import type { InvoiceSnapshot } from '../../contract/shop/invoice.ts';
import { toInvoiceTaxes, toInvoiceTotalCents } from './invoice-taxes.ts';

const parts: Pick<InvoiceSnapshot, 'extras' | 'lines'> = {
  lines: [
    {
      line: 'a',
      quantity: 1,
      name: 'Solitärring Aurora, Größe 52',
      referenceNumber: 'AT-101-52',
      unitCents: 1_490_00,
      grossCents: 1_490_00,
      percent: 19,
    },
    {
      line: 'b',
      quantity: 2,
      name: 'Bildband Gold',
      referenceNumber: null,
      unitCents: 24_95,
      grossCents: 49_90,
      percent: 7,
    },
  ],
  extras: [
    { kind: 'shipping', name: 'DHL Paket', grossCents: 4_90 },
    { kind: 'present_wrap', name: '', grossCents: 6_50 },
  ],
};

export const testInvoiceSnapshot: InvoiceSnapshot = {
  kind: 'invoice',
  number: 'RE-2026-00017',
  issuedOn: '2026-11-26',
  suppliedOn: '2026-11-26',
  language: 'de',
  orderNumber: 'T10001',
  orderedOn: '2026-11-24',
  supplier: {
    companyName: 'Juwelier Muster GmbH',
    displayName: 'Muster',
    address: ['Marktplatz 1', '83022 Rosenheim'],
    vatId: 'DE999999999',
    taxNumber: '143/999/99999',
    email: 'haus@muster.example',
    phone: '08031 999999',
    registers: ['HRB 999120, Amtsgericht Traunstein'],
    executives: ['Helene Muster'],
    bankDetails: 'IBAN DE02 1203 0000 0000 2020 51',
    logo: null,
    brandColor: '#7a5c2e',
  },
  recipient: {
    name: 'Änne Öz',
    address: ['Änne Öz', 'Am Ring 3', '80331 München', 'Deutschland'],
    street: 'Am Ring 3',
    zip: '80331',
    city: 'München',
    country: 'DE',
  },
  deliveryCountry: 'DE',
  payment: { id: 4, name: 'PayPal', isPaid: true },
  ...parts,
  taxes: toInvoiceTaxes(parts, 19),
  totalCents: toInvoiceTotalCents(parts),
  corrects: null,
};
