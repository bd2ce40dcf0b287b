// Directus module: prints the delivery notes of what is to be packed and the documents of a month, and exports the month
// for the bookkeeping, to roles that see sales figures. Shows what the user may read. Bundled with the studio's Vue.
import { defineModule, useStores } from '@directus/extensions-sdk';
import { defineComponent, h, onMounted, ref, type VNode, type VNodeArrayChildren } from 'vue';
import { maxPrintedDocuments } from '../../../contract/shop/order-constants.ts';
import { toDirectusInvoicesOfMonthQuery } from '../../../domain/invoicing/invoices-of-month-query.ts';
import { studioTaskListDefinitions, toDirectusTaskListFilter } from '../../../domain/studio-task-list-definitions.ts';
import { documentsDeskModuleId } from '../../access/fixed-account-and-policy-ids.ts';
import { canSeeSalesFigures } from '../../access/role-permission-matrix.ts';
import { renderStudioSelect } from '../../studio/render-studio-controls.ts';
import { useStudioApi, useStudioActionState } from '../../studio/use-studio-api.ts';
import {
  documentsModuleBilingualTitle,
  getStudioOrderDocumentMessages,
} from '../order-documents/order-document-messages.ts';
import { useStudioModulePageRenderer } from '../studio-dashboard/use-studio-module-page-renderer.ts';
import { type InvoiceListRecord, type OrderToPack, toCurrentAndPreviousMonths } from './documents-desk-records.ts';
import { renderMonthInvoicesSection } from './render-month-invoices-section.ts';
import { renderDocumentsDeskOrdersToPack } from './render-documents-desk-orders-to-pack.ts';

/** The part of Directus's store that is used. */
interface StudioUser {
  isAdmin: boolean;
  currentUser: { roles?: { id: string }[] } | null;
}

interface Project {
  id: string;
  name: string;
}

const DocumentsDesk = defineComponent({
  name: 'DocumentsDesk',
  setup() {
    const { get } = useStudioApi();
    // Directus does not type its stores.
    const { useUserStore } = useStores() as { useUserStore: () => StudioUser };
    const { isAdmin, currentUser } = useUserStore();
    const roles = currentUser?.roles?.map(({ id }) => id) ?? [];
    const hasMonth = canSeeSalesFigures({ admin: isAdmin, roles });
    const texts = getStudioOrderDocumentMessages(document.documentElement.lang);
    const { t } = texts;
    const months = toCurrentAndPreviousMonths(new Date());
    const projects = ref<Project[]>([]);
    const project = ref('');
    const month = ref(months[0] ?? '');
    const orders = ref<OrderToPack[]>();
    const chosen = ref<ReadonlySet<string>>(new Set());
    const documents = ref<InvoiceListRecord[]>();
    const { problem, run } = useStudioActionState(() => t('failed'));

    const loadDocuments = async (): Promise<void> => {
      if (!hasMonth) return;
      documents.value = await get('/items/ecommerce_invoice', {
        fields: ['id', 'kind', 'number', 'issued_on', 'total_brutto', 'recipient_name'],
        ...toDirectusInvoicesOfMonthQuery(project.value, month.value),
        limit: -1,
      });
    };

    const loadOrders = async (): Promise<void> => {
      const { _and: conditions } = toDirectusTaskListFilter(studioTaskListDefinitions.ordersToPack);
      const found = await get<OrderToPack[]>('/items/ecommerce_order', {
        fields: ['id', 'number', 'customer_name', 'date_created'],
        filter: { _and: [...conditions, { project: { _eq: project.value } }] },
        sort: ['date_created'],
        limit: maxPrintedDocuments,
      });
      orders.value = found;
      chosen.value = new Set(found.map(({ id }) => id));
    };

    const loadProject = () => Promise.all([loadOrders(), loadDocuments()]);

    onMounted(() =>
      run(async () => {
        projects.value = await get('/items/project', { fields: ['id', 'name'], sort: ['name'], limit: -1 });
        project.value = projects.value[0]?.id ?? '';
        await loadProject();
      }),
    );

    const renderProjects = (): VNode | false =>
      projects.value.length > 1 &&
      renderStudioSelect(
        t('month.project'),
        project.value,
        projects.value.map(({ id, name }) => [id, name]),
        (id) => {
          project.value = id;
          return run(loadProject);
        },
      );

    const renderContent = (): VNodeArrayChildren => [
      problem.value !== '' && h('p', { class: 'problem', role: 'alert' }, problem.value),
      renderProjects(),
      orders.value &&
        renderDocumentsDeskOrdersToPack({
          texts,
          orders: orders.value,
          chosen: chosen.value,
          onChosen: (ids) => (chosen.value = ids),
        }),
      documents.value &&
        renderMonthInvoicesSection({
          texts,
          months,
          month: month.value,
          project: project.value,
          documents: documents.value,
          onMonth: (value) => {
            month.value = value;
            void run(loadDocuments);
          },
        }),
      !orders.value && !documents.value && problem.value === '' && h('p', t('loading')),
    ];

    return useStudioModulePageRenderer(
      { title: t('title'), icon: 'request_quote', name: 'documents-desk', styles },
      renderContent,
    );
  },
});

/** In the colors of the studio's theme, light and dark. */
const styles = `
.documents-desk { display: grid; gap: 24px; max-inline-size: 960px; padding: 0 var(--content-padding, 24px) 48px; color: var(--theme--foreground); }
.documents-desk .card { display: grid; gap: 16px; min-inline-size: 0; padding: 20px; border: var(--theme--border-width) solid var(--theme--border-color-subdued); border-radius: var(--theme--border-radius); background: var(--theme--background); }
.documents-desk h2 { margin: 0; font-size: 18px; font-weight: 700; color: var(--theme--foreground-accent); }
.documents-desk p { margin: 0; line-height: 1.5; max-inline-size: 72ch; }
.documents-desk label { display: inline-flex; gap: 10px; align-items: center; justify-self: start; }
.documents-desk select { min-block-size: 44px; padding-inline: 12px; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); background: var(--theme--background); color: var(--theme--foreground-accent); }
.documents-desk table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.documents-desk th { padding: 8px 12px 8px 0; text-align: start; font-size: 13px; font-weight: 600; }
.documents-desk td { padding: 8px 12px 8px 0; border-block-start: var(--theme--border-width) solid var(--theme--border-color-subdued); overflow-wrap: anywhere; }
.documents-desk tfoot th, .documents-desk tfoot td { border-block-start: 2px solid var(--theme--border-color); font-size: inherit; font-weight: 700; color: var(--theme--foreground-accent); }
.documents-desk .date { white-space: nowrap; }
.documents-desk .amount { padding-inline-end: 0; text-align: end; white-space: nowrap; }
.documents-desk .check { inline-size: 44px; padding: 0; }
.documents-desk .check label { justify-content: center; min-inline-size: 44px; min-block-size: 44px; }
.documents-desk input[type='checkbox'] { inline-size: 20px; block-size: 20px; accent-color: var(--theme--primary); }
.documents-desk td a { display: inline-block; padding-block: 10px; color: var(--theme--foreground-accent); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; white-space: nowrap; }
.documents-desk .buttons { display: flex; flex-wrap: wrap; gap: 12px; }
.documents-desk .file { display: inline-flex; align-items: center; justify-self: start; min-block-size: 44px; padding: 8px 16px; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); color: var(--theme--foreground-accent); font-weight: 600; }
.documents-desk p.file { border-style: dashed; color: var(--theme--foreground); font-weight: 400; }
.documents-desk a.file:hover { background: var(--theme--background-subdued); }
.documents-desk a:focus-visible, .documents-desk select:focus-visible, .documents-desk input:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; }
.documents-desk .problem { padding: 10px 14px; border-inline-start: 3px solid var(--theme--danger); background: var(--theme--background-subdued); }
@media (max-width: 600px) { .documents-desk { padding-inline: 12px; } .documents-desk .card { padding: 16px 12px; overflow-x: auto; } .documents-desk th, .documents-desk td { padding-inline-end: 8px; } }
`;

export default defineModule({
  id: documentsDeskModuleId,
  name: documentsModuleBilingualTitle,
  icon: 'request_quote',
  routes: [{ path: '', component: DocumentsDesk }],
});
