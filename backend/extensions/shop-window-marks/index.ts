// Directus interface for the hotspots of a shop window (backend/schema/site/page-section.ts): shows the image, in which
// editors place and move hotspots, above Directus's own list. Bundled with the studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
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
import de from '../../../locales/de/studioShopWindow.json' with { type: 'json' };
import en from '../../../locales/en/studioShopWindow.json' with { type: 'json' };
import { createStudioMessages } from '../../studio/create-studio-messages.ts';
import { type StudioApi, useStudioApi } from '../../studio/use-studio-api.ts';
import {
  type HotspotInEditor,
  type HotspotPosition,
  type SavedHotspot,
  mergeUnsavedHotspotChanges,
  moveHotspotPositionByKey,
  pointerToHotspotPosition,
  moveHotspotInFormChanges,
  addHotspotToChanges,
} from './image-hotspots.ts';

/** A hotspot being dragged: the pointer's offset from its center, and its current position. */
interface Drag {
  number: number;
  offset: { x: number; y: number };
  place: HotspotPosition;
}

/** The image with its hotspots, and Directus's own list below. Both edit the same value. */
const ShopWindowMarks = defineComponent({
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
    const api = useStudioApi();
    const { t } = getHotspotEditorMessages(document.documentElement.lang);
    const toHotspotText = (number: number, { x, y }: HotspotPosition, name: string | null): string => {
      const values = { number, place: t('place', { x, y }) };
      return name ? t('markNamed', { ...values, name }) : t('mark', values);
    };
    const values = inject<Ref<Record<string, unknown>>>('values', ref({}));
    const saved = ref<Awaited<ReturnType<typeof readSavedHotspots>>>([]);
    const hasFailed = ref(false);
    const frame = ref<HTMLElement>();
    const drag = ref<Drag>();
    const state = ref('');

    const isEditable = computed(() => !props.disabled && !props.nonEditable);
    const image = computed(() => toImageId(values.value['picture']));
    const hotspots = computed(() => mergeUnsavedHotspotChanges(saved.value, props.value));
    const isUnchanged = computed(() => props.value === null || Array.isArray(props.value));

    const load = async () => {
      const key = props.primaryKey;
      try {
        const read = key === '+' ? [] : await readSavedHotspots(api, key);
        if (key === props.primaryKey) saved.value = read;
        hasFailed.value = false;
      } catch {
        hasFailed.value = true;
      }
    };
    // After a save the value is unchanged again, and the hotspots must be reloaded.
    watch([() => props.primaryKey, isUnchanged], load, { immediate: true });

    const say = (number: number, place: HotspotPosition, name: string | null) => {
      state.value = toHotspotText(number, place, name);
    };
    const focus = async (number: number) => {
      await nextTick();
      frame.value?.querySelectorAll('button')[number - 1]?.focus();
    };
    const add = (place: HotspotPosition) => {
      emit('input', addHotspotToChanges(saved.value, props.value, place));
      const number = hotspots.value.length + 1;
      say(number, place, null);
      void focus(number);
    };
    const move = ({ reference, name }: HotspotInEditor, number: number, place: HotspotPosition) => {
      emit('input', moveHotspotInFormChanges(props.value, reference, place));
      say(number, place, name);
    };
    const toPlaceOf = (point: { x: number; y: number }): HotspotPosition =>
      pointerToHotspotPosition(point, frame.value?.getBoundingClientRect() ?? { x: 0, y: 0, width: 1, height: 1 });

    const toHotspotEvents = (hotspot: HotspotInEditor, number: number) => ({
      onPointerdown: (event: PointerEvent) => {
        const button = event.currentTarget as HTMLElement;
        const { x, y, width, height } = button.getBoundingClientRect();
        button.setPointerCapture(event.pointerId);
        const offset = { x: event.clientX - (x + width / 2), y: event.clientY - (y + height / 2) };
        drag.value = { number, offset, place: { x: hotspot.x, y: hotspot.y } };
      },
      onPointermove: ({ clientX, clientY }: PointerEvent) => {
        if (drag.value?.number !== number) return;
        const { offset } = drag.value;
        drag.value = { number, offset, place: toPlaceOf({ x: clientX - offset.x, y: clientY - offset.y }) };
      },
      onPointerup: () => {
        const place = drag.value?.place;
        drag.value = undefined;
        if (place && (place.x !== hotspot.x || place.y !== hotspot.y)) move(hotspot, number, place);
      },
      onPointercancel: () => {
        drag.value = undefined;
      },
      onKeydown: (event: KeyboardEvent) => {
        const place = moveHotspotPositionByKey(hotspot, event);
        if (!place) return;
        event.preventDefault();
        move(hotspot, number, place);
      },
    });

    const renderHotspot = (hotspot: HotspotInEditor, index: number) => {
      const number = index + 1;
      const { x, y } = drag.value?.number === number ? drag.value.place : hotspot;
      return h(
        'button',
        {
          key: number,
          type: 'button',
          class: 'mark',
          style: { left: `${x}%`, top: `${y}%` },
          title: hotspot.name,
          'aria-label': toHotspotText(number, { x, y }, hotspot.name),
          'aria-disabled': !isEditable.value,
          ...(isEditable.value ? toHotspotEvents(hotspot, number) : {}),
        },
        number,
      );
    };

    const renderImage = (id: string) => [
      h('div', { ref: frame, class: ['frame', { editable: isEditable.value }] }, [
        h('img', {
          src: api.toImageUrl(id, 'webp-1440'),
          alt: t('alt'),
          draggable: false,
          onClick: ({ clientX, clientY }: MouseEvent) => {
            if (isEditable.value) add(toPlaceOf({ x: clientX, y: clientY }));
          },
        }),
        ...hotspots.value.map(renderHotspot),
      ]),
      isEditable.value && [
        h('p', { class: 'hint' }, t('hint')),
        h('button', { type: 'button', class: 'add', onClick: () => add({ x: 50, y: 50 }) }, t('add')),
      ],
    ];

    return () =>
      h('div', { class: 'shop-window-marks' }, [
        h('style', styles),
        hasFailed.value && h('p', { class: 'hint failed', role: 'alert' }, t('failed')),
        image.value ? renderImage(image.value) : h('p', { class: 'hint' }, t('noPicture')),
        h('p', { class: 'state', role: 'status' }, state.value),
        h(resolveComponent('interface-list-o2m'), {
          ...attrs,
          ...props,
          onInput: (value: unknown) => emit('input', value),
        }),
      ]);
  },
});

/** Styles in the colors of the studio's theme. Hotspots keep their contrast on any photograph. */
const styles = `
.shop-window-marks .frame { position: relative; line-height: 0; overflow: hidden; border-radius: var(--theme--border-radius); }
.shop-window-marks .frame > img { width: 100%; height: auto; user-select: none; }
.shop-window-marks .frame.editable > img { cursor: crosshair; }
.shop-window-marks .mark {
  position: absolute; display: grid; place-items: center; width: 36px; height: 36px; margin: -18px 0 0 -18px;
  border: 2px solid #fff; border-radius: 50%; background: #172940; color: #fff; font-weight: 700; line-height: 1;
  box-shadow: 0 0 0 1px #172940; touch-action: none; user-select: none;
}
.shop-window-marks .editable .mark { cursor: grab; }
.shop-window-marks .mark:focus-visible { outline: 3px solid var(--theme--primary); outline-offset: 3px; }
.shop-window-marks .hint { margin: 8px 0 12px; max-width: 60em; color: var(--theme--foreground); }
.shop-window-marks .failed { color: var(--theme--danger); }
.shop-window-marks .add {
  margin-bottom: 16px; padding: 6px 14px; border: var(--theme--border-width) solid var(--theme--form--field--input--border-color);
  border-radius: var(--theme--border-radius);
}
.shop-window-marks .add:focus-visible { outline: 2px solid var(--theme--primary); }
.shop-window-marks .state { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** @param language studio language, such as `de-DE` */
export const getHotspotEditorMessages = createStudioMessages({ de, en });

interface Row {
  id: string;
  x: number;
  y: number;
  sort: number | null;
  link: string | null;
  product: { display_name: string } | null;
  brand: { display_name: string } | null;
}

const fields = ['id', 'x', 'y', 'sort', 'link', 'product.display_name', 'brand.display_name'];

/** @throws errors of the studio's API client. */
const readSavedHotspots = async ({ get }: StudioApi, section: number | string): Promise<SavedHotspot[]> => {
  const params = { filter: { section: { _eq: section } }, fields: fields.join(','), sort: 'sort', limit: -1 };
  const rows = await get<Row[]>('/items/page_section_hotspot', params);
  return rows.map(({ link, product, brand, ...row }) => ({
    ...row,
    name: product?.display_name ?? brand?.display_name ?? link,
  }));
};

/** Key of the selected image; an image edited in the form is held as an item. */
const toImageId = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : null;
};

export default defineInterface({
  id: 'shop-window-marks',
  name: 'Shop window hotspots',
  icon: 'my_location',
  component: ShopWindowMarks,
  types: ['alias'],
  localTypes: ['o2m'],
  group: 'relational',
  relational: true,
  options: null,
});
