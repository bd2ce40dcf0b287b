// Directus hook: the studio's "save as copy" of a product gets a free address and reference number, and a variant never
// moves to another product, which would take it from the first. Directus does not start without this extension.
import type { FilterHandler, HookConfig, HookExtensionContext } from '@directus/types';
import type { Knex } from 'knex';
import type { Request, RequestHandler, Router } from 'express';
import {
  toProductCopyIdentifiers,
  type ProductNameSlugAndReferenceNumber,
} from '../../../domain/product/product-copy-names.ts';
import { createFieldValidationError } from '../../access/refused-request-error.ts';
import { readStudioUserLanguage, readStudioUserProjectId } from '../../access/studio-user-project-and-language.ts';
import { isUuid } from '../ecom/platform/database-helpers.ts';
import { readExistingProductCopyNames } from '../ecom/studio/duplicate-product.ts';
import { getStudioProductFormMessages } from '../../schema/shop/product-form-messages.ts';

type Item = Record<string, unknown>;

const products = 'ecommerce_product';

const productPath = new RegExp(`^/items/${products}/?$`);

/** The key of a many-to-one value. */
const toKey = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as Item)['id'] : value;

/** Only a copy has the random number of a product, by which the original is found (schema/shop/product-duplication.ts). */
const readOriginal = async (database: Knex, project: string, randomKey: number) =>
  database(products)
    .where({ project, random_key: randomKey })
    .first<ProductNameSlugAndReferenceNumber | undefined>('display_name', 'slug', 'reference_number');

const renameCopy = async ({ database }: HookExtensionContext, request: Request<unknown, unknown, unknown>) => {
  const { accountability } = request;
  const { random_key: randomKey, ...item } = (request.body ?? {}) as Item;
  if (!accountability?.user || typeof randomKey !== 'number') return;
  const project = toKey(item['project']) ?? (await readStudioUserProjectId({ database, accountability }));
  const original = typeof project === 'string' ? await readOriginal(database, project, randomKey) : undefined;
  if (typeof project !== 'string' || !original) return;
  const names = toProductCopyIdentifiers(original, await readExistingProductCopyNames(database, project));
  const kept = Object.entries(names).filter(
    ([name]) => item[name] === original[name as keyof ProductNameSlugAndReferenceNumber],
  );
  request.body = { ...item, ...Object.fromEntries(kept) };
};

/** Before all hooks, so that none of them sees names that are taken. */
const createCopyHandler =
  (context: HookExtensionContext): RequestHandler =>
  (request, _response, next) => {
    if (request.method !== 'POST' || !productPath.test(request.path)) next();
    else renameCopy(context, request).then(() => next(), next);
  };

const keepVariantsAtTheirProduct: FilterHandler = async (payload, meta, context) => {
  const value = (payload as Item | null)?.['product'];
  // The required column refuses `null`.
  if (value === undefined || value === null) return payload;
  const product = toKey(value);
  // An object without a key would be a new product.
  if (typeof product === 'string' && isUuid(product)) {
    const moved: unknown = await context
      .database('ecommerce_product_variant')
      .whereIn('id', meta['keys'] as string[])
      .whereNot({ product })
      .first('id');
    if (moved === undefined) return payload;
  }
  const { t } = getStudioProductFormMessages(await readStudioUserLanguage(context));
  throw createFieldValidationError('product', t('variantOfOther'));
};

const register: HookConfig = ({ init, filter }, context) => {
  init('routes.before', (meta) => (meta['app'] as Router).use(createCopyHandler(context)));
  filter('ecommerce_product_variant.items.update', keepVariantsAtTheirProduct);
};

export default register;
