// Directus interface for the engraving drawings of an order line (ecommerce_order_line.previews): the workshop engraves
// what the customer saw. Bundled with the studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType } from 'vue';
import de from '../../../locales/de/studioEngraving.json' with { type: 'json' };
import en from '../../../locales/en/studioEngraving.json' with { type: 'json' };
import { createStudioMessages } from '../../studio/create-studio-messages.ts';
import { toEngravingDrawingDataUrls } from './to-engraving-display-values.ts';

const styles = `
.engraving-picture { display: grid; gap: 12px; }
.engraving-picture img {
  width: 100%; height: 240px; padding: 16px; background: #fff; border-radius: var(--theme--border-radius);
  border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); object-fit: contain;
}
.engraving-picture p { color: var(--theme--foreground-subdued); }
`;

const toMessages = createStudioMessages({ de, en });

const EngravingPicture = defineComponent({
  name: 'EngravingPicture',
  props: { value: { type: [Array, Object, String] as PropType<unknown>, default: null } },
  setup: (props) => () => {
    const urls = toEngravingDrawingDataUrls(props.value);
    const { t } = toMessages(document.documentElement.lang);
    return h('div', { class: 'engraving-picture' }, [
      h('style', styles),
      urls.map((src) => h('img', { src, alt: t('alt') })),
      urls.length === 0 && h('p', t('none')),
    ]);
  },
});

export default defineInterface({
  id: 'engraving-picture',
  name: 'Engraving preview',
  icon: 'ink_pen',
  component: EngravingPicture,
  types: ['json'],
  options: null,
});
