// What a visitor was told last of an appointment, and which mail follows from what has changed since. Pure; used by
// write-notices.ts.
import type { AppointmentNotice } from '../../mail/templates/appointment.ts';

export interface LastNotice {
  state: 'cancelled' | 'confirmed' | 'requested';
  /** ISO 8601, in UTC. */
  starts_at: string;
  ends_at: string;
  branch: string;
  /** Whether an entry for the visitor's calendar went out, which has to be kept right from then on. */
  is_in_calendar: boolean;
}

export interface AppointmentFacts {
  state: string;
  startsAt: Date;
  endsAt: Date;
  branch: string;
}

const isTold = (state: string): state is LastNotice['state'] => ['cancelled', 'confirmed', 'requested'].includes(state);

export interface PlannedNotice {
  /** `null`: there is nothing to write about. */
  notice: AppointmentNotice | null;
  /** An entry for the calendar comes along. */
  hasEntry: boolean;
  told: LastNotice;
}

const toNotice = (
  told: LastNotice | null,
  facts: AppointmentFacts,
  state: LastNotice['state'],
): AppointmentNotice | null => {
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
export const planNotice = (told: LastNotice | null, facts: AppointmentFacts): PlannedNotice | undefined => {
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
