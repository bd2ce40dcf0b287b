// Directus interface at the top of an order's form: what was ordered, where it goes, how it was paid, and one button for
// each step that is allowed now. A step is saved like a change of the state in the form, so that the same rules decide
// (backend/extensions/ecom/shop/orders/enforce-order-transitions.ts). Bundled with the studio's Vue.
import { defineComponent, h, nextTick, onBeforeUnmount, onMounted, ref, resolveComponent } from 'vue';
import { studioTaskLists, toStudioTaskListFilter } from '../../../domain/studio-task-lists.ts';
import { orderStateLabels } from '../../schema/orders/order-state-labels.ts';
import { definePresentationInterface } from '../../schema/studio-controls.ts';
import { useStudioFormRefresh } from '../../schema/studio-form-refresh.ts';
import { findStudioRequestError, useStudioApi } from '../../schema/studio-requests.ts';
import { getOrderOverviewMessages } from './order-overview-messages.ts';
import {
  type RoleRestrictedOrderData,
  type OrderOverview,
  orderOverviewQuery,
  type OrderOverviewRecord,
  toRoleRestrictedOrderQueries,
  toOrderOverview,
} from './order-overview-record.ts';
import { orderOverviewStyles } from './order-overview-styles.ts';
import type { AvailableOrderStep } from './available-order-steps.ts';
import {
  type OrderDetailsProps,
  renderOrderAddresses,
  renderOrderHeader,
  renderOrderHistory,
  renderOrderItems,
  renderOrderNotices,
} from './render-order-details.ts';
import { renderOrderStepButtons } from './render-order-step-buttons.ts';
import { createShippingFormState, type ShippingFormState, toTrackingFields } from './shipping-form-state.ts';

interface NextOrder {
  id: string;
  number: string;
}

interface SavedStep {
  order: string;
  step: AvailableOrderStep;
  next: NextOrder | undefined;
  /** Whether the rest of the form still shows the state before. */
  isFormStale: boolean;
}

/** The last saved step. Kept outside the panel, which the refreshed form mounts anew, until the user leaves the order. */
let lastSaved: SavedStep | undefined;

const OrderOverviewPanel = defineComponent({
  name: 'OrderOverviewPanel',
  props: { order: { type: String, required: true } },
  setup: (props) => {
    const { get, patch, toImageUrl } = useStudioApi();
    const texts = getOrderOverviewMessages(document.documentElement.lang);
    const order = ref<OrderOverview>();
    const canChange = ref(false);
    const problem = ref('');
    const isBusy = ref(false);
    const chosenStep = ref<AvailableOrderStep>();
    const shippingForm = ref<ShippingFormState>();
    const saved = ref(lastSaved?.order === props.order ? lastSaved : undefined);
    const refreshForm = useStudioFormRefresh('ecommerce_order');
    const copied = ref<OrderDetailsProps['copied']>();
    const path = `/items/ecommerce_order/${props.order}`;

    const explain = (error: unknown): string => {
      const first = findStudioRequestError(error);
      return first?.extensions?.text?.[texts.language] ?? first?.message ?? texts.t('failed');
    };

    /** Empty if the role may not read it. */
    const readExtra = <Item>(query: { path: string; params: object }): Promise<Item[]> =>
      get<Item[]>(query.path, query.params).catch(() => []);

    const readExtras = async (): Promise<RoleRestrictedOrderData> => {
      const queries = toRoleRestrictedOrderQueries(props.order);
      const [products, mails, branches] = await Promise.all([
        readExtra<RoleRestrictedOrderData['products'][number]>(queries.products),
        readExtra<RoleRestrictedOrderData['mails'][number]>(queries.mails),
        readExtra<RoleRestrictedOrderData['branches'][number]>(queries.branches),
      ]);
      return { products, mails, branches };
    };

    const load = async (): Promise<void> => {
      try {
        const [record, rights, extras] = await Promise.all([
          get<OrderOverviewRecord>(path, orderOverviewQuery),
          get<{ update: { access: boolean } }>(`/permissions/me/ecommerce_order/${props.order}`),
          readExtras(),
        ]);
        canChange.value = rights.update.access;
        order.value = toOrderOverview(record, extras);
        shippingForm.value = createShippingFormState(order.value);
      } catch (error) {
        problem.value = explain(error);
      }
    };

    /** The oldest other order that waits for the same step: packing continues with it. */
    const findNextOrder = async ({ to }: AvailableOrderStep): Promise<NextOrder | undefined> => {
      if (to !== 'shipped' && to !== 'ready_for_pickup') return undefined;
      const list = to === 'shipped' ? studioTaskLists.ordersToPack : studioTaskLists.pickupsToPrepare;
      const filter = { _and: [toStudioTaskListFilter(list), { id: { _neq: props.order } }] };
      const params = { filter, fields: ['id', 'number'], sort: 'date_created', limit: 1 };
      return (await get<NextOrder[]>('/items/ecommerce_order', params))[0];
    };

    const focus = (id: string): Promise<void> => nextTick(() => document.getElementById(id)?.focus());

    /** If the state is still the same, such as after a lost connection, the step and what was typed stay. */
    const showRefusal = async (error: unknown): Promise<void> => {
      const [before, form] = [order.value?.state, shippingForm.value];
      problem.value = explain(error);
      await load();
      const now = order.value?.state;
      if (now === undefined || now === before) {
        shippingForm.value = form;
        return;
      }
      chosenStep.value = undefined;
      problem.value += ` ${texts.t('changed', { state: orderStateLabels[now][texts.language] })}`;
    };

    const save = async (step: AvailableOrderStep): Promise<void> => {
      if (isBusy.value) return;
      isBusy.value = true;
      problem.value = '';
      try {
        const tracking = step.to === 'shipped' && shippingForm.value ? toTrackingFields(shippingForm.value) : {};
        await patch(path, { state: step.to, ...tracking });
        const next = await findNextOrder(step).catch(() => undefined);
        lastSaved = { order: props.order, step, next, isFormStale: !refreshForm() };
        await load();
        saved.value = lastSaved;
        chosenStep.value = undefined;
      } catch (error) {
        await showRefusal(error);
      }
      isBusy.value = false;
      await focus('order-step-result');
    };

    const choose = (step: AvailableOrderStep): void => {
      saved.value = undefined;
      problem.value = '';
      // Silent and reversible by the steps that follow.
      if (step.to === 'in_progress') {
        void save(step);
        return;
      }
      chosenStep.value = step;
      void focus(step.to === 'shipped' ? 'order-tracking-number' : 'order-step-confirm');
    };

    const cancel = (): void => {
      const step = chosenStep.value;
      chosenStep.value = undefined;
      if (step) void focus(`order-step-${step.to}`);
    };

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

    onMounted(async () => {
      await load();
      if (saved.value) await focus('order-step-result');
    });
    onBeforeUnmount(() => {
      if (!window.location.pathname.endsWith(props.order)) lastSaved = undefined;
    });

    const renderResult = ({ email }: OrderOverview, { step: { to, isEmailed }, next, isFormStale }: SavedStep) =>
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

    const renderOrder = (current: OrderOverview, form: ShippingFormState) => {
      const details: OrderDetailsProps = {
        order: current,
        texts,
        toImageUrl: (file) => toImageUrl(file, 'system-small-cover'),
        copied: copied.value,
        onCopy: (name, text, block) => void copy(name, text, block),
      };
      return [
        renderOrderHeader(details),
        ...renderOrderNotices(details),
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
        renderOrderAddresses(details),
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

export default definePresentationInterface({
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
