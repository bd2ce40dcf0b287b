// The sheet of stock and prices: the rows with what the editor has changed, filtered and in pages.
import { computed, onBeforeUnmount, onMounted, ref, shallowRef } from 'vue';
import { useStudioApi } from '../../studio/use-studio-api.ts';
import { readSheetRecords } from './read-sheet-records.ts';
import { sendSheetChangesInBatches, toSheetRowSaveProblemText } from './send-sheet-changes-in-batches.ts';
import type { SheetMessages } from './sheet-messages.ts';
import {
  filterSheetRows,
  type SheetEdits,
  type SheetFilter,
  type SheetRow,
  productRecordsToSheetRows,
  toSheetRowEditState,
  removeSheetEdits,
} from './sheet-rows.ts';

const rowsPerPage = 50;

/** Reads all rows when the component mounts and after each save. Unsaved changes hold the user on the page. */
export const useStockSheet = (texts: SheetMessages) => {
  const api = useStudioApi();
  const { t } = texts;
  const rows = shallowRef<SheetRow[]>();
  const edits = shallowRef<SheetEdits>({});
  const notes = shallowRef<Record<string, string>>({});
  const selected = shallowRef<ReadonlySet<string>>(new Set());
  const search = ref('');
  const filter = ref<SheetFilter>('all');
  const page = ref(0);
  const message = ref('');
  const isBusy = ref(false);

  const found = computed(() =>
    filterSheetRows(rows.value ?? [], edits.value, { search: search.value, filter: filter.value }),
  );
  const shown = computed(() => found.value.slice(page.value * rowsPerPage, (page.value + 1) * rowsPerPage));
  const pages = computed(() => Math.max(1, Math.ceil(found.value.length / rowsPerPage)));
  const states = computed(() => (rows.value ?? []).map((row) => toSheetRowEditState(row, edits.value[row.id])));
  const changes = computed(() => states.value.flatMap((state) => (state.kind === 'changed' ? [state.change] : [])));
  const invalidNumber = computed(() => states.value.filter(({ kind }) => kind === 'invalid').length);

  const run = async (work: () => Promise<void>) => {
    isBusy.value = true;
    try {
      await work();
    } catch {
      message.value = t('failed');
    } finally {
      isBusy.value = false;
    }
  };

  const load = () =>
    run(async () => {
      rows.value = productRecordsToSheetRows(await readSheetRecords(api));
    });

  const save = () =>
    run(async () => {
      message.value = '';
      const sent = new Map(changes.value.map((change) => [change.id, change]));
      const results = await sendSheetChangesInBatches(api, changes.value);
      const saved = new Set(results.flatMap(({ id, state }) => (state === 'saved' ? [id] : [])));
      edits.value = removeSheetEdits(edits.value, saved);
      const noted = results.flatMap((row) => {
        const change = sent.get(row.id);
        const note = change && toSheetRowSaveProblemText(texts, row, change);
        return note === undefined ? [] : [[row.id, note] as const];
      });
      notes.value = Object.fromEntries(noted);
      await load();
      const moved = noted.filter(([id]) => saved.has(id)).length;
      message.value = [
        t('saved', { number: saved.size }),
        ...(moved > 0 ? [t('stock.moved', { number: moved })] : []),
        ...(noted.length > moved ? [t('notSaved', { number: noted.length - moved })] : []),
      ].join(' ');
    });

  const discard = () => {
    edits.value = {};
    notes.value = {};
    message.value = '';
  };

  const reloadAfter = (text: string) => {
    message.value = text;
    void load();
  };

  const warnBeforeLeaving = (event: BeforeUnloadEvent) => {
    if (Object.keys(edits.value).length > 0) event.preventDefault();
  };
  onMounted(() => {
    void load();
    window.addEventListener('beforeunload', warnBeforeLeaving);
  });
  onBeforeUnmount(() => window.removeEventListener('beforeunload', warnBeforeLeaving));

  return {
    rows,
    edits,
    notes,
    selected,
    search,
    filter,
    page,
    message,
    isBusy,
    found,
    pages,
    shown,
    changes,
    invalidNumber,
    save,
    discard,
    reloadAfter,
  };
};
