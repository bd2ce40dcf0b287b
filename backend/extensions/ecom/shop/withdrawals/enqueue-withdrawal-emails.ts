// Writes the emails of a withdrawal in its transaction: the receipt for the customer (law row L9) and the notification
// of the staff.
import type { Knex } from 'knex';
import { isSuspectedSpamSubmission } from '../../platform/suspected-spam.ts';
import type { WithdrawalRequestBody } from '../../../../../contract/shop/withdrawal.ts';
import { readSenderCompany } from '../../mail/sender-company.ts';
import {
  type WithdrawalEmailData,
  toWithdrawalStaffEmail,
  toWithdrawalReceiptEmail,
} from '../../mail/templates/withdrawal-emails.ts';
import { isWithinDailyMailLimit, enqueueMail } from '../../mail/enqueue-mail.ts';
import { readOrderLineImages } from '../orders/enqueue-order-emails.ts';
import type { Order } from '../orders/read-order.ts';
import type { MatchedWithdrawalOrder } from './find-withdrawal-order.ts';

export interface ReceivedWithdrawal {
  id: string;
  body: WithdrawalRequestBody;
  matched: MatchedWithdrawalOrder | undefined;
  lines: { id: string; count: number; name: string }[];
  receivedAt: Date;
}

/**
 * Every withdrawal gets its receipt immediately (law row L9). Beyond this daily limit per address, far above real use,
 * only the staff is notified and sends the receipt manually.
 */
const maxReceiptsPerDay = 20;

export const enqueueWithdrawalEmails = async (
  transaction: Knex.Transaction,
  project: string,
  { id, body, matched, lines, receivedAt }: ReceivedWithdrawal,
): Promise<void> => {
  const sender = await readSenderCompany(transaction, project);
  const { name, email, contract, part, language } = body;
  const hasReceipt = await mayWriteReceipt(transaction, project, matched?.order, email);
  const images = matched && lines.length > 0 ? await readOrderLineImages(transaction, matched.order.id) : undefined;
  const withdrawal: WithdrawalEmailData = {
    sender,
    language,
    name,
    email,
    contract,
    part,
    lines: lines.map(({ count, name: item, id: line }) => ({ count, name: item, image: images?.get(line) ?? null })),
    receivedAt,
    hasReceipt,
    match: matched?.match ?? 'none',
    orderNumber: matched?.order.number ?? null,
    isSuspected: isSuspectedSpamSubmission(body),
  };
  const occasion = { about: `ecommerce_withdrawal:${id}` };
  if (hasReceipt) {
    const message = toWithdrawalReceiptEmail(withdrawal);
    await enqueueMail(transaction, { project, sender, message, occasion, kind: 'withdrawal_received' });
  }
  const staffMessage = toWithdrawalStaffEmail(withdrawal);
  if (staffMessage)
    await enqueueMail(transaction, { project, sender, message: staffMessage, occasion, kind: 'withdrawal_house' });
};

/** The address of the order gets its receipts even if others exceeded the limit by using it in other withdrawals. */
const mayWriteReceipt = async (
  transaction: Knex.Transaction,
  project: string,
  order: Order | undefined,
  email: string,
): Promise<boolean> => {
  if (order?.email.toLowerCase() !== email.toLowerCase())
    return isWithinDailyMailLimit(transaction, {
      project,
      recipient: email,
      kind: 'withdrawal_received',
      maxPerDay: maxReceiptsPerDay,
    });
  const recentWithdrawals = await transaction('ecommerce_withdrawal')
    .where({ order: order.id })
    .where('date_created', '>', transaction.raw(`now() - interval '1 day'`))
    .limit(maxReceiptsPerDay + 1)
    .select<{ id: string }[]>('id');
  return recentWithdrawals.length <= maxReceiptsPerDay;
};
