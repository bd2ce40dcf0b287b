// Computes the last day on which an order can be picked up: a number of opening days of its branch, from the shop
// settings (docs/decisions/042). Also protects branches with open pickups from deletion.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../../contract/shop/order-codes.ts';
import { defaultReservationDays, toLastOpeningDay } from '../../../../../domain/opening/opening-times.ts';
import { guardBranchDeletion } from '../../platform/guards.ts';
import { readOpeningTimes } from '../../platform/shop-records.ts';
import type { Order } from './order.ts';
import { toBilingualStudioText } from '../../platform/texts.ts';

/**
 * `YYYY-MM-DD`, or `null` without a deadline: the branch is deleted, or has no opening days. A day that was already
 * set stays.
 */
export const findLastPickupDay = async (
  database: Knex,
  { pickupBranch, pickupUntil, project }: Pick<Order, 'pickupBranch' | 'pickupUntil' | 'project'>,
  readyAt: Date,
): Promise<string | null> => {
  if (pickupBranch === null) return null;
  if (pickupUntil !== null) return pickupUntil;
  const shop = await database('ecommerce_settings')
    .where({ project: project.id })
    .first<{ days: number | null } | undefined>('pickup_reservation_days as days');
  const opening = await readOpeningTimes(database, pickupBranch);
  return opening ? toLastOpeningDay(opening, readyAt, shop?.days ?? defaultReservationDays) : null;
};

/** States in which the pickup branch is still needed. */
const statesBeforePickup: readonly OrderState[] = [
  'new',
  'awaiting_payment',
  'paid',
  'in_progress',
  'ready_for_pickup',
];

const maxListedOrders = 5;

/** Without the branch, nobody would know where to collect the orders, and they would look like orders to be shipped. */
export const guardPickupBranches = guardBranchDeletion(async (database, branches) => {
  const orders = await database('ecommerce_order')
    .whereIn('pickup_branch', branches)
    .whereIn('state', statesBeforePickup)
    .orderBy('date_created')
    .limit(maxListedOrders)
    .select<{ number: string }[]>('number');
  if (orders.length === 0) return undefined;
  const numbers = orders.map(({ number }) => number).join(', ');
  return `${numbers}: ${toBilingualStudioText('branchWithPickups')}`;
});
