// Emails about a question on a piece: to whoever asked, to the house, and once the piece is in stock again.
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

interface Asked {
  house: SenderCompany;
  language: Locale;
  name: string;
  email: string;
  /** Localized path of the piece's page. */
  path?: string | null | undefined;
}

/** Below the house's own domain whatever the path is. */
const toPageLink = ({ house, path }: Asked, text: string): DocumentBlock | null =>
  path ? paragraphBlock(linkRun(text, `${toSiteUrl(house)}${path}`)) : null;

export interface RequestReceivedEmailData extends Asked {
  /** Name of the piece in the language. */
  piece: string;
  kind: ProductRequestKind;
}

/** Without the message: nobody can have the house send a text of theirs to somebody else's address. */
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

export interface BackInStockEmailData extends Asked {
  piece: string;
  askedAt: Date;
}

export const toBackInStockEmail = (news: BackInStockEmailData): EmailMessage => {
  const { house, language, email: recipient, name, piece } = news;
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
      toPageLink(news, t('request.page')),
      paragraphBlock(t('request.returned.once', { day: formatDateInTimeZone(news.askedAt, language, house.timeZone) })),
    ],
  });
};

export interface RequestStaffEmailData extends Asked {
  /** The piece as the house calls it, with its reference. */
  subject: string;
  kind: ProductRequestKind;
  phone?: string | undefined;
  message: string;
}

/** In German; answers go to whoever asked. `null` where the house has named no address to report to. */
export const toRequestStaffEmail = (request: RequestStaffEmailData): EmailMessage | null => {
  const { house, subject, kind, name, email, phone, language, message } = request;
  if (house.email === null) return null;
  const t = translateForStaff;
  const kindName = t(`request.kinds.${kind}`);
  const facts = [
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
      ...facts.map(([label = '', value = '']) =>
        paragraphBlock(formatLabelledValue(getEmailTranslator('de'), label), boldRun(value)),
      ),
      ...(message ? [noteBlock(message)] : []),
      ...[toPageLink(request, t('request.page'))].filter((block) => block !== null),
      paragraphBlock(t(kind === 'stock' ? 'request.stockNext' : 'request.next')),
    ],
  };
};
