// Maps where an editor's link leads to its address in the language of the page (specification §2, link behaviour).
import type { Locale } from '../../../contract/locale.ts';
import { toLocalizedPath } from '../../i18n/paths.ts';

export const toLinkHref = (target: string, locale: Locale): string =>
  target.startsWith('/') ? toLocalizedPath(target, locale) : target;
