// Directus interface for amounts, percentages and quantities in the number format of the editor's language. The form
// holds a number only while the input is valid; otherwise it holds `?`, which cannot be saved. Bundled with the
// studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { computed, defineComponent, h, onBeforeUnmount, type PropType, ref, useId, watch } from 'vue';
import {
  minUnconfirmedPriceRatio,
  confirmedPriceDropFieldValueSuffix,
  formatStudioNumber,
  type StudioNumberFieldFormat,
  invalidNumberFormValue,
} from '../../schema/studio-number-field-format.ts';
import { createCheckboxHandler } from '../../studio/render-studio-controls.ts';
import { useStudioApi } from '../../studio/use-studio-api.ts';
import {
  parseLocalizedNumberInput,
  parseNumberFormValue,
  formatNumberFormValue,
} from './parse-localized-number-input.ts';
import { toNumberInputMessages } from './number-input-messages.ts';

/** Delay after the last key before an incomplete number is reported. */
const typingPauseMs = 800;

const NumberInput = defineComponent({
  name: 'NumberInput',
  inheritAttrs: false,
  props: {
    value: { type: [String, Number] as PropType<number | string | null>, default: null },
    scale: { type: Number as PropType<StudioNumberFieldFormat['scale']>, default: 2 },
    unit: { type: String as PropType<StudioNumberFieldFormat['unit']>, default: undefined },
    min: { type: Number, default: 0 },
    max: { type: Number, default: Number.MAX_SAFE_INTEGER },
    /** A drop by more than half needs a confirmation. */
    confirmsDrop: Boolean,
    collection: { type: String, default: '' },
    field: { type: String, default: '' },
    fieldData: { type: Object as PropType<{ name?: string } | null>, default: null },
    primaryKey: { type: [String, Number], default: '+' },
    /** The current price where the caller knows it; otherwise it is read. */
    savedValue: { type: Number as PropType<number | null>, default: undefined },
    batchMode: Boolean,
    disabled: Boolean,
    nonEditable: Boolean,
  },
  emits: ['input'],
  setup(props, { emit }) {
    const { get } = useStudioApi();
    const texts = toNumberInputMessages(document.documentElement.lang);
    const id = useId();
    const format = computed<StudioNumberFieldFormat>(() => ({
      scale: props.scale,
      ...(props.unit && { unit: props.unit }),
    }));
    const name = computed(() => props.fieldData?.name ?? props.field);
    const toText = (value: unknown): string => formatNumberFormValue(value, texts.language, format.value);

    const typed = ref(toText(props.value));
    const isConfirmed = ref(parseNumberFormValue(props.value).isConfirmed);
    const fetchedPrice = ref<number | null>(null);
    const saved = computed(() => (props.savedValue === undefined ? fetchedPrice.value : props.savedValue));
    const isTyping = ref(false);
    let emitted: unknown = props.value;
    let timer: number | undefined;
    onBeforeUnmount(() => window.clearTimeout(timer));

    const parsed = computed(() =>
      parseLocalizedNumberInput(typed.value, {
        ...format.value,
        language: texts.language,
        min: props.min,
        max: props.max,
      }),
    );
    const drop = computed(() => {
      if (!props.confirmsDrop || parsed.value.kind !== 'number' || !saved.value) return undefined;
      const { value } = parsed.value;
      return value < saved.value * minUnconfirmedPriceRatio
        ? { field: name.value, from: saved.value, to: value }
        : undefined;
    });

    const toValue = (): number | string | null => {
      const read = parsed.value;
      if (read.kind === 'empty') return null;
      if (read.kind !== 'number' || (drop.value && !isConfirmed.value)) return invalidNumberFormValue;
      if (drop.value || (props.batchMode && isConfirmed.value)) return read.text + confirmedPriceDropFieldValueSuffix;
      return props.scale === 0 ? read.value : read.text;
    };
    const send = () => {
      emitted = toValue();
      emit('input', emitted);
    };

    /** The current price; if it cannot be read, the backend asks for the confirmation. */
    const readSaved = async () => {
      if (props.savedValue !== undefined || !props.confirmsDrop || props.batchMode) return;
      if (props.primaryKey === '+' || !props.primaryKey) return;
      try {
        const path = `/items/${props.collection}/${encodeURIComponent(props.primaryKey)}`;
        const record = await get<Record<string, unknown>>(path, { fields: [props.field] });
        fetchedPrice.value = parseNumberFormValue(record[props.field]).number;
      } catch {
        fetchedPrice.value = null;
      }
    };
    watch(() => props.primaryKey, readSaved, { immediate: true });
    watch(
      () => props.value,
      (value) => {
        if (value === emitted) return;
        emitted = value;
        typed.value = toText(value);
        isConfirmed.value = parseNumberFormValue(value).isConfirmed;
        void readSaved();
      },
    );
    // The current price may arrive after the first keys.
    watch(drop, (now, before) => {
      if (Boolean(now) !== Boolean(before) && toValue() !== emitted) send();
    });

    const onType = (event: Event) => {
      typed.value = (event.target as HTMLInputElement).value;
      if (!props.batchMode) isConfirmed.value = false;
      isTyping.value = true;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => (isTyping.value = false), typingPauseMs);
      send();
    };
    const onLeave = () => {
      isTyping.value = false;
      if (parsed.value.kind === 'number')
        typed.value = formatStudioNumber(parsed.value.value, texts.language, { scale: props.scale });
    };
    const confirm = (now: boolean) => {
      isConfirmed.value = now;
      send();
    };

    const message = computed((): { text: string; isRefusal: boolean } => {
      const read = parsed.value;
      if (read.kind === 'empty') return { text: '', isRefusal: false };
      if (read.kind === 'number') {
        if (drop.value && !isConfirmed.value)
          return { text: isTyping.value ? '' : texts.drop(drop.value), isRefusal: true };
        if (drop.value) return { text: texts.confirmed(drop.value), isRefusal: false };
        const isPlain = props.unit !== '€';
        return { text: isPlain ? '' : formatStudioNumber(read.value, texts.language, format.value), isRefusal: false };
      }
      if (isTyping.value) return { text: '', isRefusal: false };
      const refused = { field: name.value, typed: typed.value.trim(), reason: read };
      return { text: texts.refusal({ ...refused, range: props, format: format.value }), isRefusal: true };
    });

    const isDisabled = computed(() => props.disabled || props.nonEditable);

    return () =>
      h('div', { class: 'number-input' }, [
        h('style', styles),
        h('div', { class: ['frame', { refused: message.value.isRefusal, disabled: isDisabled.value }] }, [
          h('input', {
            type: 'text',
            inputmode: props.scale === 0 ? 'numeric' : 'decimal',
            autocomplete: 'off',
            value: typed.value,
            disabled: isDisabled.value,
            'aria-label': name.value,
            'aria-invalid': message.value.isRefusal,
            'aria-describedby': `${id}-message`,
            onInput: onType,
            onBlur: onLeave,
          }),
          props.unit && h('span', { class: 'unit', 'aria-hidden': 'true' }, props.unit),
        ]),
        h(
          'p',
          { id: `${id}-message`, class: ['message', { refused: message.value.isRefusal }], role: 'status' },
          message.value.text,
        ),
        drop.value &&
          !isConfirmed.value &&
          !isTyping.value &&
          h('button', { type: 'button', class: 'confirm', onClick: () => confirm(true) }, texts.confirm),
        props.batchMode &&
          props.confirmsDrop &&
          h('label', { class: 'all' }, [
            h('input', {
              type: 'checkbox',
              checked: isConfirmed.value,
              disabled: isDisabled.value,
              onChange: createCheckboxHandler(confirm),
            }),
            texts.confirmAll,
          ]),
      ]);
  },
});

/** Styles in the colors and measures of the studio's theme. */
const styles = `
.number-input .frame {
  display: flex; align-items: center; height: var(--theme--form--field--input--height); padding: var(--theme--form--field--input--padding);
  border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius);
  background: var(--theme--form--field--input--background); color: var(--theme--form--field--input--foreground);
}
.number-input .frame:hover { border-color: var(--theme--form--field--input--border-color-hover); }
.number-input .frame:focus-within { border-color: var(--theme--form--field--input--border-color-focus); }
.number-input .frame.refused { border-color: var(--theme--danger); }
.number-input .frame.disabled { background: var(--theme--form--field--input--background-subdued); color: var(--theme--form--field--input--foreground-subdued); }
.number-input input[type='text'] { flex: 1; min-width: 0; height: 100%; border: 0; background: none; color: inherit; font-variant-numeric: tabular-nums; }
.number-input input[type='text']:focus { outline: 0; }
.number-input .unit { padding-inline-start: 8px; color: var(--theme--form--field--input--foreground-subdued); }
.number-input .message { margin-block-start: 4px; min-height: 1.4em; color: var(--theme--foreground-subdued); }
.number-input .message.refused { color: var(--theme--danger); }
.number-input button.confirm {
  display: inline-block; margin-block-start: 6px; padding: 6px 14px; color: var(--theme--danger);
  border: var(--theme--border-width) solid var(--theme--danger); border-radius: var(--theme--border-radius);
}
.number-input button.confirm:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; }
.number-input .all { display: flex; gap: 8px; align-items: center; margin-block-start: 6px; }
`;

export default defineInterface({
  id: 'number-input',
  name: 'Localised number',
  icon: 'euro',
  component: NumberInput,
  types: ['decimal', 'integer'],
  group: 'standard',
  options: null,
});
