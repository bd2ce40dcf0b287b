// The order data that email templates use, read by shop/orders/enqueue-order-emails.ts.
import type { Cents } from '../../../../contract/cents.ts';
import type { Locale } from '../../../../contract/locale.ts';
import type { OrderState, PaymentMethodId } from '../../../../contract/shop/order-constants.ts';
import type { DurabilityGuarantee, UnitPrice } from '../../../../contract/shop/product-and-variant-field-schemas.ts';
import type { DateRange } from '../../../../domain/delivery-time.ts';
import type { SenderCompany } from './sender-company.ts';

export interface OrderEmailLine {
  id: string;
  count: number;
  name: string;
  variantName: string | null;
  referenceNumber: string | null;
  priceCents: Cents;
  /** Delivery time as promised when the order was placed. */
  shippingTime: string | null;
  /** Expected delivery dates; `null` if unknown. */
  expected: DateRange | null;
  unitPrice: UnitPrice | null;
  /** As shown above the order button (law row L2), in the language of the email. */
  essentialFeatures: { label: string; value: string }[];
  /** Engraved lines have no right of withdrawal (law row L12). */
  isMadeToOrder: boolean;
  isGiftVoucher: boolean;
  /** Engraving and other personalization, in the language of the email. */
  labels: { label: string; value: string }[];
  guarantee: DurabilityGuarantee | null;
  /** Id of the file of the product's first image. */
  image: string | null;
  /** Drawings of the engraving (SVG). */
  previews: string[];
}

/** Lines of a postal address. */
export type PostalAddressLines = string[];

export interface PickupBranchContact {
  name: string;
  street: string;
  place: string;
  phone: string | null;
}

/** Why an order was cancelled. */
export type OrderCancellationReason = 'broken_off' | 'by_house' | 'not_collected' | 'not_paid';

export interface OrderEmailData {
  id: string;
  project: string;
  /** Key of the order status page; `null` if the order has none. */
  accessKey: string | null;
  number: string;
  state: OrderState;
  placedAt: Date;
  /** Language of the customer. */
  language: Locale;
  email: string;
  phone: string | null;
  name: string;
  shippingAddress: PostalAddressLines;
  /** `null`: same as the shipping address. */
  invoiceAddress: PostalAddressLines | null;
  comment: string | null;
  lines: OrderEmailLine[];
  shippingName: string;
  shippingCents: Cents;
  /** Lines that contain a battery, by name (law row L18); `null` if there are none. */
  battery: { names: string[]; weeeNumber: string | null } | null;
  hasPresentWrap: boolean;
  presentWrapCents: Cents;
  discountCode: string | null;
  /** Already deducted from goods and shipping. */
  discountCents: Cents;
  shippingDiscountCents: Cents;
  goodsCents: Cents;
  /** What gift vouchers paid of the total, and the rest. */
  voucherCents: Cents;
  dueCents: Cents;
  totalCents: Cents;
  taxes: { percent: number; amountCents: Cents }[];
  /** The id is `null` if nothing is due: the name then says so. */
  payment: { id: PaymentMethodId | null; name: string };
  isPaid: boolean;
  /** End of the stock reservation for an unpaid order. */
  holdUntil: Date | null;
  /** Last day for pickup, `YYYY-MM-DD`; `null` before the order is ready, or if the reservation does not expire. */
  pickupUntil: string | null;
  pickup: PickupBranchContact | null;
  tracking: { provider: string | null; number: string | null; url: string | null };
  cancellation: OrderCancellationReason;
  sender: SenderCompany;
}
