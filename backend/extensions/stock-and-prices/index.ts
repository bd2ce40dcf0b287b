// Directus module “Bestand & Preise”: stock and prices of all variants as a sheet, with bulk changes, export and import
// (docs/decisions/076). Bundled with the studio's Vue.
import { defineModule, useApi } from '@directus/extensions-sdk';
import {
  computed,
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  ref,
  resolveComponent,
  shallowRef,
  type VNode,
} from 'vue';
import { stockAndPricesModuleId } from '../../access/fixed-account-and-policy-ids.ts';
import {
  applyBulkPriceEdits,
  type BulkPriceForm,
  type BulkPriceUndo,
  emptyBulkPriceForm,
  toBulkPriceEdits,
  toBulkPriceUndo,
  undoBulkPriceEdits,
} from './bulk-price-edits.ts';
import { readVariantPermissions } from '../variant-table/read-variant-permissions.ts';
import { readSheetRecords } from './read-sheet-records.ts';
import { renderBulkPriceForm } from './render-bulk-price-form.ts';
import { renderSheetTable } from './render-sheet-table.ts';
import { saveSheetChanges, toSheetRowNote } from './save-sheet-changes.ts';
import { SheetFiles } from './sheet-files.ts';
import { getSheetMessages, sheetModuleName } from './sheet-messages.ts';
import {
  editSheetRow,
  filterSheetRows,
  type SheetEdits,
  type SheetFilter,
  type SheetRow,
  toSheetRows,
  toSheetRowState,
} from './sheet-rows.ts';
import { sheetStyles } from './sheet-styles.ts';

const rowsPerPage = 50;
const filters: readonly SheetFilter[] = ['all', 'changed', 'soldOut', 'reduced'];

const StockAndPrices = defineComponent({
  name: 'StockAndPrices',
  setup() {
    const api = useApi();
    const texts = getSheetMessages(document.documentElement.lang);
    const { t } = texts;
    const canEditGtin = readVariantPermissions().canUpdate('gtin');
    const rows = shallowRef<SheetRow[]>();
    const edits = shallowRef<SheetEdits>({});
    const notes = shallowRef<Record<string, string>>({});
    const selected = shallowRef<ReadonlySet<string>>(new Set());
    const search = ref('');
    const filter = ref<SheetFilter>('all');
    const page = ref(0);
    const bulkForm = ref<BulkPriceForm>();
    const undo = shallowRef<BulkPriceUndo>();
    const message = ref('');
    const isBusy = ref(false);

    const found = computed(() =>
      filterSheetRows(rows.value ?? [], edits.value, { search: search.value, filter: filter.value }),
    );
    const pages = computed(() => Math.max(1, Math.ceil(found.value.length / rowsPerPage)));
    const selectedRows = computed(() => (rows.value ?? []).filter(({ id }) => selected.value.has(id)));
    const states = computed(() => (rows.value ?? []).map((row) => toSheetRowState(row, edits.value[row.id])));
    const changes = computed(() => states.value.flatMap((state) => (state.kind === 'changed' ? [state.change] : [])));
    const invalidNumber = computed(() => states.value.filter(({ kind }) => kind === 'invalid').length);

    const load = async () => {
      isBusy.value = true;
      try {
        rows.value = toSheetRows(await readSheetRecords(api));
      } catch {
        message.value = t('failed');
      } finally {
        isBusy.value = false;
      }
    };

    const save = async () => {
      isBusy.value = true;
      message.value = '';
      try {
        const results = await saveSheetChanges(api, changes.value);
        const saved = new Set(results.flatMap(({ id, state }) => (state === 'saved' ? [id] : [])));
        const refused = results.filter(({ state }) => state !== 'saved');
        edits.value = Object.fromEntries(Object.entries(edits.value).filter(([id]) => !saved.has(id)));
        notes.value = Object.fromEntries(refused.map((row) => [row.id, toSheetRowNote(texts, row)]));
        await load();
        message.value = [
          t('saved', { number: saved.size }),
          ...(refused.length > 0 ? [t('notSaved', { number: refused.length })] : []),
        ].join(' ');
      } catch {
        message.value = t('failed');
      } finally {
        isBusy.value = false;
      }
    };

    const discard = () => {
      edits.value = {};
      notes.value = {};
      message.value = '';
    };

    const warnBeforeLeaving = (event: BeforeUnloadEvent) => {
      if (Object.keys(edits.value).length > 0) event.preventDefault();
    };
    onMounted(() => {
      void load();
      window.addEventListener('beforeunload', warnBeforeLeaving);
    });
    onBeforeUnmount(() => {
      window.removeEventListener('beforeunload', warnBeforeLeaving);
    });

    const renderButton = (
      text: string,
      onClick: () => void,
      { isDisabled = false, isSecondary = true, isLoading = false } = {},
    ): VNode =>
      h(
        resolveComponent('v-button'),
        { secondary: isSecondary, disabled: isDisabled, loading: isLoading, onClick },
        () => text,
      );

    const renderTools = (): VNode =>
      h('div', { class: 'tools' }, [
        h('label', { class: 'search' }, [
          t('search'),
          h('input', {
            class: 'text',
            type: 'search',
            value: search.value,
            onInput: (event: Event) => {
              search.value = (event.target as HTMLInputElement).value;
              page.value = 0;
            },
          }),
        ]),
        h('label', [
          t('filter.label'),
          h(
            'select',
            {
              value: filter.value,
              onChange: (event: Event) => {
                filter.value = (event.target as HTMLSelectElement).value as SheetFilter;
                page.value = 0;
              },
            },
            filters.map((name) => h('option', { key: name, value: name }, t(`filter.${name}`))),
          ),
        ]),
      ]);

    const renderActions = (): VNode => {
      const isAllSelected = found.value.length > 0 && found.value.every(({ id }) => selected.value.has(id));
      return h('div', { class: 'tools actions' }, [
        h('label', { class: 'check' }, [
          h('input', {
            type: 'checkbox',
            checked: isAllSelected,
            onChange: () => {
              selected.value = new Set(isAllSelected ? [] : found.value.map(({ id }) => id));
            },
          }),
          t('selectAll', { number: found.value.length }),
        ]),
        h('span', { role: 'status' }, t('selected', { number: selected.value.size })),
        renderButton(
          t('bulk.open'),
          () => {
            bulkForm.value = { ...emptyBulkPriceForm };
          },
          { isDisabled: selected.value.size === 0 },
        ),
        undo.value &&
          renderButton(t('bulk.undo', { number: Object.keys(undo.value).length }), () => {
            edits.value = undoBulkPriceEdits(edits.value, rows.value ?? [], undo.value ?? {});
            undo.value = undefined;
            message.value = t('bulk.undone');
          }),
        h(SheetFiles, {
          rows: rows.value ?? [],
          onImported: (text: string) => {
            discard();
            void load();
            message.value = text;
          },
        }),
      ]);
    };

    const renderBulk = (form: BulkPriceForm): VNode => {
      const changed = toBulkPriceEdits(selectedRows.value, edits.value, form, texts.region);
      return renderBulkPriceForm({
        form,
        number: selectedRows.value.length,
        changed,
        texts,
        onChange: (changedFields) => {
          bulkForm.value = { ...form, ...changedFields };
        },
        onApply: () => {
          undo.value = toBulkPriceUndo(edits.value, changed ?? []);
          edits.value = applyBulkPriceEdits(edits.value, changed ?? []);
          bulkForm.value = undefined;
        },
        onCancel: () => {
          bulkForm.value = undefined;
        },
      });
    };

    const renderPages = (): VNode =>
      h('div', { class: 'pages' }, [
        renderButton(t('previous'), () => (page.value -= 1), { isDisabled: page.value === 0 }),
        h('span', t('page', { page: page.value + 1, pages: pages.value })),
        renderButton(t('next'), () => (page.value += 1), { isDisabled: page.value + 1 >= pages.value }),
        h('span', { class: 'hint' }, t('keys')),
      ]);

    const renderSave = (): VNode =>
      h('div', { class: 'buttons save' }, [
        renderButton(t('save', { number: changes.value.length }), () => void save(), {
          isDisabled: changes.value.length === 0,
          isSecondary: false,
          isLoading: isBusy.value,
        }),
        renderButton(t('discard'), discard, { isDisabled: Object.keys(edits.value).length === 0 }),
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
        canEditGtin,
        onEdit: (row, edit) => {
          edits.value = editSheetRow(edits.value, row, edit);
        },
        onSelect: ({ id }, isSelected) => {
          selected.value = new Set(
            isSelected ? [...selected.value, id] : [...selected.value].filter((other) => other !== id),
          );
        },
      });

    const renderContent = (): VNode =>
      h('div', { class: 'stock-sheet' }, [
        h('style', sheetStyles),
        ...(rows.value
          ? [
              renderTools(),
              renderActions(),
              bulkForm.value && renderBulk(bulkForm.value),
              found.value.length === 0 ? h('p', t('empty')) : renderRows(),
              renderPages(),
              renderSave(),
            ]
          : [h('p', { role: 'status' }, isBusy.value ? t('loading') : message.value)]),
      ]);

    return () =>
      h(resolveComponent('private-view'), { title: t('title'), icon: 'price_change' }, { default: renderContent });
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
