// Shared structure of all emails: recipient, greeting, closing, footer.
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

/** An email before it is rendered as HTML and plain text. */
export interface EmailMessage {
  recipient: string;
  subject: string;
  language: Locale;
  blocks: DocumentBlock[];
  /** Defaults to the company's address. */
  replyTo?: string;
  /** Additional headers by name. */
  headers?: Record<string, string>;
}

/** Base URL of the project's site. */
export const toSiteUrl = ({ domain }: Pick<SenderCompany, 'domain'>): string => toSiteAddress(domain);

/** URL of a page in the language of the email. Secret keys go into `hash`, which browsers do not send to servers. */
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
  /** Name used in the greeting. */
  name: string;
  subject: string;
  heading: string;
  /** Line below the heading, such as the order number. */
  reference?: string;
  blocks: (DocumentBlock | null)[];
}

/** An email to a visitor: heading, greeting, content, closing. */
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

/** Link to the order status page, with the key in the hash. */
const toStatusLink = ({ accessKey, house, language }: OrderEmailData): DocumentBlock | null =>
  accessKey === null
    ? null
    : paragraphBlock(
        linkRun(getEmailTranslator(language)('order.link'), toSitePageUrl(house, 'order_status', language, accessKey)),
      );

/** An email to the customer: greeting, first block, link to the order, details, closing. */
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

/** Address of the pickup branch. */
export const toPickupBlocks = ({ pickup }: OrderEmailData, t: EmailTranslator): DocumentBlock[] =>
  pickup === null
    ? []
    : [
        paragraphBlock(
          [pickup.name, pickup.street, pickup.place].join('\n'),
          pickup.phone && `\n${t('order.pickup.phone')} ${pickup.phone}`,
        ),
      ];

/** Company details required on business emails (§ 35a GmbHG, § 125a HGB). */
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
