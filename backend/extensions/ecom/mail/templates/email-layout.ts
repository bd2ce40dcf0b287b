// Shared structure of all emails: recipient, greeting, closing, footer.
import type { Locale } from '../../../../../contract/locale.ts';
import { emailLinkPagePaths } from '../../../../../contract/email-link-paths.ts';
import {
  editableMails,
  type EditableMailKind,
  fillMailText,
  findValidMailTextOverride,
  isMailTextEditable,
  type MailPlaceholder,
  type EditableMailPart,
  mailTextToFilledParagraphs,
  toDefaultMailTextTranslationKey,
} from '../../../../../domain/editable-mail-texts.ts';
import { toColorVisibleOn } from '../../../../../domain/palette.ts';
import type { SenderCompany } from '../sender-company.ts';
import type { OrderEmailData } from '../order-email-data-types.ts';
import { createEmailButtonBlock, type EmailBlock } from '../rendering/email-blocks.ts';
import type { EmailPalettes } from '../rendering/email-styles.ts';
import type { EmailInlineImage } from '../rendering/email-inline-image.ts';
import {
  type DocumentBlock,
  createEmailOrPdfHeadingBlock,
  createLinkTextRun,
  createListItemBlock,
  createDocumentNoteBlock,
  createParagraphBlock,
  createSmallPrintBlock,
} from '../rendering/document-blocks.ts';
import { toSiteBaseUrlOfDomain } from '../site-base-url.ts';
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
export const toSenderSiteBaseUrl = ({ domain }: Pick<SenderCompany, 'domain'>): string => toSiteBaseUrlOfDomain(domain);

/** Large enough for a wordmark, and no higher than two lines of text. */
const logoSize = { width: 260, height: 64 };

/** `null` if the project has no logo. Its color is visible on both papers, because some programs invert only the paper. */
export const toEmailLogoImage = (
  { logo, displayName, colors }: SenderCompany,
  { light, dark }: EmailPalettes,
): EmailInlineImage | null =>
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
): string =>
  `${toSenderSiteBaseUrl(sender)}${emailLinkPagePaths[page][language]}${hash === undefined ? '' : `#${hash}`}`;

interface VisitorEmailContent<Kind extends EditableMailKind> {
  sender: SenderCompany;
  language: Locale;
  recipient: string;
  kind: Kind;
  /** What the placeholders of its texts stand for. */
  values: Record<MailPlaceholder<Kind>, string>;
  /** Line below the heading, such as the order number. */
  reference?: string;
  /** Beside the introduction. */
  image?: EmailInlineImage | null;
  /** What follows the introduction, if it has one. */
  blocks: (EmailBlock | null)[];
}

/** The text of the first paragraph. */
const toPreheader = (blocks: readonly (EmailBlock | null)[]): string | undefined =>
  blocks
    .flatMap((block) => (block?.kind === 'illustrated' ? block.blocks : (block ?? [])))
    .find((block) => block.kind === 'paragraph')
    ?.runs.map(({ text }) => text)
    .join('');

const toTextBlocks = (text: string, values: Readonly<Record<string, string>>): DocumentBlock[] =>
  mailTextToFilledParagraphs(text, values).map((runs) => createParagraphBlock(...runs));

/** An email to a visitor: heading, greeting, introduction, content, closing, with the texts that the editors changed. */
export const visitorEmailContentToMessage = <Kind extends EditableMailKind>({
  sender,
  language,
  recipient,
  kind,
  values,
  reference,
  image,
  blocks,
}: VisitorEmailContent<Kind>): EmailMessage => {
  const t = getEmailTranslator(language);
  const { key } = editableMails[kind];
  const find = (part: EditableMailPart) => findValidMailTextOverride(sender.mailTexts, kind, language, part);
  const toBlocks = (part: EditableMailPart): DocumentBlock[] => {
    const changed = find(part);
    if (changed !== undefined) return toTextBlocks(changed, values);
    const defaultKey = toDefaultMailTextTranslationKey(kind, part);
    return defaultKey === undefined
      ? []
      : [createParagraphBlock(t(defaultKey as Parameters<EmailTranslator>[0], values))];
  };
  const subject = find('subject');
  const introduction = isMailTextEditable(kind, 'introduction') ? toBlocks('introduction') : [];
  const content = [
    ...(image === undefined ? introduction : [{ kind: 'illustrated' as const, image, blocks: introduction }]),
    ...blocks,
  ];
  return {
    recipient,
    subject: subject === undefined ? t(`${key}.subject`, values) : fillMailText(subject, values),
    language,
    isForVisitor: true,
    preheader: toPreheader(content),
    blocks: [
      createEmailOrPdfHeadingBlock(1, t(`${key}.heading`)),
      ...(reference === undefined ? [] : [createSmallPrintBlock(reference)]),
      ...toBlocks('greeting'),
      ...content.filter((block) => block !== null),
      ...toBlocks('extra'),
      ...toBlocks('closing'),
    ],
  };
};

/** Link to the order status page, with the key in the hash. */
const toStatusButton = ({ accessKey, sender, language }: OrderEmailData): EmailBlock | null =>
  accessKey === null
    ? null
    : createEmailButtonBlock(
        getEmailTranslator(language)('order.link'),
        toEmailLinkPageUrl(sender, 'order_status', language, accessKey),
      );

/** The emails that name the number of an order. */
type OrderMailKind = {
  [Kind in EditableMailKind]: 'number' extends MailPlaceholder<Kind> ? Kind : never;
}[EditableMailKind];

interface OrderEmailContent<Kind extends OrderMailKind> {
  kind: Kind;
  /** Besides name, number and house. */
  values: Record<Exclude<MailPlaceholder<Kind>, 'house' | 'name' | 'number'>, string>;
  /** Before the button, if the email has no introduction. */
  opening?: EmailBlock;
  blocks: (EmailBlock | null)[];
}

/** An email to the customer: greeting, introduction or opening, button to the order, details, closing. */
export const toShopperOrderEmail = <Kind extends OrderMailKind>(
  order: OrderEmailData,
  { kind, values, opening, blocks }: OrderEmailContent<Kind>,
): EmailMessage => {
  const { language, number, sender, email: recipient, name } = order;
  const allValues = { name, number, house: sender.displayName, ...values } as Record<MailPlaceholder<Kind>, string>;
  return visitorEmailContentToMessage({
    sender,
    language,
    recipient,
    kind,
    values: allValues,
    reference: getEmailTranslator(language)('order.number', { number }),
    blocks: [opening ?? null, toStatusButton(order), ...blocks],
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
        createEmailOrPdfHeadingBlock(2, t('order.attachments.heading')),
        createParagraphBlock(t('order.attachments.text')),
        ...titles.map((title) => createListItemBlock(title)),
      ];

/** The notice on the legal guarantee of conformity (law row L14). */
export const toGuaranteeNoticeBlocks = (t: EmailTranslator): DocumentBlock[] => [
  createEmailOrPdfHeadingBlock(2, t('order.guarantee.heading')),
  createDocumentNoteBlock(t('order.guarantee.text')),
  createParagraphBlock(createLinkTextRun(t('order.guarantee.link'), 'https://europa.eu/youreurope/garantien')),
];
