// Emails about a product request: to the visitor, to the staff, and when the product is back in stock.
import type { Locale } from '../../../../../contract/locale.ts';
import type { ProductRequestKind } from '../../../../../contract/visitors/contact-rating-and-product-request.ts';
import { formatDateInTimeZone } from '../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  createBoldTextRun,
  createEmailOrPdfHeadingBlock,
  createDocumentNoteBlock,
  createParagraphBlock,
} from '../rendering/document-blocks.ts';
import { createEmailButtonBlock, type EmailBlock } from '../rendering/email-blocks.ts';
import { createEmailProductImage } from '../rendering/email-inline-image.ts';
import {
  getEmailTranslator,
  getGermanStaffMessage,
  toGermanLanguageName,
  formatLabelledValue,
} from '../../platform/service-translators.ts';
import { type EmailMessage, toSenderSiteBaseUrl, visitorEmailContentToMessage } from './email-layout.ts';

interface ProductRequest {
  sender: SenderCompany;
  language: Locale;
  name: string;
  email: string;
  /** Localized path of the product page. */
  path?: string | null | undefined;
}

/** Always on the project's own domain. */
const toPageButton = ({ sender, path }: ProductRequest, text: string): EmailBlock | null =>
  path ? createEmailButtonBlock(text, `${toSenderSiteBaseUrl(sender)}${path}`) : null;

export interface ProductRequestReceivedEmailData extends ProductRequest {
  /** Name of the product in `language`. */
  productName: string;
  kind: ProductRequestKind;
}

/** Omits the message: the form must not be usable to send texts to other people's addresses. */
export const toProductRequestReceivedEmail = (request: ProductRequestReceivedEmailData): EmailMessage => {
  const { sender, language, email: recipient, name, productName, kind } = request;
  const t = getEmailTranslator(language);
  return visitorEmailContentToMessage({
    sender,
    language,
    recipient,
    kind: 'request_received',
    values: { name, house: sender.displayName, product: productName },
    blocks: [
      createParagraphBlock(t(`request.received.text.${kind}`, { product: productName })),
      toPageButton(request, t('request.page')),
      createParagraphBlock(t('request.received.mistake')),
    ],
  });
};

export interface BackInStockEmailData extends ProductRequest {
  productName: string;
  /** Id of the file. */
  image: string | null;
  requestedAt: Date;
}

export const toBackInStockEmail = (notification: BackInStockEmailData): EmailMessage => {
  const { sender, language, email: recipient, name, productName, image } = notification;
  const t = getEmailTranslator(language);
  return visitorEmailContentToMessage({
    sender,
    language,
    recipient,
    kind: 'stock_returned',
    values: { name, house: sender.displayName, product: productName },
    image: createEmailProductImage(image),
    blocks: [
      toPageButton(notification, t('request.page')),
      createParagraphBlock(
        t('request.returned.once', { day: formatDateInTimeZone(notification.requestedAt, language, sender.timeZone) }),
      ),
    ],
  });
};

export interface ProductRequestStaffEmailData extends ProductRequest {
  /** Name and reference number of the product, in German. */
  subject: string;
  kind: ProductRequestKind;
  phone?: string | undefined;
  message: string;
}

/** In German; replies go to the visitor. `null` if the company has no notification address. */
export const toProductRequestStaffEmail = (request: ProductRequestStaffEmailData): EmailMessage | null => {
  const { sender, subject, kind, name, email, phone, language, message } = request;
  if (sender.email === null) return null;
  const t = getGermanStaffMessage;
  const kindName = t(`request.kinds.${kind}`);
  const details = [
    [t('labels.piece'), subject],
    [t('labels.name'), name],
    [t('labels.email'), email],
    ...(phone ? [[t('labels.phone'), phone]] : []),
    [t('labels.language'), toGermanLanguageName(language)],
  ];
  return {
    recipient: sender.email,
    replyTo: email,
    subject: t('request.subject', { kind: kindName, product: subject }),
    language: 'de',
    blocks: [
      createEmailOrPdfHeadingBlock(1, t('request.heading', { kind: kindName })),
      ...details.map(([label = '', value = '']) =>
        createParagraphBlock(formatLabelledValue(getEmailTranslator('de'), label), createBoldTextRun(value)),
      ),
      ...(message ? [createDocumentNoteBlock(message)] : []),
      ...[toPageButton(request, t('request.page'))].filter((block) => block !== null),
      createParagraphBlock(t(kind === 'stock' ? 'request.stockNext' : 'request.next')),
    ],
  };
};
