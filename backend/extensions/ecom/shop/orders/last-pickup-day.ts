// Computes the last day on which an order can be picked up: a number of opening days of its branch, from the shop
// settings (docs/decisions/042). Also protects branches with open pickups from deletion.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../../contract/shop/order-constants.ts';
import {
  defaultPickupReservationDays,
  toNthOpeningDayAfter,
} from '../../../../../domain/opening-hours/opening-hours.ts';
import { statesBeforeReadyForPickup } from '../../../../../domain/order-pickup-period.ts';
import { createBranchDeletionGuard } from '../../platform/guard-branch-deletion-and-project-time-zone.ts';
import { readBranchOpeningSchedule } from '../../platform/read-shop-and-branch-records.ts';
import type { Order } from './read-order.ts';
import { formatInBothStudioLanguages } from '../../platform/service-translators.ts';

/**
 * `YYYY-MM-DD`, or `null` if there is no deadline because the branch is deleted or has no opening days. A day that was
 * already set is kept.
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
  const opening = await readBranchOpeningSchedule(database, pickupBranch);
  return opening ? toNthOpeningDayAfter(opening, readyAt, shop?.days ?? defaultPickupReservationDays) : null;
};

/** States in which the pickup branch is still needed. */
const statesWithPickupBranch: readonly OrderState[] = [...statesBeforeReadyForPickup, 'ready_for_pickup'];

const maxListedOrders = 5;

/** Without the branch, nobody would know where to collect the orders, and they would look like orders to be shipped. */
export const guardPickupBranchDeletion = createBranchDeletionGuard(async (database, branches) => {
  const orders = await database('ecommerce_order')
    .whereIn('pickup_branch', branches)
    .whereIn('state', statesWithPickupBranch)
    .orderBy('date_created')
    .limit(maxListedOrders)
    .select<{ number: string }[]>('number');
  if (orders.length === 0) return undefined;
  const numbers = orders.map(({ number }) => number).join(', ');
  return `${numbers}: ${formatInBothStudioLanguages('branchWithPickups')}`;
});
