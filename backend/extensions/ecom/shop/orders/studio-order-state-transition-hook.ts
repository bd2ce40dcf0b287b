// A Directus hook: a state change in the studio runs the same transition as the service (stock, history, emails), or
// is rejected with the reason.
import type { Accountability, FilterHandler, HookConfig } from '@directus/types';
import type { Knex } from 'knex';
import { type OrderState, orderStates } from '../../../../../contract/shop/order-constants.ts';
import { toEditableServiceRecordFieldNames } from '../../../../access/permission-rules.ts';
import { orderStateLabels } from '../../../../schema/orders/order-state-labels.ts';
import { orderCollections } from '../../../../schema/orders/order.ts';
import {
  type OrderTransitionRefusal,
  orderStateTransitions,
} from '../../../../schema/orders/allowed-order-state-transitions.ts';
import { RefusedRequestError, createInvalidPayloadError } from '../../../../access/refused-request-error.ts';
import { readAuthorizedStaffDisplayName } from '../../platform/read-shop-and-branch-records.ts';
import {
  formatInBothStudioLanguages,
  translateToBilingualStudioText,
  getGermanStaffMessage,
} from '../../platform/service-translators.ts';
import { lockReservedStock } from './reserve-stock.ts';
import { transitionOrderStateOrReturnRefusal } from './transition-order-state.ts';

type Item = Record<string, unknown>;

interface OrderRow {
  id: string;
  number: string;
  state: OrderState;
  project: string;
}

interface RefusedTransition {
  order: OrderRow;
  reason: OrderTransitionRefusal;
}

const describeRefusal = ({ order, reason }: RefusedTransition, to: OrderState): string => {
  const [fromLabel, toLabel] = [orderStateLabels[order.state], orderStateLabels[to]];
  const step = `„${fromLabel.de}“ → „${toLabel.de}“ (${fromLabel.en} → ${toLabel.en})`;
  const allowedStates = orderStateTransitions[order.state].map((state) => orderStateLabels[state].de).join(', ');
  const hasAlternatives = reason === 'no_such_step' && allowedStates !== '';
  const allowedText = hasAlternatives
    ? ` ${getGermanStaffMessage('allowedOrderStates', { states: allowedStates })}`
    : '';
  return `${step}: ${formatInBothStudioLanguages(`orderSteps.${reason}`)}${allowedText}`;
};

/** Of several orders, the message names each that was refused by its number; `text` is for the studio's order form. */
const createRefusedTransitionError = (
  [first, ...more]: [RefusedTransition, ...RefusedTransition[]],
  to: OrderState,
  isBatch: boolean,
): RefusedRequestError => {
  const lines = [first, ...more].map((refused) => {
    const text = describeRefusal(refused, to);
    return isBatch ? `${refused.order.number}: ${text}` : text;
  });
  const { reason } = first;
  return createInvalidPayloadError(lines.join('\n'), {
    from: first.order.state,
    to,
    reason,
    text: translateToBilingualStudioText(`orderSteps.${reason}`),
  });
};

const editableOrderFields = orderCollections
  .filter(({ name }) => name === 'ecommerce_order')
  .flatMap(toEditableServiceRecordFieldNames);

const isState = (value: unknown): value is OrderState => orderStates.some((state) => state === value);

/**
 * Directus runs the filter before it checks permissions, so this check keeps staff from changing orders of other
 * projects.
 * @throws the same error as Directus for records that a user may not see
 */
const readActor = async (database: Knex, accountability: Accountability, orders: OrderRow[]): Promise<string> => {
  const projects = orders.map(({ project }) => project);
  const actor = await readAuthorizedStaffDisplayName(database, accountability, projects);
  if (actor === undefined) throw new RefusedRequestError("You don't have permission to access this.");
  return actor;
};

/**
 * Editable fields that appear in emails. They are saved before the email is written; Directus saves them again with
 * the other fields.
 */
const emailFields = ['email', 'shipping_provider', 'tracking_number', 'tracking_url'];

const toEmailFields = (payload: Item): Item =>
  Object.fromEntries(
    Object.entries(payload).filter(
      ([name, value]) => emailFields.includes(name) && (value === null || typeof value === 'string'),
    ),
  );

/**
 * Every batch locks its orders in this sequence before any invoice gets its number, and with it the invoice counters of
 * the projects, so that two batches never wait for each other.
 */
const lockOrderColumns = ['project', 'id'];

/** In which an order gives something back. */
const returningStates: readonly OrderState[] = ['cancelled', 'withdrawn', 'refunded'];

/**
 * Locks what several orders give back, in the order in which a checkout locks it (docs/decisions/080): codes, vouchers,
 * products. Cancelled one after the other, the first order's product would be locked before the second order's code. The
 * orders must be locked.
 */
const lockReturnedRecords = async (transaction: Knex.Transaction, orders: readonly string[]): Promise<void> => {
  const ofOrders = (table: string, key: string) => transaction(table).whereIn(key, orders);
  await transaction('ecommerce_discount_code')
    .whereIn('id', ofOrders('ecommerce_order', 'id').select('discount'))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id');
  await transaction('ecommerce_voucher')
    .whereIn('id', ofOrders('ecommerce_voucher_movement', 'order').select('voucher'))
    .orderBy('id')
    .forUpdate()
    .select('id');
  await lockReservedStock(transaction, orders);
};

const applyStateChanges: FilterHandler<Item> = async (payload, meta, { database, accountability }) => {
  if (!('state' in payload) || !accountability) return payload;
  const { state, ...otherChanges } = payload;
  const orders = await database('ecommerce_order')
    .whereIn('id', meta['keys'] as string[])
    .orderBy(lockOrderColumns)
    .select<OrderRow[]>('id', 'number', 'state', 'project');
  const actor = await readActor(database, accountability, orders);
  // Directus will reject the whole update, so no transition may run.
  if (!accountability.admin && Object.keys(otherChanges).some((name) => !editableOrderFields.includes(name)))
    return payload;
  if (!isState(state)) throw createInvalidPayloadError(formatInBothStudioLanguages('orderSteps.no_such_state'));
  const ids = orders.map(({ id }) => id);
  await database.transaction(async (transaction) => {
    await transaction('ecommerce_order').whereIn('id', ids).orderBy(lockOrderColumns).forUpdate().select('id');
    if (returningStates.includes(state)) await lockReturnedRecords(transaction, ids);
    const refusedTransitions: RefusedTransition[] = [];
    for (const order of orders) {
      // The form submits every field: an unchanged state is not a transition.
      if (order.state === state) continue;
      // The email about the transition contains fields saved with it, such as the tracking number.
      const emailFieldChanges = toEmailFields(otherChanges);
      if (Object.keys(emailFieldChanges).length > 0)
        await transaction('ecommerce_order').where({ id: order.id }).update(emailFieldChanges);
      const reason = await transitionOrderStateOrReturnRefusal(transaction, order.id, state, { actor, cause: 'staff' });
      if (reason) refusedTransitions.push({ order, reason });
    }
    const [first, ...more] = refusedTransitions;
    // All or none: the error rolls the others back.
    if (first) throw createRefusedTransitionError([first, ...more], state, orders.length > 1);
  });
  return otherChanges;
};

export const studioOrderStateTransitionHook: HookConfig = ({ filter }) => {
  filter('ecommerce_order.items.update', applyStateChanges);
};
