// Directus display for the variants of a product: how many there are, and the stock of the active ones. Bundled with the
// studio's Vue.
import { defineDisplay } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType } from 'vue';
import { getStudioProductFormMessages } from '../../schema/shop/product-form-messages.ts';

interface ListedVariant {
  stock: number;
  active: boolean;
}

const VariantStock = defineComponent({
  name: 'VariantStock',
  props: { value: { type: Array as PropType<ListedVariant[] | null>, default: null } },
  setup: (props) => () => {
    const active = (props.value ?? []).filter((variant) => variant.active);
    if (active.length === 0) return null;
    const stock = active.reduce((total, variant) => total + variant.stock, 0);
    const { t } = getStudioProductFormMessages(document.documentElement.lang);
    return h('span', t('list.variants', { stock, number: active.length }));
  },
});

export default defineDisplay({
  id: 'variant-stock',
  name: 'Stock of variants',
  icon: 'style',
  component: VariantStock,
  types: ['alias'],
  localTypes: ['o2m'],
  fields: ['stock', 'active'],
  options: null,
});
