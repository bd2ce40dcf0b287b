// What comes with a mail: kept in its row as a source, made a file when it is sent. The contract text stands in the row;
// terms and instructions are kept once for all orders under them, by an id made of their content (docs/decisions/018).
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Locale } from '../../../../contract/locale.ts';
import type { Block } from './content/document.ts';
import type { MailedOrder } from './content/order.ts';
import { toContractText } from './letters/contract-text.ts';
import { mailTexts } from './texts/mail-texts.ts';

/** As the column `attachments` keeps it. */
export type Attachment =
  | { name: string; title: string; blocks: Block[] }
  /** Id of an `ecommerce_mail_document`. */
  | { name: string; title: string; document: string };

/** Legal pages of the settings that come along, by what they are. */
const pageTypes = { terms: 'agb', withdrawal: 'widerruf' } as const;

/** Contract text, terms, instructions on withdrawal: as they are at this moment. What the house has not written is left out. */
export const writeAttachments = async (transaction: Knex.Transaction, order: MailedOrder): Promise<Attachment[]> => {
  const { language, number } = order;
  const { files } = mailTexts[language];
  const attachments: Attachment[] = [
    {
      name: `${files.contract.name}-${toFilePart(number)}.pdf`,
      title: `${files.contract.title} ${number}`,
      blocks: toContractText(order),
    },
  ];
  for (const kind of ['terms', 'withdrawal'] as const) {
    const html = await readLegalPage(transaction, order.project, pageTypes[kind], language);
    if (html === undefined) continue;
    const { name, title } = files[kind];
    const document = await writeDocument(transaction, { project: order.project, title, language, html });
    attachments.push({ name: `${name}.pdf`, title, document });
  }
  return attachments;
};

const toFilePart = (text: string): string => text.replace(/[^A-Za-z0-9-]+/g, '-');

/** In the language, or in the house's own where it is not translated. */
const readLegalPage = async (
  transaction: Knex.Transaction,
  project: string,
  type: string,
  language: Locale,
): Promise<string | undefined> => {
  const row = await transaction('ecommerce_legal_page as page')
    .join('ecommerce_settings as shop', 'shop.id', 'page.settings')
    .leftJoin('ecommerce_legal_page_translations as text', (join) =>
      join.on('text.ecommerce_legal_page', 'page.id').andOnVal('text.language', language),
    )
    .where({ 'shop.project': project, 'page.type': type })
    .orderBy('page.sort')
    .first<{ content: string | null } | undefined>(
      transaction.raw(`coalesce(nullif(text.content, ''), page.content) as content`),
    );
  return row?.content ?? undefined;
};

interface Document {
  project: string;
  title: string;
  language: Locale;
  html: string;
}

const writeDocument = async (transaction: Knex.Transaction, document: Document): Promise<string> => {
  const id = toDocumentId(document);
  await transaction('ecommerce_mail_document')
    .insert({ id, ...document, date_created: transaction.fn.now() })
    .onConflict('id')
    .ignore();
  return id;
};

/** The beginning of a SHA-256 in the form of a UUID (version 8: made by the application's own rule). */
const toDocumentId = (document: Document): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([document.project, document.title, document.language, document.html]))
    .digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
};
