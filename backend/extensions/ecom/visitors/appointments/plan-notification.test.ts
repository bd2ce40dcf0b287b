import { describe, expect, it } from 'vitest';
import { type CurrentAppointment, planAppointmentNotification, type LastNotifiedState } from './plan-notification.ts';

const facts: CurrentAppointment = {
  state: 'requested',
  startsAt: new Date('2026-11-25T09:00:00Z'),
  endsAt: new Date('2026-11-25T10:00:00Z'),
  branch: 'a',
};

const told: LastNotifiedState = {
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
    ['one that the staff enters as fixed', null, { state: 'confirmed' }, 'confirmed', true],
    ['one that was called off before anyone was told', null, { state: 'cancelled' }, null, false],
    ['one that is as it was', told, {}, null, false],
    ['a confirmation', told, { state: 'confirmed' }, 'confirmed', true],
    ['another time', told, later, 'moved', false],
    ['another time, fixed', told, { ...later, state: 'confirmed' }, 'moved', true],
    ['a longer one', told, { endsAt: later.endsAt }, 'moved', false],
    ['another branch', told, { branch: 'b' }, 'moved', false],
    ['an end', told, { state: 'cancelled' }, 'cancelled', false],
    ['the end of one in the calendar', { ...told, is_in_calendar: true }, { state: 'cancelled' }, 'cancelled', true],
    ['an end that was told', { ...told, state: 'cancelled' }, { state: 'cancelled' }, null, false],
    ['one that takes place after all', { ...told, state: 'cancelled' }, { state: 'confirmed' }, 'confirmed', true],
    ['one that is open again', { ...told, state: 'confirmed', is_in_calendar: true }, {}, 'received', true],
  ])('of %s', (_name, before, changes, notice, hasEntry) => {
    expect(planAppointmentNotification(before, { ...facts, ...changes })).toMatchObject({ notice, hasEntry });
  });

  it('is none of what is suspected', () => {
    expect(planAppointmentNotification(null, { ...facts, state: 'suspected' })).toBeUndefined();
  });

  it('remembers that there is an entry in a calendar', () => {
    const confirmed = planAppointmentNotification(told, { ...facts, state: 'confirmed' });
    expect(confirmed?.told).toMatchObject({ state: 'confirmed', is_in_calendar: true });
    const reopened = planAppointmentNotification(confirmed?.told ?? null, { ...facts, ...later });
    expect(reopened).toMatchObject({ notice: 'moved', hasEntry: true, told: { is_in_calendar: true } });
  });
});
