// POST /ecom/newsletter: stores a sign-up and requests its confirmation by email. POST /ecom/newsletter/confirmation:
// confirms it (double opt-in, law row L23). The response to a sign-up reveals nothing about an email address
// (docs/decisions/024).
import type { Knex } from 'knex';
import type {
  NewsletterSignUpRequestBody,
  NewsletterConfirmationRequestBody,
} from '../../../../../contract/visitors/newsletter.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import type { OrderServiceOkOrErrorResponse } from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import { readSenderCompany } from '../../mail/sender-company.ts';
import { toEmailLinkPageUrl } from '../../mail/templates/email-layout.ts';
import {
  toNewsletterConfirmationEmail,
  toNewsletterAlreadySubscribedEmail,
  toNewsletterWelcomeEmail,
} from '../../mail/templates/newsletter-subscription-emails.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { DirectusExtensionContext, UnparsedOrderServiceRequest } from '../../platform/route-types-and-handlers.ts';
import { createEmailLinkKey } from '../../platform/database-helpers.ts';
import {
  type NewsletterAddressSignUpHistory,
  planNewsletterSignUp,
  type NewsletterSubscriptionState,
} from './plan-newsletter-sign-up.ts';
import {
  readNewsletterProjectIdByDomain,
  hashNewsletterConfirmationKey,
  toOneClickUnsubscribeUrl,
  writeNewsletterConsentEvent,
} from './newsletter-consent-log-and-unsubscription.ts';
import { dayMs } from '../../../../../domain/durations.ts';

const linkValidityDays = 7;

interface SignUp {
  project: string;
  email: string;
  body: NewsletterSignUpRequestBody;
  address: string | null;
}

interface SubscriptionRow {
  id: string;
  state: NewsletterSubscriptionState;
}

/** Creates the subscription if needed and locks it until the transaction ends. */
const lockSubscription = async (
  transaction: Knex.Transaction,
  { project, email, body }: SignUp,
  state: NewsletterSubscriptionState,
): Promise<SubscriptionRow> => {
  await transaction('newsletter_subscription')
    .insert({
      id: transaction.raw('gen_random_uuid()'),
      project,
      email,
      language: body.language,
      state,
      date_created: transaction.fn.now(),
    })
    .onConflict(['project', 'email'])
    .ignore();
  const row = await transaction('newsletter_subscription')
    .where({ project, email })
    .forUpdate()
    .first<SubscriptionRow | undefined>('id', 'state');
  if (!row) throw new Error('The subscription was inserted but cannot be read.');
  return row;
};

/** `isRetry`: the browser resends a sign-up that was already stored. */
const readHistory = async (
  transaction: Knex.Transaction,
  { id, state }: SubscriptionRow,
  { body, address }: SignUp,
): Promise<NewsletterAddressSignUpHistory & { isRetry: boolean }> => {
  const { rows } = await transaction.raw<{
    rows: (Omit<NewsletterAddressSignUpHistory, 'state'> & { isRetry: boolean })[];
  }>(
    `with log as (
       select event.* from newsletter_event event join newsletter_subscription s on s.id = event.subscription
        where s.id = ? and event.date_created > coalesce(s.unsubscribed_at, '-infinity'))
     select exists (select from newsletter_event where id = ? and subscription = ?) as "isRetry",
            coalesce(bool_or(kind = 'requested' and address = ? and date_created > now() - interval '10 minutes'), false)
              as "isRequestedHere",
            coalesce(bool_or(kind = 'confirmed' and address = ?), false) as "isConfirmedHere",
            (count(*) filter (where kind = 'requested' and date_created > now() - interval '1 day'))::int as "requestsToday"
       from log`,
    [id, body.attempt ?? null, id, address, address],
  );
  const [history] = rows;
  if (!history) throw new Error('The newsletter log returned no row.');
  return { state, ...history };
};

const requestConfirmation = async (
  transaction: Knex.Transaction,
  { id, state }: SubscriptionRow,
  { project, email, body }: SignUp,
): Promise<void> => {
  const key = createEmailLinkKey();
  const until = new Date(Date.now() + linkValidityDays * dayMs);
  const sender = await readSenderCompany(transaction, project);
  await transaction('newsletter_subscription')
    .where({ id })
    .update({
      language: body.language,
      confirm_hash: hashNewsletterConfirmationKey(key),
      confirm_until: until,
      // An unsubscribed address stays unsubscribed, with the record of it, until it confirms again.
      ...(state !== 'unsubscribed' && { state: 'pending', date_created: transaction.fn.now() }),
    });
  await enqueueMail(transaction, {
    project,
    sender,
    kind: 'newsletter_confirm',
    message: toNewsletterConfirmationEmail({ sender, email, language: body.language, key, until }),
    occasion: { about: `newsletter_subscription:${id}:${until.getTime()}` },
  });
};

/** At most one email a day, regardless of how often the address is entered. */
const writeAlreadySubscribedEmail = async (
  transaction: Knex.Transaction,
  { id }: SubscriptionRow,
  { project, email, body }: SignUp,
): Promise<void> => {
  const sender = await readSenderCompany(transaction, project);
  const row = await transaction('newsletter_subscription')
    .where({ id })
    .first<{ unsubscribe_key: string } | undefined>('unsubscribe_key');
  await enqueueMail(transaction, {
    project,
    sender,
    kind: 'newsletter_known',
    message: toNewsletterAlreadySubscribedEmail({
      sender,
      email,
      language: body.language,
      key: row?.unsubscribe_key ?? '',
    }),
    occasion: { about: `newsletter_subscription:${id}:${new Date().toISOString().slice(0, 10)}` },
  });
};

const signUpOnce = async (transaction: Knex.Transaction, signUp: SignUp): Promise<OrderServiceOkOrErrorResponse> => {
  const subscription = await lockSubscription(transaction, signUp, 'pending');
  const history = await readHistory(transaction, subscription, signUp);
  // The event and the email are already stored.
  if (history.isRetry) return { status: 'ok' };
  const step = planNewsletterSignUp(history);
  if (step === 'already_registered') return { status: 'error', code: 'already_registered', field: 'email' };
  const { text_version, attempt } = signUp.body;
  // Logged even if no email is sent: the next response must not depend on that.
  await writeNewsletterConsentEvent(transaction, subscription.id, 'requested', {
    address: signUp.address,
    text_version,
    attempt,
  });
  if (step === 'request_confirmation') await requestConfirmation(transaction, subscription, signUp);
  if (step === 'notify_subscribed') await writeAlreadySubscribedEmail(transaction, subscription, signUp);
  return { status: 'ok' };
};

export const handleNewsletterSignUpRequest = async (
  body: NewsletterSignUpRequestBody,
  { database }: DirectusExtensionContext,
  request: UnparsedOrderServiceRequest,
): Promise<OrderServiceOkOrErrorResponse> => {
  const project = await readNewsletterProjectIdByDomain(database, body.project);
  if (project === undefined) return { status: 'error', code: 'unknown_project', field: 'project' };
  const submission: SignUp = { project, email: body.email.toLowerCase(), body, address: request.ip ?? null };
  return database.transaction(async (transaction) => {
    // A fast submission is not suspected: it required a proof of work (requireProofOfWorkForFastForms).
    if (body.homepage === '') return signUpOnce(transaction, submission);
    // Suspected spam is stored without sending an email (docs/decisions/013).
    await lockSubscription(transaction, submission, 'suspected');
    return { status: 'ok' };
  });
};

interface PendingRow {
  id: string;
  email: string;
  language: Locale;
  unsubscribe_key: string | null;
}

/**
 * POST /ecom/newsletter/confirmation: the owner of the mailbox agrees. The key is valid once, for `linkValidityDays`.
 */
export const confirmNewsletterSubscription = async (
  { project: domain, key }: NewsletterConfirmationRequestBody,
  { database, env }: DirectusExtensionContext,
  request: UnparsedOrderServiceRequest,
): Promise<OrderServiceOkOrErrorResponse> => {
  const project = await readNewsletterProjectIdByDomain(database, domain);
  if (project === undefined) return { status: 'error', code: 'unknown_link', field: 'key' };
  return database.transaction(async (transaction): Promise<OrderServiceOkOrErrorResponse> => {
    const row = await transaction('newsletter_subscription')
      .where({ project, confirm_hash: hashNewsletterConfirmationKey(key) })
      .whereRaw('confirm_until > now()')
      .forUpdate()
      .first<PendingRow | undefined>('id', 'email', 'language', 'unsubscribe_key');
    if (!row) return { status: 'error', code: 'unknown_link', field: 'key' };
    const { id, email, language } = row;
    const sender = await readSenderCompany(transaction, project);
    // Keeps the unsubscribe links of earlier issues valid.
    const unsubscribeKey = row.unsubscribe_key ?? createEmailLinkKey();
    await transaction('newsletter_subscription')
      .where({ id })
      .update({
        state: 'confirmed',
        confirmed_at: transaction.fn.now(),
        unsubscribed_at: null,
        confirm_hash: null,
        confirm_until: null,
        unsubscribe_key: unsubscribeKey,
        unsubscribe_url: toEmailLinkPageUrl(sender, 'newsletter', language, `unsubscribe=${unsubscribeKey}`),
      });
    await writeNewsletterConsentEvent(transaction, id, 'confirmed', { address: request.ip ?? null });
    const oneClickUrl = toOneClickUnsubscribeUrl(env, sender.domain, unsubscribeKey);
    await enqueueMail(transaction, {
      project,
      sender,
      kind: 'newsletter_welcome',
      message: toNewsletterWelcomeEmail({ sender, email, language, key: unsubscribeKey, oneClickUrl }),
      occasion: { about: `newsletter_subscription:${id}:${Date.now()}` },
    });
    return { status: 'ok' };
  });
};
