// Directus interface for a text of an email (backend/schema/orders/mail-text.ts): shows the default text, the
// placeholders, and at once why a text would be refused. Bundled with the studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { computed, defineComponent, h, inject, nextTick, type PropType, type Ref, ref } from 'vue';
import { defaultLocale, locales } from '../../../contract/locale.ts';
import {
  editableMails,
  findMailTextProblem,
  formatMailPlaceholder,
  isEditableMailKind,
  type MailPlaceholder,
  type EditableMailPart,
} from '../../../domain/editable-mail-texts.ts';
import { formatContentProblem, getContentCheckMessages } from '../../studio/content-check-messages.ts';
import { findDefaultMailText, getMailTextStudioMessages } from '../../schema/orders/mail-text-studio-messages.ts';
import { createTextInputHandler } from '../../studio/render-studio-controls.ts';

const MailTextInput = defineComponent({
  name: 'MailTextInput',
  inheritAttrs: false,
  props: {
    value: { type: String as PropType<string | null>, default: null },
    part: { type: String as PropType<EditableMailPart>, required: true },
    fieldData: { type: Object as PropType<{ name?: string } | null>, default: null },
    disabled: Boolean,
    nonEditable: Boolean,
  },
  emits: ['input'],
  setup(props, { emit }) {
    const { t } = getMailTextStudioMessages(document.documentElement.lang);
    const checks = getContentCheckMessages(document.documentElement.lang);
    const form = inject<Ref<{ kind?: unknown; language?: unknown }>>('values', ref({}));
    const input = ref<HTMLInputElement | HTMLTextAreaElement>();
    const kind = computed(() => (isEditableMailKind(form.value.kind) ? form.value.kind : undefined));
    const language = computed(() => locales.find((code) => code === form.value.language) ?? defaultLocale);
    const isEditable = computed(() => !props.disabled && !props.nonEditable);
    const change = (text: string) => emit('input', text === '' ? null : text);

    const insert = (text: string) => {
      const { value = '', selectionStart, selectionEnd } = input.value ?? {};
      const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
      change(value.slice(0, start) + text + value.slice(end));
      void nextTick(() => {
        input.value?.focus();
        input.value?.setSelectionRange(start + text.length, start + text.length);
      });
    };

    const renderButton = (text: string, onClick: () => void) =>
      h('button', { type: 'button', class: 'action', onClick }, text);

    const renderPlaceholders = (names: readonly MailPlaceholder[]) =>
      h('p', { class: 'placeholders' }, [
        t('input.insert'),
        names.map((name) =>
          h(
            'button',
            {
              type: 'button',
              // Keeps the focus, and with it the place to insert, in the text.
              onMousedown: (event: Event) => event.preventDefault(),
              onClick: () => insert(formatMailPlaceholder(name)),
            },
            t(`placeholders.${name}`),
          ),
        ),
      ]);

    const renderDefault = (text: string | null) => {
      if (text === null) return h('p', { class: 'default' }, t('input.isEmpty'));
      return h('p', { class: 'default' }, [
        props.value === null ? `${t('input.usesDefault')} ` : [h('strong', t('input.default')), ` ${text} `],
        isEditable.value &&
          (props.value === null
            ? renderButton(t('input.edit'), () => change(text))
            : renderButton(t('input.restore'), () => change(''))),
      ]);
    };

    return () => {
      if (kind.value === undefined) return h('p', { class: 'mail-text-input' }, t('input.chooseFirst'));
      const standard = findDefaultMailText(kind.value, language.value, props.part);
      const problem = findMailTextProblem(kind.value, props.part, props.value);
      const isLine = props.part === 'subject';
      return h('div', { class: 'mail-text-input' }, [
        h('style', styles),
        h(isLine ? 'input' : 'textarea', {
          ref: input,
          value: props.value ?? '',
          placeholder: standard ?? '',
          ...(!isLine && { rows: props.part === 'greeting' || props.part === 'closing' ? 2 : 4 }),
          disabled: !isEditable.value,
          'aria-label': props.fieldData?.name,
          'aria-invalid': problem !== undefined,
          onInput: createTextInputHandler(change),
        }),
        isEditable.value && renderPlaceholders(editableMails[kind.value].placeholders),
        problem && h('p', { class: 'refused', role: 'status' }, formatContentProblem(checks, problem.code, problem)),
        renderDefault(standard),
      ]);
    };
  },
});

const styles = `
.mail-text-input { display: grid; gap: 8px; }
.mail-text-input p { margin: 0; line-height: 1.5; }
.mail-text-input :is(input, textarea) {
  inline-size: 100%; padding: 12px 16px; font: inherit; line-height: 1.5; resize: vertical;
  color: var(--theme--form--field--input--foreground); background: var(--theme--form--field--input--background);
  border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius);
}
.mail-text-input :is(input, textarea)::placeholder { color: var(--theme--foreground); opacity: 0.75; }
.mail-text-input :is(input, textarea):focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 1px; }
.mail-text-input :is(input, textarea)[aria-invalid='true'] { border-color: var(--theme--danger); }
.mail-text-input .placeholders { display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; }
.mail-text-input .placeholders button {
  padding: 4px 12px; border-radius: 999px; background: var(--theme--background-normal); color: var(--theme--foreground-accent);
}
.mail-text-input .placeholders button:hover { background: var(--theme--background-accent); }
.mail-text-input .default { white-space: pre-line; color: var(--theme--foreground); }
.mail-text-input .action { color: var(--theme--primary); text-decoration: underline; }
.mail-text-input button:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; }
.mail-text-input .refused { padding-inline-start: 10px; border-inline-start: 3px solid var(--theme--danger); }
`;

export default defineInterface({
  id: 'mail-text-input',
  name: 'Text of an email',
  icon: 'edit_note',
  component: MailTextInput,
  types: ['string', 'text'],
  options: null,
});
