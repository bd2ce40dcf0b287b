// The outbox: a queue in the database from which several backends claim emails concurrently, each email once. A claim
// is a lease: if the claiming process dies, the email becomes due again.
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Locale } from '../../../../../contract/locale.ts';
import type { EmailAttachment } from '../order-email-attachments.ts';
import type { EmailInlineImage } from '../rendering/email-inline-image.ts';

/** A mail claimed by this process. */
export interface ClaimedMail {
  id: string;
  project: string;
  order: string | null;
  kind: string;
  reply_to: string | null;
  headers: Record<string, string> | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachments: EmailAttachment[] | null;
  /** Those in the HTML. */
  images: EmailInlineImage[] | null;
  language: Locale;
  date_created: Date;
  /** Set if the mail was sent before and the staff sends it again. */
  sent_at: Date | null;
  /** Includes the current attempt. Also identifies the claim: only the last claim may record an outcome. */
  attempts: number;
}

/**
 * Longer than sending can take (see the timeouts in outbox-worker.ts), so that no other process claims the same mail.
 */
const leaseSeconds = 300;

/** The mail that has been due longest; `undefined` if none is due. */
export const claimDueMail = async (database: Knex): Promise<ClaimedMail | undefined> => {
  const { rows } = await database.raw<{ rows: ClaimedMail[] }>(
    `with due as materialized (
       select id from ecommerce_mail
        where state = 'pending' and coalesce(next_attempt_at, date_created, now()) <= now()
        order by next_attempt_at nulls first, date_created limit 1 for update skip locked)
     update ecommerce_mail mail
        set attempts = mail.attempts + 1, next_attempt_at = now() + ? * interval '1 second'
       from due where mail.id = due.id
     returning mail.*`,
    [leaseSeconds],
  );
  return rows[0];
};

/** Resets the attempts of pending mails and makes them due now. */
export const retryMailsNow = async (database: Knex, ids: readonly string[]): Promise<void> => {
  await database('ecommerce_mail')
    .whereIn('id', ids)
    .where({ state: 'pending' })
    .update({ attempts: 0, last_error: null, next_attempt_at: database.fn.now() });
};

/** Whether any mail is pending, due or not. */
export const hasAnyPendingOutboxMail = async (database: Knex): Promise<boolean> =>
  (await database('ecommerce_mail').where({ state: 'pending' }).first<{ id: string } | undefined>('id')) !== undefined;

type Outcome =
  { state: 'failed'; error: string } | { state: 'pending'; error: string; delayMs: number } | { state: 'sent' };

const recordDelaysMs = [0, 1_000, 5_000, 15_000, 30_000];

/**
 * Records the outcome of an attempt, with retries: a mail that was sent must not look unsent because the database was
 * briefly unavailable.
 */
export const recordMailSendOutcome = async (database: Knex, mail: ClaimedMail, outcome: Outcome): Promise<void> => {
  const changes = {
    state: outcome.state,
    last_error: outcome.state === 'sent' ? null : outcome.error,
    ...(outcome.state === 'sent' && { sent_at: database.fn.now(), next_attempt_at: null }),
    ...(outcome.state === 'failed' && { next_attempt_at: null }),
    ...(outcome.state === 'pending' && {
      next_attempt_at: database.raw(`now() + ? * interval '1 millisecond'`, [outcome.delayMs]),
    }),
  };
  for (const [index, delayMs] of recordDelaysMs.entries()) {
    await wait(delayMs);
    try {
      await database('ecommerce_mail')
        .where({ id: mail.id, attempts: mail.attempts, state: 'pending' })
        .update(changes);
      return;
    } catch (error) {
      if (index === recordDelaysMs.length - 1) throw error;
    }
  }
};

let triggerWorker: () => void = () => undefined;

export const setOutboxWorkerTrigger = (run: () => void): void => {
  triggerWorker = run;
};

export const triggerOutboxWorker = (): void => triggerWorker();
