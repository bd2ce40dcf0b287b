// Writes an email to the outbox in the transaction of the data it reports, so that both are committed or neither
// (promise 6).
import type { Knex } from 'knex';
import { toColorModePalettes } from '../../../../domain/palette.ts';
import { triggerOutboxWorker } from './outbox/claim-due-mail.ts';
import { emailBlocksToInlineImages } from './rendering/email-blocks.ts';
import { toEmailHtml } from './rendering/email-html.ts';
import { toEmailPlainText } from './rendering/email-plain-text.ts';
import { toEmailHeaderText } from './rendering/to-email-header-text.ts';
import { type EmailMessage, toEmailFooterBlocks, toEmailLogoImage } from './templates/email-layout.ts';
import type { EmailAttachment } from './order-email-attachments.ts';
import type { SenderCompany } from './sender-company.ts';

export interface NewOutboxMail {
  project: string;
  sender: SenderCompany;
  message: EmailMessage;
  /** The record that the email is about: the id of an order, or `<collection>:<id>` with at most 96 characters. */
  occasion: { order: string } | { about: string };
  /** A value of `ecommerce_mail.kind`. */
  kind: string;
  attachments?: EmailAttachment[];
  /** Not sent until the staff releases it. */
  isWithheld?: boolean;
}

/** The parts of an email that mail programs show. */
export const renderEmail = (sender: SenderCompany, message: EmailMessage) => {
  const { subject, language, blocks, preheader, isForVisitor } = message;
  const palettes = toColorModePalettes(sender.colors);
  const logo = isForVisitor ? toEmailLogoImage(sender, palettes) : null;
  const footer = toEmailFooterBlocks(sender, language);
  const title = toEmailHeaderText(subject);
  return {
    subject: title,
    text: `${toEmailPlainText(blocks, language)}\n-- \n${toEmailPlainText(footer, language)}`,
    html: toEmailHtml({ language, title, preheader, sender: sender.displayName, logo, palettes, blocks, footer }),
    images: [...(logo ? [logo] : []), ...emailBlocksToInlineImages(blocks)],
  };
};

/** Idempotent: one email per kind and occasion. The worker sends it as soon as the transaction has committed. */
export const enqueueMail = async (transaction: Knex.Transaction, mail: NewOutboxMail): Promise<void> => {
  const { project, sender, message, occasion, kind, attachments = [], isWithheld = false } = mail;
  const { recipient, language, replyTo, headers } = message;
  const { images, ...rendered } = renderEmail(sender, message);
  await transaction('ecommerce_mail')
    .insert({
      id: transaction.raw('gen_random_uuid()'),
      kind,
      project,
      recipient,
      language,
      ...rendered,
      ...occasion,
      reply_to: replyTo ?? null,
      headers: headers ? JSON.stringify(headers) : null,
      attachments: attachments.length === 0 ? null : JSON.stringify(attachments),
      images: images.length === 0 ? null : JSON.stringify(images),
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
  /** Each kind has its own limit. */
  kind: string;
  maxPerDay: number;
}

/**
 * Counts the emails to this address in the last 24 hours, ignoring case. Takes a lock until the transaction ends, so
 * that concurrent requests are counted one after the other.
 */
export const isWithinDailyMailLimit = async (
  transaction: Knex.Transaction,
  { project, recipient, kind, maxPerDay }: DailyMailLimit,
): Promise<boolean> => {
  const lockKey = `${kind} ${project} ${recipient.toLowerCase()}`;
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockKey]);
  const mails = await transaction('ecommerce_mail')
    .where({ project, kind })
    .where('date_created', '>', transaction.raw(`now() - interval '1 day'`))
    .whereRaw('lower(recipient) = lower(?)', [recipient])
    .limit(maxPerDay)
    .select<{ id: string }[]>('id');
  return mails.length < maxPerDay;
};
