// Decides which email to send, from the state the visitor was last notified of and the current state. Pure.
import type { AppointmentEmailType } from '../../mail/templates/appointment-emails.ts';

export interface LastNotifiedAppointmentState {
  state: 'cancelled' | 'confirmed' | 'requested';
  /** ISO 8601, in UTC. */
  starts_at: string;
  ends_at: string;
  branch: string;
  /** Whether a calendar entry was sent, which later emails must keep up to date. */
  is_in_calendar: boolean;
}

export interface CurrentAppointmentState {
  state: string;
  startsAt: Date;
  endsAt: Date;
  branch: string;
}

const isNotifiable = (state: string): state is LastNotifiedAppointmentState['state'] =>
  ['cancelled', 'confirmed', 'requested'].includes(state);

export interface AppointmentNotificationPlan {
  /** `null` if nothing relevant changed. */
  notice: AppointmentEmailType | null;
  /** Whether a calendar entry is attached. */
  hasEntry: boolean;
  /** The state of the last notification, once this one is sent. */
  lastNotified: LastNotifiedAppointmentState;
}

const toNotice = (
  lastNotified: LastNotifiedAppointmentState | null,
  current: CurrentAppointmentState,
  state: LastNotifiedAppointmentState['state'],
): AppointmentEmailType | null => {
  const wasNotified = lastNotified !== null && lastNotified.state !== 'cancelled';
  if (state === 'cancelled') return wasNotified ? 'cancelled' : null;
  if (!wasNotified) return state === 'confirmed' ? 'confirmed' : 'received';
  const isMoved =
    lastNotified.starts_at !== current.startsAt.toISOString() ||
    lastNotified.ends_at !== current.endsAt.toISOString() ||
    lastNotified.branch !== current.branch;
  if (isMoved) return 'moved';
  if (lastNotified.state === state) return null;
  return state === 'confirmed' ? 'confirmed' : 'received';
};

/** `undefined` for suspected spam, which sends no notifications. */
export const planAppointmentNotification = (
  lastNotified: LastNotifiedAppointmentState | null,
  current: CurrentAppointmentState,
): AppointmentNotificationPlan | undefined => {
  const { state } = current;
  if (!isNotifiable(state)) return undefined;
  const notice = toNotice(lastNotified, current, state);
  const wasInCalendar = lastNotified?.is_in_calendar ?? false;
  const hasEntry = notice !== null && (state === 'confirmed' || wasInCalendar);
  return {
    notice,
    hasEntry,
    lastNotified: {
      state,
      starts_at: current.startsAt.toISOString(),
      ends_at: current.endsAt.toISOString(),
      branch: current.branch,
      is_in_calendar: wasInCalendar || hasEntry,
    },
  };
};
