// What the studio's "save as copy" takes along: product, images, variants and translations, as new records. Without such
// a list Directus would hand over the variants themselves, so that they leave the original.
import type { CollectionDefinition, FieldDefinition } from '../content-model-types.ts';
import { createStudioLabel, halfWidthFieldOptions } from '../define-fields.ts';

/**
 * A copy is another product that is not in stock yet: a draft without barcode, stock and reduction. No branch has it
 * either, so that list is not copied.
 */
const neverCopied = new Set([
  'status',
  'publish_at',
  'unpublish_at',
  'project',
  'stock',
  'gtin',
  'identifier',
  'is_reduced',
]);

const copiedLists = [
  'translations',
  'images',
  'product_variants',
  'subcategories',
  'attributes',
  'tags',
  'related_products',
];

const isCopied = ({ name, column, readonly }: FieldDefinition): boolean =>
  column !== undefined && !readonly && !neverCopied.has(name);

const toDuplicatedFields = (collections: CollectionDefinition[], product: CollectionDefinition): string[] => {
  const findChildFields = (parent: FieldDefinition[], list: string): FieldDefinition[] => {
    const child = parent.find(({ name }) => name === list)?.listOf;
    return collections.find(({ name }) => name === child)?.fields ?? [];
  };
  /** Without the reference to the parent. */
  const toPaths = (fields: FieldDefinition[], list: string): string[] =>
    fields.filter((field) => isCopied(field) && field.relation?.oneField !== list).map(({ name }) => `${list}.${name}`);
  return [
    // Tells the copy from a new product (extensions/product-guard), which drops it.
    'random_key',
    ...product.fields.filter(isCopied).map(({ name }) => name),
    ...copiedLists.flatMap((list) => {
      const fields = findChildFields(product.fields, list);
      const translations = toPaths(findChildFields(fields, 'translations'), 'translations');
      return [
        // Directus copies the children of a list only if it reads their keys, which it then leaves out.
        `${list}.id`,
        ...toPaths(fields, list),
        ...translations.map((path) => `${list}.${path}`),
      ];
    }),
  ];
};

/** The collections, with the fields of a product's copy. */
export const withItemDuplicationFields = (collections: CollectionDefinition[]): CollectionDefinition[] =>
  collections.map((collection) =>
    collection.name === 'ecommerce_product'
      ? { ...collection, duplicatedFields: toDuplicatedFields(collections, collection) }
      : collection,
  );

/** The button of the form. */
export const productDuplicateButtonField: FieldDefinition = {
  name: 'duplicate',
  type: 'alias',
  label: createStudioLabel('Duplizieren', 'Duplicate'),
  interface: 'product-duplicate',
  special: ['alias', 'no-data'],
  ...halfWidthFieldOptions,
};
