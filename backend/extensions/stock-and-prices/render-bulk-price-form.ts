// The bulk change of the selected rows: a form, and a preview of every new price before it is put into the sheet.
import { h, resolveComponent, type VNode } from 'vue';
import type { BulkPriceEdit, BulkPriceForm } from './bulk-price-edits.ts';
import { renderPreviewTable } from './render-preview-table.ts';
import { formatSheetPrice, type SheetMessages } from './sheet-messages.ts';
import { toSheetRowName } from './sheet-rows.ts';

interface BulkPriceFormProps {
  form: BulkPriceForm;
  /** Number of selected rows. */
  number: number;
  /** `undefined` while the value is not a number. */
  changed: readonly BulkPriceEdit[] | undefined;
  texts: SheetMessages;
  onChange: (changes: Partial<BulkPriceForm>) => void;
  onApply: () => void;
  onCancel: () => void;
}

const maxPreviewRows = 100;

const renderPreview = (changed: readonly BulkPriceEdit[], texts: SheetMessages): VNode[] => {
  const { t } = texts;
  if (changed.length === 0) return [h('p', t('bulk.nothing'))];
  const drops = changed.filter(({ isLargeDrop }) => isLargeDrop).length;
  return [
    ...(drops > 0 ? [h('p', { class: 'refused' }, t('bulk.drops', { number: drops }))] : []),
    renderPreviewTable(
      [t('columns.product'), t('bulk.from'), t('bulk.to')],
      changed
        .slice(0, maxPreviewRows)
        .map(({ row, fromCents, toCents, isLargeDrop }) =>
          h('tr', { key: row.id }, [
            h('td', toSheetRowName(row)),
            h('td', { class: 'number' }, formatSheetPrice(texts, fromCents)),
            h('td', { class: ['number', { refused: isLargeDrop }] }, formatSheetPrice(texts, toCents)),
          ]),
        ),
    ),
    ...(changed.length > maxPreviewRows ? [h('p', t('bulk.more', { number: changed.length - maxPreviewRows }))] : []),
  ];
};

export const renderBulkPriceForm = ({
  form,
  number,
  changed,
  texts,
  onChange,
  onApply,
  onCancel,
}: BulkPriceFormProps): VNode => {
  const { t } = texts;
  const renderSelect = (
    name: 'direction' | 'reduction' | 'rounding' | 'unit',
    label: string,
    options: readonly (readonly [value: string, text: string])[],
  ) =>
    h('label', [
      label,
      h(
        'select',
        {
          value: form[name],
          onChange: (event: Event) => {
            onChange({ [name]: (event.target as HTMLSelectElement).value });
          },
        },
        options.map(([value, text]) => h('option', { key: value, value }, text)),
      ),
    ]);
  return h('section', { class: 'panel', 'aria-label': t('bulk.title', { number }) }, [
    h('h2', t('bulk.title', { number })),
    h('div', { class: 'fields' }, [
      renderSelect('direction', t('bulk.direction'), [
        ['raise', t('bulk.raise')],
        ['lower', t('bulk.lower')],
      ]),
      h('label', [
        t('bulk.value'),
        h('input', {
          class: 'text',
          inputmode: 'decimal',
          value: form.value,
          'aria-invalid': changed === undefined,
          onInput: (event: Event) => {
            onChange({ value: (event.target as HTMLInputElement).value });
          },
        }),
      ]),
      renderSelect('unit', t('bulk.unit'), [
        ['percent', t('bulk.percent')],
        ['amount', t('bulk.amount')],
      ]),
      renderSelect('rounding', t('bulk.rounding'), [
        ['cent', t('bulk.roundings.cent')],
        ['euro', t('bulk.roundings.euro')],
        ['ninety', t('bulk.roundings.ninety')],
      ]),
      renderSelect('reduction', t('bulk.reduction'), [
        ['keep', t('bulk.reductions.keep')],
        ['mark', t('bulk.reductions.mark')],
        ['end', t('bulk.reductions.end')],
      ]),
    ]),
    h('h3', t('bulk.preview')),
    ...renderPreview(changed ?? [], texts),
    h('div', { class: 'buttons' }, [
      h(resolveComponent('v-button'), { disabled: !changed?.length, onClick: onApply }, () =>
        t('bulk.apply', { number: changed?.length ?? 0 }),
      ),
      h(resolveComponent('v-button'), { secondary: true, onClick: onCancel }, () => t('bulk.cancel')),
    ]),
  ]);
};
