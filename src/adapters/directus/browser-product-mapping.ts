// Maps products in the browser: in the page's language, with Directus's own image sizes. Leaves out invalid products
// and logs each once.
import { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductImageRecord } from '../../../contract/common-record-schemas.ts';
import { jpegImagePreset, productImageWidths, type ResponsiveImageFiles } from '../../../domain/content-image-data.ts';
import type { ProductMappingContext } from '../../../domain/product/to-product.ts';
import { createRecordFieldTranslator } from '../../../domain/record-translation.ts';
import { parseValidProducts, type ProductRecordsParseResult } from '../../../domain/parse-product-records.ts';
import { toDirectusImagePresetUrl } from './directus-image-preset-url.ts';

type File = Parameters<typeof toDirectusImagePresetUrl>[0];

const toSrcSet = (file: File, format: 'avif' | 'webp') =>
  productImageWidths.map((width) => `${toDirectusImagePresetUrl(file, `${format}-${width}`)} ${width}w`).join(', ');

/** Images that the build did not create: Directus's presets (other sizes are refused). */
const toPresetFiles = ({
  id,
  width,
  height,
  modified_on,
}: ProductImageRecord['directus_files_id']): ResponsiveImageFiles => {
  const file = { id, version: modified_on ?? '' };
  return {
    images: {
      sources: [
        { type: 'image/avif', srcSet: toSrcSet(file, 'avif') },
        { type: 'image/webp', srcSet: toSrcSet(file, 'webp') },
      ],
      fallback: { src: toDirectusImagePresetUrl(file, jpegImagePreset.key) },
    },
    width: width ?? 4,
    height: height ?? 5,
  };
};

/** The build has logged missing translations; visitors could not act on them. */
const translate = createRecordFieldTranslator(() => undefined);

export const createBrowserProductMappingContext = (locale: Locale): ProductMappingContext => ({
  locale,
  translate,
  toFiles: toPresetFiles,
});

const loggedProducts = new Set<string>();

/**
 * Returns the valid products.
 * @throws ZodError if all of several are invalid, which points to the schema rather than the products.
 */
export const parseProductsAndLogInvalidOnes = <S extends z.ZodType>(
  schema: S,
  records: readonly unknown[],
): ProductRecordsParseResult<z.infer<S>> => {
  const usable = parseValidProducts(schema, records);
  if (records.length > 1 && usable.products.length === 0) z.array(schema).parse(records);
  for (const { id, field, message } of usable.problems) {
    const text = `Product ${id ?? '(no id)'}, field "${field}" ${message}: left out.`;
    if (!loggedProducts.has(text)) console.warn(text);
    loggedProducts.add(text);
  }
  return usable;
};
