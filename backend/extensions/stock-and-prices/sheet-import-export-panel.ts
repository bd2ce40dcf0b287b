// Export and import of the sheet: a file is compared with the stored rows first, and saved as a whole or not at all.
import { defineComponent, h, type PropType, ref, shallowRef, type VNode } from 'vue';
import { maxSheetRowsPerImport } from '../../../contract/studio/sheet-limits.ts';
import type { PartialSheetRowCells, SheetChange } from '../../../contract/studio/stock-and-prices.ts';
import { useStudioApi, useStudioActionState } from '../../studio/use-studio-api.ts';
import { downloadCsv, downloadBlob } from './download-file.ts';
import { readLibraryImagesWithNames } from './read-library-images-with-names.ts';
import { toImageNamesInSheetImport, compareSheetImport, type ParsedSheetImport } from './compare-sheet-import.ts';
import {
  renderSheetPreviewTable,
  renderSecondarySheetButton,
  renderSheetCheckbox,
} from './render-sheet-form-elements.ts';
import { importSheetChanges, toSheetRowSaveProblemText } from './send-sheet-changes-in-batches.ts';
import { toSheetFileRows } from './sheet-file-columns.ts';
import { readSheetCsv, toSheetCsv } from './sheet-csv.ts';
import { formatSheetPrice, getSheetMessages, type SheetMessages } from './sheet-messages.ts';
import { type SheetRow, toSheetRowName, toSheetRowVariantImages } from './sheet-rows.ts';
import type { SheetXlsxError } from './sheet-xlsx.ts';

const maxShownRows = 200;
const maxFileBytes = 5_000_000;

/** Excel's libraries are loaded only when they are needed. */
const loadXlsx = () => import('./sheet-xlsx.ts');

/** A ZIP archive, which a workbook is. */
const isXlsx = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** "Bestand: 5 (bisher 3)". */
const toChangeTexts = (
  change: SheetChange,
  imageNames: ReadonlyMap<string, string>,
  texts: SheetMessages,
): string[] => {
  const { t } = texts;
  const toText = (name: keyof PartialSheetRowCells, cells: PartialSheetRowCells): string => {
    if (name === 'price_cents') return formatSheetPrice(texts, cells.price_cents ?? null);
    if (name === 'is_reduced') return t(cells.is_reduced === true ? 'files.yes' : 'files.no');
    if (name === 'images') return cells.images?.map((id) => imageNames.get(id) ?? '?').join(', ') || t('files.none');
    return String(cells[name] ?? t('files.none'));
  };
  const images = change.kind === 'product' ? 'images' : 'variantImage';
  const labels = { stock: 'stock', price_cents: 'price', is_reduced: 'reduced', gtin: 'gtin', images } as const;
  return (Object.keys(change.after) as (keyof PartialSheetRowCells)[]).map((name) =>
    t('files.changed', {
      column: t(`files.headers.${labels[name]}`),
      from: toText(name, change.before),
      to: toText(name, change.after),
    }),
  );
};

export const SheetImportExportPanel = defineComponent({
  name: 'SheetImportExport',
  props: { rows: { type: Array as PropType<SheetRow[]>, required: true } },
  emits: { imported: (text: string, rows: ReadonlySet<string>) => text !== '' && rows.size > 0 },
  setup(props, { emit }) {
    const api = useStudioApi();
    const texts = getSheetMessages(document.documentElement.lang);
    const { t } = texts;
    const input = ref<HTMLInputElement>();
    const fileName = ref('');
    const plan = shallowRef<ParsedSheetImport>();
    const { isBusy, problem, run } = useStudioActionState(() => t('failed'));
    const isDropConfirmed = ref(false);

    const close = () => {
      plan.value = undefined;
      problem.value = '';
      isDropConfirmed.value = false;
    };

    const toPlan = async (file: File): Promise<ParsedSheetImport | string> => {
      if (file.size > maxFileBytes) return t('files.errors.tooLarge');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const xlsx = isXlsx(bytes) ? await loadXlsx() : undefined;
      let table: string[][] | undefined;
      try {
        table = xlsx ? await xlsx.readSheetXlsx(bytes, texts.region) : readSheetCsv(bytes);
      } catch (error) {
        const { code, cell = '' } = error as Partial<SheetXlsxError>;
        if (code === 'formula' || code === 'tooLarge') return t(`files.errors.${code}`, { cell });
      }
      const library = await readLibraryImagesWithNames(api, toImageNamesInSheetImport(table ?? []));
      return compareSheetImport(table, props.rows, library, texts);
    };

    const read = async (event: Event) => {
      const field = event.target as HTMLInputElement;
      const [file] = field.files ?? [];
      if (!file) return;
      close();
      fileName.value = file.name;
      const result = await toPlan(file).catch(() => t('failed'));
      // So that the same file can be chosen again once it is corrected.
      field.value = '';
      if (typeof result === 'string') problem.value = result;
      else plan.value = result;
    };

    const apply = ({ changed }: ParsedSheetImport) =>
      run(async () => {
        const result = await importSheetChanges(
          api,
          changed.map(({ change }) => change),
        );
        if (result.is_saved) {
          close();
          emit('imported', t('files.applied', { number: changed.length }), new Set(changed.map(({ row }) => row.id)));
          return;
        }
        // In the order of the changes.
        const refused = changed.flatMap(({ line, change }, index) => {
          const row = result.rows[index];
          return !row || row.state === 'saved'
            ? []
            : [`${t('files.row')} ${line}: ${toSheetRowSaveProblemText(texts, row, change) ?? ''}`];
        });
        problem.value = [t('files.refused', { number: refused.length }), ...refused].join('\n');
      });

    const renderPlan = (shown: ParsedSheetImport): VNode => {
      const { changed, errors, unchanged, library } = shown;
      const images = props.rows.flatMap((row) => [...row.images, ...toSheetRowVariantImages(row)]);
      const imageNames = new Map([...library, ...images].map(({ id, name }) => [id, name]));
      const drops = changed.filter(({ change }) => change.is_drop_confirmed).length;
      const isTooMuch = changed.length > maxSheetRowsPerImport;
      return h('section', { class: 'panel', 'aria-label': t('files.title', { file: fileName.value }) }, [
        h('h2', t('files.title', { file: fileName.value })),
        h('p', { role: 'status' }, t('files.summary', { changed: changed.length, unchanged, wrong: errors.length })),
        problem.value !== '' && h('p', { class: 'refused', role: 'alert' }, problem.value),
        isTooMuch &&
          h('p', { class: 'refused', role: 'alert' }, t('files.errors.tooMany', { number: maxSheetRowsPerImport })),
        renderSheetPreviewTable(
          [t('files.row'), t('columns.product'), t('files.change')],
          [
            ...errors.map(({ line, message }) =>
              h('tr', { key: `${line}-${message}` }, [
                h('td', String(line)),
                h('td'),
                h('td', { class: 'refused' }, message),
              ]),
            ),
            ...changed.slice(0, maxShownRows).map(({ line, row, change }) =>
              h('tr', { key: `${line}-${change.kind}` }, [
                h('td', String(line)),
                h('td', toSheetRowName(change.id === row.id ? row : { ...row, option: '' })),
                h(
                  'td',
                  { class: { refused: change.is_drop_confirmed } },
                  toChangeTexts(change, imageNames, texts).map((text) => h('p', { key: text }, text)),
                ),
              ]),
            ),
          ],
        ),
        changed.length > maxShownRows && h('p', t('bulk.more', { number: changed.length - maxShownRows })),
        drops > 0 &&
          renderSheetCheckbox(
            t('files.confirmDrops', { number: drops }),
            isDropConfirmed.value,
            (isConfirmed) => (isDropConfirmed.value = isConfirmed),
          ),
        h('div', { class: 'buttons' }, [
          renderSecondarySheetButton(t('files.apply', { number: changed.length }), () => apply(shown), {
            loading: isBusy.value,
            disabled: changed.length === 0 || errors.length > 0 || isTooMuch || (drops > 0 && !isDropConfirmed.value),
            secondary: false,
          }),
          renderSecondarySheetButton(t('bulk.cancel'), close),
          h('span', { class: 'hint' }, t('files.allOrNothing')),
        ]),
      ]);
    };

    const exportXlsx = async () => {
      problem.value = '';
      try {
        const { toSheetXlsx } = await loadXlsx();
        downloadBlob(`${t('files.name')}.xlsx`, await toSheetXlsx(toSheetFileRows(props.rows, texts)));
      } catch {
        problem.value = t('failed');
      }
    };

    return () =>
      h('div', { class: 'group' }, [
        renderSecondarySheetButton(t('files.exportXlsx'), exportXlsx),
        renderSecondarySheetButton(t('files.export'), () =>
          downloadCsv(`${t('files.name')}.csv`, toSheetCsv(toSheetFileRows(props.rows, texts))),
        ),
        renderSecondarySheetButton(t('files.import'), () => input.value?.click()),
        h('input', {
          ref: input,
          type: 'file',
          accept: '.xlsx,.csv,.txt,text/csv',
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
