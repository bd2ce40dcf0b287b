// Branches with their opening periods, the house-wide opening hours of the footer widget, and days with other hours.
import type { CollectionDefinition } from '../definition.ts';
import {
  choice,
  date,
  decimalDegrees,
  flag,
  id,
  integer,
  label,
  shownAsLabels,
  sort,
  text,
  time,
  updatedAt,
} from '../fields.ts';
import { list, one, project, translated } from '../relations.ts';
import { holidayRegionFields } from './holiday-region.ts';

const branchOwnership = { projectPath: 'project' };

const branchTranslations = translated('branch', label('Filiale', 'Branch'), branchOwnership, [
  text('display_name', label('Anzeigename', 'Display name')),
]);

const branch: CollectionDefinition = {
  name: 'branch',
  label: label('Filiale', 'Branch'),
  icon: 'store',
  folder: 'house',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership: branchOwnership,
  fields: [
    id(),
    project(),
    text('display_name', label('Anzeigename', 'Display name'), { required: true }),
    text('street', label('Straße und Hausnummer', 'Street and number'), { required: true }),
    text('zip', label('PLZ', 'Zip code'), { required: true }),
    text('city', label('Ort', 'City'), { required: true }),
    ...holidayRegionFields,
    text('phone', label('Telefon', 'Phone')),
    decimalDegrees('latitude', label('Breitengrad', 'Latitude')),
    decimalDegrees('longitude', label('Längengrad', 'Longitude')),
    list('opening_periods', label('Öffnungszeiten', 'Opening periods'), 'opening_period'),
    sort(),
    updatedAt(),
    branchTranslations.field,
  ],
  indexes: [['project', 'sort']],
};

const periodOwnership = { projectPath: 'branch.project' };

const periodTranslations = translated('opening_period', label('Öffnungszeit', 'Opening period'), periodOwnership, [
  text('day', label('Tag (freier Text)', 'Day (free text)'), {
    note: label('Nur nötig, wenn der Tag ein freier Text ist', 'Needed only where the day is a free text'),
  }),
  text('free_text', label('Freitext', 'Free text')),
]);

/** The codes of a day field (specification §9), in the order of the week. */
const days = [
  ['1', 'Montag', 'Monday'],
  ['5', 'Dienstag', 'Tuesday'],
  ['7', 'Mittwoch', 'Wednesday'],
  ['8', 'Donnerstag', 'Thursday'],
  ['9', 'Freitag', 'Friday'],
  ['10', 'Samstag', 'Saturday'],
  ['11', 'Sonntag', 'Sunday'],
  ['12', 'Mo–Di', 'Mon–Tue'],
  ['2', 'Mo–Mi', 'Mon–Wed'],
  ['3', 'Mo–Do', 'Mon–Thu'],
  ['4', 'Mo–Fr', 'Mon–Fri'],
  ['14', 'Mo, Mi, Fr', 'Mon, Wed, Fri'],
  ['6', 'Di–Fr', 'Tue–Fri'],
  ['13', 'Do–Fr', 'Thu–Fri'],
  ['15', 'Heiligabend', 'Christmas Eve'],
  ['16', 'Silvester', 'New Year’s Eve'],
  ['0', 'Info (wird nicht gezeigt)', 'Info (not shown)'],
].map(([value = '', de = '', en = '']) => ({ value, label: label(de, en) }));

const day = choice('day', label('Tag', 'Day'), days, {
  required: true,
  note: label('Aus der Liste, oder ein freier Text', 'From the list, or a free text'),
  ...shownAsLabels(days),
});

const openingPeriod: CollectionDefinition = {
  name: 'opening_period',
  label: label('Öffnungszeit der Filiale', 'Opening period'),
  icon: 'schedule',
  folder: 'house',
  hidden: true,
  display: '{{day}} {{time_open}}–{{time_close}}',
  sortField: 'sort',
  ownership: periodOwnership,
  fields: [
    id(),
    one('branch', label('Filiale', 'Branch'), 'branch', {
      required: true,
      hidden: true,
      oneField: 'opening_periods',
      sortField: 'sort',
    }),
    sort(),
    { ...day, options: { ...day.options, allowOther: true } },
    time('time_open', label('Öffnet', 'Opens')),
    time('time_close', label('Schließt', 'Closes')),
    text('free_text', label('Freitext', 'Free text')),
    periodTranslations.field,
  ],
  indexes: [['branch', 'sort']],
};

const hourOwnership = { projectPath: 'project' };

const hourTranslations = translated('opening_hour', label('Öffnungszeit', 'Opening hour'), hourOwnership, [
  text('day', label('Tag', 'Day'), { required: true }),
  text('free_text', label('Freitext', 'Free text')),
]);

const openingHour: CollectionDefinition = {
  name: 'opening_hour',
  label: label('Öffnungszeit des Hauses', 'Opening hour'),
  icon: 'schedule',
  folder: 'house',
  display: '{{opening_time}}–{{closing_time}}',
  sortField: 'sort',
  ownership: hourOwnership,
  fields: [
    id(),
    project(),
    integer('sort', label('Reihenfolge', 'Sort'), { hidden: true }),
    flag('closed', label('Geschlossen', 'Closed')),
    time('opening_time', label('Öffnet', 'Opens')),
    time('closing_time', label('Schließt', 'Closes')),
    hourTranslations.field,
  ],
  indexes: [['project', 'sort']],
};

const specialDayTranslations = translated('special_day', label('Besonderer Tag', 'Special day'), hourOwnership, [
  text('reason', label('Anlass', 'Occasion'), {
    note: label('Z. B. „Inventur“ oder „Adventssamstag“', 'Such as “stocktaking” or “Advent Saturday”'),
  }),
]);

const specialDay: CollectionDefinition = {
  name: 'special_day',
  label: label('Besonderer Tag', 'Special day'),
  note: label(
    'An diesem Tag gelten andere Zeiten als sonst, auch an einem Feiertag; ohne Zeiten ist geschlossen.',
    'Other hours than usual hold on this day, on a public holiday, too; without hours the house is closed.',
  ),
  icon: 'event_busy',
  folder: 'house',
  display: '{{date}}',
  ownership: hourOwnership,
  fields: [
    id(),
    project(),
    date('date', label('Tag', 'Day'), { required: true }),
    one('branch', label('Filiale', 'Branch'), 'branch', {
      // With its branch, or the day would hold for all the others.
      onDelete: 'CASCADE',
      note: label(
        'Leer: für alle Filialen. Ein Tag der Filiale geht dem für alle vor.',
        'Empty: for all branches. A day of the branch comes before one for all.',
      ),
    }),
    time('opening_time', label('Öffnet', 'Opens')),
    time('closing_time', label('Schließt', 'Closes')),
    specialDayTranslations.field,
  ],
  indexes: [['project', 'date']],
};

export const branchCollections: CollectionDefinition[] = [
  branch,
  branchTranslations.collection,
  openingPeriod,
  periodTranslations.collection,
  openingHour,
  hourTranslations.collection,
  specialDay,
  specialDayTranslations.collection,
];
