// Directus interface: the button that duplicates a product as a draft and opens the copy. Directus's own "save as copy" is
// offered only after a change, which nobody finds. Bundled with the studio's Vue.
import { defineComponent, h, ref, resolveComponent } from 'vue';
import { getStudioProductFormMessages } from '../../schema/shop/product-form-messages.ts';
import { createPresentationInterfaceExtension, renderStudioButton } from '../../studio/render-studio-controls.ts';
import { useStudioApi, useStudioActionState } from '../../studio/use-studio-api.ts';

const ProductDuplicate = defineComponent({
  name: 'ProductDuplicate',
  inheritAttrs: false,
  props: { primaryKey: { type: [String, Number], default: '+' }, disabled: Boolean },
  setup(props) {
    const { post } = useStudioApi();
    const { t } = getStudioProductFormMessages(document.documentElement.lang);
    const { isBusy, problem, run } = useStudioActionState(() => t('duplicate.failed'));
    const copy = ref<string>();

    const duplicate = () =>
      run(async () => {
        const path = `/ecom/studio/products/${encodeURIComponent(props.primaryKey)}/duplicate`;
        copy.value = (await post<{ id: string }>(path)).id;
      });

    return () =>
      h('div', { class: 'product-duplicate' }, [
        h('style', styles),
        renderStudioButton(t('duplicate.action'), duplicate, {
          secondary: true,
          disabled: props.disabled || props.primaryKey === '+',
          loading: isBusy.value,
        }),
        h('p', { role: 'status' }, [
          copy.value !== undefined && [
            `${t('duplicate.done')} `,
            h(resolveComponent('router-link'), { to: `/content/ecommerce_product/${copy.value}`, class: 'link' }, () =>
              t('duplicate.open'),
            ),
          ],
          problem.value,
        ]),
      ]);
  },
});

const styles = `
.product-duplicate { display: grid; gap: 8px; justify-items: start; }
.product-duplicate .link { color: var(--theme--foreground-accent); text-decoration: underline; }
`;

export default createPresentationInterfaceExtension({
  id: 'product-duplicate',
  name: 'Duplicate a product',
  icon: 'content_copy',
  component: ProductDuplicate,
});
