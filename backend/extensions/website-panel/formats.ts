// Times and durations as the panel shows them, on the clock of who looks. Pure.
import { formatClock, formatDay } from '../../../domain/format-dates.ts';
import { toLocalMoment } from '../../../domain/opening/opening-times.ts';
import type { Texts } from './texts.ts';

const toLocale = ({ language }: Texts): string => (language === 'de' ? 'de-DE' : 'en-GB');

/** Such as `14:05 Uhr` of today, `3. November, 14:05 Uhr` of every other day. */
export const formatPublicationTime = ({ language }: Texts, iso: string, now: Date): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { date, time } = toLocalMoment(new Date(iso), timeZone);
  const clock = formatClock(time, language);
  if (date === toLocalMoment(now, timeZone).date) return clock;
  return `${formatDay(date, language, { hasYear: false })}, ${clock}`;
};

/** Seconds below two minutes, minutes above. */
export const formatDuration = (texts: Texts, fromIso: string, toIso: string): string => {
  const seconds = Math.max(0, Math.round((Date.parse(toIso) - Date.parse(fromIso)) / 1_000));
  const format = new Intl.NumberFormat(toLocale(texts), { maximumFractionDigits: 1 });
  return seconds < 120 ? texts.seconds(format.format(seconds)) : texts.minutes(format.format(seconds / 60));
};
