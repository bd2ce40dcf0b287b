// The mails about a refund, in the transaction that ends it: to the customer once it is done, to the house where it is not.
import type { Knex } from 'knex';
import { toRefunded, toRefundFailed } from '../../mail/templates/refund.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { readOrder } from '../orders/read-order.ts';
import { readRefund } from './refund-rows.ts';

const readBoth = async (transaction: Knex.Transaction, id: string, toShopper: boolean) => {
  const refund = await readRefund(transaction, id);
  const order = refund && (await readOrder(transaction, refund.order, toShopper));
  if (!refund || !order) throw new Error(`There is no refund ${id} to write about.`);
  return { refund, order };
};

/** Once per refund. */
export const writeRefundedMail = async (transaction: Knex.Transaction, id: string): Promise<void> => {
  const { refund, order } = await readBoth(transaction, id, true);
  const { project, house } = order;
  const occasion = { about: `ecommerce_refund:${id}` };
  await writeMail(transaction, { project, house, message: toRefunded(order, refund), occasion, kind: 'refunded' });
};

/** Once per attempt; `why` in German. */
export const writeRefundFailedMail = async (transaction: Knex.Transaction, id: string, why: string): Promise<void> => {
  const { refund, order } = await readBoth(transaction, id, false);
  const { project, house } = order;
  const message = toRefundFailed(order, refund.amountCents, why);
  if (!message) return;
  const occasion = { about: `ecommerce_refund:${id}:${refund.attempts}` };
  await writeMail(transaction, { project, house, message, occasion, kind: 'refund_failed_house' });
};
