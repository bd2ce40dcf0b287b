// Directus module: prints the delivery notes of what is to be packed and the documents of a month, and exports the month
// for the bookkeeping, to roles that see sales figures. Shows what the user may read. Bundled with the studio's Vue.
import { defineModule, useApi, useStores } from '@directus/extensions-sdk';
import { defineComponent, h, onMounted, ref, type VNode, type VNodeArrayChildren } from 'vue';
import { maxPrintedDocuments } from '../../../contract/shop/order-constants.ts';
import { toInvoicesOfMonthQuery } from '../../../domain/invoicing/invoices-of-month.ts';
import { studioTaskLists, toStudioListFilter } from '../../../domain/studio-task-lists.ts';
import { documentsDeskModuleId } from '../../access/fixed-account-and-policy-ids.ts';
import { canSeeSalesFigures } from '../../access/role-permission-matrix.ts';
import { documentsDeskName, toStudioDocumentMessages } from '../order-documents/order-document-messages.ts';
import { useStudioPage } from '../studio-dashboard/use-studio-page.ts';
import { documentsDeskStyles } from './documents-desk-styles.ts';
import { type InvoiceListRecord, type OrderToPack, toLastMonths } from './documents-desk-records.ts';
import { renderMonthInvoices } from './render-month.ts';
import { renderPacking } from './render-packing.ts';

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
    const api = useApi();
    // Directus does not type its stores.
    const { useUserStore } = useStores() as { useUserStore: () => StudioUser };
    const { isAdmin, currentUser } = useUserStore();
    const roles = currentUser?.roles?.map(({ id }) => id) ?? [];
    const hasMonth = canSeeSalesFigures({ admin: isAdmin, roles });
    const texts = toStudioDocumentMessages(document.documentElement.lang);
    const { t } = texts;
    const months = toLastMonths(new Date());
    const projects = ref<Project[]>([]);
    const project = ref('');
    const month = ref(months[0] ?? '');
    const orders = ref<OrderToPack[]>();
    const chosen = ref<ReadonlySet<string>>(new Set());
    const documents = ref<InvoiceListRecord[]>();
    const hasFailed = ref(false);

    const readItems = async <Item>(collection: string, params: Record<string, unknown>): Promise<Item[]> => {
      const { data } = await api.get<{ data: Item[] }>(`/items/${collection}`, { params });
      return data.data;
    };

    const loadDocuments = async (): Promise<void> => {
      if (!hasMonth) return;
      documents.value = await readItems<InvoiceListRecord>('ecommerce_invoice', {
        fields: ['id', 'kind', 'number', 'issued_on', 'total_brutto', 'recipient_name'],
        ...toInvoicesOfMonthQuery(project.value, month.value),
        limit: -1,
      });
    };

    const loadOrders = async (): Promise<void> => {
      const { _and: conditions } = toStudioListFilter(studioTaskLists.ordersToPack);
      const found = await readItems<OrderToPack>('ecommerce_order', {
        fields: ['id', 'number', 'customer_name', 'date_created'],
        filter: { _and: [...conditions, { project: { _eq: project.value } }] },
        sort: ['date_created'],
        limit: maxPrintedDocuments,
      });
      orders.value = found;
      chosen.value = new Set(found.map(({ id }) => id));
    };

    const guard = async (work: () => Promise<unknown>): Promise<void> => {
      hasFailed.value = false;
      await work().catch(() => {
        hasFailed.value = true;
      });
    };

    const loadProject = (): Promise<void> => guard(() => Promise.all([loadOrders(), loadDocuments()]));

    onMounted(() =>
      guard(async () => {
        projects.value = await readItems<Project>('project', { fields: ['id', 'name'], sort: ['name'], limit: -1 });
        project.value = projects.value[0]?.id ?? '';
        await loadProject();
      }),
    );

    const renderProjects = (): VNode | false =>
      projects.value.length > 1 &&
      h('label', [
        h('span', t('month.project')),
        h(
          'select',
          {
            value: project.value,
            onChange: (event: Event) => {
              project.value = (event.target as HTMLSelectElement).value;
              void loadProject();
            },
          },
          projects.value.map(({ id, name }) => h('option', { key: id, value: id }, name)),
        ),
      ]);

    const renderContent = (): VNodeArrayChildren => [
      hasFailed.value && h('p', { class: 'problem', role: 'alert' }, t('failed')),
      renderProjects(),
      orders.value &&
        renderPacking({
          texts,
          orders: orders.value,
          chosen: chosen.value,
          onChosen: (ids) => {
            chosen.value = ids;
          },
        }),
      documents.value &&
        renderMonthInvoices({
          texts,
          months,
          month: month.value,
          project: project.value,
          documents: documents.value,
          onMonth: (value) => {
            month.value = value;
            void guard(loadDocuments);
          },
        }),
      !orders.value && !documents.value && !hasFailed.value && h('p', t('loading')),
    ];

    return useStudioPage(
      { title: t('title'), icon: 'request_quote', name: 'documents-desk', styles: documentsDeskStyles },
      renderContent,
    );
  },
});

export default defineModule({
  id: documentsDeskModuleId,
  name: documentsDeskName,
  icon: 'request_quote',
  routes: [{ path: '', component: DocumentsDesk }],
});
