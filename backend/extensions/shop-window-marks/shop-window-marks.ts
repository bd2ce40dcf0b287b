// The interface itself: the section's picture with its marks, and Directus's own list of them below. Both edit one value.
import { useApi } from '@directus/extensions-sdk';
import {
  computed,
  defineComponent,
  h,
  inject,
  nextTick,
  type PropType,
  type Ref,
  ref,
  resolveComponent,
  watch,
} from 'vue';
import { type Mark, toMarks, withMovedMark, withNewMark } from './marks.ts';
import { type Place, toNextPlace, toPlace } from './place.ts';
import { readMarks, toPictureId } from './read-marks.ts';
import { styles } from './styles.ts';
import { toTexts } from './texts.ts';

/** A mark under the pointer: where it is held, and where it would stand if it were let go. */
interface Drag {
  number: number;
  grip: { x: number; y: number };
  place: Place;
}

export const ShopWindowMarks = defineComponent({
  name: 'ShopWindowMarks',
  inheritAttrs: false,
  props: {
    value: { type: [Array, Object] as PropType<unknown[] | object | null>, default: null },
    primaryKey: { type: [String, Number], default: '+' },
    disabled: Boolean,
    nonEditable: Boolean,
  },
  emits: ['input'],
  setup(props, { attrs, emit }) {
    const api = useApi();
    const texts = toTexts(document.documentElement.lang);
    const values = inject<Ref<Record<string, unknown>>>('values', ref({}));
    const saved = ref<Awaited<ReturnType<typeof readMarks>>>([]);
    const hasFailed = ref(false);
    const frame = ref<HTMLElement>();
    const drag = ref<Drag>();
    const state = ref('');

    const isEditable = computed(() => !props.disabled && !props.nonEditable);
    const picture = computed(() => toPictureId(values.value['picture']));
    const marks = computed(() => toMarks(saved.value, props.value));
    const isUnchanged = computed(() => props.value === null || Array.isArray(props.value));

    const load = async () => {
      const key = props.primaryKey;
      try {
        const read = key === '+' ? [] : await readMarks(api, key);
        if (key === props.primaryKey) saved.value = read;
        hasFailed.value = false;
      } catch {
        hasFailed.value = true;
      }
    };
    // After the form was saved, the value is unchanged again and the marks stand where they were moved to.
    watch([() => props.primaryKey, isUnchanged], load, { immediate: true });

    const say = (number: number, { x, y }: Place, name: string | null) => {
      state.value = texts.mark(number, name, texts.place(x, y));
    };
    const focus = async (number: number) => {
      await nextTick();
      frame.value?.querySelectorAll('button')[number - 1]?.focus();
    };
    const add = (place: Place) => {
      emit('input', withNewMark(saved.value, props.value, place));
      const number = marks.value.length + 1;
      say(number, place, null);
      void focus(number);
    };
    const move = ({ reference, name }: Mark, number: number, place: Place) => {
      emit('input', withMovedMark(props.value, reference, place));
      say(number, place, name);
    };
    const toPlaceOf = (point: { x: number; y: number }): Place =>
      toPlace(point, frame.value?.getBoundingClientRect() ?? { x: 0, y: 0, width: 1, height: 1 });

    const toMarkEvents = (mark: Mark, number: number) => ({
      onPointerdown: (event: PointerEvent) => {
        const button = event.currentTarget as HTMLElement;
        const { x, y, width, height } = button.getBoundingClientRect();
        button.setPointerCapture(event.pointerId);
        const grip = { x: event.clientX - (x + width / 2), y: event.clientY - (y + height / 2) };
        drag.value = { number, grip, place: { x: mark.x, y: mark.y } };
      },
      onPointermove: ({ clientX, clientY }: PointerEvent) => {
        if (drag.value?.number !== number) return;
        const { grip } = drag.value;
        drag.value = { number, grip, place: toPlaceOf({ x: clientX - grip.x, y: clientY - grip.y }) };
      },
      onPointerup: () => {
        const place = drag.value?.place;
        drag.value = undefined;
        if (place && (place.x !== mark.x || place.y !== mark.y)) move(mark, number, place);
      },
      onPointercancel: () => {
        drag.value = undefined;
      },
      onKeydown: (event: KeyboardEvent) => {
        const place = toNextPlace(mark, event);
        if (!place) return;
        event.preventDefault();
        move(mark, number, place);
      },
    });

    const renderMark = (mark: Mark, index: number) => {
      const number = index + 1;
      const { x, y } = drag.value?.number === number ? drag.value.place : mark;
      return h(
        'button',
        {
          key: number,
          type: 'button',
          class: 'mark',
          style: { left: `${x}%`, top: `${y}%` },
          title: mark.name,
          'aria-label': texts.mark(number, mark.name, texts.place(x, y)),
          'aria-disabled': !isEditable.value,
          ...(isEditable.value ? toMarkEvents(mark, number) : {}),
        },
        number,
      );
    };

    const renderPicture = (id: string) => [
      h('div', { ref: frame, class: ['frame', { editable: isEditable.value }] }, [
        h('img', {
          src: api.getUri({ url: `/assets/${id}`, params: { key: 'webp-1440' } }),
          alt: texts.alt,
          draggable: false,
          onClick: ({ clientX, clientY }: MouseEvent) => {
            if (isEditable.value) add(toPlaceOf({ x: clientX, y: clientY }));
          },
        }),
        ...marks.value.map(renderMark),
      ]),
      isEditable.value && [
        h('p', { class: 'hint' }, texts.hint),
        h('button', { type: 'button', class: 'add', onClick: () => add({ x: 50, y: 50 }) }, texts.add),
      ],
    ];

    return () =>
      h('div', { class: 'shop-window-marks' }, [
        h('style', styles),
        hasFailed.value && h('p', { class: 'hint failed', role: 'alert' }, texts.failed),
        picture.value ? renderPicture(picture.value) : h('p', { class: 'hint' }, texts.noPicture),
        h('p', { class: 'state', role: 'status' }, state.value),
        h(resolveComponent('interface-list-o2m'), {
          ...attrs,
          ...props,
          onInput: (value: unknown) => emit('input', value),
        }),
      ]);
  },
});
