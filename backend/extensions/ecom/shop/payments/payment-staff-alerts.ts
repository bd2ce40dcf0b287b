// Alerts the staff about a payment: on the payment, in the history of the order, and by email. Runs in the
// transaction of the change it reports.
import type { Knex } from 'knex';
import type { PaypalStaffAlertCause } from '../../../../../domain/paypal-error-outcomes.ts';
import { readSenderCompany } from '../../mail/sender-company.ts';
import { toPaymentAlertStaffEmail } from '../../mail/templates/staff-alert-emails.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { getGermanStaffMessage as t } from '../../platform/service-translators.ts';
import type { Order } from '../orders/read-order.ts';
import type { PaymentRow } from '../orders/payment-and-refund-row-schemas.ts';
import { applyPaymentEventToOrder } from '../orders/apply-payment-event.ts';

/** What happened, and what the staff should do next. */
export interface PaymentStaffAlertMessage {
  what: string;
  next: string;
}

type AlertKey =
  'klarna.account' | 'klarna.extended' | 'klarna.request' | 'paypal.pending' | `paypal.${PaypalStaffAlertCause}`;

/** `issue` is the error code of the provider. */
export const toPaymentStaffAlertMessage = (
  key: AlertKey,
  values: Record<string, string>,
): PaymentStaffAlertMessage => ({
  what: t(`payment.${key}.what`, values),
  next: t(`payment.${key}.next`),
});

export interface PaymentStaffAlert extends PaymentStaffAlertMessage {
  /** Identifies the cause, such as PayPal's error code: each is reported once per payment. */
  topic: string;
}

/** Maximum length of `ecommerce_mail.about`. */
const maxAboutLength = 96;

const toOrderUrl = ({ env }: Pick<OrderServiceContext, 'env'>, order: string): string =>
  `${String(env['PUBLIC_URL']).replace(/\/+$/, '')}/admin/content/ecommerce_order/${order}`;

/** The text for the payment and the history. */
export const toPaymentStaffAlertHistoryText = ({ what, next }: PaymentStaffAlertMessage): string => `${what} ${next}`;

/**
 * Writes history and email, unless the history of the order already contains the same note. The caller updates the
 * payment and locks the order.
 */
export const alertStaffAboutPayment = async (
  transaction: Knex.Transaction,
  service: Pick<OrderServiceContext, 'env'>,
  payment: PaymentRow,
  order: Order,
  alert: PaymentStaffAlert,
): Promise<void> => {
  const note = toPaymentStaffAlertHistoryText(alert);
  const existing = await transaction('ecommerce_order_history')
    .where({ order: order.id, note })
    .first<{ id: string } | undefined>('id');
  if (existing) return;
  await applyPaymentEventToOrder(transaction, order, { type: 'remark', provider: payment.provider, note });
  const project = order.project.id;
  const sender = await readSenderCompany(transaction, project);
  const orderUrl = toOrderUrl(service, order.id);
  const message = toPaymentAlertStaffEmail({
    sender,
    orderNumber: order.number,
    orderUrl,
    what: alert.what,
    next: alert.next,
  });
  if (!message) return;
  const about = `ecommerce_order:${order.id}:${alert.topic}`.slice(0, maxAboutLength);
  await enqueueMail(transaction, { project, sender, message, occasion: { about }, kind: 'payment_alert' });
};
