// The invoices and credit notes of a month with their sum, their files, and the export for the bookkeeping.
import { h, type VNode } from 'vue';
import { decimalAmountToCents } from '../../../contract/cents.ts';
import { maxPrintedDocuments } from '../../../contract/shop/order-constants.ts';
import { formatMonthName } from '../../../domain/format-dates.ts';
import { renderStudioFileLink, renderStudioSelect } from '../../studio/render-studio-controls.ts';
import {
  formatSignedInvoiceAmount,
  formatDocumentDate,
  type StudioOrderDocumentMessages,
  toBookkeepingExportUrl,
  toInvoicesPdfUrl,
} from '../order-documents/order-document-messages.ts';
import { type InvoiceListRecord, sumInvoicesLessCreditNotes, splitIntoChunks } from './documents-desk-records.ts';

interface MonthProps {
  texts: StudioOrderDocumentMessages;
  months: readonly string[];
  month: string;
  project: string;
  documents: readonly InvoiceListRecord[];
  onMonth: (month: string) => void;
}

const renderMonthChoice = ({ texts: { t, language }, months, month, onMonth }: MonthProps): VNode =>
  renderStudioSelect(
    t('month.month'),
    month,
    months.map((value) => [value, `${formatMonthName(`${value}-01`, language)} ${value.slice(0, 4)}`]),
    onMonth,
  );

const renderRow = (document: InvoiceListRecord, texts: StudioOrderDocumentMessages): VNode => {
  const { id, kind, number, issued_on: issuedOn, recipient_name: customer, total_brutto: total } = document;
  const name = `${texts.t(`kinds.${kind}`)} ${number}`;
  return h('tr', { key: id }, [
    h('td', [renderStudioFileLink(toInvoicesPdfUrl([id]), number, { 'aria-label': texts.t('open', { name }) })]),
    h('td', { class: 'date' }, formatDocumentDate(texts, issuedOn)),
    h('td', customer),
    h('td', { class: 'amount' }, formatSignedInvoiceAmount(texts, { kind, totalCents: decimalAmountToCents(total) })),
  ]);
};

const renderTable = ({ texts, documents }: MonthProps): VNode => {
  const { t } = texts;
  const columns = ['number', 'date', 'customer', 'amount'] as const;
  const total = formatSignedInvoiceAmount(texts, {
    kind: 'invoice',
    totalCents: sumInvoicesLessCreditNotes(documents),
  });
  return h('table', [
    h('thead', [
      h(
        'tr',
        columns.map((column) => h('th', { scope: 'col', class: column }, t(`columns.${column}`))),
      ),
    ]),
    h(
      'tbody',
      documents.map((document) => renderRow(document, texts)),
    ),
    h('tfoot', [h('tr', [h('th', { scope: 'row', colspan: 3 }, t('month.sum')), h('td', { class: 'amount' }, total)])]),
  ]);
};

const renderPrintLinks = ({ texts: { t }, documents }: MonthProps): VNode[] => {
  const runs = splitIntoChunks(documents, maxPrintedDocuments);
  return runs.map((run) => {
    const numbers = { from: run[0]?.number ?? '', to: run.at(-1)?.number ?? '' };
    const label = runs.length === 1 ? t('month.print') : t('month.printPart', numbers);
    return renderStudioFileLink(toInvoicesPdfUrl(run.map(({ id }) => id)), label, { class: 'file', key: label });
  });
};

export const renderMonthInvoicesSection = (props: MonthProps): VNode => {
  const { texts, documents, project, month } = props;
  return h('section', { class: 'card', 'aria-labelledby': 'desk-month' }, [
    h('h2', { id: 'desk-month' }, texts.t('month.title')),
    renderMonthChoice(props),
    ...(documents.length === 0
      ? [h('p', { 'aria-live': 'polite' }, texts.t('month.none'))]
      : [
          renderTable(props),
          h('div', { class: 'buttons' }, [
            ...renderPrintLinks(props),
            renderStudioFileLink(toBookkeepingExportUrl(project, month), texts.t('month.export'), { class: 'file' }),
          ]),
        ]),
  ]);
};
