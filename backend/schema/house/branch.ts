// Branches with their opening periods, the house-wide opening hours of the footer widget, and days with other hours.
import { holidayCountries, listHolidayStates } from '../../../domain/public-holidays.ts';
import type { CollectionDefinition, FieldDefinition } from '../definition.ts';
import { id, sort, updatedAt } from '../common-fields.ts';
import { choice, date, decimalDegrees, flag, integer, label, shownAsLabels, text, time } from '../fields.ts';
import { list, one, project, translated, withTranslations } from '../relations.ts';

const countryNames = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

const countries = holidayCountries.map((value) => ({
  value,
  label: label(countryNames.de.of(value) ?? value, countryNames.en.of(value) ?? value),
}));

const toStateChoices = (country: string) =>
  listHolidayStates(country, 'de').map(({ code, name }) => ({ value: code, text: name }));

/** The list of states follows the country; without states the field is not shown. */
const toCondition = (country: string) => {
  const choices = toStateChoices(country);
  return { name: country, rule: { country: { _in: [country] } }, hidden: choices.length === 0, options: { choices } };
};

/**
 * The fields that say by which public holidays a branch is closed (decision 042); the lists come from the package
 * that knows the holidays.
 */
const holidayRegionFields: FieldDefinition[] = [
  choice('country', label('Land', 'Country'), countries, {
    required: true,
    column: { nullable: false, maxLength: 2, defaultValue: 'DE' },
  }),
  choice('state', label('Bundesland', 'State'), [], {
    column: { nullable: true, maxLength: 16 },
    options: { choices: toStateChoices('DE'), allowNone: true },
    conditions: holidayCountries.filter((country) => country !== 'DE').map(toCondition),
    note: label(
      'Nach Land und Bundesland richten sich die Feiertage, an denen geschlossen ist; ein „Besonderer Tag“ öffnet. Ohne Bundesland gelten nur die bundesweiten.',
      'Country and state decide on which public holidays the branch is closed; a “special day” opens it. Without a state only the national ones count.',
    ),
  }),
];

const branchOwnership = { projectPath: 'project' };

const branch = withTranslations({
  name: 'branch',
  label: label('Filiale', 'Branch'),
  icon: 'store',
  folder: 'house',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership: branchOwnership,
  readable: 'build',
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
  ],
  indexes: [['project', 'sort']],
  translations: [text('display_name', label('Anzeigename', 'Display name'))],
});

const periodOwnership = { projectPath: 'branch.project' };

const periodTranslations = translated(
  'opening_period',
  label('Öffnungszeit', 'Opening period'),
  periodOwnership,
  'build',
  [
    text('day', label('Tag (freier Text)', 'Day (free text)'), {
      note: label('Nur nötig, wenn der Tag ein freier Text ist', 'Needed only where the day is a free text'),
    }),
    text('free_text', label('Freitext', 'Free text')),
  ],
);

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
  readable: 'build',
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

const hourTranslations = translated('opening_hour', label('Öffnungszeit', 'Opening hour'), hourOwnership, 'build', [
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
  readable: 'build',
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

const specialDay = withTranslations({
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
  readable: 'build',
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
  ],
  indexes: [['project', 'date']],
  translations: [
    text('reason', label('Anlass', 'Occasion'), {
      note: label('Z. B. „Inventur“ oder „Adventssamstag“', 'Such as “stocktaking” or “Advent Saturday”'),
    }),
  ],
});

export const branchCollections: CollectionDefinition[] = [
  ...branch,
  openingPeriod,
  periodTranslations.collection,
  openingHour,
  hourTranslations.collection,
  ...specialDay,
];
