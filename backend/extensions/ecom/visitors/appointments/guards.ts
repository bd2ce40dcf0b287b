// Directus hooks: upcoming appointments and their branches cannot be deleted, and database constraint errors of
// appointments become sentences for the staff.
import type { HookConfig } from '@directus/types';
import { appointmentConstraints, bookedAppointmentStates } from '../../../../schema/house/appointment.ts';
import { guardBranchDeletion } from '../../platform/guards.ts';
import { createPayloadError } from '../../../../access/refused-request.ts';
import { toBilingualStudioText } from '../../platform/texts.ts';

const reasonsByConstraint: Record<string, 'end' | 'slot'> = {
  [appointmentConstraints.slot]: 'slot',
  [appointmentConstraints.end]: 'end',
};

const toReason = (error: unknown): 'end' | 'slot' | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? reasonsByConstraint[error.constraint]
    : undefined;

export const explainAppointmentConstraintErrors: HookConfig = ({ filter }) => {
  filter('database.error', (error) => {
    const reason = toReason(error);
    return reason ? createPayloadError(toBilingualStudioText(`appointments.${reason}`)) : error;
  });
};

const guardAppointments: HookConfig = ({ filter }) => {
  // Directus itself refuses users without permission; nothing is revealed about other projects' appointments.
  filter<string[]>('appointment.items.delete', async (keys, _meta, { database, accountability }) => {
    const own = database('directus_users')
      .where({ id: accountability?.user ?? null })
      .select('project');
    const upcoming = await database('appointment')
      .whereIn('id', keys)
      .modify((query) => void (accountability && !accountability.admin && query.whereIn('project', own)))
      .whereIn('state', bookedAppointmentStates)
      .where('ends_at', '>', database.fn.now())
      .first<object | undefined>('id');
    if (!upcoming) return keys;
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
