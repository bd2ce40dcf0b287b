// Numbers between the studio's field (backend/extensions/number-input) and the backend: how they are shown, and the two marks that
// the field sends beside a number. The hook number-guard refuses the one and takes the other away.
import type { NumberRange } from '../../domain/number-ranges.ts';
import type { Label } from './definition.ts';

/** Stands in the form for a text that is no usable number, so that it cannot be saved. */
export const unusableNumber = '?';

/** Behind a price that falls by more than half: an editor has confirmed it. */
export const confirmedDrop = ' confirmed';

/** A price below this share of the one before is asked about. */
export const askedBelow = 0.5;

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

/** What may stand in the field, for whoever is refused by the form. */
export const toRangeSentence = ({ min, max }: NumberRange, format: NumberFormat): Label => {
  const sample = Math.min(max, format.unit === '€' ? 1290.5 : Math.max(min, 1));
  const say = (value: number, language: string): string => formatNumber(value, language, format);
  const plain = (language: string): string => formatNumber(sample, language, { scale: format.scale });
  return {
    de: `Erlaubt: ${say(min, 'de-DE')} bis ${say(max, 'de-DE')}, geschrieben etwa ${plain('de-DE')}.`,
    en: `Allowed: ${say(min, 'en-GB')} to ${say(max, 'en-GB')}, written like ${plain('en-GB')}.`,
  };
};
