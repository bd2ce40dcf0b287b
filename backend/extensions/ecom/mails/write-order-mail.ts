// Writes a mail about an order into the outbox, in the transaction of what it tells: there is no order without its mail
// and no mail of an order that was not written (promise 6).
import type { Knex } from 'knex';
import { type Attachment, writeAttachments } from './attachments.ts';
import type { MailedOrder } from './content/order.ts';
import { readOrder } from './content/read-order.ts';
import { toMailHtml } from './content/to-mail-html.ts';
import { toMailText } from './content/to-mail-text.ts';
import { toFooter, type Letter } from './letters/letter.ts';
import { toHouseOrder } from './letters/order-received-house.ts';
import { toOrderReceived } from './letters/order-received.ts';
import { toCancelled, toPaymentReceived, toPickupReady, toShipped } from './letters/progress.ts';
import { toHeaderText } from './sending/header-text.ts';
import { wakeSender } from './sending/wake.ts';

export type OrderMail =
  'cancelled' | 'order_received' | 'order_received_house' | 'payment_received' | 'pickup_ready' | 'shipped';

const letters: Record<Exclude<OrderMail, 'order_received'>, (order: MailedOrder) => Letter | null> = {
  order_received_house: toHouseOrder,
  payment_received: toPaymentReceived,
  shipped: toShipped,
  pickup_ready: toPickupReady,
  cancelled: toCancelled,
};

/**
 * Each kind once per order: writing it again changes nothing. Everything it says is read from the order itself. It is sent
 * as soon as the transaction is through.
 */
export const writeOrderMail = async (transaction: Knex.Transaction, order: string, kind: OrderMail): Promise<void> => {
  const read = await readOrder(transaction, order, kind !== 'order_received_house');
  if (!read) throw new Error(`There is no order ${order} to write about.`);
  const attachments: Attachment[] = kind === 'order_received' ? await writeAttachments(transaction, read) : [];
  const titles = attachments.map(({ title }) => title);
  const letter = kind === 'order_received' ? toOrderReceived(read, titles) : letters[kind](read);
  if (!letter) return;
  await transaction('ecommerce_mail')
    .insert({
      ...{ id: transaction.raw('gen_random_uuid()'), order, kind, project: read.project },
      ...toColumns(letter, read),
      attachments: attachments.length === 0 ? null : JSON.stringify(attachments),
      ...{ state: 'pending', attempts: 0, date_created: transaction.fn.now(), next_attempt_at: transaction.fn.now() },
    })
    .onConflict(['order', 'kind'])
    .ignore();
  transaction.executionPromise.then(wakeSender, () => undefined);
};

const toColumns = ({ recipient, subject, language, blocks }: Letter, { house }: MailedOrder) => {
  const footer = toFooter(house, language);
  const title = toHeaderText(subject);
  return {
    ...{ recipient, language, subject: title },
    text: `${toMailText(blocks)}\n-- \n${toMailText(footer)}`,
    html: toMailHtml({ language, title, sender: house.displayName, blocks, footer }),
  };
};
