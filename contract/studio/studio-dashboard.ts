// GET /ecom/studio/dashboard: what the first screen of the studio shows. A part that the user's role does not have is
// `null`. The screen imports only the types. Amounts are gross cents, moments ISO 8601 in UTC, dates of the project.
import { z } from 'zod';

const cents = z.int();
const date = z.iso.date();
const moment = z.iso.datetime();

/** In the order of a working day. */
export const dashboardTaskNames = [
  'ordersToPack',
  'pickupsToPrepare',
  'readyForPickup',
  'awaitingPayment',
  'withdrawals',
  'refundsDue',
  'appointmentRequests',
  'messages',
  'requests',
  'ratings',
] as const;

const taskSchema = z.object({
  name: z.enum(dashboardTaskNames),
  /** Number of waiting records. */
  quantity: z.int(),
  collection: z.string(),
  /** Id of the bookmark that lists them; `null` if somebody has deleted it. */
  bookmark: z.int().nullable(),
});

export type DashboardTask = z.infer<typeof taskSchema>;

const appointmentSchema = z.object({
  id: z.string(),
  startsAt: moment,
  endsAt: moment,
  name: z.string(),
  topic: z.string().nullable(),
  branch: z.string(),
  isConfirmed: z.boolean(),
});

export type DashboardAppointment = z.infer<typeof appointmentSchema>;

const lowStockItemSchema = z.object({
  /** Id of the product. */
  product: z.string(),
  name: z.string(),
  variant: z.string().nullable(),
  left: z.int(),
  sold: z.int(),
});

const salesPeriodSchema = z.object({
  /** First and last day; the last one may be ahead. */
  from: date,
  to: date,
  paidOrders: z.int(),
  paidCents: cents,
  refundedCents: cents,
  /** Paid less refunded; negative if more was refunded. */
  salesCents: cents,
});

export type SalesFiguresOfPeriod = z.infer<typeof salesPeriodSchema>;

const salesReportSchema = z.object({
  /** Oldest first; the last one is the current period. */
  periods: z.array(salesPeriodSchema),
  /** The previous period up to the day that corresponds to today, so that equal stretches of time are compared. */
  comparable: salesPeriodSchema,
});

export type SalesReport = z.infer<typeof salesReportSchema>;

const bestProductSchema = z.object({
  /** Id of the product; `null` if it was deleted. */
  product: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  goodsCents: cents,
});

const salesSchema = z.object({
  week: salesReportSchema,
  month: salesReportSchema,
  bestProducts: z.array(bestProductSchema),
});

export type DashboardSales = z.infer<typeof salesSchema>;

/** In the order in which a new shop is set up. */
export const shopSetupStepNames = [
  'logo',
  'address',
  'openingHours',
  'legalTexts',
  'firstProduct',
  'payment',
  'shipping',
  'testOrder',
  'goLive',
] as const;

const firstHourStepSchema = z.object({
  name: z.enum(shopSetupStepNames),
  isDone: z.boolean(),
  /** Path in the studio where the step is done. */
  path: z.string(),
});

export type ShopSetupStep = z.infer<typeof firstHourStepSchema>;

const studioDashboardSchema = z.object({
  /** `null` if the user has no project. */
  project: z.object({ id: z.string(), name: z.string(), timeZone: z.string() }).nullable(),
  /** The projects among which the user can choose. */
  projects: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Today in the time zone of the project. */
  today: date,
  tasks: z.array(taskSchema),
  /** Of today and tomorrow. */
  appointments: z.array(appointmentSchema).nullable(),
  lowStock: z.array(lowStockItemSchema).nullable(),
  sales: salesSchema.nullable(),
  /** Searches of visitors that found nothing and have no synonym yet. */
  zeroResultSearches: z.array(z.object({ id: z.string(), query: z.string(), quantity: z.int() })).nullable(),
  /** Whether the user may see the state of the website (GET /ecom/publishing). */
  hasWebsite: z.boolean(),
  /** `null` also once every step is done. */
  firstHour: z.array(firstHourStepSchema).nullable(),
});

export type StudioDashboardData = z.infer<typeof studioDashboardSchema>;

export const studioDashboardResponseSchema = z.object({ data: studioDashboardSchema });
