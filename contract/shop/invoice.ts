// Invoices and credit notes: the stored content of a document, and the wire format of the panel “Belege” in the studio
// (/ecom/staff/…). Amounts are in cents and never negative; the kind says in which direction they count.
import { z } from 'zod';
import { locales } from '../locale.ts';
import { bilingualStudioTextSchema } from './refund.ts';

export const invoiceKinds = ['invoice', 'credit_note'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

const cents = z.int().min(0);
const date = z.iso.date();

const invoiceTaxSchema = z.object({
  percent: z.number(),
  netCents: cents,
  taxCents: cents,
  grossCents: cents,
});

/** Amounts of one tax rate (§ 14 (4) no. 7 and 8 UStG). */
export type InvoiceTax = z.infer<typeof invoiceTaxSchema>;

const invoiceLineSchema = z.object({
  /** Id of the order line. */
  line: z.string(),
  quantity: z.int().min(1),
  name: z.string(),
  referenceNumber: z.string().nullable(),
  unitCents: cents,
  /** Of the whole quantity, already deducted from `grossCents`. */
  discountCents: cents.optional(),
  grossCents: cents,
  percent: z.number(),
  /** A sold gift voucher: not taxed until it is redeemed (§ 3 (15) UStG). */
  isVoucher: z.boolean().optional(),
});

export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

const invoiceExtraSchema = z.object({
  kind: z.enum(['shipping', 'present_wrap', 'other']),
  /** Name of the shipping method; empty for the others. */
  name: z.string(),
  grossCents: cents,
});

/** Shipping, gift wrapping, or an amount that a refund names without a line. */
export type InvoiceAdditionalAmount = z.infer<typeof invoiceExtraSchema>;

/**
 * Everything that a document says (§ 14 (4) UStG), as it was when it was issued. Later changes of the order, the company
 * or the texts of products do not reach it. Documents are never rewritten: a field that is added here must be optional.
 */
export const invoiceSnapshotSchema = z.object({
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issuedOn: date,
  /** Day on which the goods were shipped or handed over. */
  suppliedOn: date,
  language: z.enum(locales),
  orderNumber: z.string(),
  /** The code of the discount of its lines. */
  discountCode: z.string().optional(),
  orderedOn: date,
  supplier: z.object({
    companyName: z.string(),
    displayName: z.string(),
    /** Street, then postal code and city. */
    address: z.array(z.string()),
    vatId: z.string().nullable(),
    taxNumber: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    registers: z.array(z.string()),
    executives: z.array(z.string()),
    bankDetails: z.string().nullable(),
    /** Id of the file. */
    logo: z.string().nullable(),
    brandColor: z.string(),
  }),
  recipient: z.object({
    name: z.string(),
    /** As it is printed. */
    address: z.array(z.string()),
    /** The same in parts, for e-invoices. */
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  /** ISO 3166-1 alpha-2: decides about the tax. */
  deliveryCountry: z.string(),
  /** The id is `null` if nothing was due. */
  payment: z.object({ id: z.int().nullable(), name: z.string(), isPaid: z.boolean() }),
  lines: z.array(invoiceLineSchema),
  extras: z.array(invoiceExtraSchema),
  /** Highest rate first. */
  taxes: z.array(invoiceTaxSchema),
  totalCents: cents,
  /** The part of the total that gift vouchers paid, or that goes back to them. */
  voucherCents: cents.optional(),
  /** Set in credit notes. */
  corrects: z.object({ number: z.string(), issuedOn: date }).nullable(),
});

export type InvoiceSnapshot = z.infer<typeof invoiceSnapshotSchema>;

/** Before it gets its number. */
export const unnumberedInvoiceSchema = invoiceSnapshotSchema.omit({ number: true, issuedOn: true });

export type UnnumberedInvoice = z.infer<typeof unnumberedInvoiceSchema>;

/** Why no invoice can be issued. `company_incomplete`: § 14 (4) no. 1 and 2 UStG. */
export type InvoiceObstacle =
  | 'company_incomplete'
  | 'recipient_incomplete'
  | 'not_supplied'
  /** The parts of an imported order do not add up to its total. */
  | 'amounts_differ'
  /** Such as a line of an imported order without a quantity. */
  | 'content_invalid';

/** Such as `2026-11`. */
export const bookkeepingMonthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** The data of the panel “Belege” in the form of an order. */
export const orderDocumentsSchema = z.object({
  documents: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(invoiceKinds),
      number: z.string(),
      issuedOn: date,
      totalCents: cents,
    }),
  ),
  /**
   * Whether the invoice, or with an invoice a missing credit note, can be issued now; `obstacle` says what is missing.
   */
  canIssueInvoice: z.boolean(),
  obstacle: bilingualStudioTextSchema.nullable(),
});

export type OrderDocumentsPanelData = z.infer<typeof orderDocumentsSchema>;
