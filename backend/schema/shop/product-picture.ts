// The pictures of a product: a list of files in the product's own order, each with a description (specification §3).
// Joined in product.ts.
import type { CollectionDefinition, FieldDefinition } from '../definition.ts';
import { childId, label, sort, text } from '../fields.ts';
import { productGuidance } from '../picture-guidance.ts';
import { file, junction, manyList, one, translated } from '../relations.ts';

const parentOwnership = { projectPath: 'project' };
const ownership = { projectPath: 'product.project' };

export const pictureList: FieldDefinition = manyList('images', label('Bilder', 'Pictures'), 'ecommerce_product_image', {
  interface: 'files',
  special: ['files'],
  note: productGuidance,
});

const alternativeText = () =>
  text('alt', label('Bildbeschreibung', 'Picture description'), {
    note: label(
      'Für Menschen, die das Bild nicht sehen: was es zeigt, z. B. „Solitärring Aurora, von vorn“',
      'For people who do not see the picture: what it shows, such as “Aurora solitaire ring, seen from the front”',
    ),
    width: 'full',
  });

const translations = translated(
  'ecommerce_product_image',
  label('Produktbild', 'Product picture'),
  ownership,
  [alternativeText()],
  'integer',
);

/**
 * The description stands on the junction and not on the file, for two reasons: one file may show two products, and
 * Directus keeps a file's title and description in one language only. The flat field is German, the others are
 * translation entries, as with every text of the shop.
 */
const picture: CollectionDefinition = {
  ...junction({
    name: 'ecommerce_product_image',
    from: { collection: 'ecommerce_product', field: 'product', listField: 'images', ownership: parentOwnership },
    to: { collection: 'directus_files', field: 'directus_files_id' },
  }),
  label: label('Produktbild', 'Product picture'),
  fields: [
    childId(),
    one('product', label('Produkt', 'Product'), 'ecommerce_product', {
      required: true,
      hidden: true,
      oneField: 'images',
      sortField: 'sort',
      junctionField: 'directus_files_id',
    }),
    file('directus_files_id', label('Datei', 'File'), productGuidance, { required: true, junctionField: 'product' }),
    sort(),
    alternativeText(),
    translations.field,
  ],
};

export const pictureCollections: CollectionDefinition[] = [picture, translations.collection];
