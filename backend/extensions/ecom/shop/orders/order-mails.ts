// Writes a mail about an order into the outbox, in the transaction of what it tells: there is no order without its mail
// and no mail of an order that was not written (promise 6).
import type { Knex } from 'knex';
import { type Attachment, writeAttachments } from '../../mail/attachments.ts';
import type { MailedOrder } from '../../mail/mailed-order.ts';
import type { EmailMessage } from '../../mail/templates/layout.ts';
import {
  toCancelled,
  toOverdueHouse,
  toPaymentReceived,
  toPickupReady,
  toPickupReminder,
  toShipped,
} from '../../mail/templates/order-progress.ts';
import { toHouseOrder, toOrderReceived } from '../../mail/templates/order-received.ts';
import { mayWriteTo, writeMail } from '../../mail/write-mail.ts';
import { readOrder } from './read-order.ts';

export type OrderMail =
  | 'cancelled'
  | 'order_received'
  | 'order_received_house'
  | 'payment_received'
  | 'pickup_overdue_house'
  | 'pickup_ready'
  | 'pickup_reminder'
  | 'shipped';

/** Those are read in German, whatever the shopper's language. */
const toHouse: readonly OrderMail[] = ['order_received_house', 'pickup_overdue_house'];

const templates: Record<Exclude<OrderMail, 'order_received'>, (order: MailedOrder) => EmailMessage | null> = {
  order_received_house: toHouseOrder,
  payment_received: toPaymentReceived,
  shipped: toShipped,
  pickup_ready: toPickupReady,
  pickup_reminder: toPickupReminder,
  pickup_overdue_house: toOverdueHouse,
  cancelled: toCancelled,
};

/** Far more than anybody orders in a day. Beyond it somebody fills a stranger's inbox, and the staff decides. */
const confirmationsPerDay = 10;

/** An order whose confirmation is withheld says nothing more to that address when it is cancelled. */
const isWithheld = async (
  transaction: Knex.Transaction,
  order: string,
  { kind, project, recipient }: { kind: OrderMail; project: string; recipient: string },
): Promise<boolean> => {
  if (kind === 'order_received')
    return !(await mayWriteTo(transaction, { project, recipient, kind, mostPerDay: confirmationsPerDay }));
  if (kind !== 'cancelled') return false;
  const confirmation = await transaction('ecommerce_mail')
    .where({ order, kind: 'order_received', state: 'withheld' })
    .first<{ id: string } | undefined>('id');
  return confirmation !== undefined;
};

/**
 * Each kind once per order: writing it again changes nothing. Everything it says is read from the order itself. `withheld`
 * is a mail that waits for the staff, because its recipient had too many today.
 */
export const writeOrderMail = async (
  transaction: Knex.Transaction,
  order: string,
  kind: OrderMail,
): Promise<'none' | 'withheld' | 'written'> => {
  const read = await readOrder(transaction, order, !toHouse.includes(kind));
  if (!read) throw new Error(`There is no order ${order} to write about.`);
  const attachments: Attachment[] = kind === 'order_received' ? await writeAttachments(transaction, read) : [];
  const titles = attachments.map(({ title }) => title);
  const message = kind === 'order_received' ? toOrderReceived(read, titles) : templates[kind](read);
  if (!message) return 'none';
  const { project } = read;
  const withheld = await isWithheld(transaction, order, { kind, project, recipient: message.recipient });
  await writeMail(transaction, {
    project,
    house: read.house,
    message,
    occasion: { order },
    kind,
    attachments,
    isWithheld: withheld,
  });
  return withheld ? 'withheld' : 'written';
};
