// Projects: one record per domain, to which all other content belongs.
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineIdField } from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineColorField,
  defineBooleanField,
  defineIntegerField,
  defineJsonField,
  createStudioLabel,
  defineMultilineTextField,
  defineTextField,
} from '../define-fields.ts';
import { iconImageGuidance, logoImageGuidance } from '../image-upload-guidance.ts';
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
    defineImageField('icon', createStudioLabel('Symbol', 'Icon'), iconImageGuidance),
    defineTextField('seo_title', createStudioLabel('Titel der Website', 'Site title'), { required: true }),
    defineTextField('time_zone', createStudioLabel('Zeitzone', 'Time zone'), {
      required: true,
      column: { nullable: false, maxLength: 64, defaultValue: 'Europe/Berlin' },
    }),
    defineBooleanField(
      'show_accessibility',
      createStudioLabel('Seite zur Barrierefreiheit', 'Accessibility page'),
      true,
    ),
    defineBooleanField('calendar_booking', createStudioLabel('Terminvereinbarung', 'Appointment booking'), false, {
      note: createStudioLabel(
        'Zeigt die Seite „appointment“, ihre Menüpunkte und die Schaltfläche „Termin vereinbaren“ beim Kontakt.',
        'Shows the “appointment” page, its menu items and the “Book an appointment” button next to the contact details.',
      ),
    }),
    defineIntegerField(
      'appointment_lead_hours',
      createStudioLabel('Termine: Vorlauf in Stunden', 'Appointments: minimum notice in hours'),
      {
        required: true,
        range: { min: 0, max: 336 },
        column: { nullable: false, defaultValue: 24 },
      },
    ),
    defineIntegerField(
      'appointment_horizon_days',
      createStudioLabel('Termine: Tage im Voraus', 'Appointments: days in advance'),
      {
        required: true,
        range: { min: 1, max: 365 },
        column: { nullable: false, defaultValue: 60 },
      },
    ),
    defineIntegerField(
      'appointment_interval_minutes',
      createStudioLabel('Termine: Takt in Minuten', 'Appointments: interval in minutes'),
      {
        required: true,
        range: { min: 5, max: 120 },
        column: { nullable: false, defaultValue: 30 },
      },
    ),
    defineBooleanField('newsletter', createStudioLabel('Newsletter', 'Newsletter'), false, {
      note: createStudioLabel(
        'Zeigt die Anmeldung im Fuß jeder Seite.',
        'Shows the sign-up form in the footer of every page.',
      ),
    }),
    defineJsonField('config', createStudioLabel('Marken-Einstellungen', 'Brand settings'), {
      note: createStudioLabel(
        '{"brand_config": {"rolex_clock": true, "rolex_api_key": "…"}}',
        '{"brand_config": {"rolex_clock": true, "rolex_api_key": "…"}}',
      ),
    }),
    translations.field,
  ],
};

const theme: CollectionDefinition = {
  name: 'theme_settings',
  label: createStudioLabel('Gestaltung', 'Theme settings'),
  icon: 'palette',
  folder: 'house',
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
    defineJsonField('config', createStudioLabel('Schaltflächen', 'Buttons'), {
      note: createStudioLabel(
        '{"button": {"accent_color": "#…", "color": "#…", "border_radius": "2px", "border_thickness": "1px"}}',
        '{"button": {"accent_color": "#…", "color": "#…", "border_radius": "2px", "border_thickness": "1px"}}',
      ),
    }),
  ],
};

/** Legal forms for which the site has different texts (specification §3, §9). */
export const legalFormField = defineChoiceField(
  'legal_form',
  createStudioLabel('Rechtsform', 'Legal form'),
  [
    { value: 'single', label: createStudioLabel('Einzelunternehmen', 'Sole proprietorship') },
    { value: 'ev', label: createStudioLabel('Eingetragener Verein', 'Registered association') },
    { value: 'bag', label: createStudioLabel('Berufsausübungsgemeinschaft', 'Professional partnership') },
    { value: 'other', label: createStudioLabel('Andere (GmbH, OHG …)', 'Other (GmbH, OHG …)') },
  ],
  { required: true, column: { nullable: false, maxLength: 16, defaultValue: 'other' } },
);

export const projectCollections: CollectionDefinition[] = [project, translations.collection, theme];
