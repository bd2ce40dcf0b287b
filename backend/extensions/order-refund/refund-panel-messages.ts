// Messages of the refund form in the studio's two languages.
import de from '../../../locales/de/studioRefunds.json' with { type: 'json' };
import en from '../../../locales/en/studioRefunds.json' with { type: 'json' };
import { formatDateInTimeZone, formatDateTime } from '../../../domain/format-dates.ts';
import { createStudioMessages, getBrowserTimeZone } from '../../schema/studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const toRefundPanelMessages = createStudioMessages({ de, en });

export type RefundPanelMessages = ReturnType<typeof toRefundPanelMessages>;

export const formatRefundAmount = ({ region }: RefundPanelMessages, cents: number): string =>
  new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const formatRefundTime = ({ language }: RefundPanelMessages, iso: string): string =>
  formatDateTime(new Date(iso), language, getBrowserTimeZone());

export const formatRefundDate = ({ language }: RefundPanelMessages, iso: string): string =>
  formatDateInTimeZone(new Date(iso), language, getBrowserTimeZone());
