// Sends back-in-stock notifications to visitors who requested them. Runs on every instance; each notification is sent
// once.
import type { Knex } from 'knex';
import type { Locale } from '../../../../../contract/locale.ts';
import { readSenderCompany } from '../../mail/sender-company.ts';
import { toBackInStockEmail } from '../../mail/templates/product-request-emails.ts';
import { isWithinDailyMailLimit, enqueueMail } from '../../mail/enqueue-mail.ts';
import { toProductImageSql } from '../../platform/product-image-sql.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { defineScheduledJob, defineDueItemsJobTask } from '../../platform/define-scheduled-job.ts';
import { readProductAndVariantName } from './save-customer-product-request.ts';

/** The next run handles the remaining ones. */
const batchSize = 50;

/**
 * Excludes requests that the staff closed or marked as spam, and those without an address. Unpublished products and
 * shops in maintenance mode wait.
 */
const isBackInStock = `
  request.kind = 'stock' and request.notified_at is null and request.status in ('new', 'answered')
  and request.email <> '' and exists (
    select 1 from ecommerce_product product join ecommerce_settings shop on shop.project = product.project
     where product.id = request.product and product.status = 'published' and not shop.maintenance_mode
       and case
         when request.variant is null
              and not exists (select 1 from ecommerce_product_variant v where v.product = product.id and v.active)
           then product.stock > 0
         else exists (select 1 from ecommerce_product_variant v
                       where v.product = product.id and v.active and v.stock > 0
                         and v.id = coalesce(request.variant, v.id))
       end)`;

/** Per email address and day. */
const maxNotificationsPerDay = 5;

interface RequestRow {
  project: string;
  product: string;
  variant: string | null;
  name: string;
  email: string;
  language: Locale | null;
  path: string | null;
  date_created: Date;
  /** Id of the file. */
  image: string | null;
}

/** Marks every request of this visitor for the product, so that duplicates send one email. */
const markNotified = (transaction: Knex.Transaction, { project, product, variant, email }: RequestRow) =>
  transaction('ecommerce_request')
    .where({ project, product, variant, kind: 'stock', notified_at: null })
    .whereIn('status', ['new', 'answered'])
    .whereRaw('lower(email) = lower(?)', [email])
    .update({ notified_at: transaction.fn.now(), status: 'answered' });

const writeNotification = async (transaction: Knex.Transaction, id: string, request: RequestRow): Promise<void> => {
  const { project, name, email, path, image } = request;
  const language = request.language ?? 'de';
  const sender = await readSenderCompany(transaction, project);
  const productName = await readProductAndVariantName(transaction, request, language);
  const message = toBackInStockEmail({
    sender,
    language,
    productName,
    name,
    email,
    path,
    image,
    requestedAt: request.date_created,
  });
  const occasion = { about: `ecommerce_request:${id}` };
  await enqueueMail(transaction, { project, sender, message, occasion, kind: 'stock_returned' });
};

/** Beyond the daily limit, nothing is sent: the visitor probably does not own the mailbox. */
const notify = async (transaction: Knex.Transaction, id: string, request: RequestRow): Promise<void> => {
  const { project, email: recipient } = request;
  const emailLimit = { project, recipient, kind: 'stock_returned', maxPerDay: maxNotificationsPerDay };
  if (await isWithinDailyMailLimit(transaction, emailLimit)) await writeNotification(transaction, id, request);
  await markNotified(transaction, request);
};

const notifyRequester = async ({ database }: OrderServiceContext, id: string, email: string): Promise<void> => {
  await database.transaction(async (transaction) => {
    // Serializes requests of the same address, so that a duplicate is already marked when it is read.
    await transaction.raw('select pg_advisory_xact_lock(hashtextextended(lower(?), 0))', [email]);
    const request = await transaction('ecommerce_request as request')
      .where({ id })
      .whereRaw(isBackInStock)
      .forUpdate()
      .skipLocked()
      .first<RequestRow | undefined>('request.*', transaction.raw(`${toProductImageSql('request')} as image`));
    if (request) await notify(transaction, id, request);
  });
};

export const backInStockJob = defineScheduledJob({
  tasks: [
    defineDueItemsJobTask({
      selectDue: async ({ database }) =>
        database('ecommerce_request as request')
          .whereRaw(isBackInStock)
          .orderBy('date_created')
          .limit(batchSize)
          .select<{ id: string; email: string }[]>('id', 'email'),
      handle: (service, { id, email }) => notifyRequester(service, id, email),
      describeFailure: ({ id }) => `The back-in-stock notification of the request ${id} could not be sent.`,
    }),
  ],
});
