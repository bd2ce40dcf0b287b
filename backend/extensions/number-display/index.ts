// Directus display for amounts, percentages and quantities in lists, in the number format of the editor's language.
// Bundled with the studio's Vue.
import { defineDisplay } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType } from 'vue';
import { formatStudioNumber, type StudioNumberFieldFormat } from '../../schema/studio-number-field-format.ts';
import { parseNumberFormValue } from '../number-input/parse-localized-number-input.ts';

const NumberDisplay = defineComponent({
  name: 'NumberDisplay',
  props: {
    value: { type: [String, Number] as PropType<number | string | null>, default: null },
    scale: { type: Number as PropType<StudioNumberFieldFormat['scale']>, default: 2 },
    unit: { type: String as PropType<StudioNumberFieldFormat['unit']>, default: undefined },
  },
  setup: (props) => () => {
    const { number } = parseNumberFormValue(props.value);
    const format = { scale: props.scale, ...(props.unit && { unit: props.unit }) };
    const language = document.documentElement.lang.startsWith('de') ? 'de-DE' : 'en-GB';
    return h('span', number === null ? '' : formatStudioNumber(number, language, format));
  },
});

export default defineDisplay({
  id: 'number-display',
  name: 'Localised number',
  icon: 'euro',
  component: NumberDisplay,
  types: ['decimal', 'integer'],
  options: null,
});
