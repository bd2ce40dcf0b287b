// The button in the form of a withdrawal: opens its order with the withdrawn lines chosen.
import { defineComponent, h, inject, ref, resolveComponent, type Ref } from 'vue';
import { styles } from './styles.ts';
import { toTexts } from './texts.ts';

interface Values {
  order?: string | { id?: string } | null;
}

const toOrder = ({ order }: Values): string | undefined => (typeof order === 'string' ? order : order?.id) ?? undefined;

export const WithdrawalLink = defineComponent({
  name: 'WithdrawalLink',
  props: { withdrawal: { type: String, required: true } },
  setup: (props) => {
    const texts = toTexts(document.documentElement.lang);
    const values = inject<Ref<Values>>('values', ref({}));
    return () => {
      const order = toOrder(values.value);
      return h('div', { class: 'order-refund' }, [
        h('style', styles),
        order === undefined
          ? h('p', texts.withdrawal.assignFirst)
          : h(
              resolveComponent('v-button'),
              { to: `/content/ecommerce_order/${order}?withdrawal=${props.withdrawal}#refund` },
              () => texts.withdrawal.prepare,
            ),
      ]);
    };
  },
});
