// The order with its lines, payments, refunds, withdrawals and history, and the only function that reads it. Emails, provider
// requests and pages are mapped from it where they are built.
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Cents } from '../../../../../contract/cents.ts';
import { decimalAmountToCentsSchema } from '../../../../../contract/decimal-amount-schema.ts';
import { optionalTextSchema } from '../../../../../contract/common-record-schemas.ts';
import { orderHistoryCauses, orderStates, type PaymentMethodId } from '../../../../../contract/shop/order-constants.ts';
import type { DurabilityGuarantee, UnitPrice } from '../../../../../contract/shop/product-and-variant-field-schemas.ts';
import { toTimeZoneOrDefault } from '../../../../../domain/opening-hours/time-zone.ts';
import { fulfilledOrderStates } from '../../../../../domain/order-timeline.ts';
import { toParcelTrackingUrl } from '../../../../../domain/parcel-tracking.ts';
import type { RecipientAddress } from '../../../../../domain/postal-address.ts';
import { orderAddressColumnSuffixes } from '../../../../schema/orders/order-address-column-suffixes.ts';
import {
  isUuid,
  createUnvalidatedJsonColumnSchema,
  timestampColumnSchema,
  textOrEmptyColumnSchema,
} from '../../platform/database-helpers.ts';
import { paymentRowSchema, refundRowSchema } from './payment-and-refund-row-schemas.ts';

export interface OrderAddress extends RecipientAddress {
  phone: string;
}

const toAddress = (record: Record<string, unknown>, prefix: 'invoice' | 'shipping'): OrderAddress =>
  Object.fromEntries(
    Object.entries({ ...orderAddressColumnSuffixes, phone: 'phone' }).map(([name, column]) => [
      name,
      textOrEmptyColumnSchema.parse(record[`${prefix}_${column}`]),
    ]),
  ) as unknown as OrderAddress;

type LabelledValues = { label: string; value: string }[];

/** The stored format of the column `unit_price`. */
export type UnitPriceColumnValue = Pick<UnitPrice, 'quantity' | 'unit'> & { price_brutto: Cents };

const toUnitPrice = ({ price_brutto: price_cents, ...per }: UnitPriceColumnValue): UnitPrice => ({
  price_cents,
  ...per,
});

const lineSchema = z
  .object({
    id: z.string(),
    product: z.string().nullable(),
    variant: z.string().nullable(),
    count: z.number(),
    name: textOrEmptyColumnSchema,
    variant_name: optionalTextSchema,
    reference_number: optionalTextSchema,
    shipping_time: optionalTextSchema,
    price_brutto: decimalAmountToCentsSchema,
    discount_brutto: decimalAmountToCentsSchema,
    total_brutto: decimalAmountToCentsSchema,
    tax_percent: z.coerce.number(),
    delivery_from: z.string().nullable(),
    delivery_to: z.string().nullable(),
    is_made_to_order: z.boolean(),
    is_gift_voucher: z.boolean(),
    labels: createUnvalidatedJsonColumnSchema<LabelledValues>([]),
    labels_shown: createUnvalidatedJsonColumnSchema<LabelledValues | null>(null),
    essential_features: createUnvalidatedJsonColumnSchema<LabelledValues>([]),
    essential_features_shown: createUnvalidatedJsonColumnSchema<LabelledValues | null>(null),
    unit_price: createUnvalidatedJsonColumnSchema<UnitPriceColumnValue | null>(null),
    guarantee: createUnvalidatedJsonColumnSchema<DurabilityGuarantee | null>(null),
    previews: createUnvalidatedJsonColumnSchema<string[]>([]),
    rating_key: optionalTextSchema,
  })
  .transform((row) => ({
    id: row.id,
    product: row.product,
    variant: row.variant,
    quantity: row.count,
    name: row.name,
    variantName: row.variant_name,
    referenceNumber: row.reference_number,
    priceCents: row.price_brutto,
    /** Its share of the discount, deducted from `totalCents`. */
    discountCents: row.discount_brutto,
    totalCents: row.total_brutto,
    taxPercent: row.tax_percent,
    /** The text shown when the order was placed. */
    shippingTime: row.shipping_time,
    /** Expected delivery dates; `null` if unknown. */
    expected: row.delivery_from && row.delivery_to ? { from: row.delivery_from, to: row.delivery_to } : null,
    /** Made to order (engraved): no right of withdrawal (law row L12). */
    isMadeToOrder: row.is_made_to_order,
    isGiftVoucher: row.is_gift_voucher,
    /** German for the workshop, and the language shown to the shopper. */
    labels: { german: row.labels, shown: row.labels_shown ?? row.labels },
    essentialFeatures: {
      german: row.essential_features,
      shown: row.essential_features_shown ?? row.essential_features,
    },
    unitPrice: row.unit_price && toUnitPrice(row.unit_price),
    guarantee: row.guarantee,
    previews: row.previews,
    ratingKey: row.rating_key,
  }));

export type OrderLine = z.infer<typeof lineSchema>;

/** For example "Signet ring, size 52". */
export const toOrderLineName = ({ name, variantName }: Pick<OrderLine, 'name' | 'variantName'>): string =>
  [name, variantName].filter(Boolean).join(', ');

const historySchema = z
  .object({
    from_state: z.enum(orderStates).nullable(),
    to_state: z.enum(orderStates),
    cause: z.enum(orderHistoryCauses).nullish(),
  })
  .transform((row) => ({ from: row.from_state, to: row.to_state, cause: row.cause ?? null }));

/** An entry of the column ecommerce_withdrawal.lines; old ones have no id. */
interface StoredWithdrawnLine {
  id?: string;
  count: number;
  name: string;
}

const withdrawalRowSchema = z
  .object({
    id: z.string(),
    date_created: timestampColumnSchema,
    status: z.string(),
    match: z.string().nullable(),
    part: optionalTextSchema,
    lines: createUnvalidatedJsonColumnSchema<StoredWithdrawnLine[]>([]),
  })
  .transform((row) => ({
    id: row.id,
    receivedAt: row.date_created ?? new Date(0),
    isHandled: row.status === 'handled',
    /** A withdrawal that matched by order number only may come from a stranger. */
    isFromCustomer: row.match === 'link' || row.match === 'number_and_email',
    part: row.part,
    /** Empty: all of the order, or `part`. */
    lines: row.lines,
  }));

const orderSchema = z
  .looseObject({
    id: z.string(),
    number: z.string(),
    state: z.enum(orderStates),
    language: z.enum(['de', 'en', 'fr']).catch('de'),
    email: textOrEmptyColumnSchema,
    access_key: optionalTextSchema,
    body_hash: z.string().nullable(),
    date_created: timestampColumnSchema,
    payment_method: z.custom<PaymentMethodId | null>(),
    paid_at: timestampColumnSchema,
    hold_until: timestampColumnSchema,
    pickup_until: z.string().nullable(),
    pickup_branch: z.string().nullable(),
    comment: optionalTextSchema,
    shipping_name: textOrEmptyColumnSchema,
    shipping_brutto: decimalAmountToCentsSchema,
    present_wrap: z.boolean().nullable(),
    present_wrap_brutto: decimalAmountToCentsSchema,
    goods_brutto: decimalAmountToCentsSchema,
    total_brutto: decimalAmountToCentsSchema,
    voucher_brutto: decimalAmountToCentsSchema,
    discount_code: optionalTextSchema,
    discount_brutto: decimalAmountToCentsSchema,
    shipping_discount_brutto: decimalAmountToCentsSchema,
    taxes: createUnvalidatedJsonColumnSchema<{ percent: number; amount: Cents }[]>([]),
    shipping_provider: optionalTextSchema,
    tracking_number: optionalTextSchema,
    tracking_url: optionalTextSchema,
    project: z.object({ id: z.string(), domain: z.string(), name: z.string(), time_zone: z.string() }),
    lines: z.array(lineSchema),
    payments: z.array(paymentRowSchema),
    refunds: z.array(refundRowSchema),
    withdrawals: z.array(withdrawalRowSchema),
    history: z.array(historySchema),
  })
  .transform((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    project: {
      id: row.project.id,
      domain: row.project.domain,
      name: row.project.name,
      timeZone: toTimeZoneOrDefault(row.project.time_zone),
    },
    /** Language of the shopper. */
    language: row.language,
    email: row.email,
    /** Opens the order status page; `null` if the order has none. */
    accessKey: row.access_key,
    bodyHash: row.body_hash,
    placedAt: row.date_created ?? new Date(),
    /** `null` if nothing was due. */
    paymentMethod: row.payment_method,
    isPaid: row.paid_at !== null,
    /** Until when stock is reserved without a payment. */
    holdUntil: row.hold_until,
    /** Last day of pickup, `YYYY-MM-DD`; `null` before the order is ready, or without a deadline. */
    pickupUntil: row.pickup_until,
    /** Branch for pickup; `null` if the order is shipped. */
    pickupBranch: row.pickup_branch,
    comment: row.comment,
    shippingAddress: toAddress(row, 'shipping'),
    /** `null`: same as the shipping address. */
    invoiceAddress: optionalTextSchema.parse(row['invoice_last_name']) === null ? null : toAddress(row, 'invoice'),
    lines: row.lines,
    /** As entered at the checkout; `null` without one. */
    discountCode: row.discount_code,
    /** Sum over the lines; `goodsCents` is without it. */
    discountCents: row.discount_brutto,
    /** The price of shipping that the code made free. */
    shippingDiscountCents: row.shipping_discount_brutto,
    goodsCents: row.goods_brutto,
    totalCents: row.total_brutto,
    /** The part of the total that was paid with gift vouchers when the order was placed. */
    voucherCents: row.voucher_brutto,
    /** What is paid in money. */
    dueCents: row.total_brutto - row.voucher_brutto,
    taxes: row.taxes.map(({ percent, amount }) => ({ percent, amountCents: amount })),
    shippingName: row.shipping_name,
    shippingCents: row.shipping_brutto,
    hasPresentWrap: row.present_wrap === true,
    presentWrapCents: row.present_wrap_brutto,
    tracking: {
      provider: row.shipping_provider,
      number: row.tracking_number,
      /** The link that the staff entered, otherwise the one that follows from carrier and number. */
      url: row.tracking_url ?? toParcelTrackingUrl(row.shipping_provider, row.tracking_number),
    },
    /** Oldest first. */
    payments: row.payments,
    /** Oldest first. */
    refunds: row.refunds,
    /** Oldest first. */
    withdrawals: row.withdrawals,
    history: row.history,
  }));

export type Order = z.infer<typeof orderSchema>;

/** No column may have the name of the alias: it would hide the row. */
const toJsonArraySql = (table: string, sort: string) =>
  `(select coalesce(jsonb_agg(to_jsonb(entry) order by ${sort}), '[]') from ${table} entry where entry."order" = placed.id)`;

/** One query, so that all parts are from the same snapshot. */
const orderSql = `
  select to_jsonb(placed) || jsonb_build_object(
           'project', (select to_jsonb(owner) from project owner where owner.id = placed.project),
           'lines', ${toJsonArraySql('ecommerce_order_line', 'entry.sort')},
           'payments', ${toJsonArraySql('ecommerce_payment', 'entry.date_created')},
           'refunds', ${toJsonArraySql('ecommerce_refund', 'entry.date_created, entry.id')},
           'withdrawals', ${toJsonArraySql('ecommerce_withdrawal', 'entry.date_created')},
           'history', ${toJsonArraySql('ecommerce_order_history', 'entry.date_created')}) as record
    from ecommerce_order placed where placed.id = ?`;

/** `undefined` if the order does not exist. */
export const readOrder = async (database: Knex, id: string): Promise<Order | undefined> => {
  if (!isUuid(id)) return undefined;
  const { rows } = await database.raw<{ rows: { record: unknown }[] }>(orderSql, [id]);
  return rows[0] && orderSchema.parse(rows[0].record);
};

/** Finds an order of a project by a column; `undefined` if there is none. */
export const findOrderIdByAccessKey = async (
  database: Knex,
  domain: string,
  where: { access_key: string },
): Promise<string | undefined> => {
  const row = await database('ecommerce_order')
    .where(where)
    .whereIn('project', database('project').where({ domain }).select('id'))
    .first<{ id: string } | undefined>('id');
  return row?.id;
};

/**
 * Locks the order until the end of the transaction: other changes of it, its payments or refunds wait. Values read
 * before the lock are stale.
 */
export const lockOrder = async (transaction: Knex.Transaction, id: string): Promise<Order | undefined> => {
  await transaction('ecommerce_order').where({ id }).forUpdate().first('id');
  return readOrder(transaction, id);
};

const productionStates = ['in_progress', 'ready_for_pickup', ...fulfilledOrderStates];

const wasEverIn = ({ state, history }: Pick<Order, 'history' | 'state'>, states: readonly string[]): boolean =>
  states.includes(state) || history.some(({ to }) => states.includes(to));

/** Whether the goods were ever shipped or handed over. */
export const hasOrderBeenFulfilled = (order: Pick<Order, 'history' | 'state'>): boolean =>
  wasEverIn(order, fulfilledOrderStates);

export const hasOrderProductionStarted = (order: Pick<Order, 'history' | 'state'>): boolean =>
  wasEverIn(order, productionStates);
