// The shop part of the order service: routes, jobs and hooks for quotes, orders, payments, refunds, withdrawals,
// product requests and ratings.
import type { OrderServiceModule } from '../platform/route-types-and-handlers.ts';
import { orderDocumentRoutes } from './invoices/order-document-routes.ts';
import { orderDeadlineJob } from './order-deadlines/order-deadline-job.ts';
import { studioOrderStateTransitionHook } from './orders/studio-order-state-transition-hook.ts';
import { guardPickupBranchDeletion } from './orders/last-pickup-day.ts';
import { pendingPaymentStates } from './orders/payment-and-refund-row-schemas.ts';
import { paymentReconciliationJob } from './payments/reconcile-payments.ts';
import { invalidValueReportJob } from './invalid-value-report-job.ts';
import { refundProcessingJob } from './refunds/refund-processing-job.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { backInStockJob } from './requests/back-in-stock-job.ts';
import { shopOrderServiceRoutes } from './shop-order-service-routes.ts';
import { registerVoucherAndVoucherMailHooks } from './vouchers/register-voucher-and-voucher-mail-hooks.ts';

export const shopOrderServiceModule: OrderServiceModule = {
  routes: [...shopOrderServiceRoutes, ...refundRoutes, ...orderDocumentRoutes],
  hooks: [
    { name: 'ecom-order-expiry', config: orderDeadlineJob },
    { name: 'ecom-order-states', config: studioOrderStateTransitionHook },
    { name: 'ecom-branches', config: guardPickupBranchDeletion },
    { name: 'ecom-payment-sweep', config: paymentReconciliationJob },
    { name: 'ecom-refunds', config: refundProcessingJob },
    { name: 'ecom-figure-reports', config: invalidValueReportJob },
    { name: 'ecom-stock-news', config: backInStockJob },
    { name: 'ecom-vouchers', config: registerVoucherAndVoucherMailHooks },
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
