// Converts an outbox row into the message for nodemailer: sender, reply address, images, attachments.
import type { Knex } from 'knex';
import type { SendMailOptions } from 'nodemailer';
import { emailAddressSchema } from '../../../../../contract/shop/request-body-field-schemas.ts';
import type { EmailAttachment } from '../order-email-attachments.ts';
import { type SenderCompany, readSenderCompany } from '../sender-company.ts';
import { createDocumentLogoReader } from '../documents/read-document-logo.ts';
import { readInvoices } from '../documents/read-invoices.ts';
import { renderInvoicesPdf } from '../documents/render-invoices-pdf.ts';
import { readPrintableVouchers, renderVouchersPdf } from '../documents/render-vouchers-pdf.ts';
import { createEmailOrPdfHeadingBlock } from '../rendering/document-blocks.ts';
import { toEmailHeaderText } from '../rendering/to-email-header-text.ts';
import { parseHtmlToDocumentBlocks } from '../rendering/parse-html-to-blocks.ts';
import { type TextDocumentPdfContent, renderTextDocumentPdf } from '../rendering/render-text-document-pdf.ts';
import { toSenderSiteBaseUrl } from '../templates/email-layout.ts';
import {
  type EmailInlineImageRenderContext,
  renderEmailInlineImages,
  renderInlineImageForPdf,
} from './render-email-inline-images.ts';
import type { ClaimedMail } from './claim-due-mail.ts';

/** A mail that no retry can deliver. */
export class UndeliverableMailError extends Error {}

const addressSchema = emailAddressSchema();

/** `from` is the operator's address, which the mail server accepts as sender. The display name is the company's. */
export const toSmtpMessage = async (
  sources: EmailInlineImageRenderContext,
  mail: ClaimedMail,
  from: string,
): Promise<SendMailOptions> => {
  const { database } = sources;
  const recipient = addressSchema.safeParse(mail.recipient);
  // The staff may have edited it. Two addresses in one field would be two recipients.
  if (!recipient.success) throw new UndeliverableMailError(`"${mail.recipient}" is no e-mail address.`);
  const sender = await readSenderCompany(database, mail.project);
  const { html, files } = await renderEmailInlineImages(mail.html, mail.images ?? [], sources);
  const replyTo = toAddress(mail.reply_to) ?? toAddress(sender.email);
  return {
    from: { name: toEmailHeaderText(sender.displayName), address: from },
    to: { name: '', address: recipient.data },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    envelope: { from, to: [recipient.data] },
    subject: toEmailHeaderText(mail.subject),
    text: mail.text,
    html,
    messageId: toMessageId(mail, sender),
    // Declares an automatic email (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    attachments: [...files, ...(await toFiles(sources, mail, sender))],
  };
};

const toFiles = (sources: EmailInlineImageRenderContext, mail: ClaimedMail, sender: SenderCompany) =>
  // An earlier release stored the XML of an invoice as a file of its own; now it is part of the PDF.
  Promise.all(
    (mail.attachments ?? [])
      .filter((attachment) => !('isXml' in attachment))
      .map((attachment) => toFile(sources, mail, attachment, sender)),
  );

/**
 * Identical for every attempt, so that duplicates can be recognized. Differs when the staff sends the mail again,
 * because mail programs may hide the second one as a duplicate.
 */
const toMessageId = ({ id, sent_at }: ClaimedMail, { domain }: SenderCompany): string =>
  `<${[id, ...(sent_at ? [sent_at.getTime()] : [])].join('.')}@${domain}>`;

const toAddress = (text: string | null): string | null => addressSchema.safeParse(text).data ?? null;

const toFile = async (
  sources: EmailInlineImageRenderContext,
  mail: ClaimedMail,
  attachment: EmailAttachment,
  sender: SenderCompany,
) => {
  const filename = toEmailHeaderText(attachment.name);
  if ('content' in attachment) return { filename, contentType: attachment.contentType, content: attachment.content };
  if ('invoice' in attachment) {
    const invoice = await readInvoice(sources, attachment);
    const content = await renderInvoicesPdf([invoice], createDocumentLogoReader(sources), sources.warn);
    return { filename, contentType: 'application/pdf', content };
  }
  if ('vouchersOf' in attachment) {
    const content = await renderVouchersPdf(await readVouchers(sources, attachment.vouchersOf), sender, mail, sources);
    return { filename, contentType: 'application/pdf', content };
  }
  const content =
    'blocks' in attachment
      ? await renderTextDocumentPdf(
          {
            title: attachment.title,
            author: sender.companyName,
            language: mail.language,
            blocks: await renderFigures(attachment.blocks, sources),
          },
          mail.date_created,
        )
      : await readDocument(sources.database, attachment.document, sender);
  return { filename, contentType: 'application/pdf', content };
};

const renderFigures = async (
  blocks: Extract<EmailAttachment, { blocks: unknown }>['blocks'],
  sources: EmailInlineImageRenderContext,
): Promise<TextDocumentPdfContent['blocks']> => {
  const rendered: TextDocumentPdfContent['blocks'][number][] = [];
  for (const block of blocks) {
    if (block.kind !== 'image') {
      rendered.push(block);
      continue;
    }
    const bytes = await renderInlineImageForPdf(block.image, sources);
    if (bytes) rendered.push({ kind: 'figure', image: block.image, bytes });
  }
  return rendered;
};

const readVouchers = async ({ database }: EmailInlineImageRenderContext, order: string) => {
  const vouchers = await readPrintableVouchers(database, order);
  if (vouchers.length === 0) throw new UndeliverableMailError('The attached gift vouchers are cancelled.');
  if (vouchers.some(({ code }) => code === undefined))
    throw new UndeliverableMailError(
      'The codes of the attached gift vouchers cannot be read: the SECRET of this installation is another one than when they were sold.',
    );
  return vouchers;
};

const readInvoice = async ({ database }: EmailInlineImageRenderContext, { invoice }: { invoice: string }) => {
  const [content] = await readInvoices(database, [invoice]);
  if (!content) throw new UndeliverableMailError(`The attached invoice ${invoice} no longer exists.`);
  return content;
};

/** The last rendered documents by id: terms rarely change. */
const renderedDocuments = new Map<string, Promise<Buffer>>();
const maxRenderedDocuments = 20;

const readDocument = async (database: Knex, id: string, sender: SenderCompany): Promise<Buffer> => {
  const cached = renderedDocuments.get(id);
  if (cached) return cached;
  const row = await database('ecommerce_mail_document')
    .where({ id })
    .first<{ title: string; language: ClaimedMail['language']; html: string; date_created: Date } | undefined>(
      'title',
      'language',
      'html',
      'date_created',
    );
  if (!row) throw new UndeliverableMailError(`The attached document ${id} no longer exists.`);
  const blocks = [
    createEmailOrPdfHeadingBlock(1, row.title),
    ...parseHtmlToDocumentBlocks(row.html, toSenderSiteBaseUrl(sender)),
  ];
  const rendered = renderTextDocumentPdf(
    { title: row.title, author: sender.companyName, language: row.language, blocks },
    row.date_created,
  );
  renderedDocuments.set(id, rendered);
  rendered.catch(() => renderedDocuments.delete(id));
  const [oldest] = renderedDocuments.keys();
  if (renderedDocuments.size > maxRenderedDocuments && oldest !== undefined) renderedDocuments.delete(oldest);
  return rendered;
};
