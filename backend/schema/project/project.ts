// Projects: one record per domain, to which all other content belongs.
import type { CollectionDefinition, StudioLabel } from '../content-model-types.ts';
import { defineIdField } from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineColorField,
  defineBooleanField,
  defineIntegerField,
  createStudioLabel,
  defineMultilineTextField,
  defineTextField,
} from '../define-fields.ts';
import { defineJsonObjectField } from '../define-json-fields.ts';
import { siteIconImageGuidance, logoImageGuidance } from '../image-upload-guidance.ts';
import {
  defineImageField,
  defineProjectField as createProjectField,
  defineTranslationsFieldAndCollection,
} from '../define-relations.ts';

const ownership = { projectPath: 'id' };

const translations = defineTranslationsFieldAndCollection(
  'project',
  createStudioLabel('Projekt', 'Project'),
  ownership,
  'build',
  [
    defineTextField('seo_title', createStudioLabel('Titel der Website', 'Site title')),
    defineMultilineTextField(
      'seo_description',
      createStudioLabel('Beschreibung für Suchmaschinen', 'Description for search engines'),
    ),
    defineTextField('seo_keywords', createStudioLabel('Schlagwörter', 'Keywords')),
    defineTextField('claim', createStudioLabel('Leitsatz', 'Tagline')),
  ],
);

const project: CollectionDefinition = {
  name: 'project',
  label: createStudioLabel('Projekt', 'Project'),
  note: createStudioLabel('Ein Juwelier mit eigener Domain', 'A jeweller with its own domain'),
  icon: 'storefront',
  folder: 'house',
  display: '{{name}} ({{domain}})',
  ownership,
  readable: 'public',
  fields: [
    defineIdField(),
    defineTextField('name', createStudioLabel('Name', 'Name'), { public: true, required: true }),
    defineTextField('domain', createStudioLabel('Domain', 'Domain'), {
      public: true,
      required: true,
      column: { nullable: false, unique: true, maxLength: 255 },
      note: createStudioLabel(
        'Ohne https:// und ohne Pfad, z. B. juwelier-musterhaus.example',
        'Without https:// and without a path, for example juwelier-musterhaus.example',
      ),
    }),
    defineImageField('logo', createStudioLabel('Logo', 'Logo'), logoImageGuidance),
    defineImageField('icon', createStudioLabel('Symbol', 'Icon'), siteIconImageGuidance),
    defineTextField('seo_title', createStudioLabel('Titel der Website', 'Site title'), { required: true }),
    defineTextField('time_zone', createStudioLabel('Zeitzone', 'Time zone'), {
      required: true,
      maxLength: 64,
      defaultValue: 'Europe/Berlin',
    }),
    defineBooleanField(
      'show_accessibility',
      createStudioLabel('Seite zur Barrierefreiheit', 'Accessibility page'),
      true,
    ),
    defineBooleanField('calendar_booking', createStudioLabel('Terminvereinbarung', 'Appointment booking'), false, {
      note: createStudioLabel(
        'Zeigt die Seite „Termin vereinbaren“, ihre Menüpunkte und die Schaltfläche „Termin vereinbaren“ beim Kontakt.',
        'Shows the page “Book an appointment”, its menu items and the “Book an appointment” button next to the contact details.',
      ),
    }),
    defineIntegerField(
      'appointment_lead_hours',
      createStudioLabel('Termine: Vorlauf in Stunden', 'Appointments: minimum notice in hours'),
      { required: true, range: { min: 0, max: 336 }, defaultValue: 24 },
    ),
    defineIntegerField(
      'appointment_horizon_days',
      createStudioLabel('Termine: Tage im Voraus', 'Appointments: days in advance'),
      { required: true, range: { min: 1, max: 365 }, defaultValue: 60 },
    ),
    defineIntegerField(
      'appointment_interval_minutes',
      createStudioLabel('Termine: Takt in Minuten', 'Appointments: interval in minutes'),
      { required: true, range: { min: 5, max: 120 }, defaultValue: 30 },
    ),
    defineBooleanField('newsletter', createStudioLabel('Newsletter', 'Newsletter'), false, {
      note: createStudioLabel(
        'Zeigt die Anmeldung im Fuß jeder Seite.',
        'Shows the sign-up form in the footer of every page.',
      ),
    }),
    defineJsonObjectField(
      'config',
      createStudioLabel('Marken-Einstellungen', 'Brand settings'),
      [
        defineBooleanField(
          'rolex_clock',
          createStudioLabel('Rolex-Uhr im Kopf der Seite', 'Rolex clock in the page header'),
        ),
        defineTextField('rolex_api_key', createStudioLabel('Schlüssel der Rolex-Uhr', 'Key of the Rolex clock'), {
          note: createStudioLabel('Bekommen offizielle Händler von Rolex.', 'Official retailers get it from Rolex.'),
        }),
      ],
      { path: 'brand_config' },
    ),
    translations.field,
  ],
};

/** Choices of a CSS length; other lengths can be typed. */
const lengthField = (name: string, label: StudioLabel, lengths: [string, string, string][]) => {
  const choices = lengths.map(([value, de, en]) => ({ value, label: createStudioLabel(de, en) }));
  const field = defineChoiceField(name, label, choices, {
    note: createStudioLabel('Oder ein eigenes Maß wie 3px', 'Or a length of your own, such as 3px'),
  });
  return { ...field, options: { ...field.options, allowOther: true } };
};

/** Style of the primary button; what is empty follows from brand and base colour (src/theme). */
const buttonFields = [
  defineColorField('accent_color', createStudioLabel('Fläche', 'Background'), {
    note: createStudioLabel('Leer: die Markenfarbe', 'If empty, the brand colour is used'),
  }),
  defineColorField('color', createStudioLabel('Schrift', 'Text')),
  lengthField('border_radius', createStudioLabel('Ecken', 'Corners'), [
    ['0px', 'Eckig', 'Square'],
    ['2px', 'Leicht gerundet', 'Slightly rounded'],
    ['8px', 'Gerundet', 'Rounded'],
    ['24px', 'Rund', 'Round'],
  ]),
  lengthField('border_thickness', createStudioLabel('Rand', 'Border'), [
    ['0px', 'Ohne', 'None'],
    ['1px', 'Fein', 'Thin'],
    ['2px', 'Kräftig', 'Thick'],
  ]),
];

const theme: CollectionDefinition = {
  name: 'theme_settings',
  label: createStudioLabel('Gestaltung', 'Theme settings'),
  icon: 'palette',
  folder: 'house',
  display: '{{project.name}}',
  ownership: { projectPath: 'project' },
  readable: 'build',
  fields: [
    defineIdField(),
    createProjectField({ column: { nullable: false, unique: true } }),
    defineColorField('brand_color', createStudioLabel('Markenfarbe', 'Brand colour'), { required: true }),
    defineColorField('base_color', createStudioLabel('Grundfarbe', 'Base colour'), {
      required: true,
      note: createStudioLabel(
        'Seitenhintergrund; eine dunkle Farbe schaltet die Website in den dunklen Modus.',
        'Page background; a dark colour switches the site to dark mode.',
      ),
    }),
    defineJsonObjectField('config', createStudioLabel('Schaltflächen', 'Buttons'), buttonFields, { path: 'button' }),
    {
      name: 'preview',
      type: 'alias',
      label: createStudioLabel('So sieht es aus', 'What it looks like'),
      interface: 'theme-preview',
      special: ['alias', 'no-data'],
    },
  ],
};

/** Legal forms for which the site has different texts (specification §3, §9). */
export const companyLegalFormFieldDefinition = defineChoiceField(
  'legal_form',
  createStudioLabel('Rechtsform', 'Legal form'),
  {
    single: createStudioLabel('Einzelunternehmen', 'Sole proprietorship'),
    ev: createStudioLabel('Eingetragener Verein', 'Registered association'),
    bag: createStudioLabel('Berufsausübungsgemeinschaft', 'Professional partnership'),
    other: createStudioLabel('Andere (GmbH, OHG …)', 'Other (GmbH, OHG …)'),
  },
  { required: true, maxLength: 16, defaultValue: 'other' },
);

export const projectAndThemeCollections: CollectionDefinition[] = [project, translations.collection, theme];
