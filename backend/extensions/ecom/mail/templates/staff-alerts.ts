// To the house, in German: what needs somebody of the staff. A payment, or records with figures that cannot be right, which the
// shop leaves out until they are corrected.
import type { House } from '../house.ts';
import { heading, item, link, note, paragraph, small } from '../rendering/document.ts';
import { mailTexts } from '../texts/by-language.ts';
import { type AlertTexts, paymentAlertTexts } from '../texts/payment-alert.ts';
import { unusableFiguresTexts } from '../texts/unusable-figures.ts';
import type { EmailMessage } from './layout.ts';

export interface PaymentAlertEmail extends AlertTexts {
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
        subject: paymentAlertTexts.subject(orderNumber, house.displayName),
        language: 'de',
        blocks: [
          heading(1, paymentAlertTexts.heading),
          small(mailTexts.de.orderNumber(orderNumber)),
          note(what),
          heading(2, paymentAlertTexts.whatToDo),
          paragraph(next),
          paragraph(link(paymentAlertTexts.order, orderUrl)),
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
        subject: unusableFiguresTexts.subject(house.displayName),
        language: 'de',
        blocks: [
          heading(1, unusableFiguresTexts.heading),
          paragraph(unusableFiguresTexts.whatHappens),
          ...figures.map(({ collection, id, title, field, value }) =>
            item(link(title, `${studioUrl}/${collection}/${id}`), unusableFiguresTexts.figure(field, value)),
          ),
          paragraph(unusableFiguresTexts.whatToDo),
        ],
      };
