// A Directus interface without a value: in the form of an order it gives money back, in that of a withdrawal it leads there.
// Directus bundles it at its start, with the app's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { defineComponent, h } from 'vue';
import { OrderRefund } from './order-refund.ts';
import { WithdrawalLink } from './withdrawal-link.ts';

const Refund = defineComponent({
  name: 'Refund',
  props: {
    collection: { type: String, default: '' },
    primaryKey: { type: [String, Number], default: '' },
  },
  setup: (props) => () =>
    props.collection === 'ecommerce_withdrawal'
      ? h(WithdrawalLink, { withdrawal: String(props.primaryKey) })
      : h(OrderRefund, { key: String(props.primaryKey), order: String(props.primaryKey) }),
});

export default defineInterface({
  id: 'order-refund',
  name: 'Refund',
  icon: 'currency_exchange',
  component: Refund,
  types: ['alias'],
  localTypes: ['presentation'],
  group: 'presentation',
  hideLabel: true,
  options: null,
});
