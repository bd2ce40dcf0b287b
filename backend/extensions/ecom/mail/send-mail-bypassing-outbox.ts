// Sends an email at once and does not store it: links that nobody else may read, and tests by editors. All other emails
// go through the outbox (enqueue-mail.ts).
import { randomUUID } from 'node:crypto';
import type { DirectusExtensionContext } from '../platform/route-types-and-handlers.ts';
import { renderEmail } from './enqueue-mail.ts';
import { createDirectusAssetReader } from './outbox/render-email-inline-images.ts';
import { toMailTransport } from './outbox/outbox-worker.ts';
import { toSmtpMessage } from './outbox/smtp-message.ts';
import type { SenderCompany } from './sender-company.ts';
import type { EmailMessage } from './templates/email-layout.ts';

interface ImmediateMail {
  project: string;
  sender: SenderCompany;
  message: EmailMessage;
  /** For the log only. */
  kind: string;
}

/** @returns whether a mail server is configured; @throws what the server answers if it does not accept the email */
export const sendMailBypassingOutbox = async (
  context: DirectusExtensionContext,
  { project, sender, message, kind }: ImmediateMail,
): Promise<boolean> => {
  const { database, logger, env } = context;
  const mailer = toMailTransport(env);
  if (!mailer) {
    logger.warn(`An email (${kind}) was not sent: set SMTP_URL and MAIL_FROM.`);
    return false;
  }
  const mail = {
    ...renderEmail(sender, message),
    id: randomUUID(),
    project,
    order: null,
    kind,
    recipient: message.recipient,
    language: message.language,
    reply_to: null,
    headers: null,
    attachments: null,
    date_created: new Date(),
    sent_at: null,
    attempts: 1,
  };
  const warn = (cause: unknown, text: string) => logger.warn(cause, text);
  const sources = { database, readContentFile: createDirectusAssetReader(context), warn };
  await mailer.transport.sendMail(await toSmtpMessage(sources, mail, mailer.from));
  return true;
};
