// Branches with their opening periods, the opening hours of the footer widget, and special days.
import { holidayCountries, findHolidayStates } from '../../../domain/public-holidays.ts';
import type { CollectionDefinition, FieldDefinition } from '../definition.ts';
import { idField, sortOrderField, updatedAtField } from '../common-fields.ts';
import {
  choiceField,
  dateField,
  decimalDegreesField,
  booleanField,
  integerField,
  studioLabel,
  displayAsLabels,
  textField,
  timeField,
} from '../fields.ts';
import {
  oneToManyField,
  manyToOneField,
  projectField,
  createTranslationsFieldAndCollection,
  withTranslationCollection,
} from '../relations.ts';

const countryNames = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

const countries = holidayCountries.map((value) => ({
  value,
  label: studioLabel(countryNames.de.of(value) ?? value, countryNames.en.of(value) ?? value),
}));

const toStateChoices = (country: string) =>
  findHolidayStates(country, 'de').map(({ code, name }) => ({ value: code, text: name }));

/** Shows the states of the selected country; hides the field for a country without states. */
const toCondition = (country: string) => {
  const choices = toStateChoices(country);
  return { name: country, rule: { country: { _in: [country] } }, hidden: choices.length === 0, options: { choices } };
};

/**
 * Location fields that determine the public holidays of a branch (decision 042). The choices come from the package
 * date-holidays.
 */
const holidayRegionFields: FieldDefinition[] = [
  choiceField('country', studioLabel('Land', 'Country'), countries, {
    required: true,
    column: { nullable: false, maxLength: 2, defaultValue: 'DE' },
  }),
  choiceField('state', studioLabel('Bundesland', 'State'), [], {
    column: { nullable: true, maxLength: 16 },
    options: { choices: toStateChoices('DE'), allowNone: true },
    conditions: holidayCountries.filter((country) => country !== 'DE').map(toCondition),
    note: studioLabel(
      'Nach Land und Bundesland richten sich die Feiertage, an denen geschlossen ist; ein „Besonderer Tag“ öffnet. Ohne Bundesland gelten nur die bundesweiten.',
      'Country and state decide on which public holidays the branch is closed; a “special day” opens it. Without a state only the national ones count.',
    ),
  }),
];

const branchOwnership = { projectPath: 'project' };

const branch = withTranslationCollection({
  name: 'branch',
  label: studioLabel('Filiale', 'Branch'),
  icon: 'store',
  folder: 'house',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership: branchOwnership,
  readable: 'build',
  fields: [
    idField(),
    projectField(),
    textField('display_name', studioLabel('Anzeigename', 'Display name'), { required: true }),
    textField('street', studioLabel('Straße und Hausnummer', 'Street and number'), { required: true }),
    textField('zip', studioLabel('PLZ', 'Zip code'), { required: true }),
    textField('city', studioLabel('Ort', 'City'), { required: true }),
    ...holidayRegionFields,
    textField('phone', studioLabel('Telefon', 'Phone')),
    decimalDegreesField('latitude', studioLabel('Breitengrad', 'Latitude')),
    decimalDegreesField('longitude', studioLabel('Längengrad', 'Longitude')),
    oneToManyField('opening_periods', studioLabel('Öffnungszeiten', 'Opening periods'), 'opening_period'),
    sortOrderField(),
    updatedAtField(),
  ],
  indexes: [['project', 'sort']],
  translations: [textField('display_name', studioLabel('Anzeigename', 'Display name'))],
});

const periodOwnership = { projectPath: 'branch.project' };

const periodTranslations = createTranslationsFieldAndCollection(
  'opening_period',
  studioLabel('Öffnungszeit', 'Opening period'),
  periodOwnership,
  'build',
  [
    textField('day', studioLabel('Tag (freier Text)', 'Day (free text)'), {
      note: studioLabel('Nur nötig, wenn der Tag ein freier Text ist', 'Needed only where the day is a free text'),
    }),
    textField('free_text', studioLabel('Freitext', 'Free text')),
  ],
);

/** Day codes (specification §9), in the order of the week. */
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
].map(([value = '', de = '', en = '']) => ({ value, label: studioLabel(de, en) }));

const day = choiceField('day', studioLabel('Tag', 'Day'), days, {
  required: true,
  note: studioLabel('Aus der Liste, oder ein freier Text', 'From the list, or a free text'),
  ...displayAsLabels(days),
});

const openingPeriod: CollectionDefinition = {
  name: 'opening_period',
  label: studioLabel('Öffnungszeit der Filiale', 'Opening period'),
  icon: 'schedule',
  folder: 'house',
  hidden: true,
  display: '{{day}} {{time_open}}–{{time_close}}',
  sortField: 'sort',
  ownership: periodOwnership,
  readable: 'build',
  fields: [
    idField(),
    manyToOneField('branch', studioLabel('Filiale', 'Branch'), 'branch', {
      required: true,
      hidden: true,
      oneField: 'opening_periods',
      sortField: 'sort',
    }),
    sortOrderField(),
    { ...day, options: { ...day.options, allowOther: true } },
    timeField('time_open', studioLabel('Öffnet', 'Opens')),
    timeField('time_close', studioLabel('Schließt', 'Closes')),
    textField('free_text', studioLabel('Freitext', 'Free text')),
    periodTranslations.field,
  ],
  indexes: [['branch', 'sort']],
};

const hourOwnership = { projectPath: 'project' };

const hourTranslations = createTranslationsFieldAndCollection(
  'opening_hour',
  studioLabel('Öffnungszeit', 'Opening hour'),
  hourOwnership,
  'build',
  [
    textField('day', studioLabel('Tag', 'Day'), { required: true }),
    textField('free_text', studioLabel('Freitext', 'Free text')),
  ],
);

const openingHour: CollectionDefinition = {
  name: 'opening_hour',
  label: studioLabel('Öffnungszeit des Hauses', 'Opening hour'),
  icon: 'schedule',
  folder: 'house',
  display: '{{opening_time}}–{{closing_time}}',
  sortField: 'sort',
  ownership: hourOwnership,
  readable: 'build',
  fields: [
    idField(),
    projectField(),
    integerField('sort', studioLabel('Reihenfolge', 'Sort'), { hidden: true }),
    booleanField('closed', studioLabel('Geschlossen', 'Closed')),
    timeField('opening_time', studioLabel('Öffnet', 'Opens')),
    timeField('closing_time', studioLabel('Schließt', 'Closes')),
    hourTranslations.field,
  ],
  indexes: [['project', 'sort']],
};

const specialDay = withTranslationCollection({
  name: 'special_day',
  label: studioLabel('Besonderer Tag', 'Special day'),
  note: studioLabel(
    'An diesem Tag gelten andere Zeiten als sonst, auch an einem Feiertag; ohne Zeiten ist geschlossen.',
    'Other hours than usual hold on this day, on a public holiday, too; without hours the house is closed.',
  ),
  icon: 'event_busy',
  folder: 'house',
  display: '{{date}}',
  ownership: hourOwnership,
  readable: 'build',
  fields: [
    idField(),
    projectField(),
    dateField('date', studioLabel('Tag', 'Day'), { required: true }),
    manyToOneField('branch', studioLabel('Filiale', 'Branch'), 'branch', {
      // Without its branch, the day would apply to all branches.
      onDelete: 'CASCADE',
      note: studioLabel(
        'Leer: für alle Filialen. Ein Tag der Filiale geht dem für alle vor.',
        'Empty: for all branches. A day of the branch comes before one for all.',
      ),
    }),
    timeField('opening_time', studioLabel('Öffnet', 'Opens')),
    timeField('closing_time', studioLabel('Schließt', 'Closes')),
  ],
  indexes: [['project', 'date']],
  translations: [
    textField('reason', studioLabel('Anlass', 'Occasion'), {
      note: studioLabel('Z. B. „Inventur“ oder „Adventssamstag“', 'Such as “stocktaking” or “Advent Saturday”'),
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
