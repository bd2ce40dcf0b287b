// Alerts to the staff, in German: a payment that needs attention, or records with invalid numbers, which the shop hides
// until they are corrected.
import type { SenderCompany } from '../sender-company.ts';
import {
  headingBlock,
  listItemBlock,
  linkRun,
  noteBlock,
  paragraphBlock,
  smallPrintBlock,
} from '../rendering/document.ts';
import { getEmailTranslator, translateForStaff as t } from '../../platform/texts.ts';
import type { EmailMessage } from './layout.ts';

export interface PaymentAlertEmailData {
  /** What happened, and what the staff should do. */
  what: string;
  next: string;
  house: SenderCompany;
  orderNumber: string;
  /** URL of the order in the studio. */
  orderUrl: string;
}

/** `null` if the company has no notification address. */
export const toPaymentAlertEmail = ({
  house,
  orderNumber,
  orderUrl,
  what,
  next,
}: PaymentAlertEmailData): EmailMessage | null =>
  house.email === null
    ? null
    : {
        recipient: house.email,
        subject: t('payment.subject', { number: orderNumber, house: house.displayName }),
        language: 'de',
        blocks: [
          headingBlock(1, t('payment.heading')),
          smallPrintBlock(getEmailTranslator('de')('order.number', { number: orderNumber })),
          noteBlock(what),
          headingBlock(2, t('payment.whatToDo')),
          paragraphBlock(next),
          paragraphBlock(linkRun(t('payment.order'), orderUrl)),
        ],
      };

export interface InvalidNumbersEmailData {
  house: SenderCompany;
  figures: readonly { collection: string; id: string; title: string; field: string; value: string }[];
  /** Base URL of collections in the studio. */
  studioUrl: string;
}

/** `null` if the company has no notification address. */
export const toInvalidNumbersEmail = ({ house, figures, studioUrl }: InvalidNumbersEmailData): EmailMessage | null =>
  house.email === null
    ? null
    : {
        recipient: house.email,
        subject: t('unusableFigures.subject', { house: house.displayName }),
        language: 'de',
        blocks: [
          headingBlock(1, t('unusableFigures.heading')),
          paragraphBlock(t('unusableFigures.whatHappens')),
          ...figures.map(({ collection, id, title, field, value }) =>
            listItemBlock(
              linkRun(title, `${studioUrl}/${collection}/${id}`),
              t('unusableFigures.figure', { field, value }),
            ),
          ),
          paragraphBlock(t('unusableFigures.whatToDo')),
        ],
      };
