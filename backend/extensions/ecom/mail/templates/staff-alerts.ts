// To the house, in German: what needs somebody of the staff. A payment, or records with figures that cannot be right, which the
// shop leaves out until they are corrected.
import type { House } from '../house.ts';
import { heading, item, link, note, paragraph, small } from '../rendering/document.ts';
import { emailText, staffText as t } from '../../platform/texts.ts';
import type { EmailMessage } from './layout.ts';

export interface PaymentAlertEmail {
  /** What happened, and what the house does about it. */
  what: string;
  next: string;
  house: House;
  orderNumber: string;
  /** Of the order in the studio. */
  orderUrl: string;
}

/** `null` where the house has named no address to report to. */
export const toPaymentAlert = ({ house, orderNumber, orderUrl, what, next }: PaymentAlertEmail): EmailMessage | null =>
  house.email === null
    ? null
    : {
        recipient: house.email,
        subject: t('payment.subject', { number: orderNumber, house: house.displayName }),
        language: 'de',
        blocks: [
          heading(1, t('payment.heading')),
          small(emailText('de')('order.number', { number: orderNumber })),
          note(what),
          heading(2, t('payment.whatToDo')),
          paragraph(next),
          paragraph(link(t('payment.order'), orderUrl)),
        ],
      };

export interface UnusableFiguresEmail {
  house: House;
  figures: readonly { collection: string; id: string; title: string; field: string; value: string }[];
  /** Below it collections and their records have their addresses. */
  studioUrl: string;
}

/** `null` where the house has named no address to report to. */
export const toUnusableFigures = ({ house, figures, studioUrl }: UnusableFiguresEmail): EmailMessage | null =>
  house.email === null
    ? null
    : {
        recipient: house.email,
        subject: t('unusableFigures.subject', { house: house.displayName }),
        language: 'de',
        blocks: [
          heading(1, t('unusableFigures.heading')),
          paragraph(t('unusableFigures.whatHappens')),
          ...figures.map(({ collection, id, title, field, value }) =>
            item(link(title, `${studioUrl}/${collection}/${id}`), t('unusableFigures.figure', { field, value })),
          ),
          paragraph(t('unusableFigures.whatToDo')),
        ],
      };
