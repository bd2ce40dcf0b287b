// Pages, legal text blocks, consents and brands.
import { defineScheduleFields } from '../scheduled-publication-fields.ts';
import type { CollectionDefinition, FieldDefinition } from '../content-model-types.ts';
import {
  defineIdField,
  defineSearchPreviewField,
  defineSlugField,
  defineSortOrderField,
  definePublicationStatusField,
  defineUpdatedAtField,
  defineDisplayNameField,
  defineAlternativeTextField,
} from '../define-common-fields.ts';
import {
  defineChoiceField,
  type FieldDefinitionOverrides,
  defineBooleanField,
  createStudioLabel,
  defineMultilineTextField,
  defineRichTextField,
  defineTextField,
} from '../define-fields.ts';
import { pageKeyChoices } from './page-key-choices.ts';
import { brandLogoImageGuidance, headerImageGuidance } from '../image-upload-guidance.ts';
import {
  defineImageField,
  defineOneToManyField,
  defineManyToOneField,
  defineProjectField,
  defineTranslationsFieldAndCollection,
  defineCollectionWithTranslations,
} from '../define-relations.ts';

const ownership = { projectPath: 'project' };
const ofSite = { folder: 'site', sortField: 'sort', ownership, readable: 'build' } as const;

const pageTranslations = defineTranslationsFieldAndCollection(
  'page',
  createStudioLabel('Seite', 'Page'),
  ownership,
  'build',
  [
    defineTextField('title', createStudioLabel('Seitentitel', 'Page title'), { required: true }),
    defineMultilineTextField(
      'description',
      createStudioLabel('Beschreibung für Suchmaschinen', 'Description for search engines'),
    ),
    defineTextField('keywords', createStudioLabel('Schlagwörter', 'Keywords')),
    defineTextField('heading', createStudioLabel('Überschrift', 'Heading'), { required: true }),
    defineMultilineTextField('lead', createStudioLabel('Einleitung', 'Introduction')),
    defineRichTextField('body', createStudioLabel('Text', 'Body')),
    defineAlternativeTextField('header_image_alt'),
  ],
);

const page: CollectionDefinition = {
  ...ofSite,
  name: 'page',
  label: createStudioLabel('Seite', 'Page'),
  icon: 'article',
  display: '{{key}}',
  archiveField: 'status',
  hasPreview: true,
  fields: [
    defineIdField(),
    definePublicationStatusField(),
    defineProjectField(),
    ...defineScheduleFields(),
    defineChoiceField('key', createStudioLabel('Seite', 'Page'), pageKeyChoices, { required: true }),
    defineImageField('header_image', createStudioLabel('Kopfbild', 'Header image'), headerImageGuidance),
    defineSortOrderField(),
    defineUpdatedAtField(),
    // Right above title and description.
    defineSearchPreviewField(),
    pageTranslations.field,
    defineOneToManyField('sections', createStudioLabel('Abschnitte', 'Sections'), 'page_section', {
      options: { template: '{{type}} {{translations}}', enableSelect: false },
      note: createStudioLabel(
        'Stehen in dieser Reihenfolge unter dem Text der Seite, auf der Startseite vor den Adressen; zum Umordnen ziehen. Das Impressum zeigt auf Französisch auch die Abschnitte des Datenschutzes.',
        'Shown in this order below the page’s text, on the home page above the addresses; drag to reorder. In French, the imprint also shows the sections of the privacy page.',
      ),
    }),
  ],
  uniques: [['project', 'key']],
};

const legalText = defineCollectionWithTranslations({
  ...ofSite,
  name: 'legal_text',
  label: createStudioLabel('Rechtstext', 'Legal text'),
  icon: 'gavel',
  display: '{{key}}',
  fields: [
    defineIdField(),
    defineProjectField(),
    defineChoiceField(
      'key',
      createStudioLabel('Textbaustein', 'Text block'),
      {
        legal_authority: createStudioLabel('Zuständige Kammer', 'Chamber'),
        insurance: createStudioLabel('Berufshaftpflicht', 'Liability insurance'),
        image_sources: createStudioLabel('Bildnachweise', 'Image credits'),
        additional_top_info: createStudioLabel('Impressum: oben', 'Imprint: top'),
        additional_bottom_info: createStudioLabel('Impressum: unten', 'Imprint: bottom'),
        data_protection: createStudioLabel('Datenschutz', 'Privacy policy'),
        rolex: createStudioLabel('Datenschutz: Rolex', 'Privacy policy: Rolex'),
        consentmanager: createStudioLabel('Datenschutz: Einwilligungen', 'Privacy policy: consents'),
      },
      { required: true },
    ),
    defineSortOrderField(),
    defineUpdatedAtField(),
  ],
  uniques: [['project', 'key']],
  translations: [
    defineTextField('title', createStudioLabel('Überschrift', 'Heading')),
    defineRichTextField('content', createStudioLabel('Text', 'Content'), { required: true }),
  ],
});

/** The functions that the site knows. */
const consentFunctions = {
  functional: createStudioLabel('Notwendiges (immer an)', 'Necessary (always on)'),
  matomo: createStudioLabel('Matomo (Besuche messen)', 'Matomo (visit tracking)'),
  rolex_clock: createStudioLabel('Rolex-Uhr im Kopf der Seite', 'Rolex clock in the page header'),
};

const consent = defineCollectionWithTranslations({
  ...ofSite,
  name: 'consent',
  label: createStudioLabel('Einwilligung', 'Consent'),
  icon: 'cookie',
  display: '{{display_name}}',
  fields: [
    defineIdField(),
    defineProjectField(),
    defineChoiceField('function_id', createStudioLabel('Funktion', 'Function'), consentFunctions, { required: true }),
    defineDisplayNameField({ required: true }),
    defineMultilineTextField('description', createStudioLabel('Beschreibung', 'Description')),
    defineTextField('link', createStudioLabel('Weiterführender Link', 'Link')),
    defineBooleanField('default_on', createStudioLabel('Vorgabe an', 'On by default'), false, {
      note: createStudioLabel(
        'Wird nur vermerkt: Angehakt ist vor einem Klick nichts (EuGH C-673/17).',
        'For reference only: nothing is preselected before the visitor clicks (CJEU C-673/17).',
      ),
    }),
    defineBooleanField('locked', createStudioLabel('Gesperrt', 'Locked'), false, {
      note: createStudioLabel(
        'Besucher können es nicht abschalten. Gilt nicht für Matomo und die Rolex-Uhr, die man ablehnen können muss.',
        'Visitors cannot turn it off. Does not apply to Matomo and the Rolex clock, which visitors must be able to reject.',
      ),
    }),
    defineSortOrderField(),
  ],
  uniques: [['project', 'function_id']],
  translations: [
    defineDisplayNameField(),
    defineMultilineTextField('description', createStudioLabel('Beschreibung', 'Description')),
  ],
});

/** Department of a brand; the values are keys of department pages. */
export const defineBrandDepartmentField = (extra: FieldDefinitionOverrides): FieldDefinition =>
  defineChoiceField(
    'brand_type',
    createStudioLabel('Bereich', 'Department'),
    {
      watches: createStudioLabel('Uhren', 'Watches'),
      jewelry: createStudioLabel('Schmuck', 'Jewellery'),
      wedding_rings: createStudioLabel('Trauringe', 'Wedding rings'),
      optics: createStudioLabel('Optik', 'Optics'),
      accessories: createStudioLabel('Accessoires', 'Accessories'),
    },
    extra,
  );

const brand = defineCollectionWithTranslations({
  ...ofSite,
  name: 'brand',
  label: createStudioLabel('Marke', 'Brand'),
  icon: 'sell',
  display: '{{display_name}}',
  archiveField: 'status',
  hasPreview: true,
  fields: [
    defineIdField(),
    definePublicationStatusField(),
    defineProjectField(),
    ...defineScheduleFields(),
    defineDisplayNameField({ required: true }),
    defineSlugField(),
    defineBrandDepartmentField({ required: true }),
    defineManyToOneField(
      'manufacturer',
      createStudioLabel('Hersteller im Shop', 'Manufacturer in the shop'),
      'ecommerce_manufacturer',
      {
        options: { template: '{{display_name}}' },
        note: createStudioLabel(
          'Seine Produkte stehen mit Preisen auf der Seite der Marke.',
          'Its products are shown with prices on the brand’s page.',
        ),
      },
    ),
    defineTextField('website', createStudioLabel('Website', 'Website')),
    defineImageField('logo', createStudioLabel('Logo', 'Logo'), brandLogoImageGuidance),
    defineImageField('header_image', createStudioLabel('Kopfbild', 'Header image'), headerImageGuidance),
    defineMultilineTextField('lead', createStudioLabel('Einleitung', 'Introduction')),
    defineRichTextField('description', createStudioLabel('Beschreibung', 'Description')),
    defineSortOrderField(),
    defineUpdatedAtField(),
    defineSearchPreviewField(),
  ],
  uniques: [['project', 'brand_type', 'slug']],
  translations: [
    defineMultilineTextField('lead', createStudioLabel('Einleitung', 'Introduction')),
    defineRichTextField('description', createStudioLabel('Beschreibung', 'Description')),
    defineTextField('keywords', createStudioLabel('Schlagwörter für Suchmaschinen', 'Keywords for search engines')),
    defineAlternativeTextField('header_image_alt'),
  ],
});

export const pageAndBrandCollections: CollectionDefinition[] = [
  page,
  pageTranslations.collection,
  ...legalText,
  ...consent,
  ...brand,
];
