// A Directus display for the table of an order's lines: wishes in words, drawings of an engraving as small pictures, and
// nothing where a piece is as it lies in the shop. Directus bundles it at its start, with the app's Vue.
import { defineDisplay } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType } from 'vue';
import { toDrawingUrls, toPersonalizationTexts } from '../engraving-picture/read-engraving.ts';

const styles = `
.engraving-display { display: inline-block; margin-inline-end: 6px; vertical-align: middle; }
.engraving-display img { display: block; width: 88px; height: 40px; padding: 2px; background: #fff; border-radius: 4px; object-fit: contain; }
`;

const EngravingDisplay = defineComponent({
  name: 'EngravingDisplay',
  props: { value: { type: [Array, Object, String] as PropType<unknown>, default: null } },
  setup: (props) => () =>
    h('div', { class: 'engraving-display' }, [
      h('style', styles),
      toDrawingUrls(props.value).map((src) => h('img', { src, alt: '' })),
      toPersonalizationTexts(props.value).map((words) => h('span', words)),
    ]),
});

export default defineDisplay({
  id: 'engraving-display',
  name: 'Engraving and wishes',
  icon: 'ink_pen',
  component: EngravingDisplay,
  types: ['json'],
  options: null,
});
