// POST /ecom/order/status: shows an order to the holder of the link in its emails, in the language of the order.
// Invalid keys, unknown keys and keys of another project are rejected with the same error.
import type { Knex } from 'knex';
import type { Cents } from '../../../../../contract/cents.ts';
import type { OrderServiceOkOrErrorResponse } from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import { type OrderState, paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import type {
  OrderStatusOrder,
  OrderStatusRequestBody,
  OrderStatusOrderLine,
} from '../../../../../contract/shop/order-status-page.ts';
import { toJointDeliveryDateRange } from '../../../../../domain/delivery-time.ts';
import { toEndOfDay } from '../../../../../domain/opening-hours/opening-hours.ts';
import { isFulfilledOrderState } from '../../../../../domain/order-timeline.ts';
import { isVoucherOnlyOrder } from '../../../../../domain/voucher.ts';
import type { OrderEmailData } from '../../mail/order-email-data-types.ts';
import { toProductImageSql } from '../../platform/product-image-sql.ts';
import type { DirectusExtensionContext } from '../../platform/route-types-and-handlers.ts';
import { toRefundsCountedAsRefunded } from '../orders/refundable-payments.ts';
import { readOrderEmailData } from '../orders/enqueue-order-emails.ts';
import { findOrderIdByAccessKey, type Order, type OrderLine, readOrder } from '../orders/read-order.ts';
import { completedRefundStates } from '../orders/payment-and-refund-row-schemas.ts';

/** In these states there is no contract left to withdraw from. */
const endedStates: readonly OrderState[] = ['cancelled', 'refunded', 'withdrawn'];

const toBankTransfer = (order: OrderEmailData): OrderStatusOrder['transfer'] =>
  order.state === 'awaiting_payment' && order.payment.id === paymentMethodIds.prepayment && order.holdUntil
    ? {
        bank_details: order.sender.bankDetails ?? order.sender.companyName,
        reference: order.number,
        due: order.holdUntil.toISOString(),
      }
    : null;

/** The last day is known only once the order is ready. Before that, only the number of days is. */
const toPickup = ({ pickup, state, pickupUntil, sender }: OrderEmailData): OrderStatusOrder['pickup'] => {
  if (!pickup) return null;
  const { name, street, place } = pickup;
  const lastDay = state === 'ready_for_pickup' ? pickupUntil : null;
  return {
    name,
    street,
    place,
    last_day: lastDay,
    reservation_days: sender.pickupReservationDays,
    kept_until: lastDay === null ? null : toEndOfDay(lastDay, sender.timeZone).toISOString(),
  };
};

/** The staff pastes this URL. Only https URLs are passed on. */
const toTrackingUrl = (url: string | null): string | null =>
  url !== null && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;

/** Without a number or URL, a provider alone is the shipping method, not tracking. */
const toTracking = ({ tracking: { provider, number, url } }: OrderEmailData): OrderStatusOrder['tracking'] => {
  const safeUrl = toTrackingUrl(url);
  return number === null && safeUrl === null ? null : { provider, number, url: safeUrl };
};

/** What may come from a stranger is shown once the staff has handled it. */
const toWithdrawals = ({ withdrawals }: Order): OrderStatusOrder['withdrawals'] =>
  withdrawals
    .filter(({ isFromCustomer, isHandled }) => isFromCustomer || isHandled)
    .map(({ receivedAt, part, lines }) => ({
      received_at: receivedAt.toISOString(),
      is_partial: part !== null || lines.length > 0,
    }));

interface OrderedProductRow {
  line: string;
  slug: string;
  image: OrderStatusOrderLine['image'];
  is_rated: boolean;
  takes_ratings: boolean | null;
}

/** The same version as in the items API, so that the browser may already have the file. */
const lineImageSql = `(
  select json_build_object('id', file.id,
                           'version', coalesce(to_char(file.modified_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ''))
    from directus_files file
   where file.id = ${toProductImageSql('line')}) as image`;

/**
 * The published products of the order lines: slug of their page, image, and whether the buyer can still rate
 * them.
 */
const readProducts = (database: Knex, order: Order): Promise<OrderedProductRow[]> =>
  database('ecommerce_order_line as line')
    .join('ecommerce_product as product', 'product.id', 'line.product')
    .leftJoin('ecommerce_settings as shop', 'shop.project', 'product.project')
    .where({ 'line.order': order.id, 'product.status': 'published', 'product.project': order.project.id })
    .select<OrderedProductRow[]>(
      'line.id as line',
      'product.slug',
      database.raw(lineImageSql),
      database.raw('shop.allow_ratings and not shop.maintenance_mode as takes_ratings'),
      database.raw('exists (select 1 from ecommerce_product_rating r where r.order_line = line.id) as is_rated'),
    );

const toStatusLine = (line: OrderLine, order: Order, product: OrderedProductRow | undefined): OrderStatusOrderLine => {
  const isRatable = isFulfilledOrderState(order.state) && product?.takes_ratings === true && !product.is_rated;
  return {
    id: line.id,
    count: line.quantity,
    name: line.name,
    variant_name: line.variantName,
    reference_number: line.referenceNumber,
    total_cents: line.totalCents + line.discountCents,
    shipping_time: line.shippingTime,
    is_made_to_order: line.isMadeToOrder,
    expected: line.expected,
    unit_price: line.unitPrice,
    essential_features: line.essentialFeatures.shown,
    labels: line.labels.shown,
    previews: line.previews,
    slug: product?.slug ?? null,
    image: product?.image ?? null,
    rating_key: isRatable ? line.ratingKey : null,
  };
};

/** Amounts refunded and in progress. Failed refunds count as neither. */
const toRefundTotals = (order: Order): Pick<OrderStatusOrder, 'refund_under_way_cents' | 'refunded_cents'> => {
  const sum = (isCompleted: boolean): Cents =>
    toRefundsCountedAsRefunded(order)
      .filter(({ state }) => completedRefundStates.includes(state) === isCompleted)
      .reduce((total, { amountCents }) => total + amountCents, 0);
  return { refunded_cents: sum(true), refund_under_way_cents: sum(false) };
};

const toStatus = async (database: Knex, read: Order): Promise<OrderStatusOrder> => {
  const products = await readProducts(database, read);
  const lines = read.lines.map((line) =>
    toStatusLine(
      line,
      read,
      products.find((product) => product.line === line.id),
    ),
  );
  const order = await readOrderEmailData(database, read, true);
  return {
    order_number: order.number,
    state: order.state,
    placed_at: order.placedAt.toISOString(),
    name: order.name,
    email: order.email,
    lines,
    expected: toJointDeliveryDateRange(lines.map(({ expected }) => expected)),
    goods_cents: order.goodsCents,
    shipping_cents: order.shippingCents,
    discount:
      order.discountCode === null
        ? null
        : {
            code: order.discountCode,
            goods_cents: order.discountCents,
            shipping_cents: order.shippingDiscountCents,
          },
    present_wrap_cents: order.presentWrapCents,
    total_cents: order.totalCents,
    voucher_cents: order.voucherCents,
    ...toRefundTotals(read),
    payment_name: order.payment.name,
    is_paid: order.isPaid,
    is_voucher_order: isVoucherOnlyOrder(order),
    transfer: toBankTransfer(order),
    shipping_name: order.shippingName,
    shipping_address: order.pickup ? [] : order.shippingAddress,
    pickup: toPickup(order),
    tracking: toTracking(order),
    can_withdraw: !endedStates.includes(order.state) && lines.some(({ is_made_to_order }) => !is_made_to_order),
    withdrawals: toWithdrawals(read),
  };
};

export const readOrderStatus = async (
  { project, key }: OrderStatusRequestBody,
  { database }: DirectusExtensionContext,
): Promise<OrderServiceOkOrErrorResponse & { order?: OrderStatusOrder }> => {
  const id = await findOrderIdByAccessKey(database, project, { access_key: key });
  const order = id === undefined ? undefined : await readOrder(database, id);
  if (!order) return { status: 'error', code: 'unknown_link' };
  return { status: 'ok', order: await toStatus(database, order) };
};
