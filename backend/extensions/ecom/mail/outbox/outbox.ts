// The outbox as a queue in the database: several backends take from it at once, and each mail is taken by one of them.
// A mail that is taken is due again after a while: if its sender dies, it is not lost.
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Locale } from '../../../../../contract/locale.ts';
import type { Attachment } from '../attachments.ts';

/** A mail that this process has taken. */
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
  attachments: Attachment[] | null;
  language: Locale;
  date_created: Date;
  /** When it went out before: the staff sends it again. */
  sent_at: Date | null;
  /** Counts this one. Also says who may note the outcome: whoever took the mail later has another number. */
  attempts: number;
}

/** Longer than any sending takes (time limits in create-transport.ts), so that no second one sends the same at the same time. */
const leaseSeconds = 300;

/** The mail that has been due the longest; `undefined` where none is. */
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

/** Has mails that wait tried from the beginning, and at once. */
export const retryMailsNow = async (database: Knex, ids: readonly string[]): Promise<void> => {
  await database('ecommerce_mail')
    .whereIn('id', ids)
    .where({ state: 'pending' })
    .update({ attempts: 0, last_error: null, next_attempt_at: database.fn.now() });
};

/** Whether anything waits, due or not. */
export const hasPendingMail = async (database: Knex): Promise<boolean> =>
  (await database('ecommerce_mail').where({ state: 'pending' }).first<{ id: string } | undefined>('id')) !== undefined;

type Outcome =
  { state: 'failed'; error: string } | { state: 'pending'; error: string; delayMs: number } | { state: 'sent' };

const patienceMs = [0, 1_000, 5_000, 15_000, 30_000];

/**
 * Notes what became of an attempt. A mail that went out must not look unsent because the database was away for a moment:
 * noting it is tried again.
 */
export const recordSendOutcome = async (database: Knex, mail: ClaimedMail, outcome: Outcome): Promise<void> => {
  const changes = {
    state: outcome.state,
    last_error: outcome.state === 'sent' ? null : outcome.error,
    ...(outcome.state === 'sent' && { sent_at: database.fn.now(), next_attempt_at: null }),
    ...(outcome.state === 'failed' && { next_attempt_at: null }),
    ...(outcome.state === 'pending' && {
      next_attempt_at: database.raw(`now() + ? * interval '1 millisecond'`, [outcome.delayMs]),
    }),
  };
  for (const [index, delayMs] of patienceMs.entries()) {
    await wait(delayMs);
    try {
      await database('ecommerce_mail')
        .where({ id: mail.id, attempts: mail.attempts, state: 'pending' })
        .update(changes);
      return;
    } catch (error) {
      if (index === patienceMs.length - 1) throw error;
    }
  }
};

let wake: () => void = () => undefined;

export const registerOutboxWorker = (sender: () => void): void => {
  wake = sender;
};

export const triggerOutboxWorker = (): void => wake();
