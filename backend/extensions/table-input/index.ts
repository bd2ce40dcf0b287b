// Directus interface for a small table of texts, such as a size guide: one input per cell; cells of a spreadsheet can be
// pasted. Bundled with the studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { computed, defineComponent, h, resolveComponent } from 'vue';
import de from '../../../locales/de/studioTable.json' with { type: 'json' };
import en from '../../../locales/en/studioTable.json' with { type: 'json' };
import { renderStudioButton, createTextInputHandler } from '../../studio/render-studio-controls.ts';
import { createStudioMessages } from '../../studio/create-studio-messages.ts';
import {
  appendColumnToTextTable,
  addTextTableRow,
  parsePastedCells,
  removeTextTableColumn,
  removeTextTableRow,
  type TextTableCellPosition,
  type TextTableHeadAndRows,
  toRectangularTextTable,
  pasteCellsIntoTextTable,
} from './text-table-edits.ts';

/** @param language studio language, such as `de-DE` */
export const getTableInputMessages = createStudioMessages({ de, en });

const TableInput = defineComponent({
  name: 'TableInput',
  inheritAttrs: false,
  props: { value: { type: [Object, String], default: null }, disabled: Boolean, nonEditable: Boolean },
  emits: ['input'],
  setup(props, { emit }) {
    const { t } = getTableInputMessages(document.documentElement.lang);
    const table = computed(() => toRectangularTextTable(props.value));
    const isEditable = computed(() => !props.disabled && !props.nonEditable);

    const save = (changed: TextTableHeadAndRows) => emit('input', changed);
    /** A table without any text is no table, so that a translation falls back to the default language. */
    const saveTexts = (changed: TextTableHeadAndRows) => {
      emit('input', [changed.head, ...changed.rows].flat().every((text) => text.trim() === '') ? null : changed);
    };
    const paste = (event: ClipboardEvent, cell: TextTableCellPosition) => {
      const cells = parsePastedCells(event.clipboardData?.getData('text/plain') ?? '');
      if (cells.length === 1 && cells[0]?.length === 1) return;
      event.preventDefault();
      saveTexts(pasteCellsIntoTextTable(table.value, cell, cells));
    };

    const renderCell = (cell: TextTableCellPosition, text: string) =>
      h(cell.row < 0 ? 'th' : 'td', { key: cell.column, ...(cell.row < 0 && { scope: 'col' }) }, [
        h('input', {
          value: text,
          disabled: !isEditable.value,
          'aria-label':
            cell.row < 0
              ? t('headCell', { column: cell.column + 1 })
              : t('cell', { row: cell.row + 1, column: cell.column + 1 }),
          onInput: createTextInputHandler((typed) => saveTexts(pasteCellsIntoTextTable(table.value, cell, [[typed]]))),
          onPaste: (event: ClipboardEvent) => paste(event, cell),
        }),
      ]);

    const renderRemoveButton = (label: string, onClick: () => void) =>
      h('button', { type: 'button', class: 'remove', 'aria-label': label, title: label, onClick }, [
        h(resolveComponent('v-icon'), { name: 'close', small: true }),
      ]);

    const renderHead = ({ head }: TextTableHeadAndRows) =>
      h('thead', [
        isEditable.value &&
          head.length > 1 &&
          h('tr', [
            ...head.map((_, column) =>
              h('td', { key: column }, [
                renderRemoveButton(t('removeColumn', { column: column + 1 }), () =>
                  save(removeTextTableColumn(table.value, column)),
                ),
              ]),
            ),
          ]),
        h(
          'tr',
          head.map((text, column) => renderCell({ row: -1, column }, text)),
        ),
      ]);

    const renderRow = (cells: string[], row: number) =>
      h('tr', { key: row }, [
        ...cells.map((text, column) => renderCell({ row, column }, text)),
        isEditable.value &&
          table.value.rows.length > 1 &&
          h('td', [
            renderRemoveButton(t('removeRow', { row: row + 1 }), () => save(removeTextTableRow(table.value, row))),
          ]),
      ]);

    const renderAddButton = (label: string, change: (changed: TextTableHeadAndRows) => TextTableHeadAndRows) =>
      renderStudioButton(label, () => save(change(table.value)), { secondary: true, small: true });

    return () =>
      h('div', { class: 'table-input' }, [
        h('style', styles),
        h('div', { class: 'scroll' }, [
          h('table', [renderHead(table.value), h('tbody', table.value.rows.map(renderRow))]),
        ]),
        isEditable.value && [
          h('div', { class: 'add' }, [
            renderAddButton(t('addRow'), addTextTableRow),
            renderAddButton(t('addColumn'), appendColumnToTextTable),
          ]),
          h('p', t('hint')),
        ],
      ]);
  },
});

const styles = `
.table-input .scroll { overflow-x: auto; }
.table-input table { border-collapse: collapse; }
.table-input input {
  width: 100%; min-width: 110px; height: 44px; padding: 0 10px; background: var(--theme--form--field--input--background);
  border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); color: inherit;
}
.table-input th input { font-weight: 700; background: var(--theme--background-normal); }
.table-input input:focus { border-color: var(--theme--form--field--input--border-color-focus); outline: none; }
.table-input .remove { display: grid; place-items: center; width: 44px; height: 32px; color: var(--theme--foreground-subdued); }
.table-input thead .remove { width: 100%; }
.table-input .remove:hover, .table-input .remove:focus-visible { color: var(--theme--danger); }
.table-input .remove:focus-visible { outline: 2px solid var(--theme--primary); }
.table-input .add { display: flex; gap: 8px; margin-top: 12px; }
.table-input p { margin-top: 8px; color: var(--theme--foreground-subdued); font-style: italic; }
`;

export default defineInterface({
  id: 'table-input',
  name: 'Table of texts',
  icon: 'table',
  component: TableInput,
  types: ['json'],
  options: null,
});
