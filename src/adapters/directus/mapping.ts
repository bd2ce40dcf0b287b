// How the browser maps the backend's products: in the page's language, with the backend's own pictures.
import type { Locale } from '../../../contract/locale.ts';
import type { ProductMapping } from '../../../domain/product/to-product.ts';
import { createTranslate } from '../../../domain/translate.ts';
import { toPresetFiles } from './preset-pictures.ts';

/** A missing translation was logged by the build; in the visitor's console nobody could do anything about it. */
const translate = createTranslate(() => undefined);

export const toMapping = (locale: Locale): ProductMapping => ({ locale, translate, toFiles: toPresetFiles });
