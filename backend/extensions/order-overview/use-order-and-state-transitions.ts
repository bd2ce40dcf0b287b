// An order in the studio: reads it, and saves its next step like a change of the state in the form, so that the same rules
// decide (backend/extensions/ecom/shop/orders/studio-order-state-transition-hook.ts).
import { nextTick, onBeforeUnmount, onMounted, ref } from 'vue';
import { studioTaskListDefinitions, toDirectusTaskListFilter } from '../../../domain/studio-task-list-definitions.ts';
import { orderStateLabels } from '../../schema/orders/order-state-labels.ts';
import { useStudioFormRefresh } from '../../studio/use-studio-form-refresh.ts';
import { toFirstDirectusErrorOfFailedRequest, useStudioApi } from '../../studio/use-studio-api.ts';
import type { AvailableOrderTransition } from './available-order-transitions.ts';
import type { OrderOverviewMessages } from './order-overview-messages.ts';
import {
  type RoleRestrictedOrderData,
  type SingleOrderOverview,
  orderOverviewQuery,
  type OrderOverviewRecord,
  toPermissionDependentOrderQueries,
  recordToStudioOrderOverview,
} from './order-overview-record.ts';
import {
  createShipmentTrackingFormState,
  type ShipmentTrackingFormState,
  toShipmentTrackingOrderFields,
} from './shipment-tracking-form-state.ts';

interface NextOrder {
  id: string;
  number: string;
}

export interface StudioOrderStepSaveResult {
  order: string;
  step: AvailableOrderTransition;
  next: NextOrder | undefined;
  /** Whether the rest of the form still shows the state before. */
  isFormStale: boolean;
}

/** The last saved step. Kept outside the panel, which the refreshed form mounts anew, until the user leaves the order. */
let lastSaved: StudioOrderStepSaveResult | undefined;

/** Reads the order when the component mounts and after each step. `orderId` must not change. */
export const useOrderAndStateTransitions = (orderId: string, texts: OrderOverviewMessages) => {
  const { get, patch } = useStudioApi();
  const order = ref<SingleOrderOverview>();
  const canChange = ref(false);
  const problem = ref('');
  const isBusy = ref(false);
  const chosenStep = ref<AvailableOrderTransition>();
  const shippingForm = ref<ShipmentTrackingFormState>();
  const saved = ref(lastSaved?.order === orderId ? lastSaved : undefined);
  const refreshForm = useStudioFormRefresh('ecommerce_order');
  const path = `/items/ecommerce_order/${orderId}`;

  const explain = (error: unknown): string => {
    const first = toFirstDirectusErrorOfFailedRequest(error);
    return first?.extensions?.text?.[texts.language] ?? first?.message ?? texts.t('failed');
  };

  /** Empty if the role may not read it. */
  const readExtra = <Item>(query: { path: string; params: object }): Promise<Item[]> =>
    get<Item[]>(query.path, query.params).catch(() => []);

  const readExtras = async (): Promise<RoleRestrictedOrderData> => {
    const queries = toPermissionDependentOrderQueries(orderId);
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
        get<{ update: { access: boolean } }>(`/permissions/me/ecommerce_order/${orderId}`),
        readExtras(),
      ]);
      canChange.value = rights.update.access;
      order.value = recordToStudioOrderOverview(record, extras);
      shippingForm.value = createShipmentTrackingFormState(order.value);
    } catch (error) {
      problem.value = explain(error);
    }
  };

  /** The oldest other order that waits for the same step: packing continues with it. */
  const findNextOrder = async ({ to }: AvailableOrderTransition): Promise<NextOrder | undefined> => {
    if (to !== 'shipped' && to !== 'ready_for_pickup') return undefined;
    const list = to === 'shipped' ? studioTaskListDefinitions.ordersToPack : studioTaskListDefinitions.pickupsToPrepare;
    const filter = { _and: [toDirectusTaskListFilter(list), { id: { _neq: orderId } }] };
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

  const save = async (step: AvailableOrderTransition): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    problem.value = '';
    try {
      const tracking =
        step.to === 'shipped' && shippingForm.value ? toShipmentTrackingOrderFields(shippingForm.value) : {};
      await patch(path, { state: step.to, ...tracking });
      const next = await findNextOrder(step).catch(() => undefined);
      lastSaved = { order: orderId, step, next, isFormStale: !refreshForm() };
      await load();
      saved.value = lastSaved;
      chosenStep.value = undefined;
    } catch (error) {
      await showRefusal(error);
    }
    isBusy.value = false;
    await focus('order-step-result');
  };

  const choose = (step: AvailableOrderTransition): void => {
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

  onMounted(async () => {
    await load();
    if (saved.value) await focus('order-step-result');
  });
  onBeforeUnmount(() => {
    if (!window.location.pathname.endsWith(orderId)) lastSaved = undefined;
  });

  return { order, canChange, problem, isBusy, chosenStep, shippingForm, saved, save, choose, cancel };
};
