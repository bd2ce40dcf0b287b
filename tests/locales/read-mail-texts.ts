// Every text of the mails, and of the withdrawal pages without scripts, in one language; what they name stands as "…".
import { appointmentTexts } from '../../backend/extensions/ecom/mail/texts/appointment.ts';
import { mailTexts } from '../../backend/extensions/ecom/mail/texts/by-language.ts';
import { copyTexts } from '../../backend/extensions/ecom/mail/texts/contact.ts';
import { newsletterTexts } from '../../backend/extensions/ecom/mail/texts/newsletter.ts';
import { orderStatusTexts } from '../../backend/extensions/ecom/mail/texts/order-status.ts';
import { pickupTexts } from '../../backend/extensions/ecom/mail/texts/pickup.ts';
import { refundTexts } from '../../backend/extensions/ecom/mail/texts/refund.ts';
import { requestTexts } from '../../backend/extensions/ecom/mail/texts/request.ts';
import { withdrawalTexts } from '../../backend/extensions/ecom/mail/texts/withdrawal.ts';
import { pageTexts } from '../../backend/extensions/ecom/shop/withdrawals/plain/page-texts.ts';
import { newsletterConsent } from '../../contract/house/newsletter.ts';
import type { Locale } from '../../contract/locale.ts';

export interface MailText {
  where: string;
  text: string;
}

const toTexts = (value: unknown, where: string): MailText[] => {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value === 'function') return toTexts((value as (...names: string[]) => unknown)('…', '…', '…'), where);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => toTexts(part, `${where}.${name}`));
};

export const readMailTexts = (locale: Locale): MailText[] =>
  Object.entries({
    appointment: appointmentTexts,
    contact: copyTexts,
    newsletter: newsletterTexts,
    consent: newsletterConsent.text,
    order: mailTexts,
    orderStatus: orderStatusTexts,
    pickup: pickupTexts,
    refund: refundTexts,
    request: requestTexts,
    withdrawal: withdrawalTexts,
    withdrawalPages: pageTexts,
  }).flatMap(([name, texts]) => toTexts(texts[locale], `mails/${locale}/${name}`));
