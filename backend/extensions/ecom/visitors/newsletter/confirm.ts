// POST /ecom/newsletter/confirmation: the owner of the mailbox agrees. The key works once and for some days.
import type { NewsletterConfirmationBody } from '../../../../../contract/house/newsletter.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import type { Answer } from '../../../../../contract/shop/order-answer.ts';
import { readHouse } from '../../mail/house.ts';
import { toPageUrl } from '../../mail/templates/layout.ts';
import { toWelcomeEmail } from '../../mail/templates/newsletter.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { Context, Request } from '../../platform/http.ts';
import { createLinkKey } from '../../platform/ids.ts';
import { readNewsletterProject, toKeyHash, writeEvent } from './subscriptions.ts';
import { toOneClickUrl } from './unsubscribe.ts';

interface SubscriptionRow {
  id: string;
  email: string;
  language: Locale;
  unsubscribe_key: string | null;
}

export const confirmSubscription = async (
  { project: domain, key }: NewsletterConfirmationBody,
  { database, env }: Context,
  request: Request,
): Promise<Answer> => {
  const project = await readNewsletterProject(database, domain);
  if (project === undefined) return { status: 'error', code: 'unknown_link', field: 'key' };
  return database.transaction(async (transaction): Promise<Answer> => {
    const row = await transaction('newsletter_subscription')
      .where({ project, confirm_hash: toKeyHash(key) })
      .whereRaw('confirm_until > now()')
      .forUpdate()
      .first<SubscriptionRow | undefined>('id', 'email', 'language', 'unsubscribe_key');
    if (!row) return { status: 'error', code: 'unknown_link', field: 'key' };
    const { id, email, language } = row;
    const house = await readHouse(transaction, project);
    // The links in earlier issues go on working.
    const unsubscribeKey = row.unsubscribe_key ?? createLinkKey();
    await transaction('newsletter_subscription')
      .where({ id })
      .update({
        ...{ state: 'confirmed', confirmed_at: transaction.fn.now(), unsubscribed_at: null },
        ...{ confirm_hash: null, confirm_until: null, unsubscribe_key: unsubscribeKey },
        unsubscribe_url: toPageUrl(house, 'newsletter', language, `unsubscribe=${unsubscribeKey}`),
      });
    await writeEvent(transaction, id, 'confirmed', { address: request.ip ?? null });
    const oneClickUrl = toOneClickUrl(env, house.domain, unsubscribeKey);
    await writeMail(transaction, {
      ...{ project, house, kind: 'newsletter_welcome' },
      message: toWelcomeEmail({ house, email, language, key: unsubscribeKey, oneClickUrl }),
      occasion: { about: `newsletter_subscription:${id}:${Date.now()}` },
    });
    return { status: 'ok' };
  });
};
