// A Directus hook: an appointment to which somebody is still expected is not deleted, and neither is its branch, or it would be
// gone without a word. Registered by the bundle.
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

/** Whoever may not delete them is refused by Directus itself; of others' appointments nothing is said here. */
const refuseExpected: BranchFilter = async (keys, _meta, { database, accountability }) => {
  const own = database('directus_users')
    .where({ id: accountability?.user ?? null })
    .select('project');
  const rows = await database('appointment')
    .whereIn('id', keys)
    .modify((query) => void (accountability && !accountability.admin && query.whereIn('project', own)))
    .whereIn('state', bookedStates)
    .where('ends_at', '>', database.fn.now())
    .limit(1)
    .select<{ id: string }[]>('id');
  if (rows.length === 0) return keys;
  throw new StepError(
    400,
    'INVALID_PAYLOAD',
    'Hier wird noch jemand erwartet: bitte zuerst „Abgesagt“ wählen. / Somebody is still expected: choose “Cancelled” first.',
  );
};

export const keepBookedBranches = ({ filter }: Register): void => {
  filter('appointment.items.delete', refuseExpected);
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
