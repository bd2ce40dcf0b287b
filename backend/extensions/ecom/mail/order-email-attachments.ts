// Attachments of order emails. The outbox row stores their source, and the file is rendered when the mail is sent. The
// contract text is stored in the row, its drawings with the lines of the order; terms and withdrawal instructions are stored once under a content-addressed id
// (docs/decisions/018).
import type { Knex } from 'knex';
import type { Locale } from '../../../../contract/locale.ts';
import type { DocumentBlock } from './rendering/document-blocks.ts';
import type { EmailImageBlock } from './rendering/email-blocks.ts';
import { toContractConfirmationBlocks } from './templates/order-received-emails.ts';
import { toContentHashUuid, toTranslatedTextSql, toTranslationJoin } from '../platform/database-helpers.ts';
import { getDocumentTranslator, getEmailTranslator } from '../platform/service-translators.ts';
import type { StoredInvoice } from './documents/read-invoices.ts';
import type { OrderEmailData } from './order-email-data-types.ts';

/** A file of an email, as the outbox stores it. */
export type EmailAttachment =
  | { name: string; title: string; blocks: (DocumentBlock | EmailImageBlock)[] }
  /** Id of an `ecommerce_mail_document`. */
  | { name: string; title: string; document: string }
  /** Id of an `ecommerce_invoice`. */
  | { name: string; title: string; invoice: string }
  /** Id of an order: its gift vouchers, whose codes are in no email. */
  | { name: string; title: string; vouchersOf: string }
  /** A text file stored as is, such as a calendar entry. */
  | { name: string; title: string; contentType: string; content: string };

/** Legal pages to attach, by their type in the settings. */
const pageTypes = { terms: 'agb', withdrawal: 'widerruf' } as const;

/**
 * The current contract text, terms and withdrawal instructions. Legal pages without content are omitted.
 */
export const createContractAndTermsAttachments = async (
  transaction: Knex.Transaction,
  order: OrderEmailData,
): Promise<EmailAttachment[]> => {
  const { language, number, project } = order;
  const t = getEmailTranslator(language);
  const contract: EmailAttachment = {
    name: `${t('order.files.contract.name')}-${toFilePart(number)}.pdf`,
    title: `${t('order.files.contract.title')} ${number}`,
    blocks: toContractConfirmationBlocks(order),
  };
  const pages = await readLegalPages(transaction, project, language);
  const documents = (['terms', 'withdrawal'] as const).flatMap((kind) => {
    const html = pages.find(({ type }) => type === pageTypes[kind])?.content;
    const title = t(`order.files.${kind}.title`);
    return html ? [{ name: t(`order.files.${kind}.name`), document: { project, title, language, html } }] : [];
  });
  await writeDocuments(
    transaction,
    documents.map(({ document }) => document),
  );
  return [
    contract,
    ...documents.map(({ name, document }) => ({
      name: `${name}.pdf`,
      title: document.title,
      document: toDocumentId(document),
    })),
  ];
};

/** The invoice or credit note; none without one. */
export const createInvoiceAttachments = (stored: StoredInvoice | undefined): EmailAttachment[] => {
  if (!stored) return [];
  const { kind, number, language } = stored.content;
  const t = getDocumentTranslator(language);
  return [{ name: `${t(`${kind}.file`, { number })}.pdf`, title: t(`${kind}.title`, { number }), invoice: stored.id }];
};

export const createVoucherAttachments = ({ id, language, number }: OrderEmailData): EmailAttachment[] => {
  const t = getDocumentTranslator(language);
  return [{ name: `${t('voucher.file', { number })}.pdf`, title: t('voucher.title'), vouchersOf: id }];
};

const toFilePart = (text: string): string => text.replace(/[^A-Za-z0-9-]+/g, '-');

/** Falls back to German if a page is not translated. */
const readLegalPages = (
  transaction: Knex.Transaction,
  project: string,
  language: Locale,
): Promise<{ type: string; content: string | null }[]> =>
  transaction('ecommerce_legal_page as page')
    .join('ecommerce_settings as shop', 'shop.id', 'page.settings')
    .leftJoin(...toTranslationJoin('ecommerce_legal_page', 'page', language))
    .where({ 'shop.project': project })
    .orderBy('page.sort')
    .select<{ type: string; content: string | null }[]>(
      'page.type',
      toTranslatedTextSql(transaction, 'text.content', 'page.content', 'content'),
    );

interface Document {
  project: string;
  title: string;
  language: Locale;
  html: string;
}

/** Inserts in the order of ids, so that concurrent orders with the same new texts cannot deadlock. */
const writeDocuments = async (transaction: Knex.Transaction, documents: readonly Document[]): Promise<void> => {
  const rows = documents
    .map((document) => ({ id: toDocumentId(document), ...document, date_created: transaction.fn.now() }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const existing = await transaction('ecommerce_mail_document')
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .select<{ id: string }[]>('id');
  const missing = rows.filter(({ id }) => existing.every((row) => row.id !== id));
  if (missing.length > 0) await transaction('ecommerce_mail_document').insert(missing).onConflict('id').ignore();
};

const toDocumentId = ({ project, title, language, html }: Document): string =>
  toContentHashUuid([project, title, language, html]);
