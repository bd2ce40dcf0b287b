// Inserts an order with its lines, stock reservations, history and emails in one transaction.
import type { Knex } from 'knex';
import { type Cents, centsToDecimalAmount } from '../../../../../contract/cents.ts';
import type { AddressInput, OrderRequestBody } from '../../../../../contract/shop/order.ts';
import { isSuspectedSpamSubmission } from '../../platform/suspected-spam.ts';
import {
  emailShippingOptionId,
  type OrderState,
  paymentMethodIds,
} from '../../../../../contract/shop/order-constants.ts';
import type { UnitPrice } from '../../../../../contract/shop/product-and-variant-field-schemas.ts';
import type { ShippingOption } from '../../../../../contract/shop/cart-quote.ts';
import { toProductAvailability } from '../../../../../domain/product-availability.ts';
import { formatPersonalizationValues } from '../../../../../domain/personalization.ts';
import { toDueCents } from '../../../../../domain/voucher.ts';
import { purgeCacheAfterCommit } from '../../platform/cache-purge.ts';
import { createEmailLinkKey } from '../../platform/database-helpers.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { writeOrderHistoryEntry } from '../orders/write-order-history.ts';
import { enqueueOrderEmail } from '../orders/enqueue-order-emails.ts';
import { readOrder, type UnitPriceColumnValue } from '../orders/read-order.ts';
import {
  areStockReservationItemsAvailable,
  type StockReservation,
  reserveStock,
  type StockReservationItem,
} from '../orders/reserve-stock.ts';
import { lockAndRevalidateDiscount } from '../cart-quote/quote-entered-codes.ts';
import type { PricedCart } from '../cart-quote/create-cart-quote.ts';
import { redeemVouchers } from '../vouchers/redeem-vouchers.ts';
import type { CheckoutSettings } from '../cart-quote/read-checkout-settings.ts';
import {
  createEngravingFontNameFormatter,
  toVariantOrProductId,
  toAcceptedPersonalizationValues,
} from '../cart-quote/to-cart-quote-line.ts';
import { isSafeEngravingSvg } from './validate-engraving-svg.ts';

export interface InsertOrderInput {
  body: OrderRequestBody;
  bodyHash: string;
  settings: CheckoutSettings;
  cart: PricedCart;
  shippingOption: ShippingOption;
}

/** Sums the quantities over all lines: two engravings of one ring are two lines of the same stock. */
const toStockRequests = ({ quote, items }: PricedCart, settings: CheckoutSettings): StockReservationItem[] => {
  const requests = new Map<string, StockReservationItem>();
  quote.lines.forEach(({ product, variant, count: lineQuantity, price_cents: priceCents }, index) => {
    const key = toVariantOrProductId({ product, variant });
    const quantity = lineQuantity + (requests.get(key)?.quantity ?? 0);
    const item = items[index]?.item;
    const isFromStock = item ? toProductAvailability(item, settings, quantity) === 'inStock' : true;
    requests.set(key, { product, variant, priceCents, quantity, isFromStock });
  });
  return [...requests.values()];
};

const toAddress = (prefix: 'invoice' | 'shipping', address: AddressInput | null): Record<string, string | null> =>
  address
    ? Object.fromEntries(Object.entries(address).map(([name, value]) => [`${prefix}_${name}`, value || null]))
    : {};

const toOrderRow = ({ body, bodyHash, settings, cart, shippingOption }: InsertOrderInput, number: string) => {
  const { totals } = cart.quote;
  return {
    id: body.order_uuid,
    project: settings.project,
    number,
    language: body.language,
    email: body.email,
    ...toAddress('shipping', body.shipping_address),
    ...toAddress('invoice', body.invoice_address),
    shipping_name: shippingOption.name,
    shipping_config: shippingOption.id === emailShippingOptionId ? null : shippingOption.id,
    pickup_branch: shippingOption.pickup?.branch ?? null,
    shipping_provider: shippingOption.provider,
    present_wrap: body.present_wrap,
    // A page of an earlier release sends a method with every order.
    payment_method: toDueCents(totals) === 0 ? null : body.payment_method,
    discount: cart.discount?.id ?? null,
    discount_code: cart.discount?.code ?? null,
    discount_brutto: centsToDecimalAmount(totals.discount_cents),
    shipping_discount_brutto: centsToDecimalAmount(totals.shipping_discount_cents),
    goods_brutto: centsToDecimalAmount(totals.goods_cents),
    shipping_brutto: centsToDecimalAmount(totals.shipping_cents ?? 0),
    present_wrap_brutto: centsToDecimalAmount(totals.present_wrap_cents),
    total_brutto: centsToDecimalAmount(totals.total_cents),
    voucher_brutto: centsToDecimalAmount(totals.voucher_cents),
    taxes: JSON.stringify(totals.taxes.map(({ percent, amount_cents: amount }) => ({ percent, amount }))),
    comment: body.comment || null,
    note: isSuspectedSpamSubmission(body) ? getGermanStaffMessage('notes.suspectedOrder') : null,
    body_hash: bodyHash,
    access_key: createEmailLinkKey(),
  };
};

const toStoredUnitPrice = ({ price_cents: price_brutto, ...per }: UnitPrice): UnitPriceColumnValue => ({
  price_brutto,
  ...per,
});

/** `null` instead of an empty list, so that the studio shows nothing. */
const toJson = (entries: readonly unknown[]): string | null => (entries.length === 0 ? null : JSON.stringify(entries));

const toLineRows = (transaction: Knex.Transaction, { body, cart }: InsertOrderInput) => {
  const isPrepaid = body.payment_method === paymentMethodIds.prepayment && toDueCents(cart.quote.totals) > 0;
  return cart.quote.lines.map((line, index) => {
    const quotedItem = cart.items[index];
    const germanFields = quotedItem?.item?.personalization?.german.fields ?? [];
    const values = quotedItem ? toAcceptedPersonalizationValues(quotedItem) : {};
    const previews = line.is_made_to_order ? (body.lines[index]?.previews ?? []).filter(isSafeEngravingSvg) : [];
    const isUnpersonalized = Object.keys(values).length === 0;
    return {
      id: transaction.raw('gen_random_uuid()'),
      order: body.order_uuid,
      sort: index + 1,
      count: line.count,
      rating_key: createEmailLinkKey(),
      name: line.name,
      variant_name: line.variant_name,
      reference_number: line.reference_number,
      product: line.product,
      variant: line.variant,
      shipping_time: line.shipping_time,
      // With prepayment, the delivery time starts at the payment: no dates are known yet.
      delivery_from: isPrepaid ? null : (line.delivery?.from ?? null),
      delivery_to: isPrepaid ? null : (line.delivery?.to ?? null),
      price_brutto: centsToDecimalAmount(line.price_cents),
      discount_brutto: centsToDecimalAmount(line.discount_cents),
      total_brutto: centsToDecimalAmount(line.price_cents * line.count - line.discount_cents),
      tax_percent: line.tax_percent,
      is_made_to_order: line.is_made_to_order,
      is_gift_voucher: line.is_gift_voucher,
      labels: isUnpersonalized
        ? null
        : JSON.stringify(formatPersonalizationValues(germanFields, values, createEngravingFontNameFormatter('de'))),
      labels_shown: isUnpersonalized ? null : JSON.stringify(line.labels),
      previews: previews.length === 0 ? null : JSON.stringify(previews),
      personalization: isUnpersonalized ? null : JSON.stringify(values),
      essential_features: toJson(quotedItem?.item?.features.german ?? []),
      essential_features_shown: toJson(line.essential_features),
      unit_price: line.unit_price && JSON.stringify(toStoredUnitPrice(line.unit_price)),
      guarantee: line.guarantee && JSON.stringify(line.guarantee),
    };
  });
};

/** A reservation of a variant names the variant only: if it is deleted, the stock of the product must not grow. */
const toReservationRows = (transaction: Knex.Transaction, order: string, reservations: readonly StockReservation[]) =>
  reservations
    .filter(({ quantity }) => quantity > 0)
    .map(({ product, variant, quantity }) => ({
      id: transaction.raw('gen_random_uuid()'),
      order,
      product: variant === null ? product : null,
      variant,
      count: quantity,
      date_created: transaction.fn.now(),
    }));

const assignOrderNumber = async (transaction: Knex.Transaction, { settings }: InsertOrderInput): Promise<string> => {
  const { rows } = await transaction.raw<{ rows: { number: string }[] }>('select sf_next_order_number(?) as number', [
    settings.project,
  ]);
  return `${settings.orderPrefix}-${rows[0]?.number ?? ''}`;
};

/** Everything that does not depend on stock. */
const insertOrderRecords = async (transaction: Knex.Transaction, order: InsertOrderInput): Promise<void> => {
  const id = order.body.order_uuid;
  const { state, reservationHours } = toInitialOrderStateAndReservation(order.body.payment_method, {
    prepaymentDays: order.settings.prepaymentDays,
    totalCents: order.cart.quote.totals.total_cents,
    voucherCents: order.cart.quote.totals.voucher_cents,
  });
  await transaction('ecommerce_order').insert({
    ...toOrderRow(order, await assignOrderNumber(transaction, order)),
    state,
    paid_at: state === 'paid' ? transaction.fn.now() : null,
    date_created: transaction.fn.now(),
    hold_until: reservationHours === null ? null : transaction.raw(`now() + ? * interval '1 hour'`, [reservationHours]),
  });
  await transaction('ecommerce_order_line').insert(toLineRows(transaction, order));
  const entry = {
    actor: getGermanStaffMessage('actors.customer'),
    cause: 'placed',
    note: getGermanStaffMessage('history.placed'),
  } as const;
  await writeOrderHistoryEntry(transaction, { id, state }, entry, null);
  const insertedOrder = await readOrder(transaction, id);
  if (!insertedOrder) throw new Error(`The order ${id} was inserted but cannot be read.`);
  if ((await enqueueOrderEmail(transaction, insertedOrder, 'order_received')) === 'withheld')
    await transaction('ecommerce_order')
      .where({ id })
      .update({
        note: transaction.raw(`concat_ws(E'\\n', note, ?::text)`, [
          getGermanStaffMessage('notes.withheldConfirmation'),
        ]),
      });
  await enqueueOrderEmail(transaction, insertedOrder, 'order_received_house');
};

/** Stock, discount or vouchers. */
class QuoteChangedError extends Error {}

/** A product or variant was deleted after it was quoted (PostgreSQL: foreign_key_violation). */
const isProductDeleted = (error: unknown): boolean => {
  const { code, table } = (error ?? {}) as { code?: unknown; table?: unknown };
  return code === '23503' && table === 'ecommerce_order_line';
};

/**
 * `placed`: a concurrent retry already inserted this `order_uuid`. `changed`: an item, the discount or a voucher is no
 * longer available as quoted, and nothing is written.
 */
export const insertOrderAndReserveStock = async (
  database: Knex,
  order: InsertOrderInput,
): Promise<'changed' | 'placed' | 'written'> => {
  const stockRequests = toStockRequests(order.cart, order.settings);
  try {
    return await database.transaction(async (transaction) => {
      // Retries wait here for the first attempt. Otherwise they would find the last item sold.
      await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [order.body.order_uuid]);
      const existing = await transaction('ecommerce_order')
        .where({ id: order.body.order_uuid })
        .first<{ id: string } | undefined>('id');
      if (existing) return 'placed';
      if (!(await areStockReservationItemsAvailable(transaction, stockRequests, order.settings)))
        throw new QuoteChangedError();
      // Before the stock, as when an order is cancelled: first the order, then its discount code, then its vouchers,
      // then its products.
      const { discount } = order.cart;
      if (discount && !(await lockAndRevalidateDiscount(transaction, order.settings, discount, order.body.email)))
        throw new QuoteChangedError();
      await insertOrderRecords(transaction, order);
      const redeeming = { id: order.body.order_uuid, timeZone: order.settings.timeZone };
      if (!(await redeemVouchers(transaction, redeeming, order.cart.voucherPayments))) throw new QuoteChangedError();
      // Last, because other orders of the same products wait until this transaction ends.
      const reservations = await reserveStock(transaction, stockRequests, order.settings);
      if (!reservations) throw new QuoteChangedError();
      const reservationRows = toReservationRows(transaction, order.body.order_uuid, reservations);
      if (reservationRows.length > 0) await transaction('ecommerce_hold').insert(reservationRows);
      if (reservations.some(({ isLast }) => isLast)) purgeCacheAfterCommit(transaction);
      return 'written';
    });
  } catch (error) {
    if (error instanceof QuoteChangedError || isProductDeleted(error)) return 'changed';
    throw error;
  }
};

/** With a payment provider, shoppers pay within minutes. */
const providerReservationHours = 1;

const hoursPerDay = 24;

/** The initial state of an order, and for how many hours its stock is reserved; `null` means no limit. */
export const toInitialOrderStateAndReservation = (
  method: number | null,
  { prepaymentDays, totalCents, voucherCents }: { prepaymentDays: number; totalCents: Cents; voucherCents: Cents },
): { state: OrderState; reservationHours: number | null } => {
  // A discount of everything leaves nothing to pay.
  if (totalCents === 0) return { state: 'new', reservationHours: null };
  if (totalCents === voucherCents) return { state: 'paid', reservationHours: null };
  if (method === paymentMethodIds.prepayment)
    return { state: 'awaiting_payment', reservationHours: prepaymentDays * hoursPerDay };
  if (method === paymentMethodIds.paypal || method === paymentMethodIds.klarna)
    return { state: 'awaiting_payment', reservationHours: providerReservationHours };
  return { state: 'new', reservationHours: null };
};
