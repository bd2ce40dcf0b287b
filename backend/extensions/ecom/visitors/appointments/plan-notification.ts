// What a visitor was told last of an appointment, and which mail follows from what has changed since. Pure; used by
// write-appointment-emails.ts.
import type { AppointmentEmailKind } from '../../mail/templates/appointment.ts';

export interface LastNotifiedState {
  state: 'cancelled' | 'confirmed' | 'requested';
  /** ISO 8601, in UTC. */
  starts_at: string;
  ends_at: string;
  branch: string;
  /** Whether an entry for the visitor's calendar went out, which has to be kept right from then on. */
  is_in_calendar: boolean;
}

export interface CurrentAppointment {
  state: string;
  startsAt: Date;
  endsAt: Date;
  branch: string;
}

const isTold = (state: string): state is LastNotifiedState['state'] =>
  ['cancelled', 'confirmed', 'requested'].includes(state);

export interface PlannedNotification {
  /** `null`: there is nothing to write about. */
  notice: AppointmentEmailKind | null;
  /** An entry for the calendar comes along. */
  hasEntry: boolean;
  told: LastNotifiedState;
}

const toNotice = (
  told: LastNotifiedState | null,
  facts: CurrentAppointment,
  state: LastNotifiedState['state'],
): AppointmentEmailKind | null => {
  const isKnown = told !== null && told.state !== 'cancelled';
  if (state === 'cancelled') return isKnown ? 'cancelled' : null;
  if (!isKnown) return state === 'confirmed' ? 'confirmed' : 'received';
  const isMoved =
    told.starts_at !== facts.startsAt.toISOString() ||
    told.ends_at !== facts.endsAt.toISOString() ||
    told.branch !== facts.branch;
  if (isMoved) return 'moved';
  if (told.state === state) return null;
  return state === 'confirmed' ? 'confirmed' : 'received';
};

/** `undefined` for an appointment of which nobody is told: what is suspected. */
export const planAppointmentNotification = (
  told: LastNotifiedState | null,
  facts: CurrentAppointment,
): PlannedNotification | undefined => {
  const { state } = facts;
  if (!isTold(state)) return undefined;
  const notice = toNotice(told, facts, state);
  const wasInCalendar = told?.is_in_calendar ?? false;
  const hasEntry = notice !== null && (state === 'confirmed' || wasInCalendar);
  return {
    notice,
    hasEntry,
    told: {
      state,
      starts_at: facts.startsAt.toISOString(),
      ends_at: facts.endsAt.toISOString(),
      branch: facts.branch,
      is_in_calendar: wasInCalendar || hasEntry,
    },
  };
};
