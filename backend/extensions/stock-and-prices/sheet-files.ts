// Export and import of the sheet: a file is compared with the stored rows first, and saved as a whole or not at all.
import { useApi } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType, ref, resolveComponent, shallowRef, type VNode } from 'vue';
import { maxImportChanges } from '../../../contract/studio/sheet-limits.ts';
import type { SheetCells } from '../../../contract/studio/stock-and-prices.ts';
import { downloadCsv } from './download-csv.ts';
import { renderPreviewTable } from './render-preview-table.ts';
import { importSheetChanges, toSheetRowNote } from './save-sheet-changes.ts';
import { decodeSheetFile, type ImportedSheetRow, readSheetImport, type SheetImport, toSheetCsv } from './sheet-csv.ts';
import { formatSheetPrice, getSheetMessages, type SheetMessages } from './sheet-messages.ts';
import { type SheetRow, toSheetRowName } from './sheet-rows.ts';

const maxShownRows = 200;

/** "Bestand: 5 (bisher 3)". */
const toChangeTexts = ({ change }: ImportedSheetRow, texts: SheetMessages): string[] => {
  const { t } = texts;
  const toText = (name: keyof SheetCells, cells: SheetCells): string => {
    if (name === 'price_cents') return formatSheetPrice(texts, cells.price_cents ?? null);
    if (name === 'is_reduced') return t(cells.is_reduced === true ? 'files.yes' : 'files.no');
    return String(cells[name] ?? t('files.none'));
  };
  const labels = { stock: 'stock', price_cents: 'price', is_reduced: 'reduced', gtin: 'gtin' } as const;
  return (Object.keys(change.after) as (keyof SheetCells)[]).map((name) =>
    t('files.changed', {
      column: t(`files.headers.${labels[name]}`),
      from: toText(name, change.before),
      to: toText(name, change.after),
    }),
  );
};

export const SheetFiles = defineComponent({
  name: 'SheetFiles',
  props: { rows: { type: Array as PropType<SheetRow[]>, required: true } },
  emits: { imported: (text: string) => text !== '' },
  setup(props, { emit }) {
    const api = useApi();
    const texts = getSheetMessages(document.documentElement.lang);
    const { t } = texts;
    const input = ref<HTMLInputElement>();
    const fileName = ref('');
    const plan = shallowRef<SheetImport>();
    const problem = ref('');
    const isDropConfirmed = ref(false);
    const isBusy = ref(false);

    const close = () => {
      plan.value = undefined;
      problem.value = '';
      isDropConfirmed.value = false;
    };

    const read = async (event: Event) => {
      const field = event.target as HTMLInputElement;
      const [file] = field.files ?? [];
      if (!file) return;
      close();
      fileName.value = file.name;
      const result = readSheetImport(decodeSheetFile(new Uint8Array(await file.arrayBuffer())), props.rows, texts);
      // So that the same file can be chosen again once it is corrected.
      field.value = '';
      if (typeof result === 'string') problem.value = result;
      else plan.value = result;
    };

    const apply = async ({ changed }: SheetImport) => {
      isBusy.value = true;
      problem.value = '';
      try {
        const result = await importSheetChanges(
          api,
          changed.map(({ change }) => change),
        );
        if (result.is_saved) {
          close();
          emit('imported', t('files.applied', { number: changed.length }));
          return;
        }
        const refused = result.rows.filter(({ state }) => state !== 'saved');
        const lines = new Map(changed.map(({ change, line }) => [change.id, line]));
        problem.value = [
          t('files.refused', { number: refused.length }),
          ...refused.map((row) => `${t('files.row')} ${lines.get(row.id) ?? ''}: ${toSheetRowNote(texts, row)}`),
        ].join('\n');
      } catch {
        problem.value = t('failed');
      } finally {
        isBusy.value = false;
      }
    };

    const renderPlan = (shown: SheetImport): VNode => {
      const { changed, errors, unchanged } = shown;
      const drops = changed.filter(({ change }) => change.is_drop_confirmed).length;
      const isTooMuch = changed.length > maxImportChanges;
      return h('section', { class: 'panel', 'aria-label': t('files.title', { file: fileName.value }) }, [
        h('h2', t('files.title', { file: fileName.value })),
        h('p', { role: 'status' }, t('files.summary', { changed: changed.length, unchanged, wrong: errors.length })),
        problem.value !== '' &&
          h('p', { class: 'refused', role: 'alert', style: 'white-space: pre-line' }, problem.value),
        isTooMuch &&
          h('p', { class: 'refused', role: 'alert' }, t('files.errors.tooMany', { number: maxImportChanges })),
        renderPreviewTable(
          [t('files.row'), t('columns.product'), t('files.change')],
          [
            ...errors.map(({ line, message }) =>
              h('tr', { key: `${line}-${message}` }, [
                h('td', String(line)),
                h('td'),
                h('td', { class: 'refused' }, message),
              ]),
            ),
            ...changed.slice(0, maxShownRows).map((each) =>
              h('tr', { key: each.row.id }, [
                h('td', String(each.line)),
                h('td', toSheetRowName(each.row)),
                h(
                  'td',
                  { class: { refused: each.change.is_drop_confirmed } },
                  toChangeTexts(each, texts).map((text) => h('p', { key: text }, text)),
                ),
              ]),
            ),
          ],
        ),
        changed.length > maxShownRows && h('p', t('bulk.more', { number: changed.length - maxShownRows })),
        drops > 0 &&
          h('label', { class: 'check' }, [
            h('input', {
              type: 'checkbox',
              checked: isDropConfirmed.value,
              onChange: (event: Event) => {
                isDropConfirmed.value = (event.target as HTMLInputElement).checked;
              },
            }),
            t('files.confirmDrops', { number: drops }),
          ]),
        h('div', { class: 'buttons' }, [
          h(
            resolveComponent('v-button'),
            {
              loading: isBusy.value,
              disabled: changed.length === 0 || errors.length > 0 || isTooMuch || (drops > 0 && !isDropConfirmed.value),
              onClick: () => void apply(shown),
            },
            () => t('files.apply', { number: changed.length }),
          ),
          h(resolveComponent('v-button'), { secondary: true, onClick: close }, () => t('bulk.cancel')),
          h('span', { class: 'hint' }, t('files.allOrNothing')),
        ]),
      ]);
    };

    const renderButton = (text: string, onClick: () => void): VNode =>
      h(resolveComponent('v-button'), { secondary: true, onClick }, () => text);

    return () =>
      h('div', { class: 'files' }, [
        renderButton(t('files.export'), () => {
          downloadCsv(`${t('files.name')}.csv`, toSheetCsv(props.rows, texts));
        }),
        renderButton(t('files.import'), () => input.value?.click()),
        h('input', {
          ref: input,
          type: 'file',
          accept: '.csv,.txt,text/csv',
          tabindex: -1,
          'aria-label': t('files.import'),
          onChange: (event: Event) => void read(event),
        }),
        plan.value
          ? renderPlan(plan.value)
          : problem.value !== '' && h('p', { class: 'refused', role: 'alert' }, problem.value),
      ]);
  },
});
