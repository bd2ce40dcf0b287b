// Sales of a project by day, and its best products (definition of a sale: domain/sales-figures.ts).
import type { Knex } from 'knex';
import { z } from 'zod';
import { decimalAmountToCentsSchema } from '../../../../contract/decimal-amount-schema.ts';
import type { DashboardSales } from '../../../../contract/studio/studio-dashboard.ts';
import { addDays } from '../../../../domain/opening-hours/opening-hours.ts';
import { toUtcDateFromLocalTime } from '../../../../domain/opening-hours/time-zone.ts';
import { type DailySales, toFirstDayOfSalesFigures, toSalesReport } from '../../../../domain/sales-figures.ts';
import { completedRefundStates } from '../shop/orders/payment-and-refund-row-schemas.ts';

export interface DashboardProjectAndToday {
  project: string;
  timeZone: string;
  /** `YYYY-MM-DD` in the time zone. */
  today: string;
}

/** The first moment of a day in the time zone of the project. */
export const toDayStart = (date: string, timeZone: string): Date =>
  toUtcDateFromLocalTime(`${date}T00:00:00`, timeZone);

/** A sold gift voucher is no sale of goods: it counts when it pays for them. */
const soldVouchers = `coalesce((
  select sum(line.total_brutto) from ecommerce_order_line line where line."order" = placed.id and line.is_gift_voucher), 0)`;

const refundedVouchers = `coalesce((
  select sum((entry ->> 'amountCents')::int) / 100.0 from jsonb_array_elements(refund.lines::jsonb) entry
    join ecommerce_order_line line on line.id::text = entry ->> 'line' where line.is_gift_voucher), 0)`;

const isCompleted = `refund.state in (${completedRefundStates.map((state) => `'${state}'`).join(', ')})`;

const dailySalesRowSchema = z
  .object({
    date: z.string(),
    orders: z.number(),
    paid: decimalAmountToCentsSchema,
    refunded: decimalAmountToCentsSchema,
  })
  .transform(({ date, orders, paid, refunded }): DailySales => ({
    date,
    paidOrders: orders,
    paidCents: paid,
    refundedCents: refunded,
  }));

const readDailySales = async (
  database: Knex,
  { project, timeZone, today }: DashboardProjectAndToday,
): Promise<DailySales[]> => {
  const start = toDayStart(toFirstDayOfSalesFigures(today), timeZone);
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `with paid as (
       select (paid_at at time zone :timeZone)::date as day, count(*) filter (where total_brutto = 0 or total_brutto > ${soldVouchers})::int as orders,
              sum(total_brutto - ${soldVouchers}) as amount
         from ecommerce_order placed where project = :project and paid_at >= :start group by 1),
     refunded as (
       select (refund.settled_at at time zone :timeZone)::date as day, sum(refund.amount_brutto - ${refundedVouchers}) as amount
         from ecommerce_refund refund join ecommerce_order placed on placed.id = refund."order"
        where placed.project = :project and ${isCompleted} and refund.settled_at >= :start group by 1)
     select to_char(day, 'YYYY-MM-DD') as date, coalesce(paid.orders, 0) as orders,
            coalesce(paid.amount, 0) as paid, coalesce(refunded.amount, 0) as refunded
       from paid full join refunded using (day)`,
    { project, timeZone, start },
  );
  return z.array(dailySalesRowSchema).parse(rows);
};

const bestProductDays = 30;
const maxBestProducts = 5;

const bestProductRowSchema = z
  .object({
    product: z.string().nullable(),
    name: z.string(),
    quantity: z.number(),
    amount: decimalAmountToCentsSchema,
  })
  .transform(({ amount, ...row }) => ({ ...row, goodsCents: amount }));

/** Lines of orders paid in the last 30 days, less what was refunded of them since. */
const readBestProducts = async (
  database: Knex,
  { project, timeZone, today }: DashboardProjectAndToday,
): Promise<DashboardSales['bestProducts']> => {
  const start = toDayStart(addDays(today, 1 - bestProductDays), timeZone);
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `with sold as (
       select line.product, line.name, line.price_brutto,
              line.count - coalesce((
                select sum((entry ->> 'quantity')::int)
                  from ecommerce_refund refund, jsonb_array_elements(refund.lines::jsonb) entry
                 where refund."order" = placed.id and ${isCompleted} and entry ->> 'line' = line.id::text), 0) as quantity
         from ecommerce_order placed join ecommerce_order_line line on line."order" = placed.id
        where placed.project = :project and placed.paid_at >= :start and not line.is_gift_voucher)
     select product, max(name) as name, sum(quantity)::int as quantity, sum(quantity * price_brutto) as amount
       from sold group by product, case when product is null then name end
     having sum(quantity) > 0 order by amount desc, name limit :limit`,
    { project, start, limit: maxBestProducts },
  );
  return z.array(bestProductRowSchema).parse(rows);
};

export const readDashboardSales = async (database: Knex, scope: DashboardProjectAndToday): Promise<DashboardSales> => {
  const [days, bestProducts] = await Promise.all([readDailySales(database, scope), readBestProducts(database, scope)]);
  return {
    week: toSalesReport(days, scope.today, 'week'),
    month: toSalesReport(days, scope.today, 'month'),
    bestProducts,
  };
};
