// The order service (POST /ecom/…): a Directus bundle of its routes and of the answer to bodies that are no JSON.
// Loaded by Directus from the extensions folder; without it Directus does not start.
import { answerUnreadableBodies } from './answer-unreadable-bodies.ts';
import { explainAppointmentRefusals } from './appointments/explain-refusals.ts';
import { keepBookedBranches } from './appointments/keep-branches.ts';
import { tellOfAppointments } from './appointments/tell-changes.ts';
import { scheduleMails } from './mails/schedule-mails.ts';
import { registerMetrics } from './metrics/register-metrics.ts';
import { watchRounds } from './metrics/watch-rounds.ts';
import { scheduleExpiry } from './orders/expire-orders.ts';
import { keepBranches } from './orders/keep-branches.ts';
import { guardOrderStates } from './orders/order-states-hook.ts';
import { schedulePaymentSweep } from './payments/sweep-payments.ts';
import { scheduleRetention } from './privacy/schedule-retention.ts';
import { schedulePublishing } from './publishing/schedule-publishing.ts';
import { scheduleFigureReports } from './quote/report-unusable-figures.ts';
import { scheduleRefunds } from './refunds/schedule-refunds.ts';
import { scheduleStockNews } from './requests/announce-stock.ts';
import { sendElsewhereWhileStopping } from './readiness.ts';
import { registerRoutes } from './routes.ts';
import { withOrderlyRounds } from './stopping.ts';

export const endpoints = [{ name: 'ecom', config: { id: 'ecom', handler: registerRoutes } }];

export const hooks = watchRounds([
  { name: 'ecom-end', config: sendElsewhereWhileStopping },
  { name: 'ecom-unreadable-bodies', config: answerUnreadableBodies },
  { name: 'ecom-mails', config: withOrderlyRounds(scheduleMails) },
  { name: 'ecom-retention', config: withOrderlyRounds(scheduleRetention) },
  { name: 'ecom-order-expiry', config: withOrderlyRounds(scheduleExpiry) },
  { name: 'ecom-order-states', config: guardOrderStates },
  { name: 'ecom-branches', config: keepBranches },
  { name: 'ecom-appointments', config: withOrderlyRounds(tellOfAppointments) },
  { name: 'ecom-appointment-refusals', config: explainAppointmentRefusals },
  { name: 'ecom-booked-branches', config: keepBookedBranches },
  { name: 'ecom-payment-sweep', config: withOrderlyRounds(schedulePaymentSweep) },
  { name: 'ecom-refunds', config: withOrderlyRounds(scheduleRefunds) },
  { name: 'ecom-figure-reports', config: withOrderlyRounds(scheduleFigureReports) },
  { name: 'ecom-stock-news', config: withOrderlyRounds(scheduleStockNews) },
  { name: 'ecom-publishing', config: withOrderlyRounds(schedulePublishing) },
  { name: 'ecom-metrics', config: registerMetrics },
]);

export const operations = [];
