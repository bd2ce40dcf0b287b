// Branches with their opening periods, the opening hours of the footer widget, and special days.
import { holidayCountries, listHolidayStates } from '../../../domain/public-holidays.ts';
import type { CollectionDefinition, FieldDefinition } from '../content-model-types.ts';
import {
  defineIdField,
  defineSortOrderField,
  defineUpdatedAtField,
  defineDisplayNameField,
} from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineDateField,
  defineDecimalDegreesField,
  defineBooleanField,
  defineIntegerField,
  createStudioLabel,
  defineTextField,
  defineTimeField,
  type FieldDefinitionOverrides,
} from '../define-fields.ts';
import {
  defineOneToManyField,
  defineManyToOneField,
  defineProjectField,
  defineTranslationsFieldAndCollection,
  defineCollectionWithTranslations,
} from '../define-relations.ts';

const countryNames = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

const countries = holidayCountries.map((value) => ({
  value,
  label: createStudioLabel(countryNames.de.of(value) ?? value, countryNames.en.of(value) ?? value),
}));

const toStateChoices = (country: string) =>
  listHolidayStates(country, 'de').map(({ code, name }) => ({ value: code, text: name }));

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
  defineChoiceField('country', createStudioLabel('Land', 'Country'), countries, {
    required: true,
    maxLength: 2,
    defaultValue: 'DE',
  }),
  defineChoiceField('state', createStudioLabel('Bundesland', 'State'), [], {
    maxLength: 16,
    options: { choices: toStateChoices('DE'), allowNone: true },
    conditions: holidayCountries.filter((country) => country !== 'DE').map(toCondition),
    note: createStudioLabel(
      'Nach Land und Bundesland richten sich die Feiertage, an denen geschlossen ist; ein „Besonderer Tag“ öffnet. Ohne Bundesland gelten nur die bundesweiten.',
      'The country and state determine the public holidays on which the branch is closed; a “special day” opens it. Without a state, only national holidays apply.',
    ),
  }),
];

/** Editors who look for the hours at Christmas do not know the name of their form. */
const specialDayNote = createStudioLabel(
  'Einzelne Tage mit anderen Zeiten, etwa Weihnachten oder Betriebsferien, stehen unter „Besonderer Tag“.',
  'Single days with other hours, such as Christmas or company holidays, are under “Special day”.',
);

const branchOwnership = { projectPath: 'project' };

/** Browsers read it with the products of the branch. */
const branchName = (extra: FieldDefinitionOverrides = {}) => defineDisplayNameField({ public: true, ...extra });

const branch = defineCollectionWithTranslations({
  name: 'branch',
  label: createStudioLabel('Filiale', 'Branch'),
  icon: 'store',
  folder: 'house',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership: branchOwnership,
  readable: 'public',
  fields: [
    defineIdField(),
    defineProjectField(),
    branchName({ required: true }),
    defineTextField('street', createStudioLabel('Straße und Hausnummer', 'Street and number'), { required: true }),
    defineTextField('zip', createStudioLabel('PLZ', 'Postcode'), { required: true }),
    defineTextField('city', createStudioLabel('Ort', 'City'), { required: true }),
    ...holidayRegionFields,
    defineTextField('phone', createStudioLabel('Telefon', 'Phone')),
    defineDecimalDegreesField('latitude', createStudioLabel('Breitengrad', 'Latitude')),
    defineDecimalDegreesField('longitude', createStudioLabel('Längengrad', 'Longitude')),
    defineOneToManyField('opening_periods', createStudioLabel('Öffnungszeiten', 'Opening hours'), 'opening_period', {
      note: specialDayNote,
      options: { enableSelect: false },
    }),
    defineSortOrderField(),
    defineUpdatedAtField(),
  ],
  indexes: [['project', 'sort']],
  translations: [branchName()],
});

const periodOwnership = { projectPath: 'branch.project' };

const periodTranslations = defineTranslationsFieldAndCollection(
  'opening_period',
  createStudioLabel('Öffnungszeit', 'Opening hours'),
  periodOwnership,
  'build',
  [
    defineTextField('day', createStudioLabel('Tag (freier Text)', 'Day (free text)'), {
      note: createStudioLabel('Nur nötig, wenn der Tag ein freier Text ist', 'Only needed if the day is free text'),
    }),
    defineTextField('free_text', createStudioLabel('Freitext', 'Free text')),
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
].map(([value = '', de = '', en = '']) => ({ value, label: createStudioLabel(de, en) }));

const day = defineChoiceField('day', createStudioLabel('Tag', 'Day'), days, {
  required: true,
  note: createStudioLabel('Aus der Liste, oder ein freier Text', 'Choose from the list or enter free text'),
});

const openingPeriod: CollectionDefinition = {
  name: 'opening_period',
  label: createStudioLabel('Öffnungszeit der Filiale', 'Branch opening hours'),
  icon: 'schedule',
  folder: 'house',
  hidden: true,
  display: '{{day}} {{time_open}}–{{time_close}}',
  sortField: 'sort',
  ownership: periodOwnership,
  readable: 'build',
  fields: [
    defineIdField(),
    defineManyToOneField('branch', createStudioLabel('Filiale', 'Branch'), 'branch', {
      required: true,
      hidden: true,
      oneField: 'opening_periods',
      sortField: 'sort',
    }),
    defineSortOrderField(),
    { ...day, options: { ...day.options, allowOther: true } },
    defineTimeField('time_open', createStudioLabel('Öffnet', 'Opens')),
    defineTimeField('time_close', createStudioLabel('Schließt', 'Closes')),
    defineTextField('free_text', createStudioLabel('Freitext', 'Free text')),
    periodTranslations.field,
  ],
  indexes: [['branch', 'sort']],
};

const hourOwnership = { projectPath: 'project' };

const hourTranslations = defineTranslationsFieldAndCollection(
  'opening_hour',
  createStudioLabel('Öffnungszeit', 'Opening hours'),
  hourOwnership,
  'build',
  [
    defineTextField('day', createStudioLabel('Tag', 'Day'), { required: true }),
    defineTextField('free_text', createStudioLabel('Freitext', 'Free text')),
  ],
);

const openingHour: CollectionDefinition = {
  name: 'opening_hour',
  label: createStudioLabel('Öffnungszeit des Hauses', 'Company opening hours'),
  note: specialDayNote,
  icon: 'schedule',
  folder: 'house',
  display: '{{opening_time}}–{{closing_time}}',
  sortField: 'sort',
  ownership: hourOwnership,
  readable: 'build',
  fields: [
    defineIdField(),
    defineProjectField(),
    defineIntegerField('sort', createStudioLabel('Reihenfolge', 'Sort order'), { hidden: true }),
    defineBooleanField('closed', createStudioLabel('Geschlossen', 'Closed')),
    defineTimeField('opening_time', createStudioLabel('Öffnet', 'Opens')),
    defineTimeField('closing_time', createStudioLabel('Schließt', 'Closes')),
    hourTranslations.field,
  ],
  indexes: [['project', 'sort']],
};

const specialDay = defineCollectionWithTranslations({
  name: 'special_day',
  label: createStudioLabel('Besonderer Tag', 'Special day'),
  note: createStudioLabel(
    'An diesem Tag gelten andere Zeiten als sonst, auch an einem Feiertag; ohne Zeiten ist geschlossen.',
    'On this day, these hours replace the usual ones, even on a public holiday; without hours, it is closed.',
  ),
  icon: 'event_busy',
  folder: 'house',
  display: '{{date}}',
  ownership: hourOwnership,
  readable: 'build',
  fields: [
    defineIdField(),
    defineProjectField(),
    defineDateField('date', createStudioLabel('Tag', 'Date'), { required: true }),
    defineManyToOneField('branch', createStudioLabel('Filiale', 'Branch'), 'branch', {
      // Without its branch, the day would apply to all branches.
      onDelete: 'CASCADE',
      note: createStudioLabel(
        'Leer: für alle Filialen. Ein Tag der Filiale geht dem für alle vor.',
        'Leave empty for all branches. A special day for one branch takes precedence over one for all branches.',
      ),
    }),
    defineTimeField('opening_time', createStudioLabel('Öffnet', 'Opens')),
    defineTimeField('closing_time', createStudioLabel('Schließt', 'Closes')),
  ],
  indexes: [['project', 'date']],
  translations: [
    defineTextField('reason', createStudioLabel('Anlass', 'Reason'), {
      note: createStudioLabel(
        'Z. B. „Inventur“ oder „Adventssamstag“',
        'For example “Stocktaking” or “Advent Saturday”',
      ),
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
