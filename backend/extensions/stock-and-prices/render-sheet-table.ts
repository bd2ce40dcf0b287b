// The table of the sheet: one row per variant or product without variants, with an input per cell. Enter and the arrow keys
// go to the same column of another row.
import { h, resolveComponent, type VNode } from 'vue';
import { allowedPriceRange, allowedStockQuantityRange } from '../../../domain/allowed-number-ranges.ts';
import { isGtin, removeGtinSeparators } from '../../../domain/product-identifiers.ts';
import { createCheckboxHandler, createTextInputHandler } from '../../studio/render-studio-controls.ts';
import { toNumberInputMessages } from '../number-input/number-input-messages.ts';
import { formatSheetPrice, formatStockDelta, type SheetMessages } from './sheet-messages.ts';
import {
  type SheetRowInputValues,
  type SheetEdits,
  type SheetRow,
  applyEditToSheetRowCells,
  toPriceFormValue,
  toSheetRowName,
} from './sheet-rows.ts';

const columns = ['image', 'product', 'stock', 'price', 'reduced', 'gtin'] as const;
type Column = (typeof columns)[number];

interface SheetTableProps {
  rows: readonly SheetRow[];
  edits: SheetEdits;
  /** Why a row was not saved. */
  notes: Readonly<Record<string, string>>;
  selected: ReadonlySet<string>;
  texts: SheetMessages;
  /** A shop assistant changes price and stock only. */
  canEditGtin: boolean;
  onEdit: (row: SheetRow, edit: SheetRowInputValues) => void;
  onSelect: (row: SheetRow, isSelected: boolean) => void;
}

/** Rows to go up or down. */
const steps: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

const moveFocus = (event: KeyboardEvent): void => {
  const step = steps[event.key];
  const cell = (event.target as HTMLElement).closest('td');
  if (step === undefined || !cell?.dataset['column'] || event.isComposing) return;
  const rows = [...(cell.closest('tbody')?.querySelectorAll('tr') ?? [])];
  const target = rows[rows.indexOf(cell.closest('tr') as HTMLTableRowElement) + step];
  const input = target?.querySelector<HTMLInputElement>(`td[data-column='${cell.dataset['column']}'] input`);
  if (!input) return;
  event.preventDefault();
  input.focus();
  input.select();
};

const renderRow = (
  row: SheetRow,
  { edits, notes, selected, texts, canEditGtin, onEdit, onSelect }: SheetTableProps,
): VNode => {
  const { t, region } = texts;
  const edit = edits[row.id];
  const cells = applyEditToSheetRowCells(row, edit);
  const name = toSheetRowName(row);
  const image = row.variantImage ?? row.images[0];
  const toLabel = (column: Column): string => t('cell', { column: t(`columns.${column}`), name });
  const renderWas = (isChanged: boolean, value: string) =>
    isChanged && h('p', { class: 'was' }, t('rows.was', { value }));

  const renderNumber = (column: 'price' | 'stock') => {
    const isPrice = column === 'price';
    const shown = isPrice ? toPriceFormValue(row.cells.price_cents) : cells.stock;
    return h(resolveComponent('interface-number-input'), {
      ...(isPrice
        ? { scale: 2, confirmsDrop: true, ...allowedPriceRange }
        : { scale: 0, ...allowedStockQuantityRange }),
      value: edit?.[column] === undefined ? shown : edit[column],
      savedValue: isPrice && row.cells.price_cents !== null ? row.cells.price_cents / 100 : null,
      field: column,
      fieldData: { name: toLabel(column) },
      onInput: (value: number | string | null) => onEdit(row, { [column]: value }),
    });
  };

  const renderGtin = (): VNode[] => {
    const gtin = cells.gtin ?? '';
    const isWrong = gtin !== '' && !isGtin(gtin);
    return [
      h('input', {
        class: 'text',
        inputmode: 'numeric',
        value: gtin,
        disabled: !canEditGtin,
        'aria-label': toLabel('gtin'),
        'aria-invalid': isWrong,
        onInput: createTextInputHandler((text) => onEdit(row, { gtin: removeGtinSeparators(text) || null })),
      }),
      ...(isWrong
        ? [h('p', { class: 'refused', role: 'status' }, toNumberInputMessages(region).gtin(t('columns.gtin'), gtin))]
        : []),
    ];
  };

  const content: Record<Column, unknown> = {
    image:
      image !== undefined &&
      h('img', {
        src: `/assets/${image.id}?key=system-small-cover`,
        alt: '',
        loading: 'lazy',
        width: 40,
        height: 40,
      }),
    product: [
      h(resolveComponent('router-link'), { to: `/content/ecommerce_product/${row.product}` }, () => row.name),
      h('p', { class: 'option' }, [
        [row.option, row.referenceNumber].filter(Boolean).join(' · '),
        (row.status === 'draft' || row.status === 'archived') && h('span', { class: 'status' }, t(row.status)),
      ]),
      // A row that was saved has no unsaved change.
      notes[row.id] !== undefined && h('p', { class: { refused: edit }, role: 'alert' }, notes[row.id]),
    ],
    stock: [
      renderNumber('stock'),
      renderWas(
        cells.stock !== row.cells.stock,
        edit?.stockDelta === undefined
          ? String(row.cells.stock)
          : `${row.cells.stock}, ${formatStockDelta(edit.stockDelta)}`,
      ),
    ],
    price: [
      renderNumber('price'),
      renderWas(cells.price_cents !== row.cells.price_cents, formatSheetPrice(texts, row.cells.price_cents)),
    ],
    reduced: [
      h('input', {
        type: 'checkbox',
        checked: cells.is_reduced,
        'aria-label': toLabel('reduced'),
        onChange: createCheckboxHandler((isReduced) => onEdit(row, { is_reduced: isReduced })),
      }),
      row.oldPriceCents !== null &&
        h('p', { class: 'was' }, t('rows.insteadOf', { price: formatSheetPrice(texts, row.oldPriceCents) })),
    ],
    gtin: renderGtin(),
  };
  return h('tr', { key: row.id, class: { changed: edit !== undefined } }, [
    h('td', { class: 'select' }, [
      h('input', {
        type: 'checkbox',
        checked: selected.has(row.id),
        'aria-label': t('select', { name }),
        onChange: createCheckboxHandler((isSelected) => onSelect(row, isSelected)),
      }),
    ]),
    ...columns.map((column) =>
      h('td', { key: column, class: column, 'data-column': column }, content[column] as never),
    ),
  ]);
};

export const renderSheetTable = (props: SheetTableProps): VNode =>
  h('div', { class: 'scroll', onKeydown: moveFocus }, [
    h('table', [
      h('thead', [
        h('tr', [
          h('td'),
          ...columns.map((column) =>
            h('th', { key: column, scope: 'col', class: column }, props.texts.t(`columns.${column}`)),
          ),
        ]),
      ]),
      h(
        'tbody',
        props.rows.map((row) => renderRow(row, props)),
      ),
    ]),
  ]);
