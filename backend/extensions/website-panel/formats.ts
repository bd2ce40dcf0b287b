// Times and durations as the panel shows them, on the clock of who looks. Pure.
import type { Texts } from './texts.ts';

const toLocale = ({ language }: Texts): string => (language === 'de' ? 'de-DE' : 'en-GB');

/** Today by its time alone, every other day with its date. */
export const formatMoment = (texts: Texts, iso: string, now: Date): string => {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(toLocale(texts), {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    ...{ hour: '2-digit', minute: '2-digit' },
  }).format(moment);
};

/** Seconds below two minutes, minutes above. */
export const formatDuration = (texts: Texts, fromIso: string, toIso: string): string => {
  const seconds = Math.max(0, Math.round((Date.parse(toIso) - Date.parse(fromIso)) / 1_000));
  const format = new Intl.NumberFormat(toLocale(texts), { maximumFractionDigits: 1 });
  return seconds < 120 ? texts.seconds(format.format(seconds)) : texts.minutes(format.format(seconds / 60));
};
