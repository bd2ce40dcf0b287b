// Sends what is due in the outbox, a few at a time. A mail that cannot be sent waits for its next attempt and keeps no other
// one waiting; when the server is away, the run ends and the next one tries it with a single mail again.
import { createTransport as createNodemailer, type Transporter } from 'nodemailer';
import { isShuttingDown } from '../../platform/graceful-shutdown.ts';
import type { ServiceContext } from '../../platform/http.ts';
import { hasPendingMail, recordSendOutcome, claimDueMail, type ClaimedMail } from './outbox.ts';
import {
  isPermanentFailure,
  isServerUnreachable,
  maxSendAttempts,
  toRetryDelayMs,
  type SendFailure,
} from './retry-delay.ts';
import { toSmtpMessage, UndeliverableMailError } from './smtp-message.ts';

const atATime = 2;

interface Way {
  transport: Transporter;
  from: string;
}

/** Sends all that is due. Run one at a time. */
export const createOutboxWorker = (service: ServiceContext): (() => Promise<void>) => {
  const way = toWay(service.env);
  return way ? () => sendDueMails(service, way) : createSilence(service);
};

const toWay = ({ SMTP_URL: url, MAIL_FROM: from }: ServiceContext['env']): Way | undefined =>
  typeof url === 'string' && url && typeof from === 'string' && from
    ? { transport: createTransport(url), from }
    : undefined;

/** Without a mail server mails wait, and the log says so once. */
const createSilence = ({ database, logger }: ServiceContext) => {
  let isSaid = false;
  return async (): Promise<void> => {
    if (isSaid || !(await hasPendingMail(database))) return;
    isSaid = true;
    logger.warn('Mails wait in the outbox: set SMTP_URL and MAIL_FROM to have them sent.');
  };
};

const sendDueMails = async (service: ServiceContext, way: Way): Promise<void> => {
  let isAway = false;
  const work = async (): Promise<void> => {
    while (!isAway && !isShuttingDown()) {
      const mail = await claimDueMail(service.database);
      if (!mail) return;
      isAway = (await sendMail(service, way, mail)) === 'server_away' || isAway;
    }
  };
  // All to their end: what one of them has taken it also notes.
  const ends = await Promise.allSettled(Array.from({ length: atATime }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};

const sendMail = async (service: ServiceContext, way: Way, mail: ClaimedMail): Promise<'done' | 'server_away'> => {
  const { database, logger } = service;
  try {
    // Taken again and again without an outcome: whoever takes it dies of it.
    if (mail.attempts > maxSendAttempts)
      throw new UndeliverableMailError('Given up after many attempts that never ended.');
    await way.transport.sendMail(await toSmtpMessage(database, mail, way.from));
  } catch (error) {
    const problem = toProblem(error);
    const delayMs =
      error instanceof UndeliverableMailError || isPermanentFailure(problem) ? null : toRetryDelayMs(mail.attempts);
    const text = error instanceof Error ? error.message : String(error);
    await recordSendOutcome(
      database,
      mail,
      delayMs === null ? { state: 'failed', error: text } : { state: 'pending', error: text, delayMs },
    );
    const outcome = delayMs === null ? 'cannot be sent' : 'is tried again later';
    logger.warn(`The mail ${mail.id} ${outcome} (${toReason(problem)}); what was said stands with it in the studio.`);
    return isServerUnreachable(problem) ? 'server_away' : 'done';
  }
  await recordSendOutcome(database, mail, { state: 'sent' });
  return 'done';
};

/** For logs: a server's own words name the address it refuses. */
const toReason = ({ code, responseCode }: SendFailure): string =>
  [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no mail can be made of it';

/** What nodemailer tells of a failure beside its message. */
const toProblem = (error: unknown): SendFailure => {
  const told: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const { code, command, responseCode } = told;
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
};

/** Together well below the time after which a mail counts as not sent (outbox.ts). */
const limits = { connectionTimeout: 15_000, greetingTimeout: 15_000, dnsTimeout: 15_000, socketTimeout: 30_000 };

const createTransport = (smtpUrl: string): Transporter =>
  // What a mail holds is all there: nothing is fetched from the disk or the web for it.
  createNodemailer({ url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true });
