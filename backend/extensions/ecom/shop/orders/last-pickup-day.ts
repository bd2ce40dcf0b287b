// Until which day an order that is ready for pick-up is kept: so many opening days of its branch as the shop's settings say
// (docs/decisions/042), called with the step to "ready for pick-up"; and the guard of the branches where something is still to be collected.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../../contract/shop/order-codes.ts';
import { defaultReservationDays, toLastOpeningDay } from '../../../../../domain/opening/opening-times.ts';
import { guardBranchDeletion } from '../../platform/guards.ts';
import { readOpeningTimes } from '../../platform/shop-records.ts';
import type { Order } from './order.ts';
import { toBilingualStudioText } from '../../platform/texts.ts';

/**
 * `YYYY-MM-DD`, or `null` where nothing ends by itself: the branch is gone, or no opening days of it are known. A day that was
 * named already stays.
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

/** States in which the place still matters. */
const statesBeforePickup: readonly OrderState[] = [
  'new',
  'awaiting_payment',
  'paid',
  'in_progress',
  'ready_for_pickup',
];

/** As many are named as somebody wants to read. */
const maxListedOrders = 5;

/** Without the branch nobody could say where the orders are collected, and they would count as orders to be sent. */
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
