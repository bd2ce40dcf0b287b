// Texts of the product form and list in the studio: the hook product-guard, the table of variants, the columns of the list.
import de from '../../../locales/de/studioProducts.json' with { type: 'json' };
import en from '../../../locales/en/studioProducts.json' with { type: 'json' };
import { createStudioMessages } from '../../studio/create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const getStudioProductFormMessages = createStudioMessages({ de, en });
