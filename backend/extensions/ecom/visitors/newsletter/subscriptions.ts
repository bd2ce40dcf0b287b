// What all steps of a subscription share (the log that proves who agreed to the newsletter, when, from where and to
// which text, law row L23; the project; the checksum by which a key is found), and its end: POST
// /ecom/newsletter/unsubscription, by the page of the site or by a mail program (RFC 8058). Answered alike whether or
// not the key opens anything, and always possible, also where the house has given its newsletter up.
import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { NewsletterUnsubscriptionBody } from '../../../../../contract/house/newsletter.ts';
import { type Locale, locales } from '../../../../../contract/locale.ts';
import { emailLinkKeySchema, projectSchema } from '../../../../../contract/shop/body-fields.ts';
import type { OrderServiceResponse } from '../../../../../contract/shop/order-service-response.ts';
import { emailLinkPaths } from '../../../../../contract/site-paths.ts';
import { toSiteAddress } from '../../mail/site-address.ts';
import { type ExtensionContext, handleAsync, type ServiceRequest, sendServiceAnswer } from '../../platform/http.ts';

export interface NewsletterEventDetails {
  address: string | null;
  text_version?: string;
  /** Becomes the key of the line, so that a repetition is known. */
  attempt?: string | undefined;
}

export const writeNewsletterEvent = async (
  transaction: Knex.Transaction,
  subscription: string,
  kind: 'confirmed' | 'requested' | 'unsubscribed',
  { address, text_version, attempt }: NewsletterEventDetails,
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

/** Id of the project of a domain that has a newsletter; `undefined` for every other. */
export const readNewsletterProject = async (database: Knex, domain: string): Promise<string | undefined> => {
  const row = await database('project').where({ domain, newsletter: true }).first<{ id: string } | undefined>('id');
  return row?.id;
};

/** As the database keeps the key of a confirmation mail: who reads the database can confirm nothing. */
export const toConfirmKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** `address` is that of who ends it, for the log. */
export const unsubscribeByKey = async (
  { project: domain, key }: NewsletterUnsubscriptionBody,
  { database }: Pick<ExtensionContext, 'database'>,
  address: string | undefined,
): Promise<OrderServiceResponse> => {
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
    await writeNewsletterEvent(transaction, row.id, 'unsubscribed', { address: address ?? null });
  });
  return { status: 'ok' };
};

interface Address {
  project: string;
  key: string;
}

/** What the path names; `undefined` where it is no address of ours. */
const toAddress = ({ params }: ServiceRequest): Address | undefined => {
  const [domain, key] = [projectSchema.safeParse(params['project']), emailLinkKeySchema.safeParse(params['key'])];
  return domain.success && key.success ? { project: domain.data, key: key.data } : undefined;
};

/** Whatever the form says that is posted (`List-Unsubscribe=One-Click`): the key in the path is all it takes. */
export const unsubscribeByOneClick = (context: ExtensionContext): RequestHandler =>
  handleAsync(async (request, response) => {
    const address = toAddress(request);
    sendServiceAnswer(
      response,
      address
        ? await unsubscribeByKey(address, context, request.ip)
        : { status: 'error', code: 'invalid_input', field: 'key' },
    );
  });

/**
 * People who open the address in the header get to the page that does the same: the service itself ends nothing when it is only
 * opened, because scanners of mails open every link. Only to the site of a project that is there, or anyone could lead people
 * from our address to their own.
 */
export const redirectOneClickLink = ({ database }: ExtensionContext): RequestHandler =>
  handleAsync(async (request, response) => {
    const address = toAddress(request);
    const house = address && (await database('project').where({ domain: address.project }).first<object>('id'));
    if (!address || !house) {
      sendServiceAnswer(response, { status: 'error', code: 'unknown_link', field: 'key' });
      return;
    }
    const row = await database('newsletter_subscription')
      .where({ unsubscribe_key: address.key })
      .first<{ language: Locale } | undefined>('language');
    const path = emailLinkPaths.newsletter[row?.language ?? locales[0]];
    response.redirect(303, `${toSiteAddress(address.project)}${path}#unsubscribe=${address.key}`);
  });

/** The key may stand in it: a mail program posts there and opens nothing. */
export const toOneClickUrl = ({ PUBLIC_URL: url }: Record<string, unknown>, domain: string, key: string): string =>
  `${String(url).replace(/\/+$/, '')}/ecom/newsletter/unsubscription/${encodeURIComponent(domain)}/${key}`;
