// The shop part of the order service: routes, jobs and hooks for quotes, orders, payments, refunds, withdrawals,
// product requests and ratings.
import type { ServiceModule } from '../platform/http.ts';
import { orderDeadlineJob } from './deadlines/payment-deadlines.ts';
import { enforceOrderTransitions } from './orders/enforce-order-transitions.ts';
import { guardPickupBranchDeletion } from './orders/last-pickup-day.ts';
import { pendingPaymentStates } from './orders/payment-and-refund.ts';
import { paymentReconciliationJob } from './payments/reconcile-payments.ts';
import { invalidNumberReportJob } from './quote/report-invalid-numbers.ts';
import { refundJob } from './refunds/refund-job.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { backInStockJob } from './requests/back-in-stock.ts';
import { shopRoutes } from './routes.ts';

export const shopModule: ServiceModule = {
  routes: [...shopRoutes, ...refundRoutes],
  hooks: [
    { name: 'ecom-order-expiry', config: orderDeadlineJob },
    { name: 'ecom-order-states', config: enforceOrderTransitions },
    { name: 'ecom-branches', config: guardPickupBranchDeletion },
    { name: 'ecom-payment-sweep', config: paymentReconciliationJob },
    { name: 'ecom-refunds', config: refundJob },
    { name: 'ecom-figure-reports', config: invalidNumberReportJob },
    { name: 'ecom-stock-news', config: backInStockJob },
  ],
  gauges: [
    { name: 'order', table: 'ecommerce_order', help: 'Orders', open: ['awaiting_payment'] },
    {
      name: 'payment',
      table: 'ecommerce_payment',
      help: 'Payments at PayPal and Klarna',
      by: 'provider',
      open: pendingPaymentStates,
    },
  ],
};
