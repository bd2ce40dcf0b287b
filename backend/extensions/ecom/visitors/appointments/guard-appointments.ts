// Directus hooks: reject the deletion of upcoming appointments and their branches, and explain database constraint
// errors of appointments to the staff.
import type { HookConfig } from '@directus/types';
import { appointmentConstraintNames, bookedAppointmentStates } from '../../../../schema/project/appointment.ts';
import { createBranchDeletionGuard } from '../../platform/guard-branch-deletion-and-project-time-zone.ts';
import { createInvalidPayloadError } from '../../../../access/refused-request-error.ts';
import { formatInBothStudioLanguages } from '../../platform/service-translators.ts';

const reasonsByConstraint: Record<string, 'end' | 'slot'> = {
  [appointmentConstraintNames.slot]: 'slot',
  [appointmentConstraintNames.end]: 'end',
};

const toReason = (error: unknown): 'end' | 'slot' | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? reasonsByConstraint[error.constraint]
    : undefined;

export const explainAppointmentConstraintErrors: HookConfig = ({ filter }) => {
  filter('database.error', (error) => {
    const reason = toReason(error);
    return reason ? createInvalidPayloadError(formatInBothStudioLanguages(`appointments.${reason}`)) : error;
  });
};

const guardAppointments: HookConfig = ({ filter }) => {
  // Checks only appointments that the user may delete: Directus rejects the others without details.
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
    throw createInvalidPayloadError(formatInBothStudioLanguages('appointments.expected'));
  });
};

const guardBookedBranches = createBranchDeletionGuard(async (database, branches) => {
  const row = await database('appointment')
    .whereIn('branch', branches)
    .whereIn('state', bookedAppointmentStates)
    .where('ends_at', '>', database.fn.now())
    .first<{ count: string } | undefined>(database.raw('count(*) as count'));
  const count = Number(row?.count ?? 0);
  return count === 0 ? undefined : formatInBothStudioLanguages('branchWithAppointments', { number: count });
});

export const guardAppointmentAndBranchDeletion: HookConfig = (hooks, context) => {
  guardAppointments(hooks, context);
  guardBookedBranches(hooks, context);
};
