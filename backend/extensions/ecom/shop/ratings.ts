// POST /ecom/rating: keeps a visitor's rating as a draft. The staff reads it in the studio and publishes it, or does not
// (law row L17 is told beside the ratings). With the key of a bought piece it is a verified buyer's, once.
import type { Knex } from 'knex';
import { isSuspicious } from '../../../../contract/shop/body-fields.ts';
import type { ServiceAnswer } from '../../../../contract/shop/order-answer.ts';
import type { OrderState } from '../../../../contract/shop/order-codes.ts';
import type { RatingBody } from '../../../../contract/house/messages.ts';
import { insertIdempotently } from '../platform/database.ts';
import type { ExtensionContext } from '../platform/http.ts';
import { readShopStatus, readProductSubject, type ShopStatus } from '../platform/shop-records.ts';

/** The line of an order that the key stands for; `undefined` where it is no key of this piece, or its order came to nothing. */
const readBoughtLine = async (
  database: Knex,
  { project }: ShopStatus,
  { product, rating_key }: RatingBody,
): Promise<string | undefined> => {
  const row = await database('ecommerce_order_line as line')
    .join('ecommerce_order as o', 'o.id', 'line.order')
    .where({ 'line.rating_key': rating_key, 'line.product': product, 'o.project': project })
    .first<{ id: string; state: OrderState } | undefined>('line.id', 'o.state');
  return row && isPurchasedOrderState(row.state) ? row.id : undefined;
};

const toRow = (body: RatingBody, orderLine: string | undefined) => ({
  // Put aside rather than dropped: whoever was taken for a program is still found in the archive.
  status: isSuspicious(body) ? 'archived' : 'draft',
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

export const createRating = async (body: RatingBody, { database }: ExtensionContext): Promise<ServiceAnswer> => {
  const shop = await readShopStatus(database, body.project);
  if (!shop?.isOpen) return { status: 'error', code: 'shop_closed' };
  if (!shop.allowsRatings) return { status: 'error', code: 'ratings_closed' };
  if ('unknown' in (await readProductSubject(database, shop.project, { product: body.product })))
    return { status: 'error', code: 'unknown_product', field: 'product' };
  const hasRatingKey = body.rating_key !== undefined;
  const orderLine = hasRatingKey ? await readBoughtLine(database, shop, body) : undefined;
  if (hasRatingKey && orderLine === undefined) return { status: 'error', code: 'unknown_link', field: 'rating_key' };
  const insertedId = await database.transaction((transaction) =>
    insertIdempotently(transaction, 'ecommerce_product_rating', body.attempt, toRow(body, orderLine)),
  );
  // The database lets each bought piece vouch for one rating: the key has been used, unless this is the same attempt again.
  if (hasRatingKey && insertedId === undefined && !(await isRatingStored(database, body.attempt)))
    return { status: 'error', code: 'unknown_link', field: 'rating_key' };
  return { status: 'ok' };
};

const unpurchasedStates: readonly OrderState[] = ['awaiting_payment', 'cancelled'];
const fulfilledStates: readonly OrderState[] = ['shipped', 'completed'];

/** Whether somebody has bought the pieces of an order: its keys make ratings verified ones (law row L17). */
export const isPurchasedOrderState = (state: OrderState): boolean => !unpurchasedStates.includes(state);

/** Whether the pieces should be in their buyer's hands: earlier nobody is asked what they are like. */
export const isFulfilledOrderState = (state: OrderState): boolean => fulfilledStates.includes(state);
