// Uploads dropped image files and places them on the products and variants that their names belong to.
import { computed, onBeforeUnmount, ref, shallowRef } from 'vue';
import type { SheetChange } from '../../../contract/studio/stock-and-prices.ts';
import { toFirstDirectusErrorOfFailedRequest, useStudioApi } from '../../studio/use-studio-api.ts';
import { type PlannedImageAssignment, planImageAssignment, toSheetImageChanges } from './plan-image-assignment.ts';
import { readLibraryImagesWithNames } from './read-library-images-with-names.ts';
import { sendSheetChangesInBatches, toSheetRowSaveProblemText } from './send-sheet-changes-in-batches.ts';
import type { SheetMessages } from './sheet-messages.ts';
import { type SheetRow, toSheetRowName } from './sheet-rows.ts';

export type PlannedSheetImageAssignment = PlannedImageAssignment<File>;
export type AssignableSheetImage = Extract<PlannedSheetImageAssignment, { state: 'placed' }>;

export const isAssignedSheetImage = (planned: PlannedSheetImageAssignment): planned is AssignableSheetImage =>
  planned.state === 'placed';

export interface UseSheetImageUploadOptions {
  readRows: () => readonly SheetRow[];
  texts: SheetMessages;
  /** Called after every try with what was saved, or an empty text: the rows have to be read again. */
  onSaved: (text: string) => void;
}

export const useSheetImageUpload = ({ readRows, texts, onSaved }: UseSheetImageUploadOptions) => {
  const { t } = texts;
  const api = useStudioApi();
  const isOpen = ref(false);
  const files = shallowRef<File[]>([]);
  /** Ids of the files that are in the library: a second try does not upload them again. */
  const uploaded = new Map<File, string>();
  const problems = shallowRef<string[]>([]);
  const progress = ref('');
  const undo = shallowRef<SheetChange[]>();
  const isBusy = ref(false);
  const previews = new Map<File, string>();

  const plan = computed(() => planImageAssignment(files.value, readRows()));

  const toPreview = (file: File): string => {
    const url = previews.get(file) ?? URL.createObjectURL(file);
    previews.set(file, url);
    return url;
  };

  const clear = () => {
    files.value = [];
    problems.value = [];
    for (const url of previews.values()) URL.revokeObjectURL(url);
    previews.clear();
  };
  onBeforeUnmount(clear);

  const choose = (chosen: FileList | null | undefined) => {
    files.value = [...files.value, ...(chosen ?? [])];
    problems.value = [];
    progress.value = '';
  };

  const upload = async (file: File, project: string): Promise<string> => {
    const form = new FormData();
    form.set('project', project);
    form.set('file', file);
    return (await api.post<{ id: string }>('/files', form)).id;
  };

  /** A file of the same name and size that is in the library already is not uploaded again. */
  const uploadAll = async (placed: readonly AssignableSheetImage[]): Promise<void> => {
    const library = await readLibraryImagesWithNames(
      api,
      placed.map(({ file }) => file.name),
    );
    for (const [index, { file, target }] of placed.entries()) {
      progress.value = t('images.progress', { done: index, number: placed.length });
      if (uploaded.has(file)) continue;
      const { project } = target.row;
      const found = library.find(
        (image) => image.name === file.name && image.bytes === file.size && image.project === project,
      );
      try {
        uploaded.set(file, found?.id ?? (await upload(file, project)));
      } catch (error) {
        const reason = toFirstDirectusErrorOfFailedRequest(error)?.message ?? t('failed');
        problems.value = [...problems.value, `${file.name}: ${reason}`];
      }
    }
  };

  /** Each product by itself; returns the changes that were saved. */
  const save = async (changes: SheetChange[]): Promise<SheetChange[]> => {
    const results = await sendSheetChangesInBatches(api, changes);
    const saved: SheetChange[] = [];
    changes.forEach((change, index) => {
      const result = results[index];
      if (result?.state === 'saved') saved.push(change);
      else if (result) {
        const row = readRows().find(({ id, product }) => id === change.id || product === change.id);
        const note = toSheetRowSaveProblemText(texts, result, change) ?? '';
        problems.value = [...problems.value, `${row ? toSheetRowName(row) : ''}: ${note}`];
      }
    });
    return saved;
  };

  const run = async (work: () => Promise<string>) => {
    isBusy.value = true;
    problems.value = [];
    let text = '';
    try {
      text = await work();
    } catch {
      problems.value = [t('failed')];
    } finally {
      isBusy.value = false;
      progress.value = '';
    }
    // The list is read again, also after a conflict.
    onSaved(text);
  };

  const apply = () =>
    run(async () => {
      const placed = plan.value.files.filter(isAssignedSheetImage);
      await uploadAll(placed);
      const saved = await save(toSheetImageChanges(plan.value, uploaded));
      if (saved.length === 0) return '';
      undo.value = saved;
      const images = new Set(saved.flatMap(({ after }) => after.images ?? []));
      const done = placed.filter(({ file }) => images.has(uploaded.get(file) ?? ''));
      files.value = files.value.filter((file) => !done.some((each) => each.file === file));
      if (files.value.length === 0 && problems.value.length === 0) isOpen.value = false;
      return t('images.saved', { number: done.length });
    });

  const takeBack = (changes: SheetChange[]) =>
    run(async () => {
      const saved = await save(changes.map((change) => ({ ...change, before: change.after, after: change.before })));
      undo.value = undefined;
      return saved.length > 0 ? t('images.undone') : '';
    });

  return { isOpen, files, problems, progress, undo, isBusy, plan, toPreview, clear, choose, apply, takeBack };
};
