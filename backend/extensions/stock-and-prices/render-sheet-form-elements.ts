// The buttons and checkboxes of the sheet, and the preview of what a bulk change or an import would save.
import { h, type VNode } from 'vue';
import { renderStudioButton, renderStudioTable, createCheckboxHandler } from '../../studio/render-studio-controls.ts';

/** @param attributes of Directus's button; it is a secondary one without them */
export const renderSecondarySheetButton = (text: string, onClick: () => unknown, attributes: object = {}): VNode =>
  renderStudioButton(text, onClick, { secondary: true, ...attributes });

export const renderSheetCheckbox = (
  label: string,
  checked: boolean,
  onChange: (isChecked: boolean) => unknown,
): VNode =>
  h('label', { class: 'check' }, [
    h('input', { type: 'checkbox', checked, onChange: createCheckboxHandler(onChange) }),
    label,
  ]);

export const renderSheetPreviewTable = (headings: readonly string[], rows: VNode[]): VNode =>
  h('div', { class: 'scroll preview' }, [renderStudioTable(headings, rows)]);
