// Numbers in the studio, shared by the number field (backend/extensions/number-input) and the hook number-guard:
// formatting, messages, constraint names, and the two markers that the field sends. The hook rejects one and strips the
// other.
import type { NumberRange } from '../../domain/allowed-number-ranges.ts';
import de from '../../locales/de/studioNumbers.json' with { type: 'json' };
import en from '../../locales/en/studioNumbers.json' with { type: 'json' };
import type { StudioLabel } from './content-model-types.ts';
import { createStudioMessages } from '../studio/create-studio-messages.ts';

/** Form value for an invalid number, which the hook rejects on save. */
export const invalidNumberFormValue = '?';

/** Suffix of a price drop of more than half that the editor has confirmed. */
export const confirmedPriceDropFieldValueSuffix = ' confirmed';

/** A new price below this share of the previous one needs confirmation. */
export const minUnconfirmedPriceRatio = 0.5;

export interface StudioNumberFieldFormat {
  /** Number of decimals. */
  scale: 0 | 2;
  unit?: '%' | '€';
}

const toNumberFormat = (language: string, { scale, unit }: StudioNumberFieldFormat): Intl.NumberFormat =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: scale,
    maximumFractionDigits: scale === 0 ? 0 : 3,
    ...(unit === '€' && { style: 'currency', currency: 'EUR' }),
  });

/** `1290.5` as "1.290,50 €" or "€1,290.50"; a third decimal is kept. */
export const formatStudioNumber = (value: number, language: string, format: StudioNumberFieldFormat): string => {
  const text = toNumberFormat(language, format).format(value);
  return format.unit === '%' ? `${text} %` : text;
};

/** Messages about numbers in the studio: of the field, the hook and the validation rules. */
export const getStudioNumberFieldMessages = createStudioMessages({ de, en });

const toRangeText = ({ min, max }: NumberRange, format: StudioNumberFieldFormat, code: string): string => {
  const { region, t } = getStudioNumberFieldMessages(code);
  const sample = Math.min(max, format.unit === '€' ? 1290.5 : Math.max(min, 1));
  const toText = (value: number): string => formatStudioNumber(value, region, format);
  return t('range', {
    min: toText(min),
    max: toText(max),
    example: formatStudioNumber(sample, region, { scale: format.scale }),
  });
};

/** The validation message of the studio's form: the valid range and an example. */
export const toRangeValidationMessage = (range: NumberRange, format: StudioNumberFieldFormat): StudioLabel => ({
  de: toRangeText(range, format, 'de'),
  en: toRangeText(range, format, 'en'),
});

/** Prefix of the check constraints that backend/apply manages. */
export const rangeConstraintPrefix = 'sf_ck_';

/** Truncated to 63 characters, the limit of PostgreSQL. */
export const toRangeConstraintName = (collection: string, column: string): string =>
  `${rangeConstraintPrefix}${collection}_${column}`.slice(0, 63);
