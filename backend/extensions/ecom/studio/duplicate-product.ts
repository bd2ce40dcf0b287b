// Duplicates a product with images, variants and translations as a draft, with the rights of the user: the button in its
// form. The studio's own "save as copy" sends the same fields (backend/schema/shop/product-duplication.ts).
import type { Accountability, Query, SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import {
  type ProductNameSlugAndReferenceNumber,
  toProductCopyIdentifiers,
} from '../../../../domain/product/product-copy-names.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';
import type { DirectusExtensionContext } from '../platform/route-types-and-handlers.ts';

type Item = Record<string, unknown>;

const products = 'ecommerce_product';

const copiedFields = contentModelCollections.find(({ name }) => name === products)?.duplicatedFields ?? [];

/** A list of Directus has 100 items unless a query says otherwise. */
const toUnlimitedLists = (paths: readonly string[][]): Item => {
  const lists = new Set(paths.flatMap(([list = '', ...field]) => (field.length > 0 ? [list] : [])));
  const getFields = (list: string) => paths.filter(([first]) => first === list).map((path) => path.slice(1));
  return Object.fromEntries([...lists].map((list) => [list, { _limit: -1, ...toUnlimitedLists(getFields(list)) }]));
};

const deep = toUnlimitedLists(copiedFields.map((field) => field.split('.'))) as NonNullable<Query['deep']>;

/** Names of the project's copies, which further copies must not have. */
export const readExistingProductCopyNames = async (database: Knex, project: string) => {
  const rows: ProductNameSlugAndReferenceNumber[] = await database(products)
    .where({ project })
    .andWhere((copies) => {
      void copies.where('slug', 'like', '%-kopie%').orWhere('reference_number', 'ilike', '%-kopie%');
    })
    .select('slug', 'reference_number');
  return {
    slugs: new Set(rows.map(({ slug }) => slug)),
    referenceNumbers: new Set(rows.map(({ reference_number }) => reference_number)),
  };
};

const omit = (item: Item, name: string): Item =>
  Object.fromEntries(Object.entries(item).filter(([other]) => other !== name));

/** Children without their keys, so that they become records of their own. */
const withoutChildKeys = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((child: Item) => omit(child, 'id')) : value,
    ]),
  );

/**
 * Returns the id of the copy.
 *
 * @throws Directus's error if the user may not read or create the product
 */
export const duplicateProduct = async (
  { services, database }: DirectusExtensionContext,
  product: string,
  { accountability, schema }: { accountability: Accountability; schema: SchemaOverview },
): Promise<string> =>
  database.transaction(async (transaction) => {
    const service = new services.ItemsService(products, { accountability, schema, knex: transaction });
    const original = (await service.readOne(product, { fields: ['project', ...copiedFields], deep })) as Item &
      ProductNameSlugAndReferenceNumber & { project: string };
    // A second copy at the same time waits, so that it sees the names of the first.
    await transaction(products).where({ id: product }).forNoKeyUpdate().select('id');
    const names = toProductCopyIdentifiers(original, await readExistingProductCopyNames(transaction, original.project));
    return (await service.createOne({ ...omit(withoutChildKeys(original), 'random_key'), ...names })) as string;
  });
