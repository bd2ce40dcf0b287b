// Sends the due emails of the outbox, two at a time. A failing email is retried later without blocking others. If the
// mail server is unreachable, the run ends and the next one tries again.
import { createTransport as createNodemailer, type Transporter } from 'nodemailer';
import { isShuttingDown } from '../../platform/graceful-shutdown.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { hasAnyPendingOutboxMail, recordMailSendOutcome, claimDueMail, type ClaimedMail } from './claim-due-mail.ts';
import {
  isSmtpRecipientOrMessageRejected,
  isSmtpConnectionOrSignInFailure,
  maxMailSendAttempts,
  toMailRetryDelayMs,
  type NodemailerSmtpError,
} from './retry-delay.ts';
import type { ReadDirectusAsset } from './render-email-inline-images.ts';
import { toSmtpMessage, UndeliverableMailError } from './smtp-message.ts';

const concurrency = 2;

interface MailTransport {
  transport: Transporter;
  from: string;
}

interface MailDelivery extends MailTransport {
  readContentFile: ReadDirectusAsset;
}

/** Returns a function that sends all due mails. It must not run concurrently. */
export const createOutboxWorker = (
  service: OrderServiceContext,
  readContentFile: ReadDirectusAsset,
): (() => Promise<void>) => {
  const transport = toMailTransport(service.env);
  return transport ? () => sendDueMails(service, { ...transport, readContentFile }) : createUnconfiguredWorker(service);
};

/** `undefined` without a mail server. */
export const toMailTransport = ({
  SMTP_URL: url,
  MAIL_FROM: from,
}: OrderServiceContext['env']): MailTransport | undefined =>
  typeof url === 'string' && url && typeof from === 'string' && from
    ? { transport: createTransport(url), from }
    : undefined;

/** Without a mail server, mails stay in the outbox and one warning is logged. */
const createUnconfiguredWorker = ({ database, logger }: OrderServiceContext) => {
  let isReported = false;
  return async (): Promise<void> => {
    if (isReported || !(await hasAnyPendingOutboxMail(database))) return;
    isReported = true;
    logger.warn('Mails are waiting in the outbox: set SMTP_URL and MAIL_FROM to send them.');
  };
};

const sendDueMails = async (service: OrderServiceContext, delivery: MailDelivery): Promise<void> => {
  let isServerDown = false;
  const work = async (): Promise<void> => {
    while (!isServerDown && !isShuttingDown()) {
      const mail = await claimDueMail(service.database);
      if (!mail) return;
      isServerDown = (await sendMail(service, delivery, mail)) === 'server_unreachable' || isServerDown;
    }
  };
  // Waits for both loops, because each records the outcome of the mails it claimed.
  const results = await Promise.allSettled(Array.from({ length: concurrency }, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
};

const sendMail = async (
  service: OrderServiceContext,
  { transport, from, readContentFile }: MailDelivery,
  mail: ClaimedMail,
): Promise<'done' | 'server_unreachable'> => {
  const { database, logger } = service;
  try {
    // After this many attempts without an outcome, the mail probably crashes the process.
    if (mail.attempts > maxMailSendAttempts)
      throw new UndeliverableMailError('Gave up: many attempts ended without an outcome.');
    const warn = (cause: unknown, message: string) => logger.warn(cause, message);
    await transport.sendMail(await toSmtpMessage({ database, readContentFile, warn }, mail, from));
  } catch (error) {
    const failure = toSendFailure(error);
    const delayMs =
      error instanceof UndeliverableMailError || isSmtpRecipientOrMessageRejected(failure)
        ? null
        : toMailRetryDelayMs(mail.attempts);
    const text = error instanceof Error ? error.message : String(error);
    await recordMailSendOutcome(
      database,
      mail,
      delayMs === null ? { state: 'failed', error: text } : { state: 'pending', error: text, delayMs },
    );
    const outcome = delayMs === null ? 'cannot be sent' : 'is tried again later';
    logger.warn(`The mail ${mail.id} ${outcome} (${toReason(failure)}); the studio shows the server's response.`);
    return isSmtpConnectionOrSignInFailure(failure) ? 'server_unreachable' : 'done';
  }
  await recordMailSendOutcome(database, mail, { state: 'sent' });
  return 'done';
};

/** For logs. Omits the server's message, which contains the rejected address. */
const toReason = ({ code, responseCode }: NodemailerSmtpError): string =>
  [code, responseCode].filter((part) => part !== undefined).join(' ') || 'it cannot be rendered';

/** Error details that nodemailer adds to the message. */
const toSendFailure = (error: unknown): NodemailerSmtpError => {
  const details: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const { code, command, responseCode } = details;
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
};

/** Milliseconds. Their sum is well below the lease of a claimed mail (claim-due-mail.ts). */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, dnsTimeout: 15_000, socketTimeout: 30_000 };

const createTransport = (smtpUrl: string): Transporter =>
  // Images and files are in the message: nothing is read from disk or network for them.
  createNodemailer({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
