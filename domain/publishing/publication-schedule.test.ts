import { describe, expect, it } from 'vitest';
import { findDueScheduledChange, isScheduledPublicationTimeDue } from './publication-schedule.ts';

const berlin = 'Europe/Berlin';

describe('a local time is due at its moment', () => {
  it.each([
    ['winter', '2026-12-01T08:00:00', berlin, '2026-12-01T07:00:00Z'],
    ['summer', '2026-07-01T08:00:00', berlin, '2026-07-01T06:00:00Z'],
    ['another time zone', '2026-12-01T08:00:00', 'America/New_York', '2026-12-01T13:00:00Z'],
    ['the day before the clocks go forward', '2027-03-27T08:00:00', berlin, '2027-03-27T07:00:00Z'],
    ['the day on which they go forward', '2027-03-28T08:00:00', berlin, '2027-03-28T06:00:00Z'],
    ['a time that is skipped', '2027-03-28T02:30:00', berlin, '2027-03-28T01:30:00Z'],
    ['a time that occurs twice: the first', '2026-10-25T02:30:00', berlin, '2026-10-25T00:30:00Z'],
    ['the day on which they go back', '2026-10-25T08:00:00', berlin, '2026-10-25T07:00:00Z'],
  ])('%s', (_case, local, timeZone, moment) => {
    const at = new Date(moment);
    expect(isScheduledPublicationTimeDue(local, timeZone, new Date(at.getTime() - 1_000))).toBe(false);
    expect(isScheduledPublicationTimeDue(local, timeZone, at)).toBe(true);
  });

  it('without a time never', () => {
    expect(isScheduledPublicationTimeDue(null, berlin, new Date())).toBe(false);
  });

  it.each(['', 'morgen', '2020-01-01', '2020-01-01T08:00:00Z', '2020-01-01T08:00+01:00', '2020-13-01T08:00'])(
    'never if it is “%s”',
    (value) => {
      expect(isScheduledPublicationTimeDue(value, berlin, new Date())).toBe(false);
    },
  );
});

describe('a record', () => {
  const draft = { status: 'draft', publish_at: '2026-12-01T08:00:00', unpublish_at: '2027-01-06T20:00:00' };
  const find = (collection: string, record: object, moment: string) =>
    findDueScheduledChange(collection, { publish_at: null, unpublish_at: null, ...record }, berlin, new Date(moment));

  it('is published at the first time, and keeps the second', () => {
    expect(find('event', draft, '2026-12-01T06:59:00Z')).toBeUndefined();
    expect(find('event', draft, '2026-12-01T07:00:00Z')).toEqual({
      action: 'publish',
      changes: { status: 'published', publish_at: null },
    });
  });

  it('is withdrawn at the second time', () => {
    const live = { ...draft, status: 'published', publish_at: null };
    expect(find('event', live, '2027-01-06T18:59:00Z')).toBeUndefined();
    expect(find('event', live, '2027-01-06T19:00:00Z')).toEqual({
      action: 'unpublish',
      changes: { status: 'draft', publish_at: null, unpublish_at: null },
    });
  });

  it('is not published late for a time that is over', () => {
    expect(find('event', draft, '2027-02-01T00:00:00Z')?.changes).toEqual({ publish_at: null, unpublish_at: null });
    expect(find('event', { ...draft, status: 'archived' }, '2027-02-01T00:00:00Z')?.changes).not.toHaveProperty(
      'status',
    );
  });

  it('of a page is shown and hidden', () => {
    const section = { ...draft, status: undefined, visible: false };
    expect(find('page_section', section, '2026-12-02T00:00:00Z')?.changes).toEqual({ visible: true, publish_at: null });
    const shown = { ...section, visible: true, publish_at: null };
    expect(find('page_section', shown, '2027-02-01T00:00:00Z')?.changes).toMatchObject({ visible: false });
  });
});
