// Bulk changes of the selected rows of the sheet, prices or stock, and the undo of the last one. They become unsaved changes.
import { computed, defineComponent, h, type PropType, ref, shallowRef, type VNode } from 'vue';
import { renderStudioSelect } from '../../studio/render-studio-controls.ts';
import {
  addBulkPriceEditsToSheetEdits,
  type BulkPriceFormState,
  emptyBulkPriceForm,
  toBulkPriceEdits,
  toBulkPriceUndo,
  undoBulkPriceEdits,
} from './bulk-price-edits.ts';
import {
  addBulkStockEditsToSheetEdits,
  type BulkStockFormState,
  emptyBulkStockForm,
  toBulkStockEdits,
  undoBulkStockEdits,
} from './bulk-stock-edits.ts';
import { renderSheetBulkEditPanel, renderBulkEditTextField } from './render-sheet-bulk-edit-panel.ts';
import { renderBulkPriceForm } from './render-bulk-price-form.ts';
import { renderSecondarySheetButton } from './render-sheet-form-elements.ts';
import { getSheetMessages } from './sheet-messages.ts';
import type { SheetEdits, SheetRow } from './sheet-rows.ts';

interface Undo {
  text: string;
  done: string;
  undo: (edits: SheetEdits, rows: readonly SheetRow[]) => SheetEdits;
}

export const SheetBulkEditPanel = defineComponent({
  name: 'SheetBulkEditPanel',
  props: {
    rows: { type: Array as PropType<SheetRow[]>, required: true },
    selected: { type: Object as PropType<ReadonlySet<string>>, required: true },
    edits: { type: Object as PropType<SheetEdits>, required: true },
  },
  emits: ['edited'],
  setup(props, { emit }) {
    const texts = getSheetMessages(document.documentElement.lang);
    const { t, region } = texts;
    const priceForm = ref<BulkPriceFormState>();
    const stockForm = ref<BulkStockFormState>();
    const undo = shallowRef<Undo>();
    const selectedRows = computed(() => props.rows.filter(({ id }) => props.selected.has(id)));

    const close = () => {
      priceForm.value = undefined;
      stockForm.value = undefined;
    };

    const apply = (edits: SheetEdits, next: Undo) => {
      undo.value = next;
      close();
      emit('edited', edits, '');
    };

    const renderPrices = (form: BulkPriceFormState): VNode => {
      const changed = toBulkPriceEdits(selectedRows.value, props.edits, form, region);
      return renderBulkPriceForm({
        form,
        number: selectedRows.value.length,
        changed,
        texts,
        onChange: (changedFields) => (priceForm.value = { ...form, ...changedFields }),
        onApply: () => {
          const before = toBulkPriceUndo(props.edits, changed ?? []);
          apply(addBulkPriceEditsToSheetEdits(props.edits, changed ?? []), {
            text: t('bulk.undo', { number: changed?.length ?? 0 }),
            done: t('bulk.undone'),
            undo: (edits, rows) => undoBulkPriceEdits(edits, rows, before),
          });
        },
        onCancel: close,
      });
    };

    const renderStock = (form: BulkStockFormState): VNode => {
      const result = toBulkStockEdits(selectedRows.value, props.edits, form, region);
      const { changed, impossible } = result ?? { changed: [], impossible: [] };
      return renderSheetBulkEditPanel({
        title: t('stock.title', { number: selectedRows.value.length }),
        fields: [
          renderStudioSelect(
            t('bulk.direction'),
            form.change,
            (['add', 'subtract', 'set'] as const).map((change) => [change, t(`stock.${change}`)]),
            (change) => (stockForm.value = { ...form, change }),
          ),
          renderBulkEditTextField(
            t('stock.value'),
            form.value,
            { isWhole: true, isInvalid: form.value !== '' && !result },
            (value) => (stockForm.value = { ...form, value }),
          ),
          h('p', { class: 'hint' }, t(form.change === 'set' ? 'stock.setHint' : 'stock.differenceHint')),
        ],
        warning: impossible.length > 0 ? t('stock.impossible', { number: impossible.length }) : undefined,
        changed: changed.map(({ row, from, to }) => ({ row, from: String(from), to: String(to) })),
        nothing: t(form.value === '' ? 'stock.noValue' : 'stock.nothing'),
        texts,
        onApply: () => {
          apply(addBulkStockEditsToSheetEdits(props.edits, changed), {
            text: t('stock.undo', { number: changed.length }),
            done: t('stock.undone'),
            undo: (edits, rows) => undoBulkStockEdits(edits, rows, changed),
          });
        },
        onCancel: close,
      });
    };

    const renderUndo = ({ text, done, undo: undoChange }: Undo): VNode =>
      renderSecondarySheetButton(text, () => {
        undo.value = undefined;
        emit('edited', undoChange(props.edits, props.rows), done);
      });

    return () => {
      const disabled = selectedRows.value.length === 0;
      return h('div', { class: 'group' }, [
        renderSecondarySheetButton(
          t('bulk.open'),
          () => {
            close();
            priceForm.value = { ...emptyBulkPriceForm };
          },
          { disabled },
        ),
        renderSecondarySheetButton(
          t('stock.open'),
          () => {
            close();
            stockForm.value = { ...emptyBulkStockForm };
          },
          { disabled },
        ),
        undo.value && renderUndo(undo.value),
        priceForm.value && renderPrices(priceForm.value),
        stockForm.value && renderStock(stockForm.value),
      ]);
    };
  },
});
