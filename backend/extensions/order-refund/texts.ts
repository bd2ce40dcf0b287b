// What the form says, in the studio's two languages.
import de from '../../../locales/de/studioRefunds.json' with { type: 'json' };
import en from '../../../locales/en/studioRefunds.json' with { type: 'json' };
import { formatDateInTimeZone, formatDateTime } from '../../../domain/format-dates.ts';
import { createStudioMessages } from '../../schema/studio-messages.ts';

/** @param language code of the studio's language, such as `de-DE` */
export const toRefundMessages = createStudioMessages({ de, en });

export type RefundMessages = ReturnType<typeof toRefundMessages>;

export const formatCents = ({ region }: RefundMessages, cents: number): string =>
  new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** The staff's own clock. */
const toTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const formatRefundTime = ({ language }: RefundMessages, iso: string): string =>
  formatDateTime(new Date(iso), language, toTimeZone());

export const formatRefundDay = ({ language }: RefundMessages, iso: string): string =>
  formatDateInTimeZone(new Date(iso), language, toTimeZone());
