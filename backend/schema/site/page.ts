// Pages, legal text blocks, consents and brands.
import type { CollectionDefinition, FieldDefinition } from '../definition.ts';
import { idField, slugField, sortOrderField, statusField, updatedAtField } from '../common-fields.ts';
import {
  choiceField,
  type FieldOverrides,
  booleanField,
  studioLabel,
  multilineField,
  richTextField,
  textField,
} from '../fields.ts';
import { brandLogoImageGuidance, headerImageGuidance } from '../image-guidance.ts';
import {
  imageField,
  oneToManyField,
  manyToOneField,
  projectField,
  createTranslationsFieldAndCollection,
  withTranslationCollection,
} from '../relations.ts';

const ownership = { projectPath: 'project' };

const pageTranslations = createTranslationsFieldAndCollection(
  'page',
  studioLabel('Seite', 'Page'),
  ownership,
  'build',
  [
    textField('title', studioLabel('Seitentitel', 'Page title'), { required: true }),
    multilineField('description', studioLabel('Beschreibung für Suchmaschinen', 'Description for search engines')),
    textField('keywords', studioLabel('Schlagwörter', 'Keywords')),
    textField('heading', studioLabel('Überschrift', 'Heading'), { required: true }),
    multilineField('lead', studioLabel('Einleitung', 'Lead')),
    richTextField('body', studioLabel('Text', 'Body')),
    textField('header_image_alt', studioLabel('Bildbeschreibung', 'Picture description'), {
      note: studioLabel('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
    }),
  ],
);

const page: CollectionDefinition = {
  name: 'page',
  label: studioLabel('Seite', 'Page'),
  icon: 'article',
  folder: 'site',
  display: '{{key}}',
  sortField: 'sort',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  readable: 'build',
  fields: [
    idField(),
    statusField(),
    projectField(),
    textField('key', studioLabel('Seitenschlüssel', 'Page key'), {
      required: true,
      note: studioLabel(
        'Schlüssel der Wegetabelle, z. B. home, watches, imprint',
        'Key of the route table, such as home, watches, imprint',
      ),
    }),
    imageField('header_image', studioLabel('Kopfbild', 'Header picture'), headerImageGuidance),
    sortOrderField(),
    updatedAtField(),
    pageTranslations.field,
    oneToManyField('sections', studioLabel('Abschnitte', 'Sections'), 'page_section', {
      options: { template: '{{type}} {{translations}}', enableSelect: false },
      note: studioLabel(
        'Stehen in dieser Reihenfolge unter dem Text der Seite, auf der Startseite vor den Adressen; zum Umordnen ziehen. Das Impressum zeigt auf Französisch auch die Abschnitte des Datenschutzes.',
        'Follow the page’s text in this order, on the home page before the addresses; drag to rearrange. In French the imprint also shows the sections of the privacy page.',
      ),
    }),
  ],
  uniques: [['project', 'key']],
};

const legalText = withTranslationCollection({
  name: 'legal_text',
  label: studioLabel('Rechtstext', 'Legal text'),
  icon: 'gavel',
  folder: 'site',
  display: '{{key}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    idField(),
    projectField(),
    choiceField(
      'key',
      studioLabel('Textbaustein', 'Text block'),
      [
        'legal_authority',
        'insurance',
        'image_sources',
        'additional_top_info',
        'additional_bottom_info',
        'data_protection',
        'rolex',
        'consentmanager',
      ].map((value) => ({ value, label: studioLabel(value, value) })),
      { required: true },
    ),
    sortOrderField(),
    updatedAtField(),
  ],
  uniques: [['project', 'key']],
  translations: [
    textField('title', studioLabel('Überschrift', 'Heading')),
    richTextField('content', studioLabel('Text', 'Content'), { required: true }),
  ],
});

const consent = withTranslationCollection({
  name: 'consent',
  label: studioLabel('Einwilligung', 'Consent'),
  icon: 'cookie',
  folder: 'site',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    idField(),
    projectField(),
    textField('function_id', studioLabel('Funktion', 'Function id'), {
      required: true,
      note: studioLabel(
        'functional (immer an), matomo (Besuche messen) und rolex_clock (Uhr im Kopf der Seite) kennt die Website.',
        'The site knows functional (always on), matomo (measuring visits) and rolex_clock (clock in the header).',
      ),
    }),
    textField('display_name', studioLabel('Anzeigename', 'Display name'), { required: true }),
    multilineField('description', studioLabel('Beschreibung', 'Description')),
    textField('link', studioLabel('Weiterführender Link', 'Link')),
    booleanField('default_on', studioLabel('Vorgabe an', 'Default on'), false, {
      note: studioLabel(
        'Wird nur vermerkt: Angehakt ist vor einem Klick nichts (EuGH C-673/17).',
        'Is only kept as a note: nothing is ticked before a click (CJEU C-673/17).',
      ),
    }),
    booleanField('locked', studioLabel('Gesperrt', 'Locked'), false, {
      note: studioLabel(
        'Besucher können es nicht abschalten. Gilt nicht für matomo und rolex_clock, die man ablehnen können muss.',
        'Visitors cannot switch it off. Not for matomo and rolex_clock, which they must be able to refuse.',
      ),
    }),
    sortOrderField(),
  ],
  uniques: [['project', 'function_id']],
  translations: [
    textField('display_name', studioLabel('Anzeigename', 'Display name')),
    multilineField('description', studioLabel('Beschreibung', 'Description')),
  ],
});

/** Department of a brand; the values are keys of department pages. */
export const brandDepartmentField = (extra: FieldOverrides): FieldDefinition =>
  choiceField(
    'brand_type',
    studioLabel('Bereich', 'Brand type'),
    [
      { value: 'watches', label: studioLabel('Uhren', 'Watches') },
      { value: 'jewelry', label: studioLabel('Schmuck', 'Jewelry') },
      { value: 'wedding_rings', label: studioLabel('Trauringe', 'Wedding rings') },
      { value: 'optics', label: studioLabel('Optik', 'Optics') },
      { value: 'accessories', label: studioLabel('Accessoires', 'Accessories') },
    ],
    extra,
  );

const brand = withTranslationCollection({
  name: 'brand',
  label: studioLabel('Marke', 'Brand'),
  icon: 'sell',
  folder: 'site',
  display: '{{display_name}}',
  sortField: 'sort',
  archiveField: 'status',
  hasPreview: true,
  ownership,
  readable: 'build',
  fields: [
    idField(),
    statusField(),
    projectField(),
    textField('display_name', studioLabel('Anzeigename', 'Display name'), { required: true }),
    slugField(),
    brandDepartmentField({ required: true }),
    manyToOneField(
      'manufacturer',
      studioLabel('Hersteller im Shop', 'Manufacturer in the shop'),
      'ecommerce_manufacturer',
      {
        options: { template: '{{display_name}}' },
        note: studioLabel(
          'Seine Produkte stehen mit Preisen auf der Seite der Marke.',
          'Its products stand with their prices on the page of the brand.',
        ),
      },
    ),
    textField('website', studioLabel('Website', 'Website')),
    imageField('logo', studioLabel('Logo', 'Logo'), brandLogoImageGuidance),
    imageField('header_image', studioLabel('Kopfbild', 'Header picture'), headerImageGuidance),
    multilineField('lead', studioLabel('Einleitung', 'Lead')),
    richTextField('description', studioLabel('Beschreibung', 'Description')),
    sortOrderField(),
    updatedAtField(),
  ],
  uniques: [['project', 'brand_type', 'slug']],
  translations: [
    multilineField('lead', studioLabel('Einleitung', 'Lead')),
    richTextField('description', studioLabel('Beschreibung', 'Description')),
    textField('keywords', studioLabel('Schlagwörter für Suchmaschinen', 'Keywords for search engines')),
    textField('header_image_alt', studioLabel('Bildbeschreibung', 'Picture description'), {
      note: studioLabel('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
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
