// Until which day an order that is ready for pick-up is kept: so many opening days of its branch as the shop's settings say
// (docs/decisions/042). Called with the step to "ready for pick-up".
import type { Knex } from 'knex';
import { toLastOpeningDay } from '../../../../domain/opening/opening-days.ts';
import { readOpening } from '../opening/read-opening.ts';

interface PickupRow {
  pickup_branch: string | null;
  pickup_until: string | null;
  days: number | null;
}

/** As in the content model, for a project whose shop settings were deleted. */
export const defaultReservationDays = 3;

/**
 * `YYYY-MM-DD`, or `null` where nothing ends by itself: the branch is gone, or no opening days of it are known. A day that was
 * named already stays.
 */
export const planPickup = async (database: Knex, order: string, readyAt: Date): Promise<string | null> => {
  const row = await database('ecommerce_order as placed')
    .leftJoin('ecommerce_settings as shop', 'shop.project', 'placed.project')
    .where({ 'placed.id': order })
    .first<PickupRow | undefined>(
      ...['placed.pickup_branch', 'shop.pickup_reservation_days as days'],
      database.raw(`to_char(placed.pickup_until, 'YYYY-MM-DD') as pickup_until`),
    );
  if (!row || row.pickup_branch === null) return null;
  if (row.pickup_until !== null) return row.pickup_until;
  const opening = await readOpening(database, row.pickup_branch);
  return opening ? toLastOpeningDay(opening, readyAt, row.days ?? defaultReservationDays) : null;
};
