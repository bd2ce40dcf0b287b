import { describe, expect, it } from 'vitest';
import { type CurrentAppointment, planAppointmentNotification, type LastNotifiedState } from './plan-notification.ts';

const current: CurrentAppointment = {
  state: 'requested',
  startsAt: new Date('2026-11-25T09:00:00Z'),
  endsAt: new Date('2026-11-25T10:00:00Z'),
  branch: 'a',
};

const lastNotified: LastNotifiedState = {
  state: 'requested',
  starts_at: '2026-11-25T09:00:00.000Z',
  ends_at: '2026-11-25T10:00:00.000Z',
  branch: 'a',
  is_in_calendar: false,
};

const later = { startsAt: new Date('2026-11-26T09:00:00Z'), endsAt: new Date('2026-11-26T10:00:00Z') };

describe('planAppointmentNotification', () => {
  it.each<[string, LastNotifiedState | null, Partial<CurrentAppointment>, string | null, boolean]>([
    ['a new one', null, {}, 'received', false],
    ['a confirmed one that the staff creates', null, { state: 'confirmed' }, 'confirmed', true],
    ['one cancelled before any notification', null, { state: 'cancelled' }, null, false],
    ['an unchanged one', lastNotified, {}, null, false],
    ['a confirmation', lastNotified, { state: 'confirmed' }, 'confirmed', true],
    ['another time', lastNotified, later, 'moved', false],
    ['another time, confirmed', lastNotified, { ...later, state: 'confirmed' }, 'moved', true],
    ['a longer one', lastNotified, { endsAt: later.endsAt }, 'moved', false],
    ['another branch', lastNotified, { branch: 'b' }, 'moved', false],
    ['a cancellation', lastNotified, { state: 'cancelled' }, 'cancelled', false],
    [
      'the cancellation of one in the calendar',
      { ...lastNotified, is_in_calendar: true },
      { state: 'cancelled' },
      'cancelled',
      true,
    ],
    ['a cancellation already sent', { ...lastNotified, state: 'cancelled' }, { state: 'cancelled' }, null, false],
    [
      'one confirmed after its cancellation',
      { ...lastNotified, state: 'cancelled' },
      { state: 'confirmed' },
      'confirmed',
      true,
    ],
    [
      'one that is unconfirmed again',
      { ...lastNotified, state: 'confirmed', is_in_calendar: true },
      {},
      'received',
      true,
    ],
  ])('notifies of %s', (_name, before, changes, notice, hasEntry) => {
    expect(planAppointmentNotification(before, { ...current, ...changes })).toMatchObject({ notice, hasEntry });
  });

  it('sends nothing for suspected spam', () => {
    expect(planAppointmentNotification(null, { ...current, state: 'suspected' })).toBeUndefined();
  });

  it('keeps track of the calendar entry', () => {
    const confirmed = planAppointmentNotification(lastNotified, { ...current, state: 'confirmed' });
    expect(confirmed?.told).toMatchObject({ state: 'confirmed', is_in_calendar: true });
    const reopened = planAppointmentNotification(confirmed?.told ?? null, { ...current, ...later });
    expect(reopened).toMatchObject({ notice: 'moved', hasEntry: true, told: { is_in_calendar: true } });
  });
});
