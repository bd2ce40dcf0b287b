// Messages of the panel in the studio's two languages, with times in the browser's time zone.
import type { StudioRecordSummary } from '../../../contract/publishing/publishing-panel.ts';
import { formatTimeOfDay, formatDate } from '../../../domain/format-dates.ts';
import { toLocalDateTime } from '../../../domain/opening-hours/opening-hours.ts';
import de from '../../../locales/de/studioPublishingPanel.json' with { type: 'json' };
import en from '../../../locales/en/studioPublishingPanel.json' with { type: 'json' };
import { createStudioMessages } from '../../studio/create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const toPublishingPanelMessages = createStudioMessages({ de, en });

/** In both languages: Directus reads it before it knows the editor. */
export const publishingPanelDescriptionText = `${de.description} / ${en.description}`;

export type PublishingPanelMessages = ReturnType<typeof toPublishingPanelMessages>;

/** "Seite: Über uns", or only "Seite" for a record without a title. */
export const formatStudioRecordName = (
  { label, title }: Pick<StudioRecordSummary, 'label' | 'title'>,
  { language }: Pick<PublishingPanelMessages, 'language'>,
): string => (title === null ? label[language] : `${label[language]}: ${title}`);

/** Text for the problem codes of build-host-client.ts and poll-site-builds.ts. */
export const formatPublishingProblem = ({ t }: PublishingPanelMessages, code: string): string => {
  if (code === 'away' || code === 'silent' || code === 'stopping') return t(`problems.${code}`);
  return code === 'not_signed' || code === 'too_old' ? t('problems.notSigned') : t('problems.other', { code });
};

/** `14:05 Uhr` for today, `3. November, 14:05 Uhr` for any other day. */
export const formatSitePublicationTime = ({ language }: PublishingPanelMessages, iso: string, now: Date): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { date, time } = toLocalDateTime(new Date(iso), timeZone);
  const clock = formatTimeOfDay(time, language);
  if (date === toLocalDateTime(now, timeZone).date) return clock;
  return `${formatDate(date, language, { hasYear: false })}, ${clock}`;
};

/** Seconds below two minutes, minutes above. */
export const formatPublicationDuration = (
  { region, t }: PublishingPanelMessages,
  fromIso: string,
  toIso: string,
): string => {
  const seconds = Math.max(0, Math.round((Date.parse(toIso) - Date.parse(fromIso)) / 1_000));
  const format = new Intl.NumberFormat(region, { maximumFractionDigits: 1 });
  return seconds < 120
    ? t('seconds', { number: format.format(seconds) })
    : t('minutes', { number: format.format(seconds / 60) });
};
