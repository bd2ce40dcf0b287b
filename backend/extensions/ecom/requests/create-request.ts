// POST /ecom/request: keeps a visitor's question about a piece for the staff, who answer it from the studio, and tells both
// sides by mail.
import type { Knex } from 'knex';
import { isSuspicious } from '../../../../contract/shop/body-fields.ts';
import type { Answer } from '../../../../contract/shop/order-answer.ts';
import type { RequestBody } from '../../../../contract/shop/request.ts';
import type { Context } from '../http.ts';
import { insertOnce } from '../insert-once.ts';
import { readHouse } from '../mails/content/read-house.ts';
import { toRequestHouse, toRequestReceived } from '../mails/letters/request.ts';
import { mayWriteTo } from '../mails/may-write-to.ts';
import { writeMail } from '../mails/write-mail.ts';
import { readProduct, readShop, readVariantName, type Product } from '../read-shop.ts';
import { readPieceName } from './read-piece-name.ts';

const maxSubjectLength = 255;

/** What one address of e-mail gets at most. */
const confirmationsPerDay = 5;

/** Such as "Solitärring Aurora (AT-101), Größe 52": what the staff needs to know even when the product is gone. */
export const toSubject = ({ displayName, referenceNumber }: Product, variantName: string | undefined): string =>
  [`${displayName} (${referenceNumber})`, variantName]
    .filter((part) => part !== undefined)
    .join(', ')
    .slice(0, maxSubjectLength);

interface Asked {
  project: string;
  subject: string;
}

const toRow = (body: RequestBody, { project, subject }: Asked) => ({
  ...{ project, subject, kind: body.kind, product: body.product, variant: body.variant ?? null },
  ...{ name: body.name, email: body.email, phone: body.phone || null, message: body.message || null },
  ...{ language: body.language, path: body.path ?? null },
});

const writeMails = async (
  transaction: Knex.Transaction,
  id: string,
  body: RequestBody,
  { project, subject }: Asked,
): Promise<void> => {
  const house = await readHouse(transaction, project);
  const piece = await readPieceName(
    transaction,
    { product: body.product, variant: body.variant ?? null },
    body.language,
  );
  const occasion = { about: `ecommerce_request:${id}` };
  const toHouse = toRequestHouse({ house, subject, ...body });
  if (toHouse) await writeMail(transaction, { project, house, letter: toHouse, occasion, kind: 'request_house' });
  const kind = 'request_received';
  const typed = { project, recipient: body.email, kind, mostPerDay: confirmationsPerDay };
  if (!(await mayWriteTo(transaction, typed))) return;
  const letter = toRequestReceived({ house, piece, ...body });
  await writeMail(transaction, { project, house, letter, occasion, kind });
};

export const createRequest = async (body: RequestBody, { database }: Context): Promise<Answer> => {
  const shop = await readShop(database, body.project);
  if (!shop?.isOpen) return { status: 'error', code: 'shop_closed' };
  const product = await readProduct(database, shop.project, body.product);
  if (!product) return { status: 'error', code: 'unknown_product', field: 'product' };
  const variantName = body.variant && (await readVariantName(database, body.product, body.variant));
  if (body.variant !== undefined && variantName === undefined)
    return { status: 'error', code: 'unknown_product', field: 'variant' };
  const asked = { project: shop.project, subject: toSubject(product, variantName) };
  const isSuspected = isSuspicious(body);
  await database.transaction(async (transaction) => {
    const row = { ...toRow(body, asked), status: isSuspected ? 'suspected' : 'new' };
    const id = await insertOnce(transaction, 'ecommerce_request', body.attempt, row);
    // A program may have typed anybody's address: only what people seem to have sent is answered by mail.
    if (id !== undefined && !isSuspected) await writeMails(transaction, id, body, asked);
  });
  return { status: 'ok' };
};
