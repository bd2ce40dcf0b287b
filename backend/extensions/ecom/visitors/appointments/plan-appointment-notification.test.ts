import { describe, expect, it } from 'vitest';
import {
  type CurrentAppointmentState,
  planAppointmentNotification,
  type LastNotifiedAppointmentState,
} from './plan-appointment-notification.ts';

const current: CurrentAppointmentState = {
  state: 'requested',
  startsAt: new Date('2026-11-25T09:00:00Z'),
  endsAt: new Date('2026-11-25T10:00:00Z'),
  branch: 'a',
};

const lastNotified: LastNotifiedAppointmentState = {
  state: 'requested',
  starts_at: '2026-11-25T09:00:00.000Z',
  ends_at: '2026-11-25T10:00:00.000Z',
  branch: 'a',
  is_in_calendar: false,
};

const later = { startsAt: new Date('2026-11-26T09:00:00Z'), endsAt: new Date('2026-11-26T10:00:00Z') };

describe('planAppointmentNotification', () => {
  it.each<[string, LastNotifiedAppointmentState | null, Partial<CurrentAppointmentState>, string | null, boolean]>([
    ['a new request', null, {}, 'received', false],
    ['an appointment that the staff creates as confirmed', null, { state: 'confirmed' }, 'confirmed', true],
    ['a cancellation before any notification', null, { state: 'cancelled' }, null, false],
    ['an unchanged appointment', lastNotified, {}, null, false],
    ['a confirmation', lastNotified, { state: 'confirmed' }, 'confirmed', true],
    ['a new time', lastNotified, later, 'moved', false],
    ['a new time and a confirmation', lastNotified, { ...later, state: 'confirmed' }, 'moved', true],
    ['an earlier start', lastNotified, { startsAt: new Date('2026-11-25T08:00:00Z') }, 'moved', false],
    [
      'an unchanged confirmed appointment',
      { ...lastNotified, state: 'confirmed', is_in_calendar: true },
      { state: 'confirmed' },
      null,
      false,
    ],
    ['a longer duration', lastNotified, { endsAt: later.endsAt }, 'moved', false],
    ['another branch', lastNotified, { branch: 'b' }, 'moved', false],
    ['a cancellation', lastNotified, { state: 'cancelled' }, 'cancelled', false],
    [
      'a cancellation after a calendar entry was sent',
      { ...lastNotified, is_in_calendar: true },
      { state: 'cancelled' },
      'cancelled',
      true,
    ],
    ['a cancellation already sent', { ...lastNotified, state: 'cancelled' }, { state: 'cancelled' }, null, false],
    [
      'a confirmation after the cancellation',
      { ...lastNotified, state: 'cancelled' },
      { state: 'confirmed' },
      'confirmed',
      true,
    ],
    ['a withdrawn confirmation', { ...lastNotified, state: 'confirmed', is_in_calendar: true }, {}, 'received', true],
  ])('plans the notification for %s', (_name, before, changes, notice, hasEntry) => {
    expect(planAppointmentNotification(before, { ...current, ...changes })).toMatchObject({ notice, hasEntry });
  });

  it('sends nothing for suspected spam', () => {
    expect(planAppointmentNotification(null, { ...current, state: 'suspected' })).toBeUndefined();
  });

  it('keeps track of the calendar entry', () => {
    expect(planAppointmentNotification(null, current)?.lastNotified.is_in_calendar).toBe(false);
    const confirmed = planAppointmentNotification(lastNotified, { ...current, state: 'confirmed' });
    expect(confirmed?.lastNotified).toMatchObject({ state: 'confirmed', is_in_calendar: true });
    const reopened = planAppointmentNotification(confirmed?.lastNotified ?? null, { ...current, ...later });
    expect(reopened).toMatchObject({ notice: 'moved', hasEntry: true, lastNotified: { is_in_calendar: true } });
  });
});
