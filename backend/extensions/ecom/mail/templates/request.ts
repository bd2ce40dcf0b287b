// Emails about a question on a piece: to whoever asked, to the house, and once the piece is in stock again.
import type { Locale } from '../../../../../contract/locale.ts';
import type { RequestKind } from '../../../../../contract/house/messages.ts';
import { formatDayOf } from '../../../../../domain/format-dates.ts';
import type { House } from '../house.ts';
import { type Block, bold, heading, link, note, paragraph } from '../rendering/document.ts';
import { emailText, staffText, toLanguageName, toPair } from '../../platform/texts.ts';
import { type EmailMessage, toSiteUrl, toVisitorEmail } from './layout.ts';

interface Asked {
  house: House;
  language: Locale;
  name: string;
  email: string;
  /** Localized path of the piece's page. */
  path?: string | null | undefined;
}

/** Below the house's own domain whatever the path is. */
const toPageLink = ({ house, path }: Asked, text: string): Block | null =>
  path ? paragraph(link(text, `${toSiteUrl(house)}${path}`)) : null;

export interface ReceivedRequest extends Asked {
  /** Name of the piece in the language. */
  piece: string;
  kind: RequestKind;
}

/** Without the message: nobody can have the house send a text of theirs to somebody else's address. */
export const toRequestReceived = (request: ReceivedRequest): EmailMessage => {
  const { house, language, email: recipient, name, piece, kind } = request;
  const t = emailText(language);
  return toVisitorEmail({
    house,
    language,
    recipient,
    name,
    subject: t('request.received.subject', { piece, house: house.displayName }),
    heading: t('request.received.heading'),
    blocks: [
      paragraph(t(`request.received.text.${kind}`, { piece })),
      toPageLink(request, t('request.page')),
      paragraph(t('request.received.mistake')),
    ],
  });
};

export interface StockNews extends Asked {
  piece: string;
  askedAt: Date;
}

export const toStockReturned = (news: StockNews): EmailMessage => {
  const { house, language, email: recipient, name, piece } = news;
  const t = emailText(language);
  return toVisitorEmail({
    house,
    language,
    recipient,
    name,
    subject: t('request.returned.subject', { piece, house: house.displayName }),
    heading: t('request.returned.heading'),
    blocks: [
      paragraph(t('request.returned.text', { piece })),
      toPageLink(news, t('request.page')),
      paragraph(t('request.returned.once', { day: formatDayOf(news.askedAt, language, house.timeZone) })),
    ],
  });
};

export interface HouseRequest extends Asked {
  /** The piece as the house calls it, with its reference. */
  subject: string;
  kind: RequestKind;
  phone?: string | undefined;
  message: string;
}

/** In German; answers go to whoever asked. `null` where the house has named no address to report to. */
export const toRequestHouse = (request: HouseRequest): EmailMessage | null => {
  const { house, subject, kind, name, email, phone, language, message } = request;
  if (house.email === null) return null;
  const t = staffText;
  const kindName = t(`request.kinds.${kind}`);
  const facts = [
    [t('labels.piece'), subject],
    [t('labels.name'), name],
    [t('labels.email'), email],
    ...(phone ? [[t('labels.phone'), phone]] : []),
    [t('labels.language'), toLanguageName(language)],
  ];
  return {
    recipient: house.email,
    replyTo: email,
    subject: t('request.subject', { kind: kindName, piece: subject }),
    language: 'de',
    blocks: [
      heading(1, t('request.heading', { kind: kindName })),
      ...facts.map(([label = '', value = '']) => paragraph(toPair(emailText('de'), label), bold(value))),
      ...(message ? [note(message)] : []),
      ...[toPageLink(request, t('request.page'))].filter((block) => block !== null),
      paragraph(t(kind === 'stock' ? 'request.stockNext' : 'request.next')),
    ],
  };
};
