// Shared structure of all emails: recipient, greeting, closing, footer.
import type { Locale } from '../../../../../contract/locale.ts';
import { emailLinkPagePaths } from '../../../../../contract/email-link-paths.ts';
import { toColorVisibleOn } from '../../../../../domain/palette.ts';
import type { SenderCompany } from '../sender-company.ts';
import type { OrderEmailData } from '../order-email-data.ts';
import { createButtonBlock, type EmailBlock } from '../rendering/email-blocks.ts';
import type { EmailPalettes } from '../rendering/email-styles.ts';
import type { InlineImage } from '../rendering/inline-image.ts';
import {
  type DocumentBlock,
  createHeadingBlock,
  createLinkTextRun,
  createListItemBlock,
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
  blocks: EmailBlock[];
  /** What mail programs show beside the subject in a list of emails. */
  preheader?: string | undefined;
  /** Emails to visitors have the project's logo. */
  isForVisitor?: boolean;
  /** Defaults to the company's address. */
  replyTo?: string;
  /** Additional headers by name. */
  headers?: Record<string, string>;
}

/** Base URL of the project's site. */
export const toSiteBaseUrl = ({ domain }: Pick<SenderCompany, 'domain'>): string => toConfiguredSiteUrl(domain);

/** Large enough for a wordmark, and no higher than two lines of text. */
const logoSize = { width: 260, height: 64 };

/** `null` if the project has no logo. Its color is visible on both papers, because some programs invert only the paper. */
export const toLogoImage = (
  { logo, displayName, colors }: SenderCompany,
  { light, dark }: EmailPalettes,
): InlineImage | null =>
  logo === null
    ? null
    : {
        source: {
          kind: 'logo',
          file: logo,
          color: toColorVisibleOn(colors.brandColor, [light.background, dark.surface]),
        },
        ...logoSize,
        alt: displayName,
      };

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
  blocks: (EmailBlock | null)[];
}

/** The text of the first paragraph. */
export const toPreheader = (blocks: readonly (EmailBlock | null)[]): string | undefined =>
  blocks
    .flatMap((block) => (block?.kind === 'illustrated' ? block.blocks : (block ?? [])))
    .find((block) => block.kind === 'paragraph')
    ?.runs.map(({ text }) => text)
    .join('');

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
    isForVisitor: true,
    preheader: toPreheader(message.blocks),
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
const toStatusButton = ({ accessKey, sender, language }: OrderEmailData): EmailBlock | null =>
  accessKey === null
    ? null
    : createButtonBlock(
        getEmailTranslator(language)('order.link'),
        toEmailLinkPageUrl(sender, 'order_status', language, accessKey),
      );

/** An email to the customer: greeting, first block, button to the order, details, closing. */
export const toShopperOrderEmail = (
  order: OrderEmailData,
  occasion: 'cancelled' | 'paid' | 'pickup.reminder' | 'ready' | 'received' | 'refund' | 'shipped',
  [first = null, ...details]: (EmailBlock | null)[],
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
    blocks: [first, toStatusButton(order), ...details],
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

/** Names the attachments; empty without any. */
export const toAttachmentBlocks = (t: EmailTranslator, titles: readonly string[]): DocumentBlock[] =>
  titles.length === 0
    ? []
    : [
        createHeadingBlock(2, t('order.attachments.heading')),
        createParagraphBlock(t('order.attachments.text')),
        ...titles.map((title) => createListItemBlock(title)),
      ];

/** The notice on the legal guarantee of conformity (law row L14). */
export const toGuaranteeNoticeBlocks = (t: EmailTranslator): DocumentBlock[] => [
  createHeadingBlock(2, t('order.guarantee.heading')),
  createNoteBlock(t('order.guarantee.text')),
  createParagraphBlock(createLinkTextRun(t('order.guarantee.link'), 'https://europa.eu/youreurope/garantien')),
];
