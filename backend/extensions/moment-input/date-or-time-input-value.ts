// Values of the browser's inputs for dates and times, and those that Directus stores. Pure.

export type DateOrTimeFieldType = 'date' | 'time' | 'dateTime';

/** Directus's value without seconds, which the inputs would show. */
export const toDateOrTimeInputValue = (type: DateOrTimeFieldType, value: string | null): string => {
  if (value === null) return '';
  return value.slice(0, { date: 10, time: 5, dateTime: 16 }[type]);
};

/** `null` for an empty input; `undefined` while a year is being typed, whose first digits are a date, too. */
export const toStoredDateOrTimeValue = (type: DateOrTimeFieldType, value: string): string | null | undefined => {
  if (value === '') return null;
  if (type !== 'time' && value < '1000') return undefined;
  return type === 'date' ? value : `${value}:00`;
};
