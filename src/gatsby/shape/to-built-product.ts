// Maps a product to its page in one language: what the browser would make of it, with its description made safe.
import type { Locale } from '../../../contract/locale.ts';
import type { PictureFiles } from '../../../domain/product/picture.ts';
import type { ListProduct, Product } from '../../../domain/product/product.ts';
import { type ProductMapping, toListProduct, toProduct } from '../../../domain/product/to-product.ts';
import type { Translate } from '../../../domain/translate.ts';
import { toSafeHtml } from '../html/safe-html.ts';
import { ContentError } from '../read/check-records.ts';
import type { BuiltProductRecord } from '../read/read-products.ts';

export interface BuiltProductMapping {
  locale: Locale;
  translate: Translate;
  /** The files of a picture by the id of its file. */
  pictures: ReadonlyMap<string, PictureFiles>;
}

const toMapping = ({ locale, translate, pictures }: BuiltProductMapping): ProductMapping => ({
  locale,
  translate,
  toFiles: ({ id }) => pictures.get(id) ?? null,
  onMalformed: (id, problem) => {
    const record = { collection: 'ecommerce_personalization', item: id };
    throw new ContentError({ cause: 'content', details: [`${record.collection} ${id}: ${problem}`], record });
  },
});

export const toBuiltProduct = (record: BuiltProductRecord, mapping: BuiltProductMapping): Product => {
  const product = toProduct(record, toMapping(mapping));
  const { description } = product;
  return { ...product, description: description && toSafeHtml(description, { locale: mapping.locale }) };
};

export const toBuiltListProduct = (record: BuiltProductRecord, mapping: BuiltProductMapping): ListProduct =>
  toListProduct(record, toMapping(mapping));
