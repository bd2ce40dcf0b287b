// Directus hooks: an appointment to which somebody is still expected is not deleted, and neither is its branch, or it would be
// gone without a word; what the database refuses of an appointment is told to the staff in a sentence. Registered by visitors/index.ts.
import type { HookConfig } from '@directus/types';
import { appointmentRules, bookedStates } from '../../../../schema/house/appointment-derivation.ts';
import { guardBranches } from '../../platform/branch-guard.ts';
import { RefusedByHook } from '../../platform/directus-error.ts';

const sentences: Record<string, string> = {
  [appointmentRules.slot]:
    'Zu dieser Zeit ist in der Filiale schon ein anderer Termin. / Another appointment is at this time in the branch.',
  [appointmentRules.end]: 'Das Ende liegt vor dem Beginn. / The end is before the beginning.',
};

const toSentence = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? sentences[error.constraint]
    : undefined;

export const explainAppointmentRefusals: HookConfig = ({ filter }) => {
  filter('database.error', (error) => {
    const sentence = toSentence(error);
    return sentence === undefined ? error : new RefusedByHook(400, 'INVALID_PAYLOAD', sentence);
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
      .whereIn('state', bookedStates)
      .where('ends_at', '>', database.fn.now())
      .first<object | undefined>('id');
    if (!expected) return keys;
    throw new RefusedByHook(
      400,
      'INVALID_PAYLOAD',
      'Hier wird noch jemand erwartet: bitte zuerst „Abgesagt“ wählen. / Somebody is still expected: choose “Cancelled” first.',
    );
  });
};

const guardBookedBranches = guardBranches(async (database, branches) => {
  const row = await database('appointment')
    .whereIn('branch', branches)
    .whereIn('state', bookedStates)
    .where('ends_at', '>', database.fn.now())
    .first<{ count: string } | undefined>(database.raw('count(*) as count'));
  const count = Number(row?.count ?? 0);
  return count === 0
    ? undefined
    : `Hier ist noch jemand angemeldet (${count}). / Appointments are still to come here (${count}).`;
});

export const guardBookedAppointments: HookConfig = (hooks, context) => {
  guardAppointments(hooks, context);
  guardBookedBranches(hooks, context);
};
