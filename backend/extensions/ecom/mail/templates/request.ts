// Emails about a question on a piece: to whoever asked, to the house, and once the piece is in stock again.
import type { Locale } from '../../../../../contract/locale.ts';
import type { RequestKind } from '../../../../../contract/shop/request.ts';
import { formatDayOf } from '../../../../../domain/format-dates.ts';
import type { House } from '../house.ts';
import { type Block, bold, heading, link, note, paragraph } from '../rendering/document.ts';
import { mailTexts } from '../texts/by-language.ts';
import { requestHouseTexts, requestTexts } from '../texts/request.ts';
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
  const texts = requestTexts[language];
  return toVisitorEmail({
    ...{ house, language, recipient, name, subject: texts.received.subject(piece, house.displayName) },
    heading: texts.received.heading,
    blocks: [
      paragraph(texts.received.text[kind](piece)),
      toPageLink(request, texts.page),
      paragraph(texts.received.mistake),
    ],
  });
};

export interface StockNews extends Asked {
  piece: string;
  askedAt: Date;
}

export const toStockReturned = (news: StockNews): EmailMessage => {
  const { house, language, email: recipient, name, piece } = news;
  const { returned, page } = requestTexts[language];
  return toVisitorEmail({
    ...{ house, language, recipient, name, subject: returned.subject(piece, house.displayName) },
    heading: returned.heading,
    blocks: [
      paragraph(returned.text(piece)),
      toPageLink(news, page),
      paragraph(returned.once(formatDayOf(news.askedAt, language, house.timeZone))),
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

const languageNames = new Intl.DisplayNames('de-DE', { type: 'language' });

/** In German; answers go to whoever asked. `null` where the house has named no address to report to. */
export const toRequestHouse = (request: HouseRequest): EmailMessage | null => {
  const { house, subject, kind, name, email, phone, language, message } = request;
  if (house.email === null) return null;
  const texts = requestHouseTexts;
  const { pair } = mailTexts.de;
  const facts = [
    [texts.labels.piece, subject],
    [texts.labels.name, name],
    [texts.labels.email, email],
    ...(phone ? [[texts.labels.phone, phone]] : []),
    [texts.labels.language, languageNames.of(language) ?? language],
  ];
  return {
    recipient: house.email,
    replyTo: email,
    subject: texts.subject(texts.kinds[kind], subject),
    language: 'de',
    blocks: [
      heading(1, texts.heading(texts.kinds[kind])),
      ...facts.map(([label = '', value = '']) => paragraph(pair(label, ''), bold(value))),
      ...(message ? [note(message)] : []),
      ...[toPageLink(request, texts.page)].filter((block) => block !== null),
      paragraph(kind === 'stock' ? texts.stockNext : texts.next),
    ],
  };
};
