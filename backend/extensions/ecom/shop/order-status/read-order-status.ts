// POST /ecom/order/status: an order for whoever holds the link of its mails, in the language in which it was ordered. What
// is no key, the key of nothing and the key of another house's order are answered alike.
import type { Knex } from 'knex';
import type { Cents } from '../../../../../contract/cents.ts';
import type { Answer } from '../../../../../contract/shop/order-answer.ts';
import type { OrderState } from '../../../../../contract/shop/order-state.ts';
import type { OrderStatus, OrderStatusBody } from '../../../../../contract/shop/order-status.ts';
import { paymentMethodIds } from '../../../../../contract/shop/payment-methods.ts';
import { toLatestDates } from '../../../../../domain/delivery-dates.ts';
import { toEndOfDay } from '../../../../../domain/opening/opening-days.ts';
import type { MailedOrder } from '../../mail/mailed-order.ts';
import type { Context } from '../../platform/http.ts';
import { readOrder } from '../orders/read-order.ts';
import { countedStates, doneStates, readRefunds } from '../refunds/refund-rows.ts';
import { readStatusLines } from './read-status-lines.ts';

/** After these nothing is left to withdraw from. */
const undone: readonly OrderState[] = ['cancelled', 'refunded', 'withdrawn'];

const toTransfer = (order: MailedOrder): OrderStatus['transfer'] =>
  order.state === 'awaiting_payment' && order.payment.id === paymentMethodIds.prepayment && order.holdUntil
    ? {
        bank_details: order.house.bankDetails ?? order.house.companyName,
        reference: order.number,
        due: order.holdUntil.toISOString(),
      }
    : null;

/** Before it is ready there is no day yet, only for how long it is kept from then on. */
const toPickup = ({ pickup, state, pickupUntil, house }: MailedOrder): OrderStatus['pickup'] => {
  if (!pickup) return null;
  const { name, street, place } = pickup;
  const lastDay = state === 'ready_for_pickup' ? pickupUntil : null;
  return {
    name,
    street,
    place,
    last_day: lastDay,
    reservation_days: house.pickupReservationDays,
    kept_until: lastDay === null ? null : toEndOfDay(lastDay, house.timeZone).toISOString(),
  };
};

/** An address that the staff has pasted; only what leads to a page over TLS is passed on. */
const toTrackingUrl = (url: string | null): string | null =>
  url !== null && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;

/** A provider alone is how it will be sent, not where it is. */
const toTracking = ({ tracking: { provider, number, url } }: MailedOrder): OrderStatus['tracking'] => {
  const safeUrl = toTrackingUrl(url);
  return number === null && safeUrl === null ? null : { provider, number, url: safeUrl };
};

interface WithdrawalRow {
  date_created: Date;
  part: string | null;
  lines: unknown[] | null;
}

/** What only the number ties to the order may be a stranger's: it is told once the house has looked at it. */
const readWithdrawals = async (database: Knex, order: string): Promise<OrderStatus['withdrawals']> => {
  const rows = await database('ecommerce_withdrawal')
    .where({ order })
    .whereRaw(`("match" in ('link', 'number_and_email') or status = 'handled')`)
    .orderBy('date_created')
    .select<WithdrawalRow[]>('date_created', 'part', 'lines');
  return rows.map(({ date_created, part, lines }) => ({
    received_at: date_created.toISOString(),
    is_partial: Boolean(part) || (lines?.length ?? 0) > 0,
  }));
};

/** What went back of the order, and what is on its way; one that failed moves nothing. */
const readRefunded = async (
  database: Knex,
  order: string,
): Promise<Pick<OrderStatus, 'refund_under_way_price_brutto' | 'refunded_price_brutto'>> => {
  const refunds = (await readRefunds(database, { order })).filter(({ state }) => countedStates.includes(state));
  const sum = (isDone: boolean): Cents =>
    refunds
      .filter(({ state }) => doneStates.includes(state) === isDone)
      .reduce((total, { amountCents }) => total + amountCents, 0);
  return { refunded_price_brutto: sum(true), refund_under_way_price_brutto: sum(false) };
};

const toStatus = async (database: Knex, order: MailedOrder): Promise<OrderStatus> => {
  const lines = await readStatusLines(database, order);
  return {
    ...{ order_number: order.number, state: order.state, placed_at: order.placedAt.toISOString() },
    ...{ name: order.name, email: order.email, lines },
    expected: toLatestDates(lines.map(({ expected }) => expected)),
    goods_price_brutto: order.goodsCents,
    shipping_price_brutto: order.shippingCents,
    present_wrap_price_brutto: order.presentWrapCents,
    total_price_brutto: order.totalCents,
    ...(await readRefunded(database, order.id)),
    ...{ payment_name: order.payment.name, is_paid: order.isPaid, transfer: toTransfer(order) },
    ...{ shipping_name: order.shippingName, shipping_address: order.pickup ? [] : order.shippingAddress },
    ...{ pickup: toPickup(order), tracking: toTracking(order) },
    can_withdraw: !undone.includes(order.state) && lines.some(({ is_made_to_order }) => !is_made_to_order),
    withdrawals: await readWithdrawals(database, order.id),
  };
};

export const readOrderStatus = async (
  { project, key }: OrderStatusBody,
  { database }: Context,
): Promise<Answer & { order?: OrderStatus }> => {
  const row = await database('ecommerce_order as o')
    .join('project', 'project.id', 'o.project')
    .where({ 'o.access_key': key, 'project.domain': project })
    .first<{ id: string } | undefined>('o.id');
  const order = row && (await readOrder(database, row.id, true));
  if (!order) return { status: 'error', code: 'unknown_link' };
  return { status: 'ok', order: await toStatus(database, order) };
};
