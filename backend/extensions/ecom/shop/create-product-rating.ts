// POST /ecom/rating: stores a rating as a draft that the staff may publish. With the key of a purchased product, it
// counts once as a verified buyer's rating (law row L17).
import type { Knex } from 'knex';
import { isSuspectedSpamSubmission } from '../platform/suspected-spam.ts';
import type { OrderServiceOkOrErrorResponse } from '../../../../contract/shop/order-service-ok-or-error-response.ts';
import type { OrderState } from '../../../../contract/shop/order-constants.ts';
import type { ProductRatingRequestBody } from '../../../../contract/visitors/contact-rating-and-product-request.ts';
import { insertOrIgnoreDuplicateAttempt } from '../platform/database-helpers.ts';
import type { DirectusExtensionContext } from '../platform/route-types-and-handlers.ts';
import {
  readShopMaintenanceAndRatingSettings,
  readProductAndVariantNameForStaff,
  type ShopMaintenanceAndRatingSettings,
} from '../platform/read-shop-and-branch-records.ts';

/** The order line of a rating key; `undefined` if the key is not for this product, or the order was not purchased. */
const readBoughtLine = async (
  database: Knex,
  { project }: ShopMaintenanceAndRatingSettings,
  { product, rating_key }: ProductRatingRequestBody,
): Promise<string | undefined> => {
  const row = await database('ecommerce_order_line as line')
    .join('ecommerce_order as o', 'o.id', 'line.order')
    .where({ 'line.rating_key': rating_key, 'line.product': product, 'o.project': project })
    .first<{ id: string; state: OrderState } | undefined>('line.id', 'o.state');
  return row && isPurchasedOrderState(row.state) ? row.id : undefined;
};

const toRow = (body: ProductRatingRequestBody, orderLine: string | undefined) => ({
  // Archived rather than dropped: the staff can still find the rating of a person who was mistaken for a bot.
  status: isSuspectedSpamSubmission(body) ? 'archived' : 'draft',
  product: body.product,
  rating: body.rating,
  title: body.title || null,
  comment: body.comment || null,
  author: body.author || null,
  language: body.language,
  verified: orderLine !== undefined,
  order_line: orderLine ?? null,
});

const isRatingStored = async (database: Knex, attempt: string | undefined): Promise<boolean> =>
  attempt !== undefined &&
  (await database('ecommerce_product_rating').where({ id: attempt }).first<unknown>('id')) !== undefined;

export const createProductRating = async (
  body: ProductRatingRequestBody,
  { database }: DirectusExtensionContext,
): Promise<OrderServiceOkOrErrorResponse> => {
  const shop = await readShopMaintenanceAndRatingSettings(database, body.project);
  if (!shop?.isOpen) return { status: 'error', code: 'shop_closed' };
  if (!shop.allowsRatings) return { status: 'error', code: 'ratings_closed' };
  if ('unknown' in (await readProductAndVariantNameForStaff(database, shop.project, { product: body.product })))
    return { status: 'error', code: 'unknown_product', field: 'product' };
  const hasRatingKey = body.rating_key !== undefined;
  const orderLine = hasRatingKey ? await readBoughtLine(database, shop, body) : undefined;
  if (hasRatingKey && orderLine === undefined) return { status: 'error', code: 'unknown_link', field: 'rating_key' };
  const insertedId = await database.transaction((transaction) =>
    insertOrIgnoreDuplicateAttempt(transaction, 'ecommerce_product_rating', body.attempt, toRow(body, orderLine)),
  );
  // A unique index allows one rating per order line: the key is used up, unless this is a retry of the same attempt.
  if (hasRatingKey && insertedId === undefined && !(await isRatingStored(database, body.attempt)))
    return { status: 'error', code: 'unknown_link', field: 'rating_key' };
  return { status: 'ok' };
};

const unpurchasedStates: readonly OrderState[] = ['awaiting_payment', 'cancelled'];

/** Whether an order in this state counts as a purchase, so that its keys verify ratings (law row L17). */
export const isPurchasedOrderState = (state: OrderState): boolean => !unpurchasedStates.includes(state);
