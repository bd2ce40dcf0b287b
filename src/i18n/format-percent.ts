// A share in percent, as each language writes it. Pure.
import type { Locale } from '../../contract/locale.ts';

/** `19` is "19 %" in German and French, "19%" in English. */
export const formatPercent = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);
