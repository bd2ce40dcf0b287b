// Alerts to the staff, in German: a payment that needs attention, or records with invalid numbers, which the shop hides
// until they are corrected.
import type { SenderCompany } from '../sender-company.ts';
import {
  createEmailOrPdfHeadingBlock,
  createListItemBlock,
  createLinkTextRun,
  createDocumentNoteBlock,
  createParagraphBlock,
  createSmallPrintBlock,
} from '../rendering/document-blocks.ts';
import { getEmailTranslator, getGermanStaffMessage as t } from '../../platform/service-translators.ts';
import type { EmailMessage } from './email-layout.ts';

export interface PaymentAlertStaffEmailData {
  /** What happened, and what the staff should do. */
  what: string;
  next: string;
  sender: SenderCompany;
  orderNumber: string;
  /** URL of the order in the studio. */
  orderUrl: string;
}

/** `null` if the company has no notification address. */
export const toPaymentAlertStaffEmail = ({
  sender,
  orderNumber,
  orderUrl,
  what,
  next,
}: PaymentAlertStaffEmailData): EmailMessage | null =>
  sender.email === null
    ? null
    : {
        recipient: sender.email,
        subject: t('payment.subject', { number: orderNumber, house: sender.displayName }),
        language: 'de',
        blocks: [
          createEmailOrPdfHeadingBlock(1, t('payment.heading')),
          createSmallPrintBlock(getEmailTranslator('de')('order.number', { number: orderNumber })),
          createDocumentNoteBlock(what),
          createEmailOrPdfHeadingBlock(2, t('payment.whatToDo')),
          createParagraphBlock(next),
          createParagraphBlock(createLinkTextRun(t('payment.order'), orderUrl)),
        ],
      };

export interface InvalidNumberFieldsStaffEmailData {
  sender: SenderCompany;
  invalidNumbers: readonly { collection: string; id: string; title: string; field: string; value: string }[];
  /** Base URL of collections in the studio. */
  studioUrl: string;
}

/** `null` if the company has no notification address. */
export const toInvalidValuesStaffEmail = ({
  sender,
  invalidNumbers,
  studioUrl,
}: InvalidNumberFieldsStaffEmailData): EmailMessage | null =>
  sender.email === null
    ? null
    : {
        recipient: sender.email,
        subject: t('unusableFigures.subject', { house: sender.displayName }),
        language: 'de',
        blocks: [
          createEmailOrPdfHeadingBlock(1, t('unusableFigures.heading')),
          createParagraphBlock(t('unusableFigures.whatHappens')),
          ...invalidNumbers.map(({ collection, id, title, field, value }) =>
            createListItemBlock(
              createLinkTextRun(title, `${studioUrl}/${collection}/${id}`),
              t('unusableFigures.figure', { field, value }),
            ),
          ),
          createParagraphBlock(t('unusableFigures.whatToDo')),
        ],
      };
