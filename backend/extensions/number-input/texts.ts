// What the field for numbers says, in the studio's two languages. The hook beside (number-guard) says the same to whoever
// saves past the field.
import type { NumberRange } from '../../../domain/number-ranges.ts';
import { formatNumber, type NumberFormat, getNumberMessages, toRangeSentence } from '../../schema/number-value.ts';
import type { ParsedNumber } from './parse-number.ts';

type Refused = Exclude<ParsedNumber, { kind: 'empty' | 'number' }>;

export interface InvalidNumberInput {
  /** How the form calls the field. */
  field: string;
  typed: string;
  reason: Refused;
  range: NumberRange;
  format: NumberFormat;
}

export interface PriceDrop {
  field: string;
  from: number;
  to: number;
}

const money: NumberFormat = { scale: 2, unit: '€' };

/** @param code of the studio's language, such as `de-DE` */
export const toNumberMessages = (code: string) => {
  const { language, region, t } = getNumberMessages(code);
  const toRefusal = ({ field, typed, reason, range, format }: InvalidNumberInput): string => {
    if (reason.kind === 'ambiguous') {
      const [whole, decimal] = reason.readings.map((value) => formatNumber(value, region, format));
      const example = formatNumber(reason.readings[0], region, { scale: format.scale });
      return t('refusals.ambiguous', { field, typed, whole: whole ?? '', decimal: decimal ?? '', example });
    }
    const kind = reason.kind === 'tooManyDecimals' && format.scale === 0 ? 'wholeNumber' : reason.kind;
    return t(`refusals.${kind}`, { field, typed, range: toRangeSentence(range, format)[language] });
  };
  const toDropValues = ({ field, from, to }: PriceDrop) => ({
    field,
    from: formatNumber(from, region, money),
    to: formatNumber(to, region, money),
    share: new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 1 }).format(1 - to / from),
  });
  return {
    /** For `Intl`. */
    language: region,
    refusal: toRefusal,
    /** In the list of what keeps a form from being saved. */
    unusable: (field: string): string => t('unusable', { field }),
    drop: (drop: PriceDrop): string => t('drop', toDropValues(drop)),
    confirm: t('confirm'),
    confirmed: (drop: PriceDrop): string => t('confirmed', toDropValues(drop)),
    /** Where many records are changed at once. */
    confirmAll: t('confirmAll'),
    /** What the backend says of a drop that nobody has confirmed. */
    unconfirmed: (drop: PriceDrop): string => t('unconfirmed', toDropValues(drop)),
    /** What the backend says of a number on a label that fails its check digit. */
    gtin: (field: string, typed: string): string => t('refusals.gtin', { field, typed }),
  };
};
