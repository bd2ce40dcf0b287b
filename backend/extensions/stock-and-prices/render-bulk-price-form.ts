// The bulk change of the prices of the selected rows.
import type { VNode } from 'vue';
import { renderStudioSelect } from '../../studio/render-studio-controls.ts';
import type { BulkPriceEditRow, BulkPriceFormState } from './bulk-price-edits.ts';
import { renderSheetBulkEditPanel, renderBulkEditTextField } from './render-sheet-bulk-edit-panel.ts';
import { formatSheetPrice, type SheetMessages } from './sheet-messages.ts';

interface BulkPriceFormProps {
  form: BulkPriceFormState;
  /** Number of selected rows. */
  number: number;
  /** `undefined` while the value is not a number. */
  changed: readonly BulkPriceEditRow[] | undefined;
  texts: SheetMessages;
  onChange: (changes: Partial<BulkPriceFormState>) => void;
  onApply: () => void;
  onCancel: () => void;
}

export const renderBulkPriceForm = ({ form, number, changed, texts, ...props }: BulkPriceFormProps): VNode => {
  const { t } = texts;
  const edits = changed ?? [];
  const drops = edits.filter(({ isLargeDrop }) => isLargeDrop).length;
  const renderSelect = (
    name: 'direction' | 'reduction' | 'rounding' | 'unit',
    options: readonly (readonly [value: string, text: string])[],
  ) => renderStudioSelect(t(`bulk.${name}`), form[name], options, (value) => props.onChange({ [name]: value }));
  return renderSheetBulkEditPanel({
    title: t('bulk.title', { number }),
    fields: [
      renderSelect('direction', [
        ['raise', t('bulk.raise')],
        ['lower', t('bulk.lower')],
      ]),
      renderBulkEditTextField(t('bulk.value'), form.value, { isInvalid: changed === undefined }, (value) =>
        props.onChange({ value }),
      ),
      renderSelect('unit', [
        ['percent', t('bulk.percent')],
        ['amount', t('bulk.amount')],
      ]),
      renderSelect('rounding', [
        ['cent', t('bulk.roundings.cent')],
        ['euro', t('bulk.roundings.euro')],
        ['ninety', t('bulk.roundings.ninety')],
      ]),
      renderSelect('reduction', [
        ['keep', t('bulk.reductions.keep')],
        ['mark', t('bulk.reductions.mark')],
        ['end', t('bulk.reductions.end')],
      ]),
    ],
    warning: drops > 0 ? t('bulk.drops', { number: drops }) : undefined,
    changed: edits.map(({ row, fromCents, toCents, isLargeDrop }) => ({
      row,
      from: formatSheetPrice(texts, fromCents),
      to: formatSheetPrice(texts, toCents),
      isWarned: isLargeDrop,
    })),
    nothing: t('bulk.nothing'),
    texts,
    onApply: props.onApply,
    onCancel: props.onCancel,
  });
};
