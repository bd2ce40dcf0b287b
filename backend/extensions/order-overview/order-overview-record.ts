// The order as the overview reads it from Directus: the queries, and the mapping of their records. Pure.
import type { Cents } from '../../../contract/cents.ts';
import { decimalAmountToCents } from '../../../contract/cents.ts';
import type { OrderState } from '../../../contract/shop/order-constants.ts';
import { toParcelTrackingUrl } from '../../../domain/parcel-tracking.ts';
import type { RecipientAddress } from '../../../domain/postal-address.ts';
import { isVoucherOnlyOrder } from '../../../domain/voucher.ts';
import { orderAddressColumnSuffixes } from '../../schema/orders/order-address-column-suffixes.ts';

const toAddressFields = (prefix: string): string[] =>
  Object.values(orderAddressColumnSuffixes).map((column) => `${prefix}_${column}`);

const textFields = ['number', 'date_created', 'email', 'language', 'shipping_name'] as const;

const optionalTextFields = [
  'comment',
  'paid_at',
  'hold_until',
  'pickup_until',
  'customer_name',
  'shipping_phone',
  'shipping_provider',
  'tracking_number',
  'tracking_url',
  'discount_code',
  'pickup_branch',
] as const;

/** In euros. */
const amountFields = [
  'discount_brutto',
  'shipping_discount_brutto',
  'goods_brutto',
  'shipping_brutto',
  'present_wrap_brutto',
  'total_brutto',
  'voucher_brutto',
] as const;

export const orderOverviewQuery = {
  fields: [
    ...textFields,
    ...optionalTextFields,
    ...amountFields,
    'state',
    'present_wrap',
    ...toAddressFields('shipping'),
    ...toAddressFields('invoice'),
    'taxes',
    'payment_method.display_name',
    'lines.id',
    'lines.count',
    'lines.name',
    'lines.variant_name',
    'lines.reference_number',
    'lines.price_brutto',
    'lines.shipping_time',
    'lines.labels',
    'lines.previews',
    'lines.is_gift_voucher',
    'history.date_created',
    'history.from_state',
    'history.to_state',
    'history.actor',
    'history.note',
    'withdrawals.id',
    'withdrawals.status',
    'withdrawals.date_created',
  ],
  deep: {
    lines: { _sort: 'sort', _limit: -1 },
    history: { _sort: 'date_created', _limit: -1 },
  },
};

/** What only some roles may read, so each is a query of its own. */
export const toPermissionDependentOrderQueries = (order: string) => ({
  products: {
    path: '/items/ecommerce_order_line',
    params: {
      filter: { order: { _eq: order } },
      fields: ['id', 'variant.image', 'product.id', 'product.images.directus_files_id'],
      deep: { product: { images: { _sort: 'sort', _limit: 1 } } },
      limit: -1,
    },
  },
  mails: {
    path: '/items/ecommerce_mail',
    params: {
      filter: { order: { _eq: order } },
      fields: ['id', 'subject', 'recipient', 'state', 'date_created', 'sent_at'],
      sort: '-date_created',
      limit: -1,
    },
  },
  branches: {
    path: '/items/branch',
    params: { fields: ['id', 'display_name'], limit: -1 },
  },
});

export interface RoleRestrictedOrderData {
  products: {
    /** Of the order line. */
    id: string;
    variant: { image: string | null } | null;
    /** `null` if it was deleted. */
    product: { id: string; images?: { directus_files_id: string | null }[] } | null;
  }[];
  /** Newest first. */
  mails: {
    id: string;
    subject: string;
    recipient: string;
    state: string;
    date_created: string;
    sent_at: string | null;
  }[];
  branches: { id: string; display_name: string }[];
}

type Decimal = number | string;

interface OrderOverviewLineRecord {
  id: string;
  count: number;
  name: string;
  variant_name: string | null;
  reference_number: string | null;
  price_brutto: Decimal;
  shipping_time: string | null;
  labels: unknown;
  previews: unknown;
  is_gift_voucher: boolean;
}

export interface OrderOverviewRecord
  extends
    Record<string, unknown>,
    Record<(typeof textFields)[number], string>,
    Record<(typeof optionalTextFields)[number], string | null>,
    Record<(typeof amountFields)[number], Decimal> {
  state: OrderState;
  present_wrap: boolean;
  taxes: { percent: number; amount: Cents }[] | null;
  /** `null` if nothing was due. */
  payment_method: { display_name: string } | null;
  lines: OrderOverviewLineRecord[];
  history: {
    date_created: string;
    from_state: OrderState | null;
    to_state: OrderState;
    actor: string;
    note: string | null;
  }[];
  withdrawals: { id: string; status: string; date_created: string }[];
}

/** What somebody typed as a link may be a script. */
const toSafeUrl = (url: string | null): string | null => (url !== null && /^https:\/\//i.test(url) ? url : null);

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toAddress = (record: OrderOverviewRecord, prefix: 'invoice' | 'shipping'): RecipientAddress =>
  Object.fromEntries(
    Object.entries(orderAddressColumnSuffixes).map(([name, column]) => [name, toText(record[`${prefix}_${column}`])]),
  ) as unknown as RecipientAddress;

const toLine = (line: OrderOverviewLineRecord, { products }: RoleRestrictedOrderData) => {
  const { variant, product } = products.find(({ id }) => id === line.id) ?? {};
  return {
    id: line.id,
    quantity: line.count,
    name: line.name,
    variantName: line.variant_name,
    referenceNumber: line.reference_number,
    priceCents: decimalAmountToCents(line.price_brutto),
    shippingTime: line.shipping_time,
    labels: line.labels,
    previews: line.previews,
    isGiftVoucher: line.is_gift_voucher,
    /** Id of the product; `null` if it was deleted or the role may not read it. */
    product: product?.id ?? null,
    /** Id of the file. */
    image: variant?.image ?? product?.images?.[0]?.directus_files_id ?? null,
  };
};

export type OrderOverviewLineItem = ReturnType<typeof toLine>;

export const recordToStudioOrderOverview = (record: OrderOverviewRecord, extras: RoleRestrictedOrderData) => ({
  number: record.number,
  state: record.state,
  placedAt: record.date_created,
  customerName: record.customer_name ?? '',
  email: record.email,
  phone: record.shipping_phone ?? '',
  language: record.language,
  comment: record.comment,
  isPaid: record.paid_at !== null,
  paidAt: record.paid_at,
  payableUntil: record.hold_until,
  pickupUntil: record.pickup_until,
  hasPresentWrap: record.present_wrap,
  isPickup: record.pickup_branch !== null,
  pickupBranchName: extras.branches.find(({ id }) => id === record.pickup_branch)?.display_name ?? null,
  paymentName: record.payment_method?.display_name ?? '',
  shippingName: record.shipping_name,
  tracking: {
    carrier: record.shipping_provider ?? '',
    number: record.tracking_number ?? '',
    url: toSafeUrl(record.tracking_url ?? toParcelTrackingUrl(record.shipping_provider, record.tracking_number)),
  },
  shippingAddress: toAddress(record, 'shipping'),
  /** `null`: same as the shipping address. */
  invoiceAddress: toText(record['invoice_last_name']) === '' ? null : toAddress(record, 'invoice'),
  lines: record.lines.map((line) => toLine(line, extras)),
  isVoucherOrder: isVoucherOnlyOrder({ lines: record.lines.map((line) => ({ isGiftVoucher: line.is_gift_voucher })) }),
  discountCode: record.discount_code,
  /** Already deducted from goods and shipping. */
  discountCents: decimalAmountToCents(record.discount_brutto),
  shippingDiscountCents: decimalAmountToCents(record.shipping_discount_brutto),
  goodsCents: decimalAmountToCents(record.goods_brutto),
  shippingCents: decimalAmountToCents(record.shipping_brutto),
  presentWrapCents: decimalAmountToCents(record.present_wrap_brutto),
  totalCents: decimalAmountToCents(record.total_brutto),
  voucherCents: decimalAmountToCents(record.voucher_brutto),
  /** What is left to pay after gift vouchers. */
  dueCents: decimalAmountToCents(record.total_brutto) - decimalAmountToCents(record.voucher_brutto),
  taxes: (record.taxes ?? []).map(({ percent, amount }) => ({ percent, amountCents: amount })),
  /** Newest first. */
  history: record.history.toReversed(),
  /** Newest first. */
  mails: extras.mails,
  openWithdrawals: record.withdrawals.filter(({ status }) => status === 'new'),
});

export type SingleOrderOverview = ReturnType<typeof recordToStudioOrderOverview>;
