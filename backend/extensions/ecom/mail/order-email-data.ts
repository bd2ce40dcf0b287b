// An order as its mails tell of it. Made of the order itself by shop/orders/order-emails.ts.
import type { Cents } from '../../../../contract/cents.ts';
import type { Locale } from '../../../../contract/locale.ts';
import type { OrderState, PaymentMethodId } from '../../../../contract/shop/order-codes.ts';
import type { DurabilityGuarantee, UnitPrice } from '../../../../contract/shop/product-fields.ts';
import type { DateRange } from '../../../../domain/delivery-time.ts';
import type { SenderCompany } from './sender-company.ts';

export interface OrderEmailLine {
  count: number;
  name: string;
  variantName: string | null;
  referenceNumber: string | null;
  priceCents: Cents;
  totalCents: Cents;
  /** As it was told when it was ordered. */
  shippingTime: string | null;
  /** When it was expected to arrive; `null` where it is not known by date. */
  expected: DateRange | null;
  unitPrice: UnitPrice | null;
  /** As they stood above the order button (law row L2), in the language of the mail. */
  essentialFeatures: { label: string; value: string }[];
  /** Engraved: no right of withdrawal (law row L12). */
  isMadeToOrder: boolean;
  /** What is engraved and chosen, in the language of the mail. */
  labels: { label: string; value: string }[];
  guarantee: DurabilityGuarantee | null;
}

/** Lines as they stand on an envelope. */
export type AddressLines = string[];

export interface BranchContact {
  name: string;
  street: string;
  place: string;
  phone: string | null;
}

/** Why an order was cancelled. */
export type CancellationReason = 'broken_off' | 'by_house' | 'not_collected' | 'not_paid';

export interface OrderEmailData {
  id: string;
  project: string;
  /** Opens the page of the order; `null` where it has none. */
  accessKey: string | null;
  number: string;
  state: OrderState;
  placedAt: Date;
  /** Of the shopper. */
  language: Locale;
  email: string;
  phone: string | null;
  name: string;
  shippingAddress: AddressLines;
  /** `null`: the same. */
  invoiceAddress: AddressLines | null;
  comment: string | null;
  lines: OrderEmailLine[];
  shippingName: string;
  shippingCents: Cents;
  /** Of the lines with a battery, by name (law row L18); `null` where there is none. */
  battery: { names: string[]; weeeNumber: string | null } | null;
  hasPresentWrap: boolean;
  presentWrapCents: Cents;
  goodsCents: Cents;
  totalCents: Cents;
  taxes: { percent: number; amountCents: Cents }[];
  payment: { id: PaymentMethodId; name: string };
  isPaid: boolean;
  /** Until when the pieces are kept for who has not paid. */
  holdUntil: Date | null;
  /** The last day on which what is ready can be collected, `YYYY-MM-DD`; `null` before, and where nothing ends by itself. */
  pickupUntil: string | null;
  pickup: BranchContact | null;
  tracking: { provider: string | null; number: string | null; url: string | null };
  cancellation: CancellationReason;
  house: SenderCompany;
}
