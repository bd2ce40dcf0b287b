// POST /ecom/withdrawal: records a declaration of withdrawal (law rows L8–L10). Accepts everything that can be stored;
// the staff decides whether the withdrawal is in time and valid.
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { isSuspectedSpamSubmission } from '../../platform/suspected-spam.ts';
import type { OrderServiceOkOrErrorResponse } from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import type { WithdrawalResponse, WithdrawalRequestBody } from '../../../../../contract/shop/withdrawal.ts';
import type { DirectusExtensionContext } from '../../platform/route-types-and-handlers.ts';
import { toContentHashUuid } from '../../platform/database-helpers.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { writeOrderHistoryEntry } from '../orders/write-order-history.ts';
import { toOrderLineName } from '../orders/read-order.ts';
import { findWithdrawalOrder, type MatchedWithdrawalOrder } from './find-withdrawal-order.ts';
import { readProjectIdByDomain } from '../../platform/read-shop-and-branch-records.ts';
import { enqueueWithdrawalEmails } from './enqueue-withdrawal-emails.ts';

type WithdrawalOutcome = Extract<OrderServiceOkOrErrorResponse, { status: 'error' }> | WithdrawalResponse;

export const recordContractWithdrawal = async (
  body: WithdrawalRequestBody,
  { database }: Pick<DirectusExtensionContext, 'database'>,
): Promise<WithdrawalOutcome> => {
  const project = await readProjectIdByDomain(database, body.project);
  if (project === undefined) return { status: 'error', code: 'unknown_project', field: 'project' };
  return database.transaction((transaction) => insertWithdrawal(transaction, project, body));
};

/**
 * Derived from the attempt and the declaration: a retry is the same withdrawal, and a changed declaration is a new one,
 * so that none is lost.
 */
const toWithdrawalId = (project: string, { attempt = randomUUID(), ...body }: WithdrawalRequestBody): string =>
  toContentHashUuid([
    'ecommerce_withdrawal',
    project,
    attempt,
    body.name,
    body.email,
    body.contract,
    body.part,
    body.order_key ?? null,
    body.lines ?? [],
  ]);

const insertWithdrawal = async (
  transaction: Knex.Transaction,
  project: string,
  body: WithdrawalRequestBody,
): Promise<WithdrawalOutcome> => {
  const id = toWithdrawalId(project, body);
  const existingTime = await readReceivedAt(transaction, id);
  if (existingTime) return toAnswer(existingTime);
  const matched = await findWithdrawalOrder(transaction, project, body);
  if (body.order_key !== undefined && !matched) return { status: 'error', code: 'unknown_link', field: 'order_key' };
  const lines = toWithdrawnLines(matched, body);
  if (!lines) return { status: 'error', code: 'invalid_input', field: 'lines' };
  const rows = await transaction('ecommerce_withdrawal')
    .insert({
      id,
      project,
      status: 'new',
      date_created: transaction.fn.now(),
      order: matched?.order.id ?? null,
      match: matched?.match ?? 'none',
      language: body.language,
      name: body.name,
      email: body.email,
      contract: body.contract,
      part: body.part || null,
      lines: lines.length > 0 ? JSON.stringify(lines) : null,
      // A suspected bot's declaration counts, too; the staff only gets a note (docs/decisions/027).
      note: isSuspectedSpamSubmission(body) ? getGermanStaffMessage('notes.suspectedWithdrawal') : null,
    })
    .onConflict('id')
    .ignore()
    .returning<{ date_created: Date }[]>('date_created');
  // A concurrent request of the same attempt has inserted the withdrawal and sends the emails.
  const [row] = rows;
  if (!row) return toAnswer((await readReceivedAt(transaction, id)) ?? new Date());
  // The order keeps its state: the staff decides about the withdrawal.
  if (matched)
    await writeOrderHistoryEntry(transaction, matched.order, {
      actor: getGermanStaffMessage('actors.withdrawalForm'),
      cause: 'withdrawal',
      note: getGermanStaffMessage(`history.withdrawal.${matched.match}`),
    });
  await enqueueWithdrawalEmails(transaction, project, { id, body, matched, lines, receivedAt: row.date_created });
  return toAnswer(row.date_created);
};

const toAnswer = (time: Date): WithdrawalResponse => ({ status: 'ok', received_at: time.toISOString() });

const readReceivedAt = async (transaction: Knex.Transaction, id: string): Promise<Date | undefined> =>
  (await transaction('ecommerce_withdrawal').where({ id }).first<{ date_created: Date } | undefined>('date_created'))
    ?.date_created;

/** Stored in the column `lines`, with the name, so that it is readable without the order. */
interface WithdrawnLine {
  id: string;
  count: number;
  name: string;
}

/**
 * The lines selected on the order page that the key opened; without a key, line ids are not accepted. `undefined` if a
 * line is not part of the order, or its quantity exceeds the ordered one.
 */
const toWithdrawnLines = (
  matched: MatchedWithdrawalOrder | undefined,
  { lines: requestedLines = [] }: WithdrawalRequestBody,
): WithdrawnLine[] | undefined => {
  if (requestedLines.length === 0) return [];
  if (matched?.match !== 'link') return undefined;
  const { lines } = matched.order;
  const toQuantity = (id: string) =>
    requestedLines.filter((line) => line.id === id).reduce((sum, { count }) => sum + count, 0);
  const areLinesValid = requestedLines.every(({ id }) =>
    lines.some((line) => line.id === id && toQuantity(id) <= line.quantity),
  );
  if (!areLinesValid) return undefined;
  return lines.flatMap((line) => {
    const count = toQuantity(line.id);
    return count > 0 ? [{ id: line.id, count, name: toOrderLineName(line) }] : [];
  });
};
