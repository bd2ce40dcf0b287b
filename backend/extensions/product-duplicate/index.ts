// Directus interface: the button that duplicates a product as a draft and opens the copy. Directus's own "save as copy" is
// offered only after a change, which nobody finds. Bundled with the studio's Vue.
import { defineInterface, useApi } from '@directus/extensions-sdk';
import { computed, defineComponent, h, ref, resolveComponent } from 'vue';
import { getProductFormMessages } from '../../schema/shop/product-form-messages.ts';

const ProductDuplicate = defineComponent({
  name: 'ProductDuplicate',
  inheritAttrs: false,
  props: { primaryKey: { type: [String, Number], default: '+' }, disabled: Boolean },
  setup(props) {
    const api = useApi();
    const { t } = getProductFormMessages(document.documentElement.lang);
    const isBusy = ref(false);
    const copy = ref<string>();
    const hasFailed = ref(false);
    const isNew = computed(() => props.primaryKey === '+');

    const duplicate = async () => {
      isBusy.value = true;
      hasFailed.value = false;
      try {
        const { data } = await api.post<{ data: { id: string } }>(
          `/ecom/studio/products/${encodeURIComponent(props.primaryKey)}/duplicate`,
        );
        copy.value = data.data.id;
      } catch {
        hasFailed.value = true;
      } finally {
        isBusy.value = false;
      }
    };

    return () =>
      h('div', { class: 'product-duplicate' }, [
        h('style', styles),
        h(
          resolveComponent('v-button'),
          {
            secondary: true,
            disabled: props.disabled || isNew.value,
            loading: isBusy.value,
            onClick: () => void duplicate(),
          },
          () => t('duplicate.action'),
        ),
        h('p', { role: 'status' }, [
          copy.value !== undefined && [
            `${t('duplicate.done')} `,
            h(resolveComponent('router-link'), { to: `/content/ecommerce_product/${copy.value}`, class: 'link' }, () =>
              t('duplicate.open'),
            ),
          ],
          hasFailed.value && t('duplicate.failed'),
        ]),
      ]);
  },
});

const styles = `
.product-duplicate { display: grid; gap: 8px; justify-items: start; }
.product-duplicate .link { color: var(--theme--foreground-accent); text-decoration: underline; }
`;

export default defineInterface({
  id: 'product-duplicate',
  name: 'Duplicate a product',
  icon: 'content_copy',
  component: ProductDuplicate,
  types: ['alias'],
  localTypes: ['presentation'],
  group: 'presentation',
  options: null,
});
