// Test fixture: an outbox in its own database and any number of outbox workers.
import { randomUUID } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll } from 'vitest';
import type { ReadDirectusAsset } from '../../extensions/ecom/mail/outbox/render-email-inline-images.ts';
import { createOutboxWorker } from '../../extensions/ecom/mail/outbox/outbox-worker.ts';
import { createTestDatabaseCopy } from '../dedicated-test-backend.ts';

export interface OutboxTestContext {
  database: Knex;
  url: string;
  /** Adds an outbox worker with its own connections; `log` collects its messages. */
  addSender: (
    smtpUrl: string | undefined,
    readContentFile?: ReadDirectusAsset,
  ) => { sender: { send: () => Promise<void> }; log: string[] };
  /** Writes plain emails and returns their ids in the order of the recipients. */
  write: (recipients: string[], changes?: Record<string, unknown>) => Promise<string[]>;
  read: () => Promise<OutboxMailRow[]>;
  /** Makes pending emails due for their next attempt. */
  passTime: () => Promise<void>;
}

export interface OutboxMailRow {
  id: string;
  recipient: string;
  state: string;
  attempts: number;
  last_error: string | null;
  sent_at: Date | null;
  next_attempt_at: Date | null;
}

const project = 'arnsberg-tochter.example';

/** Creates the outbox before the tests of the calling file; a test that needs it empty clears it. */
export const useOutboxTestContext = (): { current: () => OutboxTestContext } => {
  let outbox: OutboxTestContext | undefined;
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const { url, remove } = await createTestDatabaseCopy();
    ends.push(remove);
    const connect = (): Knex => {
      const database = knex({ client: 'pg', connection: url, pool: { min: 0, max: 5 } });
      ends.unshift(() => database.destroy());
      return database;
    };
    outbox = createOutbox(url, connect);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  return {
    current: () => {
      if (!outbox) throw new Error('The outbox was read before it was created.');
      return outbox;
    },
  };
};

const createOutbox = (url: string, connect: () => Knex): OutboxTestContext => {
  const database = connect();
  return {
    database,
    url,
    addSender: (smtpUrl, readContentFile = () => Promise.reject(new Error('No file can be read.'))) => {
      const log: string[] = [];
      const note = (entry: unknown, message?: string) => void log.push(message ?? String(entry));
      const env = smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl, MAIL_FROM: 'shop@operator.example' };
      const logger = { info: note, warn: note, error: note };
      const sender = { send: createOutboxWorker({ database: connect(), env, logger }, readContentFile) };
      return { sender, log };
    },
    write: async (recipients, changes = {}) => {
      const [row] = await database('project').where({ domain: project }).select<{ id: string }[]>('id');
      const rows = recipients.map((recipient) => ({
        id: randomUUID(),
        project: row?.id,
        recipient,
        kind: 'order_received',
        language: 'de',
        state: 'pending',
        subject: `Für ${recipient}`,
        text: 'Guten Tag',
        html: '<p>Guten Tag</p>',
        attempts: 0,
        date_created: new Date(),
        next_attempt_at: new Date(),
        ...changes,
      }));
      await database('ecommerce_mail').insert(rows);
      return rows.map(({ id }) => id);
    },
    read: () => database('ecommerce_mail').orderBy('recipient').select<OutboxMailRow[]>('*'),
    passTime: async () => {
      await database('ecommerce_mail').where({ state: 'pending' }).update({ next_attempt_at: database.fn.now() });
    },
  };
};
