// POST /ecom/rating: keeps a visitor's rating as a draft. The staff reads it in the studio and publishes it, or does not
// (law row L17 is told beside the ratings).
import { isSuspicious } from '../../../../contract/shop/body-fields.ts';
import type { Answer } from '../../../../contract/shop/order-answer.ts';
import type { RatingBody } from '../../../../contract/shop/rating.ts';
import type { Context } from '../http.ts';
import { readProduct, readShop } from '../read-shop.ts';
import { writeOnce } from '../write-once.ts';

export const createRating = async (body: RatingBody, context: Context): Promise<Answer> => {
  const shop = await readShop(context.database, body.project);
  if (!shop?.isOpen) return { status: 'error', code: 'shop_closed' };
  if (!shop.allowsRatings) return { status: 'error', code: 'ratings_closed' };
  if (!(await readProduct(context.database, shop.project, body.product)))
    return { status: 'error', code: 'unknown_product', field: 'product' };
  await writeOnce(context, 'ecommerce_product_rating', body.attempt, {
    // Put aside rather than dropped: whoever was taken for a program is still found in the archive.
    status: isSuspicious(body) ? 'archived' : 'draft',
    product: body.product,
    rating: body.rating,
    title: body.title || null,
    comment: body.comment || null,
    author: body.author || null,
    language: body.language,
    verified: false,
  });
  return { status: 'ok' };
};
