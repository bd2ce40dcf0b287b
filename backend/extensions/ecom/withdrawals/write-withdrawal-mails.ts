// The two mails of a withdrawal, in its transaction: the receipt to whoever declared it (law row L9) and the report to the house.
import type { Knex } from 'knex';
import { isSuspicious } from '../../../../contract/shop/body-fields.ts';
import type { WithdrawalBody } from '../../../../contract/shop/withdrawal.ts';
import { readHouse } from '../mails/content/read-house.ts';
import { type MailedWithdrawal, toHouseWithdrawal, toWithdrawalReceived } from '../mails/letters/withdrawal.ts';
import { writeMail } from '../mails/write-mail.ts';
import type { FoundOrder } from './find-order.ts';
import type { WithdrawnLine } from './withdrawn-lines.ts';

export interface TakenWithdrawal {
  id: string;
  body: WithdrawalBody;
  order: FoundOrder | undefined;
  lines: WithdrawnLine[];
  receivedAt: Date;
}

export const writeWithdrawalMails = async (
  transaction: Knex.Transaction,
  project: string,
  { id, body, order, lines, receivedAt }: TakenWithdrawal,
): Promise<void> => {
  const house = await readHouse(transaction, project);
  const { name, email, contract, part, language } = body;
  const hasReceipt = await mayWriteReceipt(transaction, order, email);
  const withdrawal: MailedWithdrawal = {
    ...{ house, language, name, email, contract, part, lines, receivedAt, hasReceipt },
    ...{ match: order?.match ?? 'none', orderNumber: order?.number ?? null, isSuspected: isSuspicious(body) },
  };
  const occasion = { about: `ecommerce_withdrawal:${id}` };
  if (hasReceipt) {
    const letter = toWithdrawalReceived(withdrawal);
    await writeMail(transaction, { project, house, letter, occasion, kind: 'withdrawal_received' });
  }
  const report = toHouseWithdrawal(withdrawal);
  if (report) await writeMail(transaction, { project, house, letter: report, occasion, kind: 'withdrawal_house' });
};

/** Far more than anybody declares in a day. */
const mostStrangeReceipts = 20;

/**
 * Every withdrawal gets its receipt at once (law row L9). Only whoever names one address again and again, with contracts that
 * are not of that address, does not make the house fill somebody's inbox: the house is told, and writes itself.
 */
const mayWriteReceipt = async (
  transaction: Knex.Transaction,
  order: FoundOrder | undefined,
  email: string,
): Promise<boolean> => {
  if (order?.match === 'link' || order?.match === 'number_and_email') return true;
  const row = await transaction('ecommerce_withdrawal')
    .whereRaw('lower(email) = lower(?)', [email])
    .whereIn('match', ['none', 'number'])
    .where('date_created', '>', transaction.raw(`now() - interval '1 day'`))
    .count<{ count: string }[]>('* as count')
    .first();
  return Number(row?.count ?? 0) <= mostStrangeReceipts;
};
