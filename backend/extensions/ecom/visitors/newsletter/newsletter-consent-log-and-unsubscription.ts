// Consent log of the newsletter (who agreed, when, from where, to which text; law row L23), and unsubscribing on the
// site or in a mail program (RFC 8058). Unsubscribing works even if the project no longer has a newsletter, and the
// response is the same whether or not the key is valid.
import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { NewsletterUnsubscriptionRequestBody } from '../../../../../contract/visitors/newsletter.ts';
import { type Locale, locales } from '../../../../../contract/locale.ts';
import {
  emailLinkKeySchema,
  requestProjectDomainSchema,
} from '../../../../../contract/shop/request-body-field-schemas.ts';
import type { OrderServiceOkOrErrorResponse } from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import { emailLinkPagePaths } from '../../../../../contract/email-link-paths.ts';
import { toSiteBaseUrlOfDomain } from '../../mail/site-base-url.ts';
import {
  type DirectusExtensionContext,
  createAsyncHandler,
  type UnparsedOrderServiceRequest,
  sendOrderServiceResponse,
} from '../../platform/route-types-and-handlers.ts';

export interface NewsletterConsentEventDetails {
  address: string | null;
  text_version?: string;
  /** Becomes the id of the log entry, so that a retry is recognized. */
  attempt?: string | undefined;
}

export const writeNewsletterConsentEvent = async (
  transaction: Knex.Transaction,
  subscription: string,
  kind: 'confirmed' | 'requested' | 'unsubscribed',
  { address, text_version, attempt }: NewsletterConsentEventDetails,
): Promise<void> => {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    'select coalesce((select ?::uuid where not exists (select from newsletter_event where id = ?)), gen_random_uuid()) as id',
    [attempt ?? null, attempt ?? null],
  );
  await transaction('newsletter_event').insert({
    id: rows[0]?.id,
    subscription,
    kind,
    address,
    text_version: text_version ?? null,
    date_created: transaction.fn.now(),
  });
};

/** Id of the project with this domain; `undefined` if it has no newsletter. */
export const readNewsletterProjectIdByDomain = async (database: Knex, domain: string): Promise<string | undefined> => {
  const row = await database('project').where({ domain, newsletter: true }).first<{ id: string } | undefined>('id');
  return row?.id;
};

/** Confirmation keys are stored as hashes, so that read access to the database is not enough to confirm. */
export const hashNewsletterConfirmationKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** `address`: network address of the visitor, for the log. */
export const unsubscribeFromNewsletter = async (
  { project: domain, key }: NewsletterUnsubscriptionRequestBody,
  { database }: Pick<DirectusExtensionContext, 'database'>,
  address: string | undefined,
): Promise<OrderServiceOkOrErrorResponse> => {
  await database.transaction(async (transaction) => {
    const row = await transaction('newsletter_subscription as subscription')
      .join('project', 'project.id', 'subscription.project')
      .where({ 'project.domain': domain, 'subscription.unsubscribe_key': key, 'subscription.state': 'confirmed' })
      .forUpdate('subscription')
      .first<{ id: string } | undefined>('subscription.id');
    if (!row) return;
    await transaction('newsletter_subscription').where({ id: row.id }).update({
      state: 'unsubscribed',
      unsubscribed_at: transaction.fn.now(),
      confirm_hash: null,
      confirm_until: null,
    });
    await writeNewsletterConsentEvent(transaction, row.id, 'unsubscribed', { address: address ?? null });
  });
  return { status: 'ok' };
};

interface OneClickTarget {
  project: string;
  key: string;
}

/** Parses the path; `undefined` if it is malformed. */
const toOneClickTarget = ({ params }: UnparsedOrderServiceRequest): OneClickTarget | undefined => {
  const [domain, key] = [
    requestProjectDomainSchema.safeParse(params['project']),
    emailLinkKeySchema.safeParse(params['key']),
  ];
  return domain.success && key.success ? { project: domain.data, key: key.data } : undefined;
};

/** Ignores the posted form (`List-Unsubscribe=One-Click`): the key in the path is sufficient. */
export const createOneClickUnsubscribeHandler = (context: DirectusExtensionContext): RequestHandler =>
  createAsyncHandler(async (request, response) => {
    const target = toOneClickTarget(request);
    sendOrderServiceResponse(
      response,
      target
        ? await unsubscribeFromNewsletter(target, context, request.ip)
        : { status: 'error', code: 'invalid_input', field: 'key' },
    );
  });

/**
 * Redirects people who open the URL of the header to the unsubscribe page. A GET does not unsubscribe, because mail
 * scanners open every link. Redirects only to existing projects, so that it is not an open redirect.
 */
export const createUnsubscribeRedirectHandler = ({ database }: DirectusExtensionContext): RequestHandler =>
  createAsyncHandler(async (request, response) => {
    const target = toOneClickTarget(request);
    const project = target && (await database('project').where({ domain: target.project }).first<object>('id'));
    if (!target || !project) {
      sendOrderServiceResponse(response, { status: 'error', code: 'unknown_link', field: 'key' });
      return;
    }
    const row = await database('newsletter_subscription')
      .where({ unsubscribe_key: target.key })
      .first<{ language: Locale } | undefined>('language');
    const path = emailLinkPagePaths.newsletter[row?.language ?? locales[0]];
    response.redirect(303, `${toSiteBaseUrlOfDomain(target.project)}${path}#unsubscribe=${target.key}`);
  });

/** The key may be in the path, unlike in links to the site: mail programs post to the URL and do not open it. */
export const toOneClickUnsubscribeUrl = (
  { PUBLIC_URL: url }: Record<string, unknown>,
  domain: string,
  key: string,
): string => `${String(url).replace(/\/+$/, '')}/ecom/newsletter/unsubscription/${encodeURIComponent(domain)}/${key}`;
