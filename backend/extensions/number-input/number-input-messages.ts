// Messages of the number field in the studio's two languages; number-guard uses the same ones for writes through the
// API.
import type { NumberRange } from '../../../domain/allowed-number-ranges.ts';
import {
  formatStudioNumber,
  type StudioNumberFieldFormat,
  getStudioNumberFieldMessages,
  toRangeValidationMessage,
} from '../../schema/studio-number-field-format.ts';
import type { ParsedNumberInput } from './parse-localized-number-input.ts';

type RejectionReason = Exclude<ParsedNumberInput, { kind: 'empty' | 'number' }>;

export interface RejectedNumberInput {
  /** Label of the field. */
  field: string;
  typed: string;
  reason: RejectionReason;
  range: NumberRange;
  format: StudioNumberFieldFormat;
}

export interface PriceDropNeedingConfirmation {
  field: string;
  from: number;
  to: number;
}

const money: StudioNumberFieldFormat = { scale: 2, unit: '€' };

/** @param code studio language, such as `de-DE` */
export const toNumberInputMessages = (code: string) => {
  const { language, region, t } = getStudioNumberFieldMessages(code);
  const toRefusal = ({ field, typed, reason, range, format }: RejectedNumberInput): string => {
    if (reason.kind === 'ambiguous') {
      const [whole, decimal] = reason.readings.map((value) => formatStudioNumber(value, region, format));
      const example = formatStudioNumber(reason.readings[0], region, { scale: format.scale });
      return t('refusals.ambiguous', { field, typed, whole: whole ?? '', decimal: decimal ?? '', example });
    }
    const kind = reason.kind === 'tooManyDecimals' && format.scale === 0 ? 'wholeNumber' : reason.kind;
    return t(`refusals.${kind}`, { field, typed, range: toRangeValidationMessage(range, format)[language] });
  };
  const toDropValues = ({ field, from, to }: PriceDropNeedingConfirmation) => ({
    field,
    from: formatStudioNumber(from, region, money),
    to: formatStudioNumber(to, region, money),
    share: new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 1 }).format(1 - to / from),
  });
  return {
    /** For `Intl`. */
    language: region,
    refusal: toRefusal,
    /** For the studio's list of invalid fields. */
    unusable: (field: string): string => t('unusable', { field }),
    drop: (drop: PriceDropNeedingConfirmation): string => t('drop', toDropValues(drop)),
    confirm: t('confirm'),
    confirmed: (drop: PriceDropNeedingConfirmation): string => t('confirmed', toDropValues(drop)),
    /** For batch edits. */
    confirmAll: t('confirmAll'),
    /** Backend error for an unconfirmed price drop. */
    unconfirmed: (drop: PriceDropNeedingConfirmation): string => t('unconfirmed', toDropValues(drop)),
    /** Backend error for a GTIN whose check digit is wrong. */
    gtin: (field: string, typed: string): string => t('refusals.gtin', { field, typed }),
    color: (field: string, typed: string): string => t('refusals.color', { field, typed }),
  };
};
