// Directus hooks: an appointment to which somebody is still expected is not deleted, and neither is its branch, or it would be
// gone without a word; what the database refuses of an appointment is told to the staff in a sentence. Registered by visitors/index.ts.
import type { HookConfig } from '@directus/types';
import { appointmentConstraints, bookedAppointmentStates } from '../../../../schema/house/appointment.ts';
import { guardBranchDeletion } from '../../platform/guards.ts';
import { createPayloadError } from '../../../../access/refused-request.ts';
import { toBilingualStudioText } from '../../platform/texts.ts';

const reasons: Record<string, 'end' | 'slot'> = {
  [appointmentConstraints.slot]: 'slot',
  [appointmentConstraints.end]: 'end',
};

const toReason = (error: unknown): 'end' | 'slot' | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? reasons[error.constraint]
    : undefined;

export const explainAppointmentConstraintErrors: HookConfig = ({ filter }) => {
  filter('database.error', (error) => {
    const reason = toReason(error);
    return reason ? createPayloadError(toBilingualStudioText(`appointments.${reason}`)) : error;
  });
};

const guardAppointments: HookConfig = ({ filter }) => {
  // Whoever may not delete them is refused by Directus itself; of others' appointments nothing is said here.
  filter<string[]>('appointment.items.delete', async (keys, _meta, { database, accountability }) => {
    const own = database('directus_users')
      .where({ id: accountability?.user ?? null })
      .select('project');
    const expected = await database('appointment')
      .whereIn('id', keys)
      .modify((query) => void (accountability && !accountability.admin && query.whereIn('project', own)))
      .whereIn('state', bookedAppointmentStates)
      .where('ends_at', '>', database.fn.now())
      .first<object | undefined>('id');
    if (!expected) return keys;
    throw createPayloadError(toBilingualStudioText('appointments.expected'));
  });
};

const guardBookedBranches = guardBranchDeletion(async (database, branches) => {
  const row = await database('appointment')
    .whereIn('branch', branches)
    .whereIn('state', bookedAppointmentStates)
    .where('ends_at', '>', database.fn.now())
    .first<{ count: string } | undefined>(database.raw('count(*) as count'));
  const count = Number(row?.count ?? 0);
  return count === 0 ? undefined : toBilingualStudioText('branchWithAppointments', { number: count });
});

export const guardBookedAppointments: HookConfig = (hooks, context) => {
  guardAppointments(hooks, context);
  guardBookedBranches(hooks, context);
};
