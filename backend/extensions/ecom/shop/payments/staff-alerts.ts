// Tells the staff about a payment that needs somebody: at the payment, in the history of its order, and by mail to the house. In the
// transaction of what it tells. Called by the steps of a payment.
import type { Knex } from 'knex';
import { readHouse } from '../../mail/house.ts';
import { toPaymentAlert } from '../../mail/templates/staff-alerts.ts';
import type { AlertTexts } from '../../mail/texts/payment-alert.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { Service } from '../../platform/http.ts';
import type { Payment } from './payment-rows.ts';

export interface StaffAlert extends AlertTexts {
  /** What it is about, such as PayPal's issue: told once for each payment. */
  topic: string;
}

interface AlertedOrder {
  project: string;
  number: string;
  state: string;
}

/** The longest value of `ecommerce_mail.about`. */
const maxAboutLength = 96;

const toOrderUrl = ({ env }: Pick<Service, 'env'>, order: string): string =>
  `${String(env['PUBLIC_URL']).replace(/\/+$/, '')}/admin/content/ecommerce_order/${order}`;

/** As it stands at the payment and in the history. */
export const toAlertNote = ({ what, next }: AlertTexts): string => `${what} ${next}`;

/**
 * Writes the history and the mail; what stands at the payment itself is the caller's, who knows its state. The same note at the same
 * order changes nothing. The order is locked by the caller.
 */
export const alertStaff = async (
  transaction: Knex.Transaction,
  service: Pick<Service, 'env'>,
  payment: Payment,
  alert: StaffAlert,
): Promise<void> => {
  const order = await transaction('ecommerce_order')
    .where({ id: payment.order })
    .first<AlertedOrder | undefined>('project', 'number', 'state');
  if (!order) return;
  const note = toAlertNote(alert);
  const known = await transaction('ecommerce_order_history')
    .where({ order: payment.order, note })
    .first<{ id: string } | undefined>('id');
  if (known) return;
  await writeHistory(transaction, payment, order.state, note);
  const house = await readHouse(transaction, order.project);
  const orderUrl = toOrderUrl(service, payment.order);
  const message = toPaymentAlert({ house, orderNumber: order.number, orderUrl, what: alert.what, next: alert.next });
  if (!message) return;
  const about = `ecommerce_order:${payment.order}:${alert.topic}`.slice(0, maxAboutLength);
  await writeMail(transaction, { project: order.project, house, message, occasion: { about }, kind: 'payment_alert' });
};

export const providerNames = { paypal: 'PayPal', klarna: 'Klarna' } as const;

export const writeHistory = async (
  transaction: Knex.Transaction,
  { order, provider }: Pick<Payment, 'order' | 'provider'>,
  state: string,
  note: string,
): Promise<void> => {
  await transaction('ecommerce_order_history').insert({
    id: transaction.raw('gen_random_uuid()'),
    order,
    from_state: state,
    to_state: state,
    actor: providerNames[provider],
    note,
    date_created: transaction.fn.now(),
  });
};
