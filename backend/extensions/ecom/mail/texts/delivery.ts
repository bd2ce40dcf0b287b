// Delivery times in the words of quotes, orders and mails; the site has the same in locales/*/delivery.json, and a test holds
// both together.
import type { Locale } from '../../../../../contract/locale.ts';
import type { DeliveryTime, WorkingDays } from '../../../../../domain/delivery-time.ts';

const words: Record<Locale, { day: string; days: string; range: (min: number, max: number) => string }> = {
  de: { day: 'Werktag', days: 'Werktage', range: (min, max) => `${min}–${max}` },
  en: { day: 'working day', days: 'working days', range: (min, max) => `${min} to ${max}` },
  fr: { day: 'jour ouvré', days: 'jours ouvrés', range: (min, max) => `${min} à ${max}` },
};

/** "2–3 Werktage", "2 to 3 working days", "2 à 3 jours ouvrés"; "1 Werktag" where both ends are one. */
const formatWorkingDays = ({ min, max }: WorkingDays, language: Locale): string => {
  const { day, days, range } = words[language];
  return min === max ? `${max} ${max === 1 ? day : days}` : `${range(min, max)} ${days}`;
};

/** `null` where nobody can say. What an engraving or the way adds to an editor's words stands behind them. */
export const formatDeliveryTime = (time: DeliveryTime, language: Locale): string | null => {
  if (time.kind === 'onRequest') return null;
  if (time.kind === 'days') return formatWorkingDays(time.days, language);
  const { text, additionalDays } = time;
  const added = formatWorkingDays({ min: additionalDays, max: additionalDays }, language);
  return additionalDays === 0 ? text : `${text} + ${added}`;
};
