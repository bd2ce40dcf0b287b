// Writes a mail into the outbox, in the transaction of what it tells: nothing is told that was not written, and nothing is
// written that is not told (promise 6).
import type { Knex } from 'knex';
import { triggerOutboxWorker } from './outbox/outbox.ts';
import { toHeaderText } from './rendering/to-header-text.ts';
import { toEmailHtml, toEmailPlainText } from './rendering/email-body.ts';
import { type EmailMessage, toFooterBlocks } from './templates/layout.ts';
import type { Attachment } from './attachments.ts';
import type { SenderCompany } from './sender-company.ts';

export interface NewOutboxMail {
  project: string;
  house: SenderCompany;
  message: EmailMessage;
  /** What it is about: an order by its id, or anything else as `<collection>:<id>`, at most 96 characters. */
  occasion: { order: string } | { about: string };
  /** A value of `ecommerce_mail.kind`. */
  kind: string;
  attachments?: Attachment[];
  /** Kept for the staff to send or not, instead of being sent at once. */
  isWithheld?: boolean;
}

/** Each kind once per occasion: writing it again changes nothing. It is sent as soon as the transaction is through. */
export const enqueueMail = async (transaction: Knex.Transaction, mail: NewOutboxMail): Promise<void> => {
  const { project, house, message, occasion, kind, attachments = [], isWithheld = false } = mail;
  const { recipient, subject, language, blocks, replyTo, headers } = message;
  const footer = toFooterBlocks(house, language);
  const title = toHeaderText(subject);
  await transaction('ecommerce_mail')
    .insert({
      id: transaction.raw('gen_random_uuid()'),
      kind,
      project,
      recipient,
      language,
      subject: title,
      ...occasion,
      text: `${toEmailPlainText(blocks, language)}\n-- \n${toEmailPlainText(footer, language)}`,
      html: toEmailHtml({ language, title, sender: house.displayName, blocks, footer }),
      reply_to: replyTo ?? null,
      headers: headers ? JSON.stringify(headers) : null,
      attachments: attachments.length === 0 ? null : JSON.stringify(attachments),
      state: isWithheld ? 'withheld' : 'pending',
      attempts: 0,
      date_created: transaction.fn.now(),
      next_attempt_at: transaction.fn.now(),
    })
    .onConflict(['order' in occasion ? 'order' : 'about', 'kind'])
    .ignore();
  transaction.executionPromise.then(triggerOutboxWorker, () => undefined);
};

export interface DailyMailLimit {
  project: string;
  recipient: string;
  /** Each kind counts for itself. */
  kind: string;
  mostPerDay: number;
}

/**
 * Counts the mails of the last day; capitals make no other inbox. Others who ask for the same wait until the transaction
 * ends, so that many at once are counted like one after the other.
 */
export const isWithinDailyMailLimit = async (
  transaction: Knex.Transaction,
  { project, recipient, kind, mostPerDay }: DailyMailLimit,
): Promise<boolean> => {
  const place = `${kind} ${project} ${recipient.toLowerCase()}`;
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [place]);
  const mails = await transaction('ecommerce_mail')
    .where({ project, kind })
    .where('date_created', '>', transaction.raw(`now() - interval '1 day'`))
    .whereRaw('lower(recipient) = lower(?)', [recipient])
    .limit(mostPerDay)
    .select<{ id: string }[]>('id');
  return mails.length < mostPerDay;
};
