// Directus interface for a JSON object with known keys (backend/schema/define-fields.ts): a form with an input per key
// instead of a JSON editor. Bundled with the studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType, resolveComponent } from 'vue';
import { getObjectAtPathOrEmpty, mergeFormIntoJsonAtPath, type JsonObject } from './json-object-at-path.ts';

const ObjectForm = defineComponent({
  name: 'ObjectForm',
  // Otherwise the form would take the collection of the field for its own.
  inheritAttrs: false,
  props: {
    value: { type: Object as PropType<JsonObject | null>, default: null },
    disabled: Boolean,
    nonEditable: Boolean,
    fields: { type: Array as PropType<object[]>, default: () => [] },
    path: { type: String, default: undefined },
  },
  emits: ['input'],
  setup: (props, { emit }) => {
    const update = (form: JsonObject) => emit('input', mergeFormIntoJsonAtPath(props.value, props.path, form));
    return () =>
      h(resolveComponent('v-form'), {
        fields: props.fields,
        initialValues: getObjectAtPathOrEmpty(props.value, props.path),
        modelValue: {},
        disabled: props.disabled,
        nonEditable: props.nonEditable,
        primaryKey: '+',
        'onUpdate:modelValue': update,
      });
  },
});

export default defineInterface({
  id: 'object-form',
  name: 'Form for an object',
  icon: 'list_alt',
  component: ObjectForm,
  types: ['json'],
  options: null,
});
