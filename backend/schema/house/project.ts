// A jeweller's site: one record per domain; everything else points here.
import type { CollectionDefinition } from '../definition.ts';
import { id } from '../common-fields.ts';
import { choice, color, flag, integer, json, label, multiline, text } from '../fields.ts';
import { iconGuidance, logoGuidance } from '../picture-guidance.ts';
import { file, project as projectOf, translated } from '../relations.ts';

const ownership = { projectPath: 'id' };

const translations = translated('project', label('Projekt', 'Project'), ownership, 'build', [
  text('seo_title', label('Titel der Website', 'Site title')),
  multiline('seo_description', label('Beschreibung für Suchmaschinen', 'Description for search engines')),
  text('seo_keywords', label('Schlagwörter', 'Keywords')),
  text('claim', label('Leitsatz', 'Claim')),
]);

const project: CollectionDefinition = {
  name: 'project',
  label: label('Projekt', 'Project'),
  note: label('Ein Juwelier mit eigener Domain', 'A jeweller with a domain of its own'),
  icon: 'storefront',
  folder: 'house',
  display: '{{name}} ({{domain}})',
  ownership,
  readable: 'public',
  fields: [
    id(),
    text('name', label('Name', 'Name'), { public: true, required: true }),
    text('domain', label('Domain', 'Domain'), {
      public: true,
      required: true,
      column: { nullable: false, unique: true, maxLength: 255 },
      note: label('Ohne https:// und ohne Pfad, z. B. juwelier-musterhaus.example', 'Without https:// and path'),
    }),
    file('logo', label('Logo', 'Logo'), logoGuidance),
    file('icon', label('Symbol', 'Icon'), iconGuidance),
    text('seo_title', label('Titel der Website', 'Site title'), { required: true }),
    text('time_zone', label('Zeitzone', 'Time zone'), {
      required: true,
      column: { nullable: false, maxLength: 64, defaultValue: 'Europe/Berlin' },
    }),
    flag('show_accessibility', label('Seite zur Barrierefreiheit', 'Accessibility page'), true),
    flag('calendar_booking', label('Terminvereinbarung', 'Appointment booking'), false, {
      note: label(
        'Zeigt die Seite „appointment“, ihre Menüpunkte und die Schaltfläche „Termin vereinbaren“ beim Kontakt.',
        'Shows the page “appointment”, its menu entries and the button “Make an appointment” with the contact data.',
      ),
    }),
    integer('appointment_lead_hours', label('Termine: Vorlauf in Stunden', 'Appointments: hours ahead'), {
      required: true,
      range: { min: 0, max: 336 },
      column: { nullable: false, defaultValue: 24 },
    }),
    integer('appointment_horizon_days', label('Termine: Tage im Voraus', 'Appointments: days ahead'), {
      required: true,
      range: { min: 1, max: 365 },
      column: { nullable: false, defaultValue: 60 },
    }),
    integer('appointment_interval_minutes', label('Termine: Takt in Minuten', 'Appointments: every … minutes'), {
      required: true,
      range: { min: 5, max: 120 },
      column: { nullable: false, defaultValue: 30 },
    }),
    flag('newsletter', label('Newsletter', 'Newsletter'), false, {
      note: label('Zeigt die Anmeldung im Fuß jeder Seite.', 'Shows the sign-up at the foot of every page.'),
    }),
    json('config', label('Marken-Einstellungen', 'Brand settings'), {
      note: label(
        '{"brand_config": {"rolex_clock": true, "rolex_api_key": "…"}}',
        '{"brand_config": {"rolex_clock": true, "rolex_api_key": "…"}}',
      ),
    }),
    translations.field,
  ],
};

const theme: CollectionDefinition = {
  name: 'theme_settings',
  label: label('Gestaltung', 'Theme settings'),
  icon: 'palette',
  folder: 'house',
  ownership: { projectPath: 'project' },
  readable: 'build',
  fields: [
    id(),
    projectOf({ column: { nullable: false, unique: true } }),
    color('brand_color', label('Markenfarbe', 'Brand colour'), { required: true }),
    color('base_color', label('Grundfarbe', 'Base colour'), {
      required: true,
      note: label(
        'Seitenhintergrund; eine dunkle Farbe schaltet die Website in den dunklen Modus.',
        'Page background; a dark colour puts the site into dark mode.',
      ),
    }),
    json('config', label('Schaltflächen', 'Buttons'), {
      note: label(
        '{"button": {"accent_color": "#…", "color": "#…", "border_radius": "2px", "border_thickness": "1px"}}',
        '{"button": {"accent_color": "#…", "color": "#…", "border_radius": "2px", "border_thickness": "1px"}}',
      ),
    }),
  ],
};

/** The legal forms that the site words differently (specification §3, §9). */
export const legalForms = choice(
  'legal_form',
  label('Rechtsform', 'Legal form'),
  [
    { value: 'single', label: label('Einzelunternehmen', 'Sole proprietor') },
    { value: 'ev', label: label('Eingetragener Verein', 'Registered association') },
    { value: 'bag', label: label('Berufsausübungsgemeinschaft', 'Professional partnership') },
    { value: 'other', label: label('Andere (GmbH, OHG …)', 'Other (GmbH, OHG …)') },
  ],
  { required: true, column: { nullable: false, maxLength: 16, defaultValue: 'other' } },
);

export const projectCollections: CollectionDefinition[] = [project, translations.collection, theme];
