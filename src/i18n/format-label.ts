// A label before its value, as each language writes it. Pure.
import type { Locale } from '../../contract/locale.ts';

/** "Gravur:", "Engraving:", "Texte à graver :" with the no-break space that French puts before a colon. */
export const formatLabel = (label: string, locale: Locale): string => `${label}${locale === 'fr' ? '\u00a0:' : ':'}`;
