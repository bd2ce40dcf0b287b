// POST /ecom/request: keeps a visitor's question about a product for the staff, who answer it from the studio.
import { isSuspicious } from '../../../../contract/shop/body-fields.ts';
import type { Answer } from '../../../../contract/shop/order-answer.ts';
import type { RequestBody } from '../../../../contract/shop/request.ts';
import type { Context } from '../http.ts';
import { readProduct, readShop, readVariantName, type Product } from '../read-shop.ts';
import { writeOnce } from '../write-once.ts';

const maxSubjectLength = 255;

/** Such as "Solitärring Aurora (AT-101), Größe 52": what the staff needs to know even when the product is gone. */
const toSubject = ({ displayName, referenceNumber }: Product, variantName: string | undefined): string =>
  [`${displayName} (${referenceNumber})`, variantName]
    .filter((part) => part !== undefined)
    .join(', ')
    .slice(0, maxSubjectLength);

export const createRequest = async (body: RequestBody, context: Context): Promise<Answer> => {
  const { database } = context;
  const shop = await readShop(database, body.project);
  if (!shop?.isOpen) return { status: 'error', code: 'shop_closed' };
  const product = await readProduct(database, shop.project, body.product);
  if (!product) return { status: 'error', code: 'unknown_product', field: 'product' };
  const variantName = body.variant && (await readVariantName(database, body.product, body.variant));
  if (body.variant !== undefined && variantName === undefined)
    return { status: 'error', code: 'unknown_product', field: 'variant' };
  await writeOnce(context, 'ecommerce_request', body.attempt, {
    status: isSuspicious(body) ? 'suspected' : 'new',
    kind: body.kind,
    project: shop.project,
    product: body.product,
    variant: body.variant ?? null,
    subject: toSubject(product, variantName),
    name: body.name,
    email: body.email,
    phone: body.phone || null,
    language: body.language,
    message: body.message || null,
  });
  return { status: 'ok' };
};
