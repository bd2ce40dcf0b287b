// Directus interface for dates and times: the browser's own inputs, to type in or to choose from. The calendar of Directus
// cannot be typed in, is in English in a German studio and begins the week on Sunday. Bundled with the studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType } from 'vue';
import {
  type DateOrTimeFieldType,
  toDateOrTimeInputValue,
  toStoredDateOrTimeValue,
} from './date-or-time-input-value.ts';

const MomentInput = defineComponent({
  name: 'MomentInput',
  inheritAttrs: false,
  props: {
    value: { type: String as PropType<string | null>, default: null },
    type: { type: String as PropType<DateOrTimeFieldType>, required: true },
    field: { type: String, default: '' },
    fieldData: { type: Object as PropType<{ name?: string } | null>, default: null },
    disabled: Boolean,
    nonEditable: Boolean,
  },
  emits: ['input'],
  setup: (props, { emit }) => {
    const store = (event: Event) => {
      const { value, validity } = event.target as HTMLInputElement;
      const stored = validity.badInput ? undefined : toStoredDateOrTimeValue(props.type, value);
      if (stored !== undefined) emit('input', stored);
    };
    return () => [
      h('style', styles),
      h('input', {
        class: 'moment-input',
        type: props.type === 'dateTime' ? 'datetime-local' : props.type,
        value: toDateOrTimeInputValue(props.type, props.value),
        max: props.type === 'time' ? undefined : `9999-12-31${props.type === 'dateTime' ? 'T23:59' : ''}`,
        disabled: props.disabled || props.nonEditable,
        'aria-label': props.fieldData?.name ?? props.field,
        onInput: store,
      }),
    ];
  },
});

const styles = `
.moment-input {
  inline-size: 100%; block-size: var(--theme--form--field--input--height); padding: var(--theme--form--field--input--padding);
  border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius);
  background: var(--theme--form--field--input--background); color: var(--theme--form--field--input--foreground);
  font-variant-numeric: tabular-nums;
}
.moment-input:hover { border-color: var(--theme--form--field--input--border-color-hover); }
.moment-input:focus { border-color: var(--theme--form--field--input--border-color-focus); outline: 0; }
.moment-input:disabled { background: var(--theme--form--field--input--background-subdued); color: var(--theme--form--field--input--foreground-subdued); }
body.dark .moment-input { color-scheme: dark; }
`;

export default defineInterface({
  id: 'moment-input',
  name: 'Date and time',
  icon: 'today',
  component: MomentInput,
  types: ['date', 'time', 'dateTime'],
  options: null,
});
