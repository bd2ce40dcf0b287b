// A Directus hook: a branch in which orders are still to be collected is not deleted. Without it nobody could say where they
// are collected, and they would count as orders to be sent. Registered by the bundle.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../contract/shop/order-state.ts';
import { StepError } from './step-error.ts';

/** States in which the place still matters. */
const open: readonly OrderState[] = ['new', 'awaiting_payment', 'paid', 'in_progress', 'ready_for_pickup'];

interface HookContext {
  database: Knex;
  accountability: { user: string | null; admin: boolean } | null;
}

export type BranchFilter = (keys: string[], meta: unknown, context: HookContext) => Promise<string[]>;

interface Register {
  filter: (event: string, handler: BranchFilter) => void;
}

/** As many are named as somebody wants to read. */
const mostNamed = 5;

/** Whoever may not delete the branches is refused by Directus itself, and learns nothing of their orders. */
export const ownsBranches = async (
  { database, accountability }: HookContext,
  branches: readonly string[],
): Promise<boolean> => {
  if (!accountability || accountability.admin) return true;
  const own = await database('branch')
    .whereIn('id', branches)
    .whereIn('project', database('directus_users').where({ id: accountability.user }).select('project'))
    .select<{ id: string }[]>('id');
  return own.length === branches.length;
};

const refuseOpen: BranchFilter = async (keys, _meta, context) => {
  if (!(await ownsBranches(context, keys))) return keys;
  const orders = await context
    .database('ecommerce_order')
    .whereIn('pickup_branch', keys)
    .whereIn('state', open)
    .orderBy('date_created')
    .limit(mostNamed)
    .select<{ number: string }[]>('number');
  if (orders.length === 0) return keys;
  const numbers = orders.map(({ number }) => number).join(', ');
  throw new StepError(
    400,
    'INVALID_PAYLOAD',
    `${numbers}: hier wird noch etwas abgeholt. / Something is still to be collected here.`,
  );
};

export const keepBranches = ({ filter }: Register): void => {
  filter('branch.items.delete', refuseOpen);
};
