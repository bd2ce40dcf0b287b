// POST /ecom/contact: stores a contact message and writes its two emails in one transaction.
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { ContactMessageRequestBody } from '../../../../contract/visitors/contact-rating-and-product-request.ts';
import { isSuspectedSpamSubmission } from '../platform/suspected-spam.ts';
import type { OrderServiceOkOrErrorResponse } from '../../../../contract/shop/order-service-ok-or-error-response.ts';
import { readSenderCompany } from '../mail/sender-company.ts';
import {
  type ContactEmailData,
  toContactStaffEmail,
  toContactCopyEmail,
} from '../mail/templates/contact-message-emails.ts';
import { isWithinDailyMailLimit, enqueueMail } from '../mail/enqueue-mail.ts';
import { readProjectIdByDomain } from '../platform/read-shop-and-branch-records.ts';
import type { OrderServiceContext } from '../platform/route-types-and-handlers.ts';

/** Copies per email address and day. */
const maxCopiesPerDay = 5;

/** Name of the branch; `undefined` if it is not a branch of the project. */
const readBranch = async (database: Knex, project: string, id: string): Promise<string | undefined> =>
  (await database('branch').where({ id, project }).first<{ display_name: string } | undefined>('display_name'))
    ?.display_name;

const writeEmails = async (
  transaction: Knex.Transaction,
  project: string,
  id: string,
  message: ContactEmailData,
): Promise<void> => {
  const mail = { project, sender: message.sender, occasion: { about: `contact_message:${id}` } };
  const staffEmail = toContactStaffEmail(message);
  if (staffEmail) await enqueueMail(transaction, { ...mail, kind: 'contact_house', message: staffEmail });
  const kind = 'contact_copy';
  if (
    await isWithinDailyMailLimit(transaction, { project, recipient: message.email, kind, maxPerDay: maxCopiesPerDay })
  )
    await enqueueMail(transaction, { ...mail, kind, message: toContactCopyEmail(message) });
};

export const handleContactMessageRequest = async (
  body: ContactMessageRequestBody,
  { database }: OrderServiceContext,
): Promise<OrderServiceOkOrErrorResponse> => {
  const project = await readProjectIdByDomain(database, body.project);
  if (project === undefined) return { status: 'error', code: 'unknown_project', field: 'project' };
  const branch = body.branch === undefined ? null : await readBranch(database, project, body.branch);
  if (branch === undefined) return { status: 'error', code: 'invalid_input', field: 'branch' };
  const id = body.attempt ?? randomUUID();
  const { name, email, message, language } = body;
  const contact = { name, email, phone: body.phone || null, message, language };
  await database.transaction(async (transaction) => {
    const inserted = await transaction('contact_message')
      .insert({
        id,
        project,
        branch: body.branch ?? null,
        ...contact,
        status: isSuspectedSpamSubmission(body) ? 'suspected' : 'new',
        date_created: transaction.fn.now(),
      })
      .onConflict('id')
      .ignore()
      .returning('id');
    // No emails for a retry of a stored message, and for suspected spam.
    if (inserted.length === 0 || isSuspectedSpamSubmission(body)) return;
    const sender = await readSenderCompany(transaction, project);
    await writeEmails(transaction, project, id, { ...contact, sender, branch, writtenAt: new Date() });
  });
  return { status: 'ok' };
};
