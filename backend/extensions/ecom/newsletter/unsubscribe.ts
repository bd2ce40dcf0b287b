// POST /ecom/newsletter/unsubscription, by the page of the site or by a mail program (RFC 8058): ends a subscription.
// Answered alike whether or not the key opens anything, and always possible, also where the house has given its newsletter up.
import type { NewsletterUnsubscriptionBody } from '../../../../contract/house/newsletter.ts';
import type { Answer } from '../../../../contract/shop/order-answer.ts';
import type { Context } from '../http.ts';
import { writeEvent } from './write-event.ts';

/** `address` is that of who ends it, for the log. */
export const unsubscribe = async (
  { project: domain, key }: NewsletterUnsubscriptionBody,
  { database }: Pick<Context, 'database'>,
  address: string | undefined,
): Promise<Answer> => {
  await database.transaction(async (transaction) => {
    const row = await transaction('newsletter_subscription as subscription')
      .join('project', 'project.id', 'subscription.project')
      .where({ 'project.domain': domain, 'subscription.unsubscribe_key': key, 'subscription.state': 'confirmed' })
      .forUpdate('subscription')
      .first<{ id: string } | undefined>('subscription.id');
    if (!row) return;
    await transaction('newsletter_subscription')
      .where({ id: row.id })
      .update({
        ...{ state: 'unsubscribed', unsubscribed_at: transaction.fn.now(), confirm_hash: null, confirm_until: null },
      });
    await writeEvent(transaction, row.id, 'unsubscribed', { address: address ?? null });
  });
  return { status: 'ok' };
};
