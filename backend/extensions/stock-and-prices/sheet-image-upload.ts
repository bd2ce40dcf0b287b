// Images by file name: an editor drops many files, sees where each of them would go, and then uploads and places them all.
import { computed, defineComponent, h, onBeforeUnmount, type PropType, ref, shallowRef } from 'vue';
import type { SheetChange } from '../../../contract/studio/stock-and-prices.ts';
import { findStudioRequestError, useStudioApi } from '../../schema/studio-requests.ts';
import { type PlannedImageUpload, planImageAssignment, toSheetImageChanges } from './plan-image-assignment.ts';
import { readLibraryImagesByName } from './read-library-images-by-name.ts';
import { renderSheetPreviewTable, renderSheetButton } from './render-sheet-controls.ts';
import { saveSheetChanges, toSheetRowNote } from './save-sheet-changes.ts';
import { getSheetMessages } from './sheet-messages.ts';
import { type SheetRow, toSheetRowName } from './sheet-rows.ts';

type Planned = PlannedImageUpload<File>;
type Placed = Extract<Planned, { state: 'placed' }>;

const isPlaced = (planned: Planned): planned is Placed => planned.state === 'placed';

export const SheetImageUpload = defineComponent({
  name: 'SheetImageUpload',
  props: { rows: { type: Array as PropType<SheetRow[]>, required: true } },
  emits: ['saved'],
  setup(props, { emit }) {
    const api = useStudioApi();
    const texts = getSheetMessages(document.documentElement.lang);
    const { t } = texts;
    const input = ref<HTMLInputElement>();
    const isOpen = ref(false);
    const isOver = ref(false);
    const files = shallowRef<File[]>([]);
    /** Ids of the files that are in the library: a second try does not upload them again. */
    const uploaded = new Map<File, string>();
    const problems = shallowRef<string[]>([]);
    const progress = ref('');
    const undo = shallowRef<SheetChange[]>();
    const isBusy = ref(false);
    const previews = new Map<File, string>();

    const plan = computed(() => planImageAssignment(files.value, props.rows));

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
    const uploadAll = async (placed: readonly Placed[]): Promise<void> => {
      const library = await readLibraryImagesByName(
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
          const reason = findStudioRequestError(error)?.message ?? t('failed');
          problems.value = [...problems.value, `${file.name}: ${reason}`];
        }
      }
    };

    /** Each product by itself; returns the changes that were saved. */
    const save = async (changes: SheetChange[]): Promise<SheetChange[]> => {
      const results = await saveSheetChanges(api, changes);
      const saved: SheetChange[] = [];
      changes.forEach((change, index) => {
        const result = results[index];
        if (result?.state === 'saved') saved.push(change);
        else if (result) {
          const row = props.rows.find(({ id, product }) => id === change.id || product === change.id);
          const note = toSheetRowNote(texts, result, change) ?? '';
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
      emit('saved', text);
    };

    const apply = () =>
      run(async () => {
        const placed = plan.value.files.filter(isPlaced);
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

    const toPlaceText = (planned: Planned): string => {
      if (!isPlaced(planned)) return t(`images.${planned.state}`);
      const { target, place, total } = planned;
      if (target.kind === 'product') return t('images.place', { place, total });
      const name = target.row.variantImage?.name;
      return name === undefined ? t('images.ofVariant') : t('images.replacesVariant', { name });
    };

    const renderFile = (planned: Planned, index: number) => {
      const { file } = planned;
      const target = 'target' in planned ? planned.target : undefined;
      return h('tr', { key: `${index}-${file.name}` }, [
        h('td', [
          planned.state !== 'unreadable' &&
            h('img', { class: 'new', src: toPreview(file), alt: '', width: 56, height: 56 }),
        ]),
        h('td', file.name),
        target && h('td', toSheetRowName(target.kind === 'product' ? { ...target.row, option: '' } : target.row)),
        h('td', { colspan: target ? 1 : 2, class: { refused: !target } }, toPlaceText(planned)),
      ]);
    };

    const renderPlan = () => {
      const planned = plan.value.files;
      const count = (...states: Planned['state'][]) => planned.filter(({ state }) => states.includes(state)).length;
      return [
        h(
          'p',
          { role: 'status' },
          progress.value ||
            t('images.summary', {
              placed: count('placed'),
              present: count('present'),
              other: count('ambiguous', 'none', 'unreadable'),
            }),
        ),
        renderSheetPreviewTable(
          [t('columns.image'), t('images.file'), t('columns.product'), t('images.where')],
          planned.map(renderFile),
        ),
      ];
    };

    const renderButton = (text: string, onClick: () => unknown, options = {}) =>
      renderSheetButton(text, onClick, { ...options, loading: isBusy.value });

    const renderPanel = () => {
      const number = plan.value.files.filter(isPlaced).length;
      return h('section', { class: 'panel', 'aria-label': t('images.title') }, [
        h('h2', t('images.title')),
        h(
          'div',
          {
            class: ['drop', { over: isOver.value }],
            onDragover: (event: DragEvent) => {
              event.preventDefault();
              isOver.value = true;
            },
            onDragleave: () => (isOver.value = false),
            onDrop: (event: DragEvent) => {
              event.preventDefault();
              isOver.value = false;
              choose(event.dataTransfer?.files);
            },
          },
          [
            h('p', t('images.hint')),
            renderButton(t('images.choose'), () => input.value?.click()),
            h('input', {
              ref: input,
              type: 'file',
              accept: 'image/*',
              multiple: true,
              tabindex: -1,
              'aria-label': t('images.choose'),
              onChange: (event: Event) => {
                const field = event.target as HTMLInputElement;
                choose(field.files);
                field.value = '';
              },
            }),
          ],
        ),
        files.value.length > 0 && renderPlan(),
        h('div', { class: 'buttons' }, [
          renderButton(t('images.apply', { number }), apply, {
            disabled: number === 0,
            secondary: false,
          }),
          renderButton(t('bulk.cancel'), () => {
            clear();
            isOpen.value = false;
          }),
          h('span', { class: 'hint' }, t('images.altHint')),
        ]),
      ]);
    };

    return () =>
      h('div', { class: 'group' }, [
        renderButton(t('images.open'), () => (isOpen.value = true)),
        undo.value && renderButton(t('images.undo', { number: undo.value.length }), () => takeBack(undo.value ?? [])),
        problems.value.length > 0 && h('p', { class: 'refused', role: 'alert' }, problems.value.join('\n')),
        isOpen.value && renderPanel(),
      ]);
  },
});
