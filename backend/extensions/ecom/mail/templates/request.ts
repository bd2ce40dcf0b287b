// Emails about a product request: to the visitor, to the staff, and when the product is back in stock.
import type { Locale } from '../../../../../contract/locale.ts';
import type { ProductRequestKind } from '../../../../../contract/house/messages.ts';
import { formatDateInTimeZone } from '../../../../../domain/format-dates.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  type DocumentBlock,
  boldRun,
  headingBlock,
  linkRun,
  noteBlock,
  paragraphBlock,
} from '../rendering/document.ts';
import {
  getEmailTranslator,
  translateForStaff,
  toGermanLanguageName,
  formatLabelledValue,
} from '../../platform/texts.ts';
import { type EmailMessage, toSiteUrl, toVisitorEmail } from './layout.ts';

interface ProductRequest {
  house: SenderCompany;
  language: Locale;
  name: string;
  email: string;
  /** Localized path of the product page. */
  path?: string | null | undefined;
}

/** Always on the project's own domain. */
const toPageLink = ({ house, path }: ProductRequest, text: string): DocumentBlock | null =>
  path ? paragraphBlock(linkRun(text, `${toSiteUrl(house)}${path}`)) : null;

export interface RequestReceivedEmailData extends ProductRequest {
  /** Name of the piece in the language. */
  piece: string;
  kind: ProductRequestKind;
}

/** Omits the message: nobody can make the shop send their own text to another person's address. */
export const toRequestReceivedEmail = (request: RequestReceivedEmailData): EmailMessage => {
  const { house, language, email: recipient, name, piece, kind } = request;
  const t = getEmailTranslator(language);
  return toVisitorEmail({
    house,
    language,
    recipient,
    name,
    subject: t('request.received.subject', { piece, house: house.displayName }),
    heading: t('request.received.heading'),
    blocks: [
      paragraphBlock(t(`request.received.text.${kind}`, { piece })),
      toPageLink(request, t('request.page')),
      paragraphBlock(t('request.received.mistake')),
    ],
  });
};

export interface BackInStockEmailData extends ProductRequest {
  piece: string;
  askedAt: Date;
}

export const toBackInStockEmail = (notification: BackInStockEmailData): EmailMessage => {
  const { house, language, email: recipient, name, piece } = notification;
  const t = getEmailTranslator(language);
  return toVisitorEmail({
    house,
    language,
    recipient,
    name,
    subject: t('request.returned.subject', { piece, house: house.displayName }),
    heading: t('request.returned.heading'),
    blocks: [
      paragraphBlock(t('request.returned.text', { piece })),
      toPageLink(notification, t('request.page')),
      paragraphBlock(
        t('request.returned.once', { day: formatDateInTimeZone(notification.askedAt, language, house.timeZone) }),
      ),
    ],
  });
};

export interface RequestStaffEmailData extends ProductRequest {
  /** Name and reference number of the product, in German. */
  subject: string;
  kind: ProductRequestKind;
  phone?: string | undefined;
  message: string;
}

/** In German; replies go to the visitor. `null` if the company has no notification address. */
export const toRequestStaffEmail = (request: RequestStaffEmailData): EmailMessage | null => {
  const { house, subject, kind, name, email, phone, language, message } = request;
  if (house.email === null) return null;
  const t = translateForStaff;
  const kindName = t(`request.kinds.${kind}`);
  const details = [
    [t('labels.piece'), subject],
    [t('labels.name'), name],
    [t('labels.email'), email],
    ...(phone ? [[t('labels.phone'), phone]] : []),
    [t('labels.language'), toGermanLanguageName(language)],
  ];
  return {
    recipient: house.email,
    replyTo: email,
    subject: t('request.subject', { kind: kindName, piece: subject }),
    language: 'de',
    blocks: [
      headingBlock(1, t('request.heading', { kind: kindName })),
      ...details.map(([label = '', value = '']) =>
        paragraphBlock(formatLabelledValue(getEmailTranslator('de'), label), boldRun(value)),
      ),
      ...(message ? [noteBlock(message)] : []),
      ...[toPageLink(request, t('request.page'))].filter((block) => block !== null),
      paragraphBlock(t(kind === 'stock' ? 'request.stockNext' : 'request.next')),
    ],
  };
};
