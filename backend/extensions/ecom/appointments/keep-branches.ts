// A Directus hook: a branch in which somebody is still expected is not deleted, or the appointments would go with it without a
// word. Registered by the bundle.
import type { Knex } from 'knex';
import { bookedStates } from '../../../schema/house/appointment-derivation.ts';
import { type BranchFilter, ownsBranches } from '../orders/keep-branches.ts';
import { StepError } from '../orders/step-error.ts';

interface Register {
  filter: (event: string, handler: BranchFilter) => void;
}

const countExpected = async (database: Knex, branches: readonly string[]): Promise<number> => {
  const row = await database('appointment')
    .whereIn('branch', branches)
    .whereIn('state', bookedStates)
    .where('ends_at', '>', database.fn.now())
    .first<{ count: string } | undefined>(database.raw('count(*) as count'));
  return Number(row?.count ?? 0);
};

export const keepBookedBranches = ({ filter }: Register): void => {
  filter('branch.items.delete', async (keys, _meta, context) => {
    if (!(await ownsBranches(context, keys))) return keys;
    const count = await countExpected(context.database, keys);
    if (count === 0) return keys;
    throw new StepError(
      400,
      'INVALID_PAYLOAD',
      `Hier ist noch jemand angemeldet (${count}). / Appointments are still to come here (${count}).`,
    );
  });
};
