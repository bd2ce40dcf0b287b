// Directus interface for rich text: Directus's own editor, created anew when the form becomes editable or read-only.
import { defineInterface } from '@directus/extensions-sdk';
import { defineComponent, h, resolveComponent } from 'vue';

/**
 * A form is read-only until the user's permissions have loaded. Directus's editor then replaces TinyMCE inside its root
 * element: TinyMCE removes its toolbar, before which Vue wants to insert the new one, and the field stays empty.
 */
const RichTextInput = defineComponent({
  name: 'RichTextInput',
  inheritAttrs: false,
  props: { nonEditable: Boolean },
  setup: (props, { attrs }) => {
    return () =>
      h(resolveComponent('interface-input-rich-text-html'), {
        ...attrs,
        nonEditable: props.nonEditable,
        key: String(props.nonEditable),
      });
  },
});

export default defineInterface({
  id: 'rich-text-input',
  name: 'Rich text',
  icon: 'format_quote',
  component: RichTextInput,
  types: ['text'],
  options: null,
});
