// What the field for numbers says, in the studio's two languages. The hook beside (number-guard) says the same to whoever
// saves past the field.
import type { NumberRange } from '../../../domain/number-ranges.ts';
import { formatNumber, type NumberFormat, toRangeSentence } from '../../schema/number-value.ts';
import type { ParsedNumber } from './parse-number.ts';

type Refused = Exclude<ParsedNumber, { kind: 'empty' | 'number' }>;

export interface RefusedNumber {
  /** How the form calls the field. */
  field: string;
  typed: string;
  reason: Refused;
  range: NumberRange;
  format: NumberFormat;
}

export interface Drop {
  field: string;
  from: number;
  to: number;
}

export interface Texts {
  /** For `Intl`. */
  language: string;
  refusal: (refused: RefusedNumber) => string;
  /** In the list of what keeps a form from being saved. */
  unusable: (field: string) => string;
  drop: (drop: Drop) => string;
  confirm: string;
  confirmed: (drop: Drop) => string;
  /** Where many records are changed at once. */
  confirmAll: string;
  /** What the backend says of a drop that nobody has confirmed. */
  unconfirmed: (drop: Drop) => string;
}

const money: NumberFormat = { scale: 2, unit: '€' };

const toShare = ({ from, to }: Drop, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(1 - to / from);

const german: Texts = {
  language: 'de-DE',
  refusal: ({ field, typed, reason, range, format }) => {
    const say = (value: number): string => formatNumber(value, 'de-DE', format);
    const plain = (value: number): string => formatNumber(value, 'de-DE', { scale: format.scale });
    switch (reason.kind) {
      case 'ambiguous': {
        const [whole, decimal] = reason.readings;
        return `„${field}“ ist nicht eindeutig: „${typed}“ kann ${say(whole)} oder ${say(decimal)} heißen. Schreiben Sie die Nachkommastellen dazu, etwa ${plain(whole)}.`;
      }
      case 'tooManyDecimals':
        return format.scale === 0
          ? `„${field}“ ist eine ganze Zahl; „${typed}“ hat Nachkommastellen.`
          : `„${field}“ hat höchstens zwei Nachkommastellen; „${typed}“ hat mehr.`;
      case 'outOfRange':
        return `„${field}“ liegt außerhalb dessen, was möglich ist. ${toRangeSentence(range, format).de}`;
      case 'unreadable':
        return `„${field}“ ist so keine Zahl: „${typed}“. ${toRangeSentence(range, format).de}`;
    }
  },
  unusable: (field) => `„${field}“ lässt sich so nicht speichern. Was zu ändern ist, steht unter dem Feld.`,
  drop: (drop) =>
    `„${drop.field}“ fällt von ${formatNumber(drop.from, 'de-DE', money)} auf ${formatNumber(drop.to, 'de-DE', money)}, das sind ${toShare(drop, 'de-DE')} weniger. Ist das gewollt?`,
  confirm: 'Ja, auf diesen Preis senken',
  confirmed: (drop) =>
    `Bestätigt: von ${formatNumber(drop.from, 'de-DE', money)} auf ${formatNumber(drop.to, 'de-DE', money)}.`,
  confirmAll: 'Preise dürfen dabei um mehr als die Hälfte fallen.',
  unconfirmed: (drop) =>
    `„${drop.field}“ fällt von ${formatNumber(drop.from, 'de-DE', money)} auf ${formatNumber(drop.to, 'de-DE', money)}, um mehr als die Hälfte. Bestätigen Sie das im Feld und speichern Sie noch einmal.`,
};

const english: Texts = {
  language: 'en-GB',
  refusal: ({ field, typed, reason, range, format }) => {
    const say = (value: number): string => formatNumber(value, 'en-GB', format);
    const plain = (value: number): string => formatNumber(value, 'en-GB', { scale: format.scale });
    switch (reason.kind) {
      case 'ambiguous': {
        const [whole, decimal] = reason.readings;
        return `“${field}” is ambiguous: “${typed}” can mean ${say(whole)} or ${say(decimal)}. Write the decimals as well, such as ${plain(whole)}.`;
      }
      case 'tooManyDecimals':
        return format.scale === 0
          ? `“${field}” is a whole number; “${typed}” has decimals.`
          : `“${field}” has two decimals at most; “${typed}” has more.`;
      case 'outOfRange':
        return `“${field}” is outside the permitted range. ${toRangeSentence(range, format).en}`;
      case 'unreadable':
        return `“${field}” must be a number; “${typed}” cannot be read as one. ${toRangeSentence(range, format).en}`;
    }
  },
  unusable: (field) => `“${field}” cannot be saved like this. The note below the field says what to change.`,
  drop: (drop) =>
    `“${drop.field}” falls from ${formatNumber(drop.from, 'en-GB', money)} to ${formatNumber(drop.to, 'en-GB', money)}, which is ${toShare(drop, 'en-GB')} less. Is this what you want?`,
  confirm: 'Yes, lower to this price',
  confirmed: (drop) =>
    `Confirmed: from ${formatNumber(drop.from, 'en-GB', money)} to ${formatNumber(drop.to, 'en-GB', money)}.`,
  confirmAll: 'Prices may fall by more than half.',
  unconfirmed: (drop) =>
    `“${drop.field}” falls from ${formatNumber(drop.from, 'en-GB', money)} to ${formatNumber(drop.to, 'en-GB', money)}, by more than half. Confirm it in the field and save again.`,
};

/** @param language code of the studio's language, such as `de-DE` */
export const toTexts = (language: string): Texts => (language.startsWith('de') ? german : english);
