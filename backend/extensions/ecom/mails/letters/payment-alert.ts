// To the house, in German: a payment needs somebody of the staff.
import { heading, link, note, paragraph, small } from '../content/document.ts';
import type { House } from '../content/order.ts';
import { mailTexts } from '../texts/by-language.ts';
import { type AlertTexts, paymentAlertTexts as texts } from '../texts/payment-alert.ts';
import type { Letter } from './letter.ts';

export interface PaymentAlertLetter extends AlertTexts {
  house: House;
  orderNumber: string;
  /** Of the order in the studio. */
  orderUrl: string;
}

/** `null` where the house has named no address to report to. */
export const toPaymentAlert = ({ house, orderNumber, orderUrl, what, next }: PaymentAlertLetter): Letter | null =>
  house.email === null
    ? null
    : {
        recipient: house.email,
        subject: texts.subject(orderNumber, house.displayName),
        language: 'de',
        blocks: [
          heading(1, texts.heading),
          small(mailTexts.de.orderNumber(orderNumber)),
          note(what),
          heading(2, texts.whatToDo),
          paragraph(next),
          paragraph(link(texts.order, orderUrl)),
        ],
      };
