// POST /ecom/request: stores a visitor's question about a product for the staff and sends emails to both.
import type { Knex } from 'knex';
import type { Locale } from '../../../../../contract/locale.ts';
import { isSuspectedSpamSubmission } from '../../platform/suspected-spam.ts';
import type { OrderServiceOkOrErrorResponse } from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import type { ProductRequestBody } from '../../../../../contract/visitors/contact-rating-and-product-request.ts';
import { readSenderCompany } from '../../mail/sender-company.ts';
import {
  toProductRequestStaffEmail,
  toProductRequestReceivedEmail,
} from '../../mail/templates/product-request-emails.ts';
import { isWithinDailyMailLimit, enqueueMail } from '../../mail/enqueue-mail.ts';
import {
  insertOrIgnoreDuplicateAttempt,
  toTranslatedTextSql,
  toTranslationJoin,
} from '../../platform/database-helpers.ts';
import type { DirectusExtensionContext } from '../../platform/route-types-and-handlers.ts';
import {
  readShopMaintenanceAndRatingSettings,
  readProductAndVariantNameForStaff,
} from '../../platform/read-shop-and-branch-records.ts';

/** Per email address and day. */
const maxConfirmationsPerDay = 5;

interface RequestedProduct {
  project: string;
  subject: string;
}

const toRow = (body: ProductRequestBody, { project, subject }: RequestedProduct) => ({
  project,
  subject,
  kind: body.kind,
  product: body.product,
  variant: body.variant ?? null,
  name: body.name,
  email: body.email,
  phone: body.phone || null,
  message: body.message || null,
  language: body.language,
  path: body.path ?? null,
});

const writeRequestEmails = async (
  transaction: Knex.Transaction,
  id: string,
  body: ProductRequestBody,
  { project, subject }: RequestedProduct,
): Promise<void> => {
  const sender = await readSenderCompany(transaction, project);
  const productName = await readProductAndVariantName(
    transaction,
    { product: body.product, variant: body.variant ?? null },
    body.language,
  );
  const occasion = { about: `ecommerce_request:${id}` };
  const staffMessage = toProductRequestStaffEmail({ sender, subject, ...body });
  if (staffMessage)
    await enqueueMail(transaction, { project, sender, message: staffMessage, occasion, kind: 'request_house' });
  const kind = 'request_received';
  const emailLimit = { project, recipient: body.email, kind, maxPerDay: maxConfirmationsPerDay };
  if (!(await isWithinDailyMailLimit(transaction, emailLimit))) return;
  const message = toProductRequestReceivedEmail({ sender, productName, ...body });
  await enqueueMail(transaction, { project, sender, message, occasion, kind });
};

export const saveCustomerProductRequest = async (
  body: ProductRequestBody,
  { database }: DirectusExtensionContext,
): Promise<OrderServiceOkOrErrorResponse> => {
  const shop = await readShopMaintenanceAndRatingSettings(database, body.project);
  if (!shop?.isOpen) return { status: 'error', code: 'shop_closed' };
  const read = await readProductAndVariantNameForStaff(database, shop.project, body);
  if ('unknown' in read) return { status: 'error', code: 'unknown_product', field: read.unknown };
  const requestedProduct = { project: shop.project, subject: read.subject };
  const isSuspected = isSuspectedSpamSubmission(body);
  await database.transaction(async (transaction) => {
    const row = { ...toRow(body, requestedProduct), status: isSuspected ? 'suspected' : 'new' };
    const id = await insertOrIgnoreDuplicateAttempt(transaction, 'ecommerce_request', body.attempt, row);
    // A bot may have entered a stranger's address: suspected requests get no email.
    if (id !== undefined && !isSuspected) await writeRequestEmails(transaction, id, body, requestedProduct);
  });
  return { status: 'ok' };
};

export interface ProductAndVariantIds {
  product: string;
  variant: string | null;
}

const readName = async (
  database: Knex,
  collection: string,
  id: string,
  language: Locale,
): Promise<string | undefined> => {
  const row = await database(`${collection} as item`)
    .leftJoin(...toTranslationJoin(collection, 'item', language))
    .where({ 'item.id': id })
    .first<{ name: string } | undefined>(
      toTranslatedTextSql(database, 'text.display_name', 'item.display_name', 'name'),
    );
  return row?.name;
};

/** For example "Signet ring, size 52". */
export const readProductAndVariantName = async (
  database: Knex,
  { product, variant }: ProductAndVariantIds,
  language: Locale,
): Promise<string> => {
  const names = [
    await readName(database, 'ecommerce_product', product, language),
    variant === null ? undefined : await readName(database, 'ecommerce_product_variant', variant, language),
  ];
  return names.filter((name) => name !== undefined).join(', ');
};
