// Decides which email to send, from the state the visitor was last notified of and the current state. Pure.
import type { AppointmentEmailKind } from '../../mail/templates/appointment.ts';

export interface LastNotifiedState {
  state: 'cancelled' | 'confirmed' | 'requested';
  /** ISO 8601, in UTC. */
  starts_at: string;
  ends_at: string;
  branch: string;
  /** Whether a calendar entry was sent, which later emails must keep up to date. */
  is_in_calendar: boolean;
}

export interface CurrentAppointment {
  state: string;
  startsAt: Date;
  endsAt: Date;
  branch: string;
}

const isNotifiable = (state: string): state is LastNotifiedState['state'] =>
  ['cancelled', 'confirmed', 'requested'].includes(state);

export interface PlannedNotification {
  /** `null` if nothing relevant changed. */
  notice: AppointmentEmailKind | null;
  /** Whether a calendar entry is attached. */
  hasEntry: boolean;
  told: LastNotifiedState;
}

const toNotice = (
  told: LastNotifiedState | null,
  current: CurrentAppointment,
  state: LastNotifiedState['state'],
): AppointmentEmailKind | null => {
  const wasNotified = told !== null && told.state !== 'cancelled';
  if (state === 'cancelled') return wasNotified ? 'cancelled' : null;
  if (!wasNotified) return state === 'confirmed' ? 'confirmed' : 'received';
  const isMoved =
    told.starts_at !== current.startsAt.toISOString() ||
    told.ends_at !== current.endsAt.toISOString() ||
    told.branch !== current.branch;
  if (isMoved) return 'moved';
  if (told.state === state) return null;
  return state === 'confirmed' ? 'confirmed' : 'received';
};

/** `undefined` for suspected spam, which sends no notifications. */
export const planAppointmentNotification = (
  told: LastNotifiedState | null,
  current: CurrentAppointment,
): PlannedNotification | undefined => {
  const { state } = current;
  if (!isNotifiable(state)) return undefined;
  const notice = toNotice(told, current, state);
  const wasInCalendar = told?.is_in_calendar ?? false;
  const hasEntry = notice !== null && (state === 'confirmed' || wasInCalendar);
  return {
    notice,
    hasEntry,
    told: {
      state,
      starts_at: current.startsAt.toISOString(),
      ends_at: current.endsAt.toISOString(),
      branch: current.branch,
      is_in_calendar: wasInCalendar || hasEntry,
    },
  };
};
