// The fields that say by which public holidays a branch is closed (decision 042); the lists come from the package that knows the
// holidays.
import { holidayCountries, listHolidayStates } from '../../../domain/public-holidays.ts';
import type { FieldDefinition } from '../definition.ts';
import { choice, label } from '../fields.ts';

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

export const holidayRegionFields: FieldDefinition[] = [
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
