// A Directus hook: when the staff changes the state of an order in the studio, the step goes the service's own way, with
// stock, history and mails, or is refused with a sentence that says why. Registered by the bundle.
import type { Knex } from 'knex';
import { type OrderState, orderStates } from '../../../../contract/shop/order-state.ts';
import { editorRoleId } from '../../../access/service-ids.ts';
import { editableFields } from '../../../access/rules.ts';
import { orderCollections } from '../../../schema/orders/order.ts';
import { orderStateLabels } from '../../../schema/orders/order-states.ts';
import { type StepRefusal, transitions } from '../../../schema/orders/transitions.ts';
import { tryChangeState } from './change-state.ts';
import { StepError } from './step-error.ts';

type Item = Record<string, unknown>;

interface HookContext {
  database: Knex;
  accountability: { user: string | null; roles: string[]; admin: boolean } | null;
}

type Filter = (payload: Item, meta: { keys: string[] }, context: HookContext) => Promise<Item>;

interface Register {
  filter: (event: string, handler: Filter) => void;
}

const reasons: Record<StepRefusal, string> = {
  no_such_step: 'Diesen Schritt gibt es nicht. / There is no such step.',
  paid_already:
    'Die Bestellung ist bezahlt: bitte erstatten statt stornieren. / It is paid: refund instead of cancelling.',
  not_paid: 'Die Bestellung ist noch nicht bezahlt. / It is not paid yet.',
  is_pickup: 'Die Bestellung wird abgeholt, nicht versandt. / It is collected, not shipped.',
  is_sent: 'Die Bestellung wird versandt, nicht abgeholt. / It is shipped, not collected.',
};

const refuse = (from: OrderState, to: OrderState, reason: StepRefusal): StepError => {
  const [of, on] = [orderStateLabels[from], orderStateLabels[to]];
  const step = `„${of.de}“ → „${on.de}“ (${of.en} → ${on.en})`;
  const next = transitions[from].map((state) => orderStateLabels[state].de).join(', ');
  const possible = reason === 'no_such_step' && next !== '' ? ` Möglich: ${next}.` : '';
  return new StepError(400, 'INVALID_PAYLOAD', `${step}: ${reasons[reason]}${possible}`, { from, to, reason });
};

const editableOrderFields = orderCollections.filter(({ name }) => name === 'ecommerce_order').flatMap(editableFields);

const isState = (value: unknown): value is OrderState => orderStates.some((state) => state === value);

interface UserRow {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  project: string | null;
}

/** As the history names the person. */
const toActor = ({ first_name, last_name, email }: UserRow): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email || 'Studio';

/**
 * Directus asks the filter before it checks permissions itself: nobody moves an order of another project.
 * @throws as Directus does for what someone may not see.
 */
const readUser = async (
  database: Knex,
  { user, roles, admin }: NonNullable<HookContext['accountability']>,
  orders: OrderRow[],
): Promise<UserRow> => {
  const row = await database('directus_users')
    .where({ id: user })
    .first<UserRow | undefined>('first_name', 'last_name', 'email', 'project');
  const isEditor = roles.includes(editorRoleId) && row !== undefined && row.project !== null;
  const isAllowed = admin || (isEditor && orders.every(({ project }) => project === row.project));
  if (!isAllowed) throw new StepError(403, 'FORBIDDEN', "You don't have permission to access this.");
  return row ?? { first_name: null, last_name: null, email: null, project: null };
};

interface OrderRow {
  id: string;
  state: OrderState;
  project: string;
}

/** What mails tell of an order and the staff may write; Directus writes it once more, and with it the rest. */
const toldFields = ['email', 'shipping_provider', 'tracking_number', 'tracking_url'];

const toToldFields = (payload: Item): Item =>
  Object.fromEntries(
    Object.entries(payload).filter(
      ([name, value]) => toldFields.includes(name) && (value === null || typeof value === 'string'),
    ),
  );

const changeStates: Filter = async (payload, { keys }, { database, accountability }) => {
  if (!('state' in payload) || !accountability) return payload;
  const { state, ...rest } = payload;
  const orders = await database('ecommerce_order')
    .whereIn('id', keys)
    .orderBy('id')
    .select<OrderRow[]>('id', 'state', 'project');
  const user = await readUser(database, accountability, orders);
  // Directus refuses the whole of it; then no step is made either.
  if (!accountability.admin && Object.keys(rest).some((name) => !editableOrderFields.includes(name))) return payload;
  if (!isState(state))
    throw new StepError(400, 'INVALID_PAYLOAD', 'Diesen Status gibt es nicht. / There is no such state.');
  await database.transaction(async (transaction) => {
    for (const order of orders) {
      // The form sends what it shows: a state that is as it was is no step.
      if (order.state === state) continue;
      // The mail about the step says what is saved with it, the tracking number above all.
      const told = toToldFields(rest);
      if (Object.keys(told).length > 0) await transaction('ecommerce_order').where({ id: order.id }).update(told);
      const refusal = await tryChangeState(transaction, order.id, state, { actor: toActor(user) });
      if (refusal) throw refuse(order.state, state, refusal);
    }
  });
  return rest;
};

export const guardOrderStates = ({ filter }: Register): void => {
  filter('ecommerce_order.items.update', changeStates);
};
