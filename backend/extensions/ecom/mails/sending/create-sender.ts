// Sends what is due in the outbox, a few at a time. A mail that cannot be sent waits for its next attempt and keeps no other
// one waiting; when the server is away, the round ends and the next one tries it with a single mail again.
import type { Transporter } from 'nodemailer';
import type { Service } from '../../http.ts';
import { endAfter, isStopping } from '../../stopping.ts';
import { createTransport } from './create-transport.ts';
import { hasPendingMail, noteOutcome, takeMail, type TakenMail } from './outbox.ts';
import { isPermanent, isServerAway, mostAttempts, planRetry, type SendingProblem } from './plan-retry.ts';
import { toMessage, UnsendableError } from './to-message.ts';

const atATime = 2;

export interface Sender {
  /** One round, or one more after the one that is running. Never throws. */
  send: () => Promise<void>;
}

interface Way {
  transport: Transporter;
  from: string;
}

export const createSender = (service: Service): Sender => {
  const way = toWay(service.env);
  let running: Promise<void> | undefined;
  let isWanted = false;
  const round = way ? () => runRound(service, way) : createSilence(service);
  const run = async (): Promise<void> => {
    while (isWanted && !isStopping()) {
      isWanted = false;
      await round().catch((error: unknown) => service.logger.error(error, 'The outbox could not be read.'));
    }
    running = undefined;
  };
  return {
    send: () => {
      if (isStopping()) return running ?? Promise.resolve();
      isWanted = true;
      // An instance that ended between a mail's way out and the note of it would have it sent a second time.
      return (running ??= endAfter(run()));
    },
  };
};

const toWay = ({ SMTP_URL: url, MAIL_FROM: from }: Service['env']): Way | undefined =>
  typeof url === 'string' && url && typeof from === 'string' && from
    ? { transport: createTransport(url), from }
    : undefined;

/** Without a mail server mails wait, and the log says so once. */
const createSilence = ({ database, logger }: Service) => {
  let isSaid = false;
  return async (): Promise<void> => {
    if (isSaid || !(await hasPendingMail(database))) return;
    isSaid = true;
    logger.warn('Mails wait in the outbox: set SMTP_URL and MAIL_FROM to have them sent.');
  };
};

const runRound = async (service: Service, way: Way): Promise<void> => {
  let isAway = false;
  const work = async (): Promise<void> => {
    while (!isAway && !isStopping()) {
      const mail = await takeMail(service.database);
      if (!mail) return;
      isAway = (await sendMail(service, way, mail)) === 'server_away' || isAway;
    }
  };
  // All to their end: what one of them has taken it also notes.
  const ends = await Promise.allSettled(Array.from({ length: atATime }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};

const sendMail = async (service: Service, way: Way, mail: TakenMail): Promise<'done' | 'server_away'> => {
  const { database, logger } = service;
  try {
    // Taken again and again without an outcome: whoever takes it dies of it.
    if (mail.attempts > mostAttempts) throw new UnsendableError('Given up after many attempts that never ended.');
    await way.transport.sendMail(await toMessage(database, mail, way.from));
  } catch (error) {
    const problem = toProblem(error);
    const delayMs = error instanceof UnsendableError || isPermanent(problem) ? null : planRetry(mail.attempts);
    const text = error instanceof Error ? error.message : String(error);
    await noteOutcome(
      database,
      mail,
      delayMs === null ? { state: 'failed', error: text } : { state: 'pending', error: text, delayMs },
    );
    const outcome = delayMs === null ? 'cannot be sent' : 'is tried again later';
    logger.warn(`The mail ${mail.id} ${outcome} (${toReason(problem)}); what was said stands with it in the studio.`);
    return isServerAway(problem) ? 'server_away' : 'done';
  }
  await noteOutcome(database, mail, { state: 'sent' });
  return 'done';
};

/** For logs: a server's own words name the address it refuses. */
const toReason = ({ code, responseCode }: SendingProblem): string =>
  [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no mail can be made of it';

/** What nodemailer tells of a failure beside its message. */
const toProblem = (error: unknown): SendingProblem => {
  const told: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const { code, command, responseCode } = told;
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
};
