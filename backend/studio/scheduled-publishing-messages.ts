// Texts about scheduled records (docs/decisions/082), for the form, the lists and the panel “Website”.
import { formatDate, formatTimeOfDay } from '../../domain/format-dates.ts';
import de from '../../locales/de/studioSchedule.json' with { type: 'json' };
import en from '../../locales/en/studioSchedule.json' with { type: 'json' };
import { createStudioMessages, type StudioMessages } from './create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const getScheduledPublishingMessages = createStudioMessages({ de, en });

/** "1. Dezember 2026, 8 Uhr" for `2026-12-01T08:00:00`. */
export const formatScheduledPublicationTime = (
  localTime: string,
  { language }: Pick<StudioMessages<never>, 'language'>,
): string => `${formatDate(localTime.slice(0, 10), language)}, ${formatTimeOfDay(localTime.slice(11, 16), language)}`;
