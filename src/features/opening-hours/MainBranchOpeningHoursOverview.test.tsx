// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '../../../contract/locale.ts';
import { listPublicHolidaysBetween } from '../../../domain/public-holidays.ts';
import de from '../../../locales/de/shell.json';
import en from '../../../locales/en/shell.json';
import fr from '../../../locales/fr/shell.json';
import { BranchOpeningHours } from './BranchOpeningHours.tsx';
import {
  MainBranchOpeningHoursOverview,
  type MainBranchOpeningHoursOverviewProps,
  OpeningHoursList,
} from './MainBranchOpeningHoursOverview.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const toShell = (locale: Locale, timeZone: string) =>
  ({
    timeZone,
    builtOn: '2026-11-22',
    holidaysUntil: '2028-12-31',
    openingHours: [],
    specialDays: ['2027-02-01', '2027-03-01'].map((date) => ({
      date,
      branch: null,
      opens: null,
      closes: null,
      reason: 'Inventur',
    })),
    branches: [
      {
        id: 'a',
        periods: [
          { dayCode: 6, dayText: '6', opens: '10:00', closes: '18:30', freeText: null },
          { dayCode: 15, dayText: '15', opens: '10:00', closes: '13:00', freeText: null },
        ],
        holidays: listPublicHolidaysBetween({ country: 'DE', state: 'BY' }, '2026-11-22', '2028-12-31', locale),
      },
    ],
  }) as unknown as MainBranchOpeningHoursOverviewProps['shell'];

const show = async (locale: Locale, moment: string, timeZone = 'Europe/Berlin', maxSpecialDays?: number) => {
  vi.setSystemTime(new Date(moment));
  const i18n = createInstance();
  await i18n.init({ lng: locale, resources: { [locale]: { shell: { de, en, fr }[locale] } } });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <MainBranchOpeningHoursOverview shell={toShell(locale, timeZone)} maxSpecialDays={maxSpecialDays} />
    </I18nextProvider>,
  );
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  return {
    state: () => texts('[data-is-open]')[0],
    days: () => texts('dt'),
    laterDays: () => texts('details dt'),
    summary: () => texts('summary')[0],
  };
};

it.each([
  [
    'de',
    'Jetzt geöffnet bis 13 Uhr',
    'Geschlossen, öffnet Dienstag, 29. Dezember, 10 Uhr',
    'Donnerstag, 24. Dezember 2026',
  ],
  ['en', 'Open now until 1 pm', 'Closed, opens on Tuesday, 29 December at 10 am', 'Thursday, 24 December 2026'],
  ['fr', 'Ouvert jusqu’à 13 h', 'Fermé, ouvre le mardi 29 décembre à 10 h', 'jeudi 24 décembre 2026'],
] as const)(
  'shows in %s when it closes on Christmas Eve, and when it opens again',
  async (locale, open, closed, day) => {
    const hours = await show(locale, '2026-12-24T11:00:00Z');
    expect(hours.state()).toBe(open);
    expect(hours.days()[0]).toBe(day);
    act(() => {
      vi.setSystemTime(new Date('2026-12-24T12:00:00Z'));
      vi.advanceTimersByTime(60_000);
    });
    expect(hours.state()).toBe(closed);
  },
);

it('drops a day at midnight in the project’s time zone, without a reload', async () => {
  const hours = await show('de', '2026-12-24T22:58:30Z');
  expect(hours.days()).toContain('Donnerstag, 24. Dezember 2026');
  act(() => {
    vi.advanceTimersByTime(120_000);
  });
  expect(hours.days()).not.toContain('Donnerstag, 24. Dezember 2026');
  expect(hours.days()[0]).toBe('Freitag, 25. Dezember 2026');
});

it('uses the project’s time zone, whatever the visitor’s', async () => {
  const open = await show('de', '2026-12-24T15:30:00Z', 'America/New_York');
  expect(open.state()).toBe('Jetzt geöffnet bis 13 Uhr');
  cleanup();
  const late = await show('de', '2026-12-25T04:30:00Z', 'America/New_York');
  expect(late.state()).toBe('Geschlossen, öffnet Dienstag, 29. Dezember, 10 Uhr');
  // It is still Christmas Eve there for half an hour.
  expect(late.days()[0]).toBe('Donnerstag, 24. Dezember 2026');
  act(() => {
    vi.setSystemTime(new Date('2026-12-25T05:00:00Z'));
    vi.advanceTimersByTime(60_000);
  });
  expect(late.days()[0]).toBe('Freitag, 25. Dezember 2026');
});

it('shows later special days on request', async () => {
  const whole = await show('de', '2026-12-20T11:00:00Z', 'Europe/Berlin', Infinity);
  const days = whole.days();
  expect(days.length).toBeGreaterThan(4);
  expect(whole.laterDays()).toEqual([]);
  cleanup();
  const short = await show('de', '2026-12-20T11:00:00Z');
  expect(short.days()).toEqual(days);
  expect(short.laterDays()).toEqual(days.slice(4));
  expect(short.summary()).toBe(days.length === 5 ? 'Ein weiterer Tag' : `${days.length - 4} weitere Tage`);
  cleanup();
  expect((await show('de', '2026-12-20T11:00:00Z', 'Europe/Berlin', 2)).laterDays()).toEqual(days.slice(2));
});

it('shows special days of a branch', async () => {
  vi.setSystemTime(new Date('2026-12-20T11:00:00Z'));
  const shell = toShell('de', 'Europe/Berlin');
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { shell: de } } });
  render(
    <I18nextProvider i18n={i18n}>
      {shell.branches.map((branch) => (
        <BranchOpeningHours key={branch.id} branch={branch} shell={shell} />
      ))}
    </I18nextProvider>,
  );
  expect(screen.getByRole('heading', { level: 3, name: de.specialDays })).toBeDefined();
});

it('shows no current status once holidays are unknown', async () => {
  expect((await show('de', '2029-12-25T11:00:00Z')).state()?.trim()).toBe('');
});

it('shows hours, closed days and free text', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { shell: de } }, interpolation: { escapeValue: false } });
  render(
    <I18nextProvider i18n={i18n}>
      <OpeningHoursList
        hours={[
          { day: 'Montag', opens: null, closes: null, closed: true, freeText: 'nach Vereinbarung' },
          { day: 'Dienstag', opens: '10:00', closes: '18:30', closed: false, freeText: null },
          { day: 'Feiertage', opens: null, closes: null, closed: false, freeText: 'siehe Aushang' },
        ]}
      />
    </I18nextProvider>,
  );
  const lines = screen.getAllByRole('definition').map((entry) => entry.textContent);
  expect(lines).toEqual(['geschlossennach Vereinbarung', '10–18:30\u00a0Uhr', 'siehe Aushang']);
});
