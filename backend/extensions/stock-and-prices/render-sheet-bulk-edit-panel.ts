// What both bulk changes of the sheet show: fields, a preview of every new value, and the buttons.
import { h, type VNode } from 'vue';
import { renderStudioTextField } from '../../studio/render-studio-controls.ts';
import { renderSheetPreviewTable, renderSecondarySheetButton } from './render-sheet-form-elements.ts';
import type { SheetMessages } from './sheet-messages.ts';
import { type SheetRow, toSheetRowName } from './sheet-rows.ts';

const maxPreviewRows = 100;

interface BulkPanelProps {
  title: string;
  fields: VNode[];
  /** Above the preview. */
  warning: string | undefined;
  changed: readonly { row: SheetRow; from: string; to: string; isWarned?: boolean }[];
  /** Shown instead of an empty preview. */
  nothing: string;
  texts: SheetMessages;
  onApply: () => void;
  onCancel: () => void;
}

export const renderSheetBulkEditPanel = ({
  title,
  fields,
  warning,
  changed,
  nothing,
  texts: { t },
  onApply,
  onCancel,
}: BulkPanelProps): VNode =>
  h('section', { class: 'panel', 'aria-label': title }, [
    h('h2', title),
    h('div', { class: 'fields' }, fields),
    h('h3', t('bulk.preview')),
    warning !== undefined && h('p', { class: 'refused' }, warning),
    changed.length === 0
      ? h('p', nothing)
      : renderSheetPreviewTable(
          [t('columns.product'), t('bulk.from'), t('bulk.to')],
          changed
            .slice(0, maxPreviewRows)
            .map(({ row, from, to, isWarned = false }) =>
              h('tr', { key: row.id }, [
                h('td', toSheetRowName(row)),
                h('td', { class: 'number' }, from),
                h('td', { class: ['number', { refused: isWarned }] }, to),
              ]),
            ),
        ),
    changed.length > maxPreviewRows && h('p', t('bulk.more', { number: changed.length - maxPreviewRows })),
    h('div', { class: 'buttons' }, [
      renderSecondarySheetButton(t('bulk.apply', { number: changed.length }), onApply, {
        disabled: changed.length === 0,
        secondary: false,
      }),
      renderSecondarySheetButton(t('bulk.cancel'), onCancel),
    ]),
  ]);

export const renderBulkEditTextField = (
  label: string,
  value: string,
  { isInvalid, isWhole = false }: { isInvalid: boolean; isWhole?: boolean },
  onInput: (value: string) => void,
): VNode =>
  renderStudioTextField(label, value, onInput, {
    class: 'text',
    inputmode: isWhole ? 'numeric' : 'decimal',
    'aria-invalid': isInvalid,
  });
