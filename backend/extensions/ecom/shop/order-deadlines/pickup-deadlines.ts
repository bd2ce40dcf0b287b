// Deadlines of orders that are ready for pickup: reminds the customer the day before the last day, then cancels
// unpaid orders and reports paid ones to the staff.
import type { Knex } from 'knex';
import { z } from 'zod';
import { addDays, type LocalDateTime, toLocalDateTime } from '../../../../../domain/opening-hours/opening-hours.ts';
import { toTimeZoneOrDefault } from '../../../../../domain/opening-hours/time-zone.ts';
import { rowSchemaToColumnNames } from '../../platform/database-helpers.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { defineDueItemsJobTask } from '../../platform/define-scheduled-job.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { transitionOrderState } from '../orders/transition-order-state.ts';
import { type OrderEmailType, enqueueOrderEmail } from '../orders/enqueue-order-emails.ts';
import { readOrder } from '../orders/read-order.ts';
import { findLastPickupDay } from '../orders/last-pickup-day.ts';
import { cancelOrReconcilePayments } from '../payments/reconcile-payments.ts';

interface ReadyOrder {
  id: string;
  /** `YYYY-MM-DD`. */
  lastDay: string | null;
  isPaid: boolean;
  hasBranch: boolean;
  /** In the time zone of the project. */
  readySince: LocalDateTime;
  now: LocalDateTime;
  isReminded: boolean;
  isReported: boolean;
}

/** The next run handles the remaining ones. */
const batchSize = 50;

const isReady = `placed.state = 'ready_for_pickup'`;

/** One day wider than any time zone offset. The exact day is computed per order in the time zone of its project. */
const isPickupDue = `${isReady} and (
  (placed.pickup_overdue_at is null and placed.pickup_until <= current_date + 1)
  or (placed.pickup_reminded_at is null and placed.pickup_until between current_date - 1 and current_date + 2))`;

const orderColumns = z.object({
  id: z.string(),
  paid_at: z.date().nullable(),
  pickup_branch: z.string().nullable(),
  pickup_reminded_at: z.date().nullable(),
  pickup_overdue_at: z.date().nullable(),
});

type OrderRow = z.infer<typeof orderColumns> & { last_day: string | null; time_zone: string; ready_at: Date | null };

const selectReady = (database: Knex) =>
  database('ecommerce_order as placed')
    .join('project', 'project.id', 'placed.project')
    .orderBy('placed.pickup_until')
    .select<OrderRow[]>(
      ...rowSchemaToColumnNames(orderColumns, 'placed'),
      'project.time_zone',
      database.raw(`to_char(placed.pickup_until, 'YYYY-MM-DD') as last_day`),
      database.raw(
        `(select max(history.date_created) from ecommerce_order_history history
           where history."order" = placed.id and history.to_state = 'ready_for_pickup') as ready_at`,
      ),
    );

const toReadyOrder = (row: OrderRow): ReadyOrder => {
  const toLocal = (moment: Date) => toLocalDateTime(moment, toTimeZoneOrDefault(row.time_zone));
  return {
    id: row.id,
    lastDay: row.last_day,
    isPaid: row.paid_at !== null,
    hasBranch: row.pickup_branch !== null,
    readySince: toLocal(row.ready_at ?? new Date()),
    now: toLocal(new Date()),
    isReminded: row.pickup_reminded_at !== null,
    isReported: row.pickup_overdue_at !== null,
  };
};

/**
 * The staff decides about paid orders (the goods belong to the customer) and about orders whose branch was deleted
 * (nobody could collect them).
 */
const canBeCancelled = ({ isPaid, hasBranch }: ReadyOrder): boolean => !isPaid && hasBranch;

const isPickupOverdue = ({ lastDay, now }: ReadyOrder): boolean => lastDay !== null && lastDay < now.date;

/** No reminder at night, and none on the day of the "ready" email. */
const reminderTime = '09:00';

const isReminderDue = ({ lastDay, now, readySince, isReminded }: ReadyOrder): boolean =>
  !isReminded && lastDay === addDays(now.date, 1) && now.time >= reminderTime && readySince.date < now.date;

/** Locks the order and calls `run` if the condition still holds. Skips orders that are locked elsewhere. */
const withLockedOrder = (
  { database }: OrderServiceContext,
  id: string,
  condition: string,
  run: (transaction: Knex.Transaction) => Promise<unknown>,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const rows = await selectReady(transaction)
      .where('placed.id', id)
      .whereRaw(`${isReady} and ${condition}`)
      .forUpdate('placed')
      .skipLocked();
    if (rows.length > 0) await run(transaction);
  });

const cancelUncollectedOrder = async (service: OrderServiceContext, { id, lastDay }: ReadyOrder): Promise<void> => {
  // Outside the transaction, because providers can be slow.
  if ((await cancelOrReconcilePayments(service, id)) !== 'unpaid') return;
  // The staff may have extended the deadline in the meantime.
  await withLockedOrder(
    service,
    id,
    `placed.paid_at is null and placed.pickup_until = '${String(lastDay)}'`,
    (transaction) =>
      transitionOrderState(transaction, id, 'cancelled', {
        actor: getGermanStaffMessage('actors.shop'),
        cause: 'pickup_deadline',
        note: getGermanStaffMessage('history.notCollected'),
      }),
  );
};

const writeEmailAbout = async (transaction: Knex.Transaction, id: string, kind: OrderEmailType): Promise<void> => {
  const order = await readOrder(transaction, id);
  if (order) await enqueueOrderEmail(transaction, order, kind);
};

const reportOverduePickup = (service: OrderServiceContext, { id }: ReadyOrder): Promise<void> =>
  withLockedOrder(service, id, 'placed.pickup_overdue_at is null', async (transaction) => {
    await transaction('ecommerce_order').where({ id }).update({ pickup_overdue_at: transaction.fn.now() });
    await writeEmailAbout(transaction, id, 'pickup_overdue_house');
  });

const sendPickupReminder = (service: OrderServiceContext, { id }: ReadyOrder): Promise<void> =>
  withLockedOrder(service, id, 'placed.pickup_reminded_at is null', async (transaction) => {
    await transaction('ecommerce_order').where({ id }).update({ pickup_reminded_at: transaction.fn.now() });
    await writeEmailAbout(transaction, id, 'pickup_reminder');
  });

const processPickup = async (service: OrderServiceContext, order: ReadyOrder): Promise<void> => {
  if (isReminderDue(order)) await sendPickupReminder(service, order);
  if (!isPickupOverdue(order) || order.isReported) return;
  await (canBeCancelled(order) ? cancelUncollectedOrder : reportOverduePickup)(service, order);
};

/**
 * Orders from before decision 042 had a deadline of 48 hours. They get a last day by the current rule, never earlier
 * than the one in their email.
 */
const migrateLegacyPickup = (service: OrderServiceContext, { id }: ReadyOrder): Promise<void> =>
  withLockedOrder(service, id, 'placed.pickup_until is null and placed.hold_until is not null', async (transaction) => {
    const order = await readOrder(transaction, id);
    if (!order?.holdUntil) return;
    const plannedDay = await findLastPickupDay(transaction, order, new Date());
    const announcedDay = toLocalDateTime(order.holdUntil, order.project.timeZone).date;
    const pickup_until = plannedDay !== null && plannedDay < announcedDay ? announcedDay : plannedDay;
    await transaction('ecommerce_order').where({ id }).update({ hold_until: null, pickup_until });
  });

const describeFailure = ({ id }: ReadyOrder) => `The pickup deadline of the order ${id} could not be processed.`;

export const migrateLegacyPickupOrders = defineDueItemsJobTask({
  selectDue: async ({ database }) => {
    const legacyOrders = await selectReady(database)
      .whereRaw(`${isReady} and placed.pickup_until is null and placed.hold_until is not null`)
      .limit(batchSize);
    return legacyOrders.map(toReadyOrder);
  },
  handle: migrateLegacyPickup,
  describeFailure,
});

export const remindAndCancelUncollectedOrdersTask = defineDueItemsJobTask({
  selectDue: async ({ database }) =>
    (await selectReady(database).whereRaw(isPickupDue).limit(batchSize)).map(toReadyOrder),
  handle: processPickup,
  describeFailure,
});
