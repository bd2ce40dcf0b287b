// The short lists of the dashboard: appointments of today and tomorrow, products that run out, searches without
// results.
import type { Knex } from 'knex';
import type { DashboardAppointment, StudioDashboardData } from '../../../../contract/studio/studio-dashboard.ts';
import { addDays } from '../../../../domain/opening-hours/opening-hours.ts';
import { bookedAppointmentStates } from '../../../schema/project/appointment.ts';
import { type DashboardProjectAndToday, toDayStart } from './read-dashboard-sales.ts';

/** Entries per list. */
const maxShown = 8;

interface AppointmentRow {
  id: string;
  starts_at: Date;
  ends_at: Date;
  name: string;
  topic: string | null;
  branch: string;
  state: (typeof bookedAppointmentStates)[number];
}

export const readDashboardAppointments = async (
  database: Knex,
  { project, timeZone, today }: DashboardProjectAndToday,
): Promise<DashboardAppointment[]> => {
  const rows = await database('appointment')
    .join('branch', 'branch.id', 'appointment.branch')
    .leftJoin('appointment_topic', 'appointment_topic.id', 'appointment.topic')
    .where('appointment.project', project)
    .whereIn('appointment.state', bookedAppointmentStates)
    .where('appointment.starts_at', '>=', toDayStart(today, timeZone))
    .where('appointment.starts_at', '<', toDayStart(addDays(today, 2), timeZone))
    .orderBy('appointment.starts_at')
    .select<AppointmentRow[]>(
      'appointment.id',
      'appointment.starts_at',
      'appointment.ends_at',
      'appointment.name',
      'appointment.state',
      'appointment_topic.display_name as topic',
      'branch.display_name as branch',
    );
  return rows.map(({ starts_at: startsAt, ends_at: endsAt, state, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isConfirmed: state === 'confirmed',
  }));
};

const soldDays = 90;

/** A jeweller has one of most products: only those that sell can run out. */
const maxLeft = 2;

type LowStockItem = NonNullable<StudioDashboardData['lowStock']>[number];

/** What was ordered in the last 90 days and of which at most two are left, scarcest first. */
export const readRecentlySoldLowStock = async (
  database: Knex,
  { project, timeZone, today }: DashboardProjectAndToday,
): Promise<LowStockItem[]> => {
  const { rows } = await database.raw<{ rows: LowStockItem[] }>(
    `with sold as (
       select line.product, line.variant, sum(line.count)::int as sold
         from ecommerce_order placed join ecommerce_order_line line on line."order" = placed.id
        where placed.project = :project and placed.date_created >= :start
          and placed.state not in ('cancelled', 'refunded', 'withdrawn')
        group by line.product, line.variant)
     select product.id as product, product.display_name as name, variant.display_name as variant,
            coalesce(variant.stock, product.stock) as left, sold.sold
       from sold
       join ecommerce_product product on product.id = sold.product and product.status = 'published'
       left join ecommerce_product_variant variant on variant.id = sold.variant and variant.active
      where coalesce(variant.stock, product.stock) <= :maxLeft
        and (variant.id is not null or sold.variant is null and not exists (
          select 1 from ecommerce_product_variant other where other.product = product.id and other.active))
      order by 4, sold.sold desc, name limit :limit`,
    { project, start: toDayStart(addDays(today, -soldDays), timeZone), maxLeft, limit: maxShown },
  );
  return rows;
};

const searchedDays = 30;

export const readOpenZeroResultSearches = async (
  database: Knex,
  { project, timeZone, today }: DashboardProjectAndToday,
): Promise<NonNullable<StudioDashboardData['zeroResultSearches']>> =>
  database('ecommerce_zero_result_search')
    .where({ project, synonym: null })
    .where('last_at', '>=', toDayStart(addDays(today, -searchedDays), timeZone))
    .orderBy([
      { column: 'count', order: 'desc' },
      { column: 'last_at', order: 'desc' },
    ])
    .limit(maxShown)
    .select('id', 'query', 'count as quantity');
