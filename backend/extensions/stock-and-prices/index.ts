// Directus module “Bestand & Preise”: stock and prices of all variants as a sheet, with bulk changes, export and import
// (docs/decisions/076). Bundled with the studio's Vue.
import { defineModule } from '@directus/extensions-sdk';
import {
  computed,
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  ref,
  shallowRef,
  type VNode,
  type VNodeArrayChildren,
} from 'vue';
import { stockAndPricesModuleId } from '../../access/fixed-account-and-policy-ids.ts';
import { renderStudioSelect, createInputHandler } from '../../schema/studio-controls.ts';
import { useStudioApi } from '../../schema/studio-requests.ts';
import { useStudioPageRenderer } from '../studio-dashboard/use-studio-page-renderer.ts';
import { useVariantPermissions } from '../variant-table/use-variant-permissions.ts';
import { readSheetRecords } from './read-sheet-records.ts';
import { renderSheetButton, renderSheetCheckbox } from './render-sheet-controls.ts';
import { renderSheetTable } from './render-sheet-table.ts';
import { saveSheetChanges, toSheetRowNote } from './save-sheet-changes.ts';
import { SheetBulkEditPanel } from './sheet-bulk-edit-panel.ts';
import { SheetImportExport } from './sheet-import-export.ts';
import { SheetImageUpload } from './sheet-image-upload.ts';
import { getSheetMessages, sheetModuleName } from './sheet-messages.ts';
import {
  editSheetRow,
  filterSheetRows,
  type SheetEdits,
  type SheetFilter,
  type SheetRow,
  toSheetRows,
  toSheetRowState,
  removeSheetEdits,
} from './sheet-rows.ts';
import { sheetStyles } from './sheet-styles.ts';

const rowsPerPage = 50;
const filters: readonly SheetFilter[] = ['all', 'changed', 'soldOut', 'reduced'];

const StockAndPrices = defineComponent({
  name: 'StockAndPrices',
  setup() {
    const api = useStudioApi();
    const texts = getSheetMessages(document.documentElement.lang);
    const { t } = texts;
    const { canUpdate, canAddImages } = useVariantPermissions();
    const rows = shallowRef<SheetRow[]>();
    const edits = shallowRef<SheetEdits>({});
    const notes = shallowRef<Record<string, string>>({});
    const selected = shallowRef<ReadonlySet<string>>(new Set());
    const search = ref('');
    const filter = ref<SheetFilter>('all');
    const page = ref(0);
    const message = ref('');
    const isBusy = ref(false);

    const found = computed(() =>
      filterSheetRows(rows.value ?? [], edits.value, { search: search.value, filter: filter.value }),
    );
    const pages = computed(() => Math.max(1, Math.ceil(found.value.length / rowsPerPage)));
    const states = computed(() => (rows.value ?? []).map((row) => toSheetRowState(row, edits.value[row.id])));
    const changes = computed(() => states.value.flatMap((state) => (state.kind === 'changed' ? [state.change] : [])));
    const invalidNumber = computed(() => states.value.filter(({ kind }) => kind === 'invalid').length);

    const run = async (work: () => Promise<void>) => {
      isBusy.value = true;
      try {
        await work();
      } catch {
        message.value = t('failed');
      } finally {
        isBusy.value = false;
      }
    };

    const load = () =>
      run(async () => {
        rows.value = toSheetRows(await readSheetRecords(api));
      });

    const save = () =>
      run(async () => {
        message.value = '';
        const sent = new Map(changes.value.map((change) => [change.id, change]));
        const results = await saveSheetChanges(api, changes.value);
        const saved = new Set(results.flatMap(({ id, state }) => (state === 'saved' ? [id] : [])));
        edits.value = removeSheetEdits(edits.value, saved);
        const noted = results.flatMap((row) => {
          const change = sent.get(row.id);
          const note = change && toSheetRowNote(texts, row, change);
          return note === undefined ? [] : [[row.id, note] as const];
        });
        notes.value = Object.fromEntries(noted);
        await load();
        const moved = noted.filter(([id]) => saved.has(id)).length;
        message.value = [
          t('saved', { number: saved.size }),
          ...(moved > 0 ? [t('stock.moved', { number: moved })] : []),
          ...(noted.length > moved ? [t('notSaved', { number: noted.length - moved })] : []),
        ].join(' ');
      });

    const discard = () => {
      edits.value = {};
      notes.value = {};
      message.value = '';
    };

    const reloadAfter = (text: string) => {
      message.value = text;
      void load();
    };

    const warnBeforeLeaving = (event: BeforeUnloadEvent) => {
      if (Object.keys(edits.value).length > 0) event.preventDefault();
    };
    onMounted(() => {
      void load();
      window.addEventListener('beforeunload', warnBeforeLeaving);
    });
    onBeforeUnmount(() => window.removeEventListener('beforeunload', warnBeforeLeaving));

    const renderTools = (): VNode =>
      h('div', { class: 'tools' }, [
        h('label', { class: 'search' }, [
          t('search'),
          h('input', {
            class: 'text',
            type: 'search',
            value: search.value,
            onInput: createInputHandler((text) => {
              search.value = text;
              page.value = 0;
            }),
          }),
        ]),
        renderStudioSelect(
          t('filter.label'),
          filter.value,
          filters.map((name) => [name, t(`filter.${name}`)]),
          (name) => {
            filter.value = name;
            page.value = 0;
          },
        ),
      ]);

    const renderActions = (): VNode => {
      const isAllSelected = found.value.length > 0 && found.value.every(({ id }) => selected.value.has(id));
      return h('div', { class: 'tools actions' }, [
        renderSheetCheckbox(t('selectAll', { number: found.value.length }), isAllSelected, () => {
          selected.value = new Set(isAllSelected ? [] : found.value.map(({ id }) => id));
        }),
        h('span', { role: 'status' }, t('selected', { number: selected.value.size })),
        h(SheetBulkEditPanel, {
          rows: rows.value ?? [],
          selected: selected.value,
          edits: edits.value,
          onEdited: (edited: SheetEdits, text: string) => {
            edits.value = edited;
            message.value = text;
          },
        }),
        h(SheetImportExport, {
          rows: rows.value ?? [],
          onImported: (text: string, imported: ReadonlySet<string>) => {
            edits.value = removeSheetEdits(edits.value, imported);
            notes.value = {};
            reloadAfter(text);
          },
        }),
        canAddImages && h(SheetImageUpload, { rows: rows.value ?? [], onSaved: reloadAfter }),
      ]);
    };

    const renderPages = (): VNode =>
      h('div', { class: 'pages' }, [
        renderSheetButton(t('previous'), () => (page.value -= 1), { disabled: page.value === 0 }),
        h('span', t('page', { page: page.value + 1, pages: pages.value })),
        renderSheetButton(t('next'), () => (page.value += 1), { disabled: page.value + 1 >= pages.value }),
        h('span', { class: 'hint' }, t('keys')),
      ]);

    const renderSave = (): VNode =>
      h('div', { class: 'buttons save' }, [
        renderSheetButton(t('save', { number: changes.value.length }), save, {
          disabled: changes.value.length === 0,
          secondary: false,
          loading: isBusy.value,
        }),
        renderSheetButton(t('discard'), discard, { disabled: Object.keys(edits.value).length === 0 }),
        h('p', { role: 'status' }, [
          message.value,
          invalidNumber.value > 0 &&
            h('span', { class: 'refused' }, ` ${t('invalid', { number: invalidNumber.value })}`),
        ]),
      ]);

    const renderRows = (): VNode =>
      renderSheetTable({
        rows: found.value.slice(page.value * rowsPerPage, (page.value + 1) * rowsPerPage),
        edits: edits.value,
        notes: notes.value,
        selected: selected.value,
        texts,
        canEditGtin: canUpdate('gtin'),
        onEdit: (row, edit) => (edits.value = editSheetRow(edits.value, row, edit)),
        onSelect: ({ id }, isSelected) => {
          selected.value = new Set(
            isSelected ? [...selected.value, id] : [...selected.value].filter((other) => other !== id),
          );
        },
      });

    const renderContent = (): VNodeArrayChildren =>
      rows.value
        ? [
            renderTools(),
            renderActions(),
            found.value.length === 0 ? h('p', t('empty')) : renderRows(),
            renderPages(),
            renderSave(),
          ]
        : [h('p', { role: 'status' }, isBusy.value ? t('loading') : message.value)];

    return useStudioPageRenderer(
      { title: t('title'), icon: 'price_change', name: 'stock-sheet', styles: sheetStyles },
      renderContent,
    );
  },
});

export default defineModule({
  id: stockAndPricesModuleId,
  name: sheetModuleName,
  icon: 'price_change',
  routes: [{ path: '', component: StockAndPrices }],
  preRegisterCheck: (user, permissions) =>
    user.admin_access || ['full', 'partial'].includes(permissions['ecommerce_product']?.update.access ?? 'none'),
});
