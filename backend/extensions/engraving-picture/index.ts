// Directus interface for the engraving drawings of an order line (ecommerce_order_line.previews): the workshop engraves
// what the customer saw. Bundled with the studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType } from 'vue';
import { toEngravingDrawingDataUrls } from './to-engraving-display-values.ts';

const styles = `
.engraving-picture { display: grid; gap: 12px; }
.engraving-picture img {
  width: 100%; height: 240px; padding: 16px; background: #fff; border-radius: var(--theme--border-radius);
  border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); object-fit: contain;
}
.engraving-picture p { color: var(--theme--foreground-subdued); }
`;

const isGerman = (): boolean => document.documentElement.lang.startsWith('de');

const EngravingPicture = defineComponent({
  name: 'EngravingPicture',
  props: { value: { type: [Array, Object, String] as PropType<unknown>, default: null } },
  setup: (props) => () => {
    const urls = toEngravingDrawingDataUrls(props.value);
    return h('div', { class: 'engraving-picture' }, [
      h('style', styles),
      urls.map((src) => h('img', { src, alt: isGerman() ? 'Gravur' : 'Engraving' })),
      urls.length === 0 && h('p', isGerman() ? 'Ohne Gravurbild' : 'No picture of an engraving'),
    ]);
  },
});

export default defineInterface({
  id: 'engraving-picture',
  name: 'Engraving picture',
  icon: 'ink_pen',
  component: EngravingPicture,
  types: ['json'],
  options: null,
});
