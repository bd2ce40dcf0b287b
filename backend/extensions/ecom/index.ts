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
import { scheduleStockNews } from './requests/announce-stock.ts';
import { registerRoutes } from './routes.ts';

export const endpoints = [{ name: 'ecom', config: { id: 'ecom', handler: registerRoutes } }];

export const hooks = watchRounds([
  { name: 'ecom-unreadable-bodies', config: answerUnreadableBodies },
  { name: 'ecom-mails', config: scheduleMails },
  { name: 'ecom-retention', config: scheduleRetention },
  { name: 'ecom-order-expiry', config: scheduleExpiry },
  { name: 'ecom-order-states', config: guardOrderStates },
  { name: 'ecom-branches', config: keepBranches },
  { name: 'ecom-appointments', config: tellOfAppointments },
  { name: 'ecom-appointment-refusals', config: explainAppointmentRefusals },
  { name: 'ecom-booked-branches', config: keepBookedBranches },
  { name: 'ecom-payment-sweep', config: schedulePaymentSweep },
  { name: 'ecom-stock-news', config: scheduleStockNews },
  { name: 'ecom-publishing', config: schedulePublishing },
  { name: 'ecom-metrics', config: registerMetrics },
]);

export const operations = [];
