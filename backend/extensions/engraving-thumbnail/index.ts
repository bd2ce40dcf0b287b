// A Directus display for the drawings of an engraving: a small picture in the table of an order's lines. Directus bundles
// it at its start, with the app's Vue.
import { defineDisplay } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType } from 'vue';
import { toPictureUrls } from '../engraving-picture/to-picture-urls.ts';

const styles = `
.engraving-thumbnail { display: inline-flex; gap: 4px; vertical-align: middle; }
.engraving-thumbnail img { height: 34px; max-width: 110px; padding: 2px; background: #fff; border-radius: 4px; object-fit: contain; }
`;

const EngravingThumbnail = defineComponent({
  name: 'EngravingThumbnail',
  props: { value: { type: [Array, String] as PropType<unknown>, default: null } },
  setup: (props) => () =>
    h('span', { class: 'engraving-thumbnail' }, [
      h('style', styles),
      toPictureUrls(props.value).map((src) => h('img', { src, alt: '' })),
    ]),
});

export default defineDisplay({
  id: 'engraving-thumbnail',
  name: 'Engraving thumbnail',
  icon: 'ink_pen',
  component: EngravingThumbnail,
  types: ['json'],
  options: null,
});
