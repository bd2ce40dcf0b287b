// Shared structure of all emails: recipient, greeting, closing, footer.
import type { Locale } from '../../../../../contract/locale.ts';
import { emailLinkPagePaths } from '../../../../../contract/email-link-paths.ts';
import type { SenderCompany } from '../sender-company.ts';
import type { OrderEmailData } from '../order-email-data.ts';
import {
  type DocumentBlock,
  createHeadingBlock,
  createLinkTextRun,
  createNoteBlock,
  createParagraphBlock,
  createSmallPrintBlock,
} from '../rendering/document-blocks.ts';
import { toConfiguredSiteUrl } from '../site-base-url.ts';
import { getEmailTranslator, type EmailTranslator } from '../../platform/service-translators.ts';

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
export const toSiteBaseUrl = ({ domain }: Pick<SenderCompany, 'domain'>): string => toConfiguredSiteUrl(domain);

/** URL of a page in the language of the email. `hash` is for secret keys: browsers do not send it to servers. */
export const toEmailLinkPageUrl = (
  sender: SenderCompany,
  page: keyof typeof emailLinkPagePaths,
  language: Locale,
  hash?: string,
): string => `${toSiteBaseUrl(sender)}${emailLinkPagePaths[page][language]}${hash === undefined ? '' : `#${hash}`}`;

export interface VisitorEmailContent {
  sender: SenderCompany;
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
  sender,
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
      createHeadingBlock(1, message.heading),
      ...(message.reference === undefined ? [] : [createSmallPrintBlock(message.reference)]),
      createParagraphBlock(t('greeting', { name })),
      ...message.blocks.filter((block) => block !== null),
      createParagraphBlock(t('closing', { house: sender.displayName })),
    ],
  };
};

/** Link to the order status page, with the key in the hash. */
const toStatusLink = ({ accessKey, sender, language }: OrderEmailData): DocumentBlock | null =>
  accessKey === null
    ? null
    : createParagraphBlock(
        createLinkTextRun(
          getEmailTranslator(language)('order.link'),
          toEmailLinkPageUrl(sender, 'order_status', language, accessKey),
        ),
      );

/** An email to the customer: greeting, first block, link to the order, details, closing. */
export const toShopperOrderEmail = (
  order: OrderEmailData,
  occasion: 'cancelled' | 'paid' | 'pickup.reminder' | 'ready' | 'received' | 'refund' | 'shipped',
  [first = null, ...details]: (DocumentBlock | null)[],
): EmailMessage => {
  const { language, number, sender, email: recipient, name } = order;
  const t = getEmailTranslator(language);
  return toVisitorEmail({
    sender,
    language,
    recipient,
    name,
    subject: t(`order.${occasion}.subject`, { number, house: sender.displayName }),
    heading: t(`order.${occasion}.heading`),
    reference: t('order.number', { number }),
    blocks: [first, toStatusLink(order), ...details],
  });
};

/** Address of the pickup branch. */
export const toPickupAddressBlocks = ({ pickup }: OrderEmailData, t: EmailTranslator): DocumentBlock[] =>
  pickup === null
    ? []
    : [
        createParagraphBlock(
          [pickup.name, pickup.street, pickup.place].join('\n'),
          pickup.phone && `\n${t('order.pickup.phone')} ${pickup.phone}`,
        ),
      ];

/** Company details required on business emails (§ 35a GmbHG, § 125a HGB). */
export const toEmailFooterBlocks = (sender: SenderCompany, language: Locale): DocumentBlock[] => {
  const t = getEmailTranslator(language);
  const lines = [
    [sender.companyName, ...sender.address].join(', '),
    [
      sender.phone && `${t('footer.phone')} ${sender.phone}`,
      sender.email && `${t('footer.email')} ${sender.email}`,
      sender.domain,
    ].filter(Boolean),
    [
      sender.executives.length > 0 && `${t('footer.executives')} ${sender.executives.join(', ')}`,
      ...sender.registers,
      sender.vatId && `${t('footer.vatId')} ${sender.vatId}`,
    ].filter(Boolean),
  ];
  return [
    createSmallPrintBlock(
      lines
        .map((line) => (typeof line === 'string' ? line : line.join(' · ')))
        .filter(Boolean)
        .join('\n'),
    ),
    createSmallPrintBlock(t('footer.automatic')),
  ];
};

/** The notice on the legal guarantee of conformity (law row L14). */
export const toGuaranteeNoticeBlocks = (t: EmailTranslator): DocumentBlock[] => [
  createHeadingBlock(2, t('order.guarantee.heading')),
  createNoteBlock(t('order.guarantee.text')),
  createParagraphBlock(createLinkTextRun(t('order.guarantee.link'), 'https://europa.eu/youreurope/garantien')),
];
