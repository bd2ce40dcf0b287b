// Directus module “Bestand & Preise”: stock and prices of all variants as a sheet, with bulk changes, export and import
// (docs/decisions/076). Bundled with the studio's Vue.
import { defineModule } from '@directus/extensions-sdk';
import { defineComponent, h, type VNode, type VNodeArrayChildren } from 'vue';
import { stockAndPricesModuleId } from '../../access/fixed-account-and-policy-ids.ts';
import { renderStudioSelect, createTextInputHandler } from '../../studio/render-studio-controls.ts';
import { useStudioModulePageRenderer } from '../studio-dashboard/use-studio-module-page-renderer.ts';
import { useCurrentUserVariantPermissions } from '../variant-table/use-variant-permissions.ts';
import { renderSecondarySheetButton, renderSheetCheckbox } from './render-sheet-form-elements.ts';
import { renderSheetTable } from './render-sheet-table.ts';
import { SheetBulkEditPanel } from './sheet-bulk-edit-panel.ts';
import { SheetImportExportPanel } from './sheet-import-export-panel.ts';
import { SheetImageUploadPanel } from './sheet-image-upload-panel.ts';
import { getSheetMessages, sheetModuleTitle } from './sheet-messages.ts';
import { editSheetRow, type SheetEdits, type SheetFilter, removeSheetEdits } from './sheet-rows.ts';
import { sheetStyles } from './sheet-styles.ts';
import { useStockSheet } from './use-stock-sheet.ts';

const filters: readonly SheetFilter[] = ['all', 'changed', 'soldOut', 'reduced'];

const StockAndPrices = defineComponent({
  name: 'StockAndPrices',
  setup() {
    const texts = getSheetMessages(document.documentElement.lang);
    const { t } = texts;
    const { canUpdate, canAddImages } = useCurrentUserVariantPermissions();
    const sheet = useStockSheet(texts);
    const { rows, edits, notes, selected, search, filter, page, message, isBusy, found, pages, changes } = sheet;

    const renderTools = (): VNode =>
      h('div', { class: 'tools' }, [
        h('label', { class: 'search' }, [
          t('search'),
          h('input', {
            class: 'text',
            type: 'search',
            value: search.value,
            onInput: createTextInputHandler((text) => {
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
        h(SheetImportExportPanel, {
          rows: rows.value ?? [],
          onImported: (text: string, imported: ReadonlySet<string>) => {
            edits.value = removeSheetEdits(edits.value, imported);
            notes.value = {};
            sheet.reloadAfter(text);
          },
        }),
        canAddImages && h(SheetImageUploadPanel, { rows: rows.value ?? [], onSaved: sheet.reloadAfter }),
      ]);
    };

    const renderPages = (): VNode =>
      h('div', { class: 'pages' }, [
        renderSecondarySheetButton(t('previous'), () => (page.value -= 1), { disabled: page.value === 0 }),
        h('span', t('page', { page: page.value + 1, pages: pages.value })),
        renderSecondarySheetButton(t('next'), () => (page.value += 1), { disabled: page.value + 1 >= pages.value }),
        h('span', { class: 'hint' }, t('keys')),
      ]);

    const renderSave = (): VNode =>
      h('div', { class: 'buttons save' }, [
        renderSecondarySheetButton(t('save', { number: changes.value.length }), sheet.save, {
          disabled: changes.value.length === 0,
          secondary: false,
          loading: isBusy.value,
        }),
        renderSecondarySheetButton(t('discard'), sheet.discard, { disabled: Object.keys(edits.value).length === 0 }),
        h('p', { role: 'status' }, [
          message.value,
          sheet.invalidNumber.value > 0 &&
            h('span', { class: 'refused' }, ` ${t('invalid', { number: sheet.invalidNumber.value })}`),
        ]),
      ]);

    const renderRows = (): VNode =>
      renderSheetTable({
        rows: sheet.shown.value,
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

    return useStudioModulePageRenderer(
      { title: t('title'), icon: 'price_change', name: 'stock-sheet', styles: sheetStyles },
      renderContent,
    );
  },
});

export default defineModule({
  id: stockAndPricesModuleId,
  name: sheetModuleTitle,
  icon: 'price_change',
  routes: [{ path: '', component: StockAndPrices }],
  preRegisterCheck: (user, permissions) =>
    user.admin_access || ['full', 'partial'].includes(permissions['ecommerce_product']?.update.access ?? 'none'),
});
