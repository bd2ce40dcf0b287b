// Projects: one record per domain, to which all other content belongs.
import type { CollectionDefinition } from '../definition.ts';
import { idField } from '../common-fields.ts';
import {
  choiceField,
  colorField,
  booleanField,
  integerField,
  jsonField,
  studioLabel,
  multilineField,
  textField,
} from '../fields.ts';
import { iconImageGuidance, logoImageGuidance } from '../image-guidance.ts';
import { imageField, projectField as createProjectField, createTranslationsFieldAndCollection } from '../relations.ts';

const ownership = { projectPath: 'id' };

const translations = createTranslationsFieldAndCollection(
  'project',
  studioLabel('Projekt', 'Project'),
  ownership,
  'build',
  [
    textField('seo_title', studioLabel('Titel der Website', 'Site title')),
    multilineField('seo_description', studioLabel('Beschreibung für Suchmaschinen', 'Description for search engines')),
    textField('seo_keywords', studioLabel('Schlagwörter', 'Keywords')),
    textField('claim', studioLabel('Leitsatz', 'Claim')),
  ],
);

const project: CollectionDefinition = {
  name: 'project',
  label: studioLabel('Projekt', 'Project'),
  note: studioLabel('Ein Juwelier mit eigener Domain', 'A jeweller with a domain of its own'),
  icon: 'storefront',
  folder: 'house',
  display: '{{name}} ({{domain}})',
  ownership,
  readable: 'public',
  fields: [
    idField(),
    textField('name', studioLabel('Name', 'Name'), { public: true, required: true }),
    textField('domain', studioLabel('Domain', 'Domain'), {
      public: true,
      required: true,
      column: { nullable: false, unique: true, maxLength: 255 },
      note: studioLabel('Ohne https:// und ohne Pfad, z. B. juwelier-musterhaus.example', 'Without https:// and path'),
    }),
    imageField('logo', studioLabel('Logo', 'Logo'), logoImageGuidance),
    imageField('icon', studioLabel('Symbol', 'Icon'), iconImageGuidance),
    textField('seo_title', studioLabel('Titel der Website', 'Site title'), { required: true }),
    textField('time_zone', studioLabel('Zeitzone', 'Time zone'), {
      required: true,
      column: { nullable: false, maxLength: 64, defaultValue: 'Europe/Berlin' },
    }),
    booleanField('show_accessibility', studioLabel('Seite zur Barrierefreiheit', 'Accessibility page'), true),
    booleanField('calendar_booking', studioLabel('Terminvereinbarung', 'Appointment booking'), false, {
      note: studioLabel(
        'Zeigt die Seite „appointment“, ihre Menüpunkte und die Schaltfläche „Termin vereinbaren“ beim Kontakt.',
        'Shows the page “appointment”, its menu entries and the button “Make an appointment” with the contact data.',
      ),
    }),
    integerField('appointment_lead_hours', studioLabel('Termine: Vorlauf in Stunden', 'Appointments: hours ahead'), {
      required: true,
      range: { min: 0, max: 336 },
      column: { nullable: false, defaultValue: 24 },
    }),
    integerField('appointment_horizon_days', studioLabel('Termine: Tage im Voraus', 'Appointments: days ahead'), {
      required: true,
      range: { min: 1, max: 365 },
      column: { nullable: false, defaultValue: 60 },
    }),
    integerField(
      'appointment_interval_minutes',
      studioLabel('Termine: Takt in Minuten', 'Appointments: every … minutes'),
      {
        required: true,
        range: { min: 5, max: 120 },
        column: { nullable: false, defaultValue: 30 },
      },
    ),
    booleanField('newsletter', studioLabel('Newsletter', 'Newsletter'), false, {
      note: studioLabel('Zeigt die Anmeldung im Fuß jeder Seite.', 'Shows the sign-up at the foot of every page.'),
    }),
    jsonField('config', studioLabel('Marken-Einstellungen', 'Brand settings'), {
      note: studioLabel(
        '{"brand_config": {"rolex_clock": true, "rolex_api_key": "…"}}',
        '{"brand_config": {"rolex_clock": true, "rolex_api_key": "…"}}',
      ),
    }),
    translations.field,
  ],
};

const theme: CollectionDefinition = {
  name: 'theme_settings',
  label: studioLabel('Gestaltung', 'Theme settings'),
  icon: 'palette',
  folder: 'house',
  ownership: { projectPath: 'project' },
  readable: 'build',
  fields: [
    idField(),
    createProjectField({ column: { nullable: false, unique: true } }),
    colorField('brand_color', studioLabel('Markenfarbe', 'Brand colour'), { required: true }),
    colorField('base_color', studioLabel('Grundfarbe', 'Base colour'), {
      required: true,
      note: studioLabel(
        'Seitenhintergrund; eine dunkle Farbe schaltet die Website in den dunklen Modus.',
        'Page background; a dark colour puts the site into dark mode.',
      ),
    }),
    jsonField('config', studioLabel('Schaltflächen', 'Buttons'), {
      note: studioLabel(
        '{"button": {"accent_color": "#…", "color": "#…", "border_radius": "2px", "border_thickness": "1px"}}',
        '{"button": {"accent_color": "#…", "color": "#…", "border_radius": "2px", "border_thickness": "1px"}}',
      ),
    }),
  ],
};

/** Legal forms for which the site has different texts (specification §3, §9). */
export const legalFormField = choiceField(
  'legal_form',
  studioLabel('Rechtsform', 'Legal form'),
  [
    { value: 'single', label: studioLabel('Einzelunternehmen', 'Sole proprietor') },
    { value: 'ev', label: studioLabel('Eingetragener Verein', 'Registered association') },
    { value: 'bag', label: studioLabel('Berufsausübungsgemeinschaft', 'Professional partnership') },
    { value: 'other', label: studioLabel('Andere (GmbH, OHG …)', 'Other (GmbH, OHG …)') },
  ],
  { required: true, column: { nullable: false, maxLength: 16, defaultValue: 'other' } },
);

export const projectCollections: CollectionDefinition[] = [project, translations.collection, theme];
