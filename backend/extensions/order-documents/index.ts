// Directus interface: in the form of an order its invoice, credit notes and delivery note as PDF; in the form of a document
// the button that opens it (docs/decisions/075). Bundled with the studio's Vue.
import { defineComponent, h, onMounted, ref, resolveComponent, type VNode } from 'vue';
import type { OrderDocumentsPanelData } from '../../../contract/shop/invoice.ts';
import {
  createPresentationInterfaceExtension,
  renderStudioFileLink,
  renderStudioButton,
} from '../../studio/render-studio-controls.ts';
import {
  toFirstDirectusErrorOfFailedRequest,
  useStudioApi,
  useStudioActionState,
} from '../../studio/use-studio-api.ts';
import {
  formatSignedInvoiceAmount,
  formatDocumentDate,
  toDeliveryNotesUrl,
  toEInvoiceUrl,
  toInvoicesPdfUrl,
  getStudioOrderDocumentMessages,
} from './order-document-messages.ts';

const Documents = defineComponent({
  name: 'OrderDocuments',
  props: {
    collection: { type: String, default: '' },
    primaryKey: { type: [String, Number], default: '' },
  },
  setup: (props) => () =>
    h('div', { class: 'order-documents' }, [
      h('style', styles),
      props.collection === 'ecommerce_invoice'
        ? renderFileButton(toInvoicesPdfUrl([String(props.primaryKey)]), 'picture_as_pdf', messages().t('openPdf'))
        : h(DocumentsOfOrder, { key: String(props.primaryKey), order: String(props.primaryKey) }),
    ]),
});

export default createPresentationInterfaceExtension({
  id: 'order-documents',
  name: 'Documents',
  icon: 'request_quote',
  component: Documents,
  hideLabel: true,
});

const messages = () => getStudioOrderDocumentMessages(document.documentElement.lang);

const renderFileButton = (href: string, icon: string, label: string): VNode =>
  renderStudioFileLink(href, [h(resolveComponent('v-icon'), { name: icon, 'aria-hidden': 'true' }), label], {
    class: 'file',
  });

const DocumentsOfOrder = defineComponent({
  name: 'DocumentsOfOrder',
  props: { order: { type: String, required: true } },
  setup: (props) => {
    const { get, post } = useStudioApi();
    const texts = messages();
    const { t, language } = texts;
    const documents = ref<OrderDocumentsPanelData>();
    const { isBusy, problem, run } = useStudioActionState(
      (error) => toFirstDirectusErrorOfFailedRequest(error)?.extensions?.text?.[language] ?? t('failed'),
    );
    const path = `/ecom/staff/orders/${props.order}`;

    onMounted(() => {
      if (props.order !== '+') void run(async () => (documents.value = await get(`${path}/documents`)));
    });
    const issue = () => run(async () => (documents.value = await post(`${path}/invoice`)));

    const renderDocument = (document: OrderDocumentsPanelData['documents'][number]): VNode => {
      const name = `${t(`kinds.${document.kind}`)} ${document.number}`;
      return h('li', { key: document.id }, [
        renderFileButton(toInvoicesPdfUrl([document.id]), 'picture_as_pdf', name),
        h('span', `${formatDocumentDate(texts, document.issuedOn)} · ${formatSignedInvoiceAmount(texts, document)}`),
        h(
          'a',
          { class: 'xml', href: toEInvoiceUrl(document.id), 'aria-label': `${t('eInvoice')}: ${name}` },
          t('eInvoice'),
        ),
      ]);
    };

    const renderState = (shown: OrderDocumentsPanelData): (VNode | false | null)[] => [
      shown.documents.length > 0 && h('ul', shown.documents.map(renderDocument)),
      h('div', { class: 'buttons' }, [
        renderFileButton(toDeliveryNotesUrl([props.order]), 'print', t('deliveryNote')),
        shown.canIssueInvoice &&
          renderStudioButton(t(shown.documents.length > 0 ? 'issueCreditNote' : 'issue'), issue, {
            small: true,
            loading: isBusy.value,
          }),
      ]),
      shown.obstacle && h('p', { class: 'hint' }, shown.obstacle[language]),
    ];

    const renderContent = (): (VNode | false | null)[] => {
      if (props.order === '+') return [h('p', t('saveFirst'))];
      if (documents.value) return renderState(documents.value);
      return problem.value === '' ? [h('p', t('loading'))] : [];
    };

    return () =>
      h('section', { 'aria-labelledby': 'order-documents-title' }, [
        h('h3', { id: 'order-documents-title' }, t('title')),
        ...renderContent(),
        problem.value !== '' && h('p', { class: 'problem', role: 'alert' }, problem.value),
      ]);
  },
});

/** Styles in the colors of the studio's theme, light and dark. */
const styles = `
.order-documents, .order-documents section { display: grid; gap: 16px; color: var(--theme--foreground); }
.order-documents h3 { margin: 8px 0 0; font-weight: 700; color: var(--theme--foreground-accent); }
.order-documents p { margin: 0; line-height: 1.5; max-inline-size: 72ch; }
.order-documents ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.order-documents li, .order-documents .buttons { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
.order-documents li span { font-variant-numeric: tabular-nums; }
.order-documents .file { display: inline-flex; gap: 8px; align-items: center; justify-self: start; min-block-size: 44px; padding: 8px 16px; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); color: var(--theme--foreground-accent); font-weight: 600; }
.order-documents .xml { display: inline-flex; align-items: center; min-block-size: 44px; text-decoration: underline; text-underline-offset: 3px; }
.order-documents .file:hover { border-color: var(--theme--border-color-accent); background: var(--theme--background-subdued); }
.order-documents a:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; }
.order-documents .hint { padding: 10px 14px; border-inline-start: 3px solid var(--theme--primary); background: var(--theme--background-subdued); }
.order-documents .problem { padding: 10px 14px; border-inline-start: 3px solid var(--theme--danger); background: var(--theme--background-subdued); }
`;
