// The log that proves who agreed to the newsletter, when, from where and to which text (law row L23).
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
