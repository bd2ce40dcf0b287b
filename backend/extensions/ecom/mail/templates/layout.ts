// What every email has in common: who gets it, what it begins and ends with.
import type { Locale } from '../../../../../contract/locale.ts';
import { emailLinkPaths } from '../../../../../contract/site-paths.ts';
import type { SenderCompany } from '../sender-company.ts';
import type { OrderEmailData } from '../order-email-data.ts';
import {
  type DocumentBlock,
  headingBlock,
  linkRun,
  noteBlock,
  paragraphBlock,
  smallPrintBlock,
} from '../rendering/document.ts';
import { toSiteAddress } from '../site-address.ts';
import { getEmailTranslator, type EmailTranslator } from '../../platform/texts.ts';

/** A mail before it is HTML and plain text. */
export interface EmailMessage {
  recipient: string;
  subject: string;
  language: Locale;
  blocks: DocumentBlock[];
  /** Where answers go; absent: to the house. */
  replyTo?: string;
  /** Further header lines by their names. */
  headers?: Record<string, string>;
}

/** Where the site of the house runs. */
export const toSiteUrl = ({ domain }: Pick<SenderCompany, 'domain'>): string => toSiteAddress(domain);

/** A page of the house's site, in the language of the email; `hash` may hold a key, which no server gets to see. */
export const toSitePageUrl = (
  house: SenderCompany,
  page: keyof typeof emailLinkPaths,
  language: Locale,
  hash?: string,
): string => `${toSiteUrl(house)}${emailLinkPaths[page][language]}${hash === undefined ? '' : `#${hash}`}`;

export interface VisitorEmailContent {
  house: SenderCompany;
  language: Locale;
  recipient: string;
  /** As the greeting names the recipient. */
  name: string;
  subject: string;
  heading: string;
  /** Below the heading, such as the number of an order. */
  reference?: string;
  blocks: (DocumentBlock | null)[];
}

/** An email to somebody who wrote to the house: greeting, what is said, the closing. */
export const toVisitorEmail = ({
  house,
  language,
  recipient,
  name,
  subject,
  ...message
}: VisitorEmailContent): EmailMessage => {
  const t = getEmailTranslator(language);
  return {
    recipient,
    subject,
    language,
    blocks: [
      headingBlock(1, message.heading),
      ...(message.reference === undefined ? [] : [smallPrintBlock(message.reference)]),
      paragraphBlock(t('greeting', { name })),
      ...message.blocks.filter((block) => block !== null),
      paragraphBlock(t('closing', { house: house.displayName })),
    ],
  };
};

/** The way to the page of the order; the key stands in the hash, which no server gets to see. */
const toStatusLink = ({ accessKey, house, language }: OrderEmailData): DocumentBlock | null =>
  accessKey === null
    ? null
    : paragraphBlock(
        linkRun(getEmailTranslator(language)('order.link'), toSitePageUrl(house, 'order_status', language, accessKey)),
      );

/** An email to the shopper: greeting, what there is to say, the way to the order's page, details, the closing. */
export const toShopperEmail = (
  order: OrderEmailData,
  occasion: 'cancelled' | 'paid' | 'pickup.reminder' | 'ready' | 'received' | 'refund' | 'shipped',
  [first = null, ...details]: (DocumentBlock | null)[],
): EmailMessage => {
  const { language, number, house, email: recipient, name } = order;
  const t = getEmailTranslator(language);
  return toVisitorEmail({
    house,
    language,
    recipient,
    name,
    subject: t(`order.${occasion}.subject`, { number, house: house.displayName }),
    heading: t(`order.${occasion}.heading`),
    reference: t('order.number', { number }),
    blocks: [first, toStatusLink(order), ...details],
  });
};

/** Where the pieces are collected. */
export const toPickupBlocks = ({ pickup }: OrderEmailData, t: EmailTranslator): DocumentBlock[] =>
  pickup === null
    ? []
    : [
        paragraphBlock(
          [pickup.name, pickup.street, pickup.place].join('\n'),
          pickup.phone && `\n${t('order.pickup.phone')} ${pickup.phone}`,
        ),
      ];

/** Who writes, as the law wants it on an email of a company (§ 35a GmbHG, § 125a HGB). */
export const toFooterBlocks = (house: SenderCompany, language: Locale): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  const lines = [
    [house.companyName, ...house.address].join(', '),
    [
      house.phone && `${t('footer.phone')} ${house.phone}`,
      house.email && `${t('footer.email')} ${house.email}`,
      house.domain,
    ].filter(Boolean),
    [
      house.executives.length > 0 && `${t('footer.executives')} ${house.executives.join(', ')}`,
      ...house.registers,
      house.vatId && `${t('footer.vatId')} ${house.vatId}`,
    ].filter(Boolean),
  ];
  return [
    smallPrintBlock(
      lines
        .map((line) => (typeof line === 'string' ? line : line.join(' · ')))
        .filter(Boolean)
        .join('\n'),
    ),
    smallPrintBlock(t('footer.automatic')),
  ];
};

/** The notice on the legal guarantee of conformity (law row L14). */
export const toGuaranteeNoticeBlocks = (t: EmailTranslator): DocumentBlock[] => [
  headingBlock(2, t('order.guarantee.heading')),
  noteBlock(t('order.guarantee.text')),
  paragraphBlock(linkRun(t('order.guarantee.link'), 'https://europa.eu/youreurope/garantien')),
];
