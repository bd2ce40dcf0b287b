// Directus interface at the top of an order's form: what was ordered, where it goes, how it was paid, and one button for
// each step that is allowed now. Bundled with the studio's Vue.
import { defineComponent, h, ref, resolveComponent } from 'vue';
import { orderStateLabels } from '../../schema/orders/order-state-labels.ts';
import { createPresentationInterfaceExtension } from '../../studio/render-studio-controls.ts';
import { useStudioApi } from '../../studio/use-studio-api.ts';
import { getOrderOverviewMessages } from './order-overview-messages.ts';
import type { SingleOrderOverview } from './order-overview-record.ts';
import { orderOverviewStyles } from './order-overview-styles.ts';
import {
  type OrderDetailsProps,
  renderOrderOverviewAddresses,
  renderOrderHeader,
  renderOrderHistory,
  renderOrderItems,
  renderOrderOverviewNotices,
} from './render-order-details.ts';
import { renderOrderStepButtons } from './render-order-step-buttons.ts';
import type { ShipmentTrackingFormState } from './shipment-tracking-form-state.ts';
import { type StudioOrderStepSaveResult, useOrderAndStateTransitions } from './use-order-and-state-transitions.ts';

const OrderOverviewPanel = defineComponent({
  name: 'OrderOverviewPanel',
  props: { order: { type: String, required: true } },
  setup: (props) => {
    const { toImageUrl } = useStudioApi();
    const texts = getOrderOverviewMessages(document.documentElement.lang);
    const { order, canChange, problem, isBusy, chosenStep, shippingForm, saved, save, choose, cancel } =
      useOrderAndStateTransitions(props.order, texts);
    const copied = ref<OrderDetailsProps['copied']>();

    const copy = async (name: string, text: string, block: HTMLElement | null): Promise<void> => {
      // Absent where the studio is not served over HTTPS.
      const clipboard = 'clipboard' in navigator ? navigator.clipboard : undefined;
      const isCopied = await clipboard?.writeText(text).then(
        () => true,
        () => false,
      );
      if (!isCopied && block) window.getSelection()?.selectAllChildren(block);
      copied.value = { name, isSelected: !isCopied };
    };

    const renderResult = (
      { email }: SingleOrderOverview,
      { step: { to, isEmailed }, next, isFormStale }: StudioOrderStepSaveResult,
    ) =>
      h('div', { class: 'result', role: 'status', id: 'order-step-result', tabindex: -1 }, [
        h('strong', texts.t('done', { state: orderStateLabels[to][texts.language] })),
        isEmailed && h('span', texts.t('mailOnItsWay', { email })),
        next &&
          h(resolveComponent('v-button'), { to: `/content/ecommerce_order/${next.id}` }, () =>
            texts.t('nextOrder', { number: next.number }),
          ),
        isFormStale &&
          h('small', [
            `${texts.t('reloadHint')} `,
            h('a', { href: window.location.href, onClick: () => window.location.reload() }, texts.t('reload')),
          ]),
      ]);

    const renderOrder = (current: SingleOrderOverview, form: ShipmentTrackingFormState) => {
      const details: OrderDetailsProps = {
        order: current,
        texts,
        toImageUrl: (file) => toImageUrl(file, 'system-small-cover'),
        copied: copied.value,
        onCopy: (name, text, block) => void copy(name, text, block),
      };
      return [
        renderOrderHeader(details),
        ...renderOrderOverviewNotices(details),
        saved.value && renderResult(current, saved.value),
        problem.value !== '' &&
          h('p', { class: 'problem', role: 'alert', id: 'order-step-result', tabindex: -1 }, problem.value),
        canChange.value &&
          renderOrderStepButtons({
            order: current,
            texts,
            chosenStep: chosenStep.value,
            shippingForm: form,
            isBusy: isBusy.value,
            onChoose: choose,
            onCancel: cancel,
            onConfirm: (step) => void save(step),
            onShippingForm: (next) => (shippingForm.value = next),
          }),
        renderOrderItems(details),
        renderOrderOverviewAddresses(details),
        renderOrderHistory(details),
      ];
    };

    return () => {
      const [current, form] = [order.value, shippingForm.value];
      if (current && form)
        return h('div', { class: 'order-overview' }, [h('style', orderOverviewStyles), renderOrder(current, form)]);
      return h('p', { role: problem.value === '' ? undefined : 'alert' }, problem.value || texts.t('loading'));
    };
  },
});

export default createPresentationInterfaceExtension({
  id: 'order-overview',
  name: 'Order overview',
  icon: 'receipt_long',
  // Nothing for several orders at once, whose form has no single key.
  component: defineComponent({
    name: 'OrderOverview',
    props: { primaryKey: { type: [String, Number], default: '' } },
    setup: (props) => () => {
      const order = String(props.primaryKey);
      return order === '' || order === '+' ? null : h(OrderOverviewPanel, { key: order, order });
    },
  }),
  hideLabel: true,
});
