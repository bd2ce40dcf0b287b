// Numbers between the studio's field (backend/extensions/number-input) and the backend: how they are shown, what is
// said of them, the names of the constraints on them, and the two marks that the field sends beside a number. The
// hook number-guard refuses the one and takes the other away.
import type { NumberRange } from '../../domain/number-ranges.ts';
import de from '../../locales/de/studioNumbers.json' with { type: 'json' };
import en from '../../locales/en/studioNumbers.json' with { type: 'json' };
import type { StudioLabel } from './definition.ts';
import { createStudioMessages } from './studio-messages.ts';

/** Stands in the form for a text that is no usable number, so that it cannot be saved. */
export const invalidNumberMarker = '?';

/** Behind a price that falls by more than half: an editor has confirmed it. */
export const confirmedPriceDropSuffix = ' confirmed';

/** A price below this share of the one before is asked about. */
export const priceDropConfirmationRatio = 0.5;

export interface NumberFormat {
  /** Decimals. */
  scale: 0 | 2;
  unit?: '%' | '€';
}

const toNumberFormat = (language: string, { scale, unit }: NumberFormat): Intl.NumberFormat =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: scale,
    maximumFractionDigits: scale === 0 ? 0 : 3,
    ...(unit === '€' && { style: 'currency', currency: 'EUR' }),
  });

/** `1290.5` as "1.290,50 €" or "€1,290.50"; a third decimal is shown where there is one. */
export const formatNumber = (value: number, language: string, format: NumberFormat): string => {
  const text = toNumberFormat(language, format).format(value);
  return format.unit === '%' ? `${text} %` : text;
};

/** What is said of numbers in the studio: by the field, by the hook that guards it and by the rules of the form. */
export const getNumberMessages = createStudioMessages({ de, en });

const toRangeText = ({ min, max }: NumberRange, format: NumberFormat, code: string): string => {
  const { region, t } = getNumberMessages(code);
  const sample = Math.min(max, format.unit === '€' ? 1290.5 : Math.max(min, 1));
  const say = (value: number): string => formatNumber(value, region, format);
  return t('range', { min: say(min), max: say(max), example: formatNumber(sample, region, { scale: format.scale }) });
};

/** What may stand in the field, for whoever is refused by the form. */
export const toRangeSentence = (range: NumberRange, format: NumberFormat): StudioLabel => ({
  de: toRangeText(range, format, 'de'),
  en: toRangeText(range, format, 'en'),
});

/** Constraints of this prefix are ours. */
export const rangeConstraintPrefix = 'sf_ck_';

/** As PostgreSQL names it, whose names end after 63 characters. */
export const toRangeConstraintName = (collection: string, column: string): string =>
  `${rangeConstraintPrefix}${collection}_${column}`.slice(0, 63);
