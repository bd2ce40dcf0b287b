// What all steps of a subscription share: the log that proves who agreed to the newsletter, when, from where and to which text (law
// row L23), the project, and the checksum by which a key is found.
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

export interface EventDetails {
  address: string | null;
  text_version?: string;
  /** Becomes the key of the line, so that a repetition is known. */
  attempt?: string | undefined;
}

export const writeEvent = async (
  transaction: Knex.Transaction,
  subscription: string,
  kind: 'confirmed' | 'requested' | 'unsubscribed',
  { address, text_version, attempt }: EventDetails,
): Promise<void> => {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    'select coalesce((select ?::uuid where not exists (select from newsletter_event where id = ?)), gen_random_uuid()) as id',
    [attempt ?? null, attempt ?? null],
  );
  await transaction('newsletter_event').insert({
    ...{ id: rows[0]?.id, subscription, kind, address, text_version: text_version ?? null },
    date_created: transaction.fn.now(),
  });
};

/** Id of the project of a domain that has a newsletter; `undefined` for every other. */
export const readNewsletterProject = async (database: Knex, domain: string): Promise<string | undefined> => {
  const row = await database('project').where({ domain, newsletter: true }).first<{ id: string } | undefined>('id');
  return row?.id;
};

/** As the database keeps the key of a confirmation mail: who reads the database can confirm nothing. */
export const toKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');
