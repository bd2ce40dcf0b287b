// Directus display for the lines table of an order: personalization as text, engraving drawings as thumbnails, nothing
// for products without either. Bundled with the studio's Vue.
import { defineDisplay } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType } from 'vue';
import {
  toEngravingDrawingDataUrls,
  toPersonalizationLabelValueLines,
} from '../engraving-picture/to-engraving-display-values.ts';

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
      toEngravingDrawingDataUrls(props.value).map((src) => h('img', { src, alt: '' })),
      toPersonalizationLabelValueLines(props.value).map((text) => h('span', text)),
    ]),
});

export default defineDisplay({
  id: 'engraving-display',
  name: 'Engraving and options',
  icon: 'ink_pen',
  component: EngravingDisplay,
  types: ['json'],
  options: null,
});
