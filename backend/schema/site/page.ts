// The texts and pictures of the site's pages, legal text blocks, consents and brands.
import type { CollectionDefinition, FieldDefinition } from '../definition.ts';
import { id, slug, sort, status, updatedAt } from '../common-fields.ts';
import { choice, type Extra, flag, label, multiline, richText, text } from '../fields.ts';
import { brandLogoGuidance, headerGuidance } from '../picture-guidance.ts';
import { file, list, one, project, translated, withTranslations } from '../relations.ts';

const ownership = { projectPath: 'project' };

const pageTranslations = translated('page', label('Seite', 'Page'), ownership, 'build', [
  text('title', label('Seitentitel', 'Page title'), { required: true }),
  multiline('description', label('Beschreibung für Suchmaschinen', 'Description for search engines')),
  text('keywords', label('Schlagwörter', 'Keywords')),
  text('heading', label('Überschrift', 'Heading'), { required: true }),
  multiline('lead', label('Einleitung', 'Lead')),
  richText('body', label('Text', 'Body')),
  text('header_image_alt', label('Bildbeschreibung', 'Picture description'), {
    note: label('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
  }),
]);

const page: CollectionDefinition = {
  name: 'page',
  label: label('Seite', 'Page'),
  icon: 'article',
  folder: 'site',
  display: '{{key}}',
  sortField: 'sort',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  readable: 'build',
  fields: [
    id(),
    status(),
    project(),
    text('key', label('Seitenschlüssel', 'Page key'), {
      required: true,
      note: label(
        'Schlüssel der Wegetabelle, z. B. home, watches, imprint',
        'Key of the route table, such as home, watches, imprint',
      ),
    }),
    file('header_image', label('Kopfbild', 'Header picture'), headerGuidance),
    sort(),
    updatedAt(),
    pageTranslations.field,
    list('sections', label('Abschnitte', 'Sections'), 'page_section', {
      options: { template: '{{type}} {{translations}}', enableSelect: false },
      note: label(
        'Stehen in dieser Reihenfolge unter dem Text der Seite, auf der Startseite vor den Adressen; zum Umordnen ziehen. Das Impressum zeigt auf Französisch auch die Abschnitte des Datenschutzes.',
        'Follow the page’s text in this order, on the home page before the addresses; drag to rearrange. In French the imprint also shows the sections of the privacy page.',
      ),
    }),
  ],
  uniques: [['project', 'key']],
};

const legalText = withTranslations({
  name: 'legal_text',
  label: label('Rechtstext', 'Legal text'),
  icon: 'gavel',
  folder: 'site',
  display: '{{key}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    id(),
    project(),
    choice(
      'key',
      label('Textbaustein', 'Text block'),
      [
        'legal_authority',
        'insurance',
        'image_sources',
        'additional_top_info',
        'additional_bottom_info',
        'data_protection',
        'rolex',
        'consentmanager',
      ].map((value) => ({ value, label: label(value, value) })),
      { required: true },
    ),
    sort(),
    updatedAt(),
  ],
  uniques: [['project', 'key']],
  translations: [
    text('title', label('Überschrift', 'Heading')),
    richText('content', label('Text', 'Content'), { required: true }),
  ],
});

const consent = withTranslations({
  name: 'consent',
  label: label('Einwilligung', 'Consent'),
  icon: 'cookie',
  folder: 'site',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    id(),
    project(),
    text('function_id', label('Funktion', 'Function id'), {
      required: true,
      note: label(
        'functional (immer an), matomo (Besuche messen) und rolex_clock (Uhr im Kopf der Seite) kennt die Website.',
        'The site knows functional (always on), matomo (measuring visits) and rolex_clock (clock in the header).',
      ),
    }),
    text('display_name', label('Anzeigename', 'Display name'), { required: true }),
    multiline('description', label('Beschreibung', 'Description')),
    text('link', label('Weiterführender Link', 'Link')),
    flag('default_on', label('Vorgabe an', 'Default on'), false, {
      note: label(
        'Wird nur vermerkt: Angehakt ist vor einem Klick nichts (EuGH C-673/17).',
        'Is only kept as a note: nothing is ticked before a click (CJEU C-673/17).',
      ),
    }),
    flag('locked', label('Gesperrt', 'Locked'), false, {
      note: label(
        'Besucher können es nicht abschalten. Gilt nicht für matomo und rolex_clock, die man ablehnen können muss.',
        'Visitors cannot switch it off. Not for matomo and rolex_clock, which they must be able to refuse.',
      ),
    }),
    sort(),
  ],
  uniques: [['project', 'function_id']],
  translations: [
    text('display_name', label('Anzeigename', 'Display name')),
    multiline('description', label('Beschreibung', 'Description')),
  ],
});

/** The department a brand belongs to; its values are keys of department pages. */
export const brandType = (extra: Extra): FieldDefinition =>
  choice(
    'brand_type',
    label('Bereich', 'Brand type'),
    [
      { value: 'watches', label: label('Uhren', 'Watches') },
      { value: 'jewelry', label: label('Schmuck', 'Jewelry') },
      { value: 'wedding_rings', label: label('Trauringe', 'Wedding rings') },
      { value: 'optics', label: label('Optik', 'Optics') },
      { value: 'accessories', label: label('Accessoires', 'Accessories') },
    ],
    extra,
  );

const brand = withTranslations({
  name: 'brand',
  label: label('Marke', 'Brand'),
  icon: 'sell',
  folder: 'site',
  display: '{{display_name}}',
  sortField: 'sort',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  readable: 'build',
  fields: [
    id(),
    status(),
    project(),
    text('display_name', label('Anzeigename', 'Display name'), { required: true }),
    slug(),
    brandType({ required: true }),
    one('manufacturer', label('Hersteller im Shop', 'Manufacturer in the shop'), 'ecommerce_manufacturer', {
      options: { template: '{{display_name}}' },
      note: label(
        'Seine Produkte stehen mit Preisen auf der Seite der Marke.',
        'Its products stand with their prices on the page of the brand.',
      ),
    }),
    text('website', label('Website', 'Website')),
    file('logo', label('Logo', 'Logo'), brandLogoGuidance),
    file('header_image', label('Kopfbild', 'Header picture'), headerGuidance),
    multiline('lead', label('Einleitung', 'Lead')),
    richText('description', label('Beschreibung', 'Description')),
    sort(),
    updatedAt(),
  ],
  uniques: [['project', 'brand_type', 'slug']],
  translations: [
    multiline('lead', label('Einleitung', 'Lead')),
    richText('description', label('Beschreibung', 'Description')),
    text('keywords', label('Schlagwörter für Suchmaschinen', 'Keywords for search engines')),
    text('header_image_alt', label('Bildbeschreibung', 'Picture description'), {
      note: label('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
    }),
  ],
});

export const pageCollections: CollectionDefinition[] = [
  page,
  pageTranslations.collection,
  ...legalText,
  ...consent,
  ...brand,
];
