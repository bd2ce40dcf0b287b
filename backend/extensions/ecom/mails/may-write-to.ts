// How many mails an address gets that anybody may have typed: whoever types a stranger's cannot fill the stranger's inbox.
import type { Knex } from 'knex';

export interface TypedAddress {
  project: string;
  recipient: string;
  /** Each kind counts for itself. */
  kind: string;
  mostPerDay: number;
}

/**
 * Counts the mails of the last day; capitals make no other inbox. Others who ask for the same wait until the transaction
 * ends, so that many at once are counted like one after the other.
 */
export const mayWriteTo = async (
  transaction: Knex.Transaction,
  { project, recipient, kind, mostPerDay }: TypedAddress,
): Promise<boolean> => {
  const place = `${kind} ${project} ${recipient.toLowerCase()}`;
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [place]);
  const mails = await transaction('ecommerce_mail')
    .where({ project, kind })
    .where('date_created', '>', transaction.raw(`now() - interval '1 day'`))
    .whereRaw('lower(recipient) = lower(?)', [recipient])
    .limit(mostPerDay)
    .select<{ id: string }[]>('id');
  return mails.length < mostPerDay;
};
