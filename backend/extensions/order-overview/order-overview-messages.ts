// Messages of the order overview in the studio's two languages, and what it formats.
import deOrderStatus from '../../../locales/de/orderStatus.json' with { type: 'json' };
import de from '../../../locales/de/studioOrders.json' with { type: 'json' };
import enOrderStatus from '../../../locales/en/orderStatus.json' with { type: 'json' };
import en from '../../../locales/en/studioOrders.json' with { type: 'json' };
import { formatDateInTimeZone, formatDateTime } from '../../../domain/format-dates.ts';
import { createStudioMessages, getBrowserTimeZone } from '../../schema/studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const toOrderOverviewMessages = createStudioMessages({
  de: { ...de, course: deOrderStatus.course },
  en: { ...en, course: enOrderStatus.course },
});

export type OrderOverviewMessages = ReturnType<typeof toOrderOverviewMessages>;

export const formatOrderTime = ({ language }: OrderOverviewMessages, iso: string): string =>
  formatDateTime(new Date(iso), language, getBrowserTimeZone());

export const formatOrderDay = ({ language }: OrderOverviewMessages, iso: string): string =>
  formatDateInTimeZone(new Date(iso), language, getBrowserTimeZone());

/** "Englisch" for `en`. */
export const formatOrderLanguage = ({ region }: OrderOverviewMessages, language: string): string =>
  new Intl.DisplayNames(region, { type: 'language' }).of(language) ?? language;
