// The order service (POST /ecom/…): a Directus bundle of its routes and of the answer to bodies that are no JSON.
// Loaded by Directus from the extensions folder; without it Directus does not start.
import { answerUnreadableBodies } from './answer-unreadable-bodies.ts';
import { explainAppointmentRefusals } from './appointments/explain-refusals.ts';
import { keepBookedBranches } from './appointments/keep-branches.ts';
import { tellOfAppointments } from './appointments/tell-changes.ts';
import { scheduleMails } from './mails/schedule-mails.ts';
import { registerMetrics } from './metrics/register-metrics.ts';
import { watchRounds } from './metrics/watch-rounds.ts';
import { guardTimeZones } from './opening/guard-time-zones.ts';
import { expiryJob } from './orders/expire-orders.ts';
import { keepBranches } from './orders/keep-branches.ts';
import { guardOrderStates } from './orders/order-states-hook.ts';
import { paymentSweepJob } from './payments/sweep-payments.ts';
import { retentionJob } from './privacy/retention-job.ts';
import { schedulePublishing } from './publishing/schedule-publishing.ts';
import { figureReportJob } from './quote/report-unusable-figures.ts';
import { refundJob } from './refunds/refund-job.ts';
import { stockNewsJob } from './requests/announce-stock.ts';
import { sendElsewhereWhileStopping } from './readiness.ts';
import { registerRoutes } from './routes.ts';
import { withOrderlyRounds } from './stopping.ts';

export const endpoints = [{ name: 'ecom', config: { id: 'ecom', handler: registerRoutes } }];

export const hooks = watchRounds([
  { name: 'ecom-end', config: sendElsewhereWhileStopping },
  { name: 'ecom-unreadable-bodies', config: answerUnreadableBodies },
  { name: 'ecom-mails', config: withOrderlyRounds(scheduleMails) },
  { name: 'ecom-retention', config: retentionJob },
  { name: 'ecom-order-expiry', config: expiryJob },
  { name: 'ecom-order-states', config: guardOrderStates },
  { name: 'ecom-branches', config: keepBranches },
  { name: 'ecom-time-zones', config: guardTimeZones },
  { name: 'ecom-appointments', config: withOrderlyRounds(tellOfAppointments) },
  { name: 'ecom-appointment-refusals', config: explainAppointmentRefusals },
  { name: 'ecom-booked-branches', config: keepBookedBranches },
  { name: 'ecom-payment-sweep', config: paymentSweepJob },
  { name: 'ecom-refunds', config: refundJob },
  { name: 'ecom-figure-reports', config: figureReportJob },
  { name: 'ecom-stock-news', config: stockNewsJob },
  { name: 'ecom-publishing', config: withOrderlyRounds(schedulePublishing) },
  { name: 'ecom-metrics', config: registerMetrics },
]);

export const operations = [];
