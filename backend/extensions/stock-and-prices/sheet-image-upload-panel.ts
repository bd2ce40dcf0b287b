// Images by file name: an editor drops many files, sees where each of them would go, and then uploads and places them all.
import { defineComponent, h, type PropType, ref } from 'vue';
import { renderSheetPreviewTable, renderSecondarySheetButton } from './render-sheet-form-elements.ts';
import { getSheetMessages } from './sheet-messages.ts';
import { type SheetRow, toSheetRowName } from './sheet-rows.ts';
import {
  isAssignedSheetImage,
  type PlannedSheetImageAssignment,
  useSheetImageUpload,
} from './use-sheet-image-upload.ts';

export const SheetImageUploadPanel = defineComponent({
  name: 'SheetImageUpload',
  props: { rows: { type: Array as PropType<SheetRow[]>, required: true } },
  emits: ['saved'],
  setup(props, { emit }) {
    const texts = getSheetMessages(document.documentElement.lang);
    const { t } = texts;
    const input = ref<HTMLInputElement>();
    const isOver = ref(false);
    const { isOpen, files, problems, progress, undo, isBusy, plan, toPreview, clear, choose, apply, takeBack } =
      useSheetImageUpload({ readRows: () => props.rows, texts, onSaved: (text) => emit('saved', text) });

    const toPlaceText = (planned: PlannedSheetImageAssignment): string => {
      if (!isAssignedSheetImage(planned)) return t(`images.${planned.state}`);
      const { target, place, total } = planned;
      if (target.kind === 'product') return t('images.place', { place, total });
      const name = target.row.variantImage?.name;
      return name === undefined ? t('images.ofVariant') : t('images.replacesVariant', { name });
    };

    const renderFile = (planned: PlannedSheetImageAssignment, index: number) => {
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
      const count = (...states: PlannedSheetImageAssignment['state'][]) =>
        planned.filter(({ state }) => states.includes(state)).length;
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
      renderSecondarySheetButton(text, onClick, { ...options, loading: isBusy.value });

    const renderPanel = () => {
      const number = plan.value.files.filter(isAssignedSheetImage).length;
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
