// Page sections: one collection whose `type` determines the fields of the form
// (docs/decisions/007-page-sections-as-one-collection.md); and the hotspots in the image of a shop window section.
import { defineScheduleFields } from '../scheduled-publication-fields.ts';
import type { CollectionDefinition } from '../content-model-types.ts';
import {
  defineAutoIncrementIdField,
  defineIdField,
  defineSortOrderField,
  defineUpdatedAtField,
  defineAlternativeTextField,
} from '../define-common-fields.ts';
import {
  defineChoiceField,
  defineBooleanField,
  createStudioLabel,
  defineRichTextField,
  definePercentSliderField,
  showFieldWhen,
  defineTextField,
} from '../define-fields.ts';
import { galleryImageGuidance, sectionImageGuidance } from '../image-upload-guidance.ts';
import {
  defineImageField,
  defineJunctionCollection,
  defineOneToManyField,
  defineManyToManyField,
  defineManyToOneField,
  defineTranslationsFieldAndCollection,
} from '../define-relations.ts';
import { defineBrandDepartmentField } from './page-and-brand-collections.ts';

const hotspotOwnership = { projectPath: 'section.page.project' };

const hotspotTranslations = defineTranslationsFieldAndCollection(
  'page_section_hotspot',
  createStudioLabel('Punkt', 'Hotspot'),
  hotspotOwnership,
  'build',
  [
    defineTextField('label', createStudioLabel('Bezeichnung', 'Label'), {
      note: createStudioLabel(
        'Leer: der Name des Stücks oder der Marke',
        'If empty, the name of the product or brand is used',
      ),
    }),
    defineTextField('description', createStudioLabel('Ein Satz dazu', 'One-sentence description')),
  ],
);

const displayNameTemplate = { options: { template: '{{display_name}}' } };

const hotspot: CollectionDefinition = {
  name: 'page_section_hotspot',
  label: createStudioLabel('Punkt im Schaufenster', 'Shop window hotspot'),
  icon: 'my_location',
  folder: 'site',
  hidden: true,
  display: '{{x}} % · {{y}} % {{product.display_name}} {{brand.display_name}} {{link}}',
  sortField: 'sort',
  ownership: hotspotOwnership,
  readable: 'build',
  fields: [
    defineIdField(),
    defineManyToOneField('section', createStudioLabel('Abschnitt', 'Section'), 'page_section', {
      required: true,
      hidden: true,
      oneField: 'hotspots',
      sortField: 'sort',
    }),
    definePercentSliderField('x', createStudioLabel('Von links (%)', 'From the left (%)'), {
      required: true,
      note: createStudioLabel(
        'Am einfachsten im Bild des Abschnitts zu setzen. 0 ist der linke, 100 der rechte Rand.',
        'Easiest to set in the section’s image. 0 is the left edge, 100 the right edge.',
      ),
    }),
    definePercentSliderField('y', createStudioLabel('Von oben (%)', 'From the top (%)'), {
      required: true,
      note: createStudioLabel(
        'Am einfachsten im Bild des Abschnitts zu setzen. 0 ist der obere, 100 der untere Rand.',
        'Easiest to set in the section’s image. 0 is the top edge, 100 the bottom edge.',
      ),
    }),
    defineManyToOneField('product', createStudioLabel('Stück', 'Product'), 'ecommerce_product', displayNameTemplate),
    defineManyToOneField('brand', createStudioLabel('Oder Marke', 'Or brand'), 'brand', displayNameTemplate),
    defineTextField('link', createStudioLabel('Oder Seite', 'Or page'), {
      note: createStudioLabel(
        'Deutscher Pfad wie /trauringe; dann auch die Bezeichnung ausfüllen.',
        'German path such as /trauringe; fill in the label as well.',
      ),
    }),
    defineSortOrderField(),
    hotspotTranslations.field,
  ],
  indexes: [['section', 'sort']],
};

/**
 * Hotspots in the image of a shop window section: position and link target.
 */
export const shopWindowHotspotCollections: CollectionDefinition[] = [hotspot, hotspotTranslations.collection];

const ownership = { projectPath: 'page.project' };
const shown = (...types: string[]) => showFieldWhen('type', ...types);

const typeLabels = {
  text: createStudioLabel('Text, mit oder ohne Bild', 'Text, with or without an image'),
  picture: createStudioLabel('Bild', 'Image'),
  gallery: createStudioLabel('Galerie', 'Gallery'),
  quote: createStudioLabel('Zitat', 'Quote'),
  brands: createStudioLabel('Marken', 'Brands'),
  products: createStudioLabel('Stücke', 'Products'),
  action: createStudioLabel('Aufforderung', 'Call to action'),
  window: createStudioLabel('Schaufenster', 'Shop window'),
};

const translations = defineTranslationsFieldAndCollection(
  'page_section',
  createStudioLabel('Abschnitt', 'Section'),
  ownership,
  'build',
  [
    defineTextField('heading', createStudioLabel('Überschrift', 'Heading')),
    defineRichTextField('content', createStudioLabel('Text', 'Content'), {
      note: createStudioLabel(
        'Beim Zitat dessen Wortlaut ohne Anführungszeichen, beim Bild die Zeile darunter.',
        'For a quote, its text without quotation marks; for an image, its caption.',
      ),
    }),
    defineTextField('attribution', createStudioLabel('Von wem', 'Attribution'), {
      note: createStudioLabel('Nur beim Zitat', 'Quotes only'),
    }),
    defineTextField('link_label', createStudioLabel('Worte des Links', 'Link text')),
    defineAlternativeTextField('picture_alt'),
  ],
);

const section: CollectionDefinition = {
  name: 'page_section',
  label: createStudioLabel('Abschnitt', 'Section'),
  icon: 'view_day',
  folder: 'site',
  hidden: true,
  display: '{{type}} {{translations}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    defineIdField(),
    defineManyToOneField('page', createStudioLabel('Seite', 'Page'), 'page', {
      required: true,
      hidden: true,
      oneField: 'sections',
      sortField: 'sort',
    }),
    defineChoiceField('type', createStudioLabel('Art', 'Type'), typeLabels, { required: true }),
    defineBooleanField('visible', createStudioLabel('Auf der Website zeigen', 'Show on the site'), true),
    ...defineScheduleFields(),
    defineChoiceField(
      'layout',
      createStudioLabel('Stellung des Bildes', 'Image position'),
      {
        right: createStudioLabel('Rechts vom Text', 'Right of the text'),
        left: createStudioLabel('Links vom Text', 'Left of the text'),
      },
      { ...shown('text'), column: { nullable: true, maxLength: 16, defaultValue: 'right' } },
    ),
    defineImageField(
      'picture',
      createStudioLabel('Bild', 'Image'),
      sectionImageGuidance,
      shown('text', 'picture', 'window'),
    ),
    defineManyToManyField('pictures', createStudioLabel('Bilder', 'Images'), 'page_section_picture', {
      interface: 'files',
      special: ['files'],
      note: galleryImageGuidance,
      ...shown('gallery'),
    }),
    defineBrandDepartmentField({
      note: createStudioLabel(
        'Leer: die Marken des Bereichs, auf dessen Seite der Abschnitt steht; auf allen anderen Seiten alle.',
        'If empty, the page of a department shows its brands; all other pages show all brands.',
      ),
      ...shown('brands'),
    }),
    defineManyToManyField(
      'products',
      createStudioLabel('Ausgewählte Stücke', 'Selected products'),
      'page_section_product',
      {
        options: { template: '{{product_id.display_name}}', enableCreate: false },
        note: createStudioLabel(
          'Bis zu acht; gezeigt werden veröffentlichte mit Bild.',
          'Up to eight; only published products with an image are shown.',
        ),
        ...shown('products'),
      },
    ),
    defineManyToOneField(
      'category',
      createStudioLabel('Oder alle einer Kategorie', 'Or all products of a category'),
      'ecommerce_category',
      {
        options: { template: '{{display_name}}' },
        note: createStudioLabel(
          'Ohne ausgewählte Stücke: Auf der Seite eines Bereichs wird der erste solche Abschnitt zur ganzen Liste der Kategorie, mit Filtern und Sortierung; weitere Abschnitte und andere Seiten zeigen die ersten vier. Als erster Abschnitt steht er über dem Text der Seite.',
          'Without selected products: on the page of a department, the first such section is the complete list of the category, with filters and sorting; further sections and other pages show the first four. As the first section it stands above the text of the page.',
        ),
        ...shown('products'),
      },
    ),
    defineOneToManyField(
      'hotspots',
      createStudioLabel('Punkte im Bild', 'Hotspots in the image'),
      'page_section_hotspot',
      {
        interface: 'shop-window-marks',
        options: {
          template: '{{x}} % · {{y}} % {{product.display_name}} {{brand.display_name}} {{link}}',
          enableSelect: false,
        },
        note: createStudioLabel(
          'Setzen und verschieben Sie die Punkte im Bild; was einer zeigt, bestimmen Sie in seiner Zeile. Jeder führt zu einem Stück, einer Marke oder einer Seite und steht auf der Website auch in der Liste unter dem Bild. Zwischen zwei Punkten braucht der Daumen auf dem Telefon etwa ein Sechstel der Bildbreite.',
          'Add and move hotspots in the image; choose what each one shows in its row. Each hotspot links to a product, a brand or a page and is also listed below the image on the site. Leave about one sixth of the image width between two hotspots so that they can be tapped on a phone.',
        ),
        ...shown('window'),
      },
    ),
    defineTextField('link', createStudioLabel('Link', 'Link'), {
      note: createStudioLabel(
        'Deutscher Pfad wie /kontakt (die anderen Sprachen folgen von selbst), https://…, mailto:… oder tel:… Leer bei Stücken einer Kategorie: die Liste des Shops, nach ihr gefiltert.',
        'German path such as /kontakt (the other languages follow automatically), https://…, mailto:… or tel:… If empty for the products of a category, it links to the shop’s product list filtered by that category.',
      ),
      ...shown('text', 'products', 'action'),
    }),
    defineTextField('anchor', createStudioLabel('Sprungmarke', 'Anchor'), {
      options: { slug: true, trim: true },
      note: createStudioLabel(
        'Für Links auf diesen Abschnitt, z. B. marken',
        'For links to this section, for example brands',
      ),
    }),
    defineSortOrderField(),
    defineUpdatedAtField(),
    {
      ...translations.field,
      display: 'translations',
      displayOptions: { template: '{{heading}}', languageField: 'name', defaultLanguage: 'de', userLanguage: true },
    },
  ],
  indexes: [['page', 'sort']],
};

const sectionImageOwnership = { projectPath: 'section.page.project' };

const sectionImageTranslations = defineTranslationsFieldAndCollection(
  'page_section_picture',
  createStudioLabel('Galeriebild', 'Gallery image'),
  sectionImageOwnership,
  'build',
  [defineAlternativeTextField('alt', { width: 'full' })],
  'integer',
);

const sectionImage: CollectionDefinition = {
  ...defineJunctionCollection({
    name: 'page_section_picture',
    readable: 'build',
    from: { collection: 'page_section', field: 'section', listField: 'pictures', ownership },
    to: { collection: 'directus_files', field: 'directus_files_id' },
  }),
  label: createStudioLabel('Galeriebild', 'Gallery image'),
  fields: [
    defineAutoIncrementIdField(),
    defineManyToOneField('section', createStudioLabel('Abschnitt', 'Section'), 'page_section', {
      required: true,
      hidden: true,
      oneField: 'pictures',
      sortField: 'sort',
      junctionField: 'directus_files_id',
    }),
    defineImageField('directus_files_id', createStudioLabel('Datei', 'File'), galleryImageGuidance, {
      required: true,
      junctionField: 'section',
    }),
    defineSortOrderField(),
    sectionImageTranslations.field,
  ],
};

const product = defineJunctionCollection({
  name: 'page_section_product',
  readable: 'build',
  from: { collection: 'page_section', field: 'section', listField: 'products', ownership },
  to: { collection: 'ecommerce_product', field: 'product_id' },
});

export const pageSectionCollections: CollectionDefinition[] = [
  section,
  translations.collection,
  sectionImage,
  sectionImageTranslations.collection,
  product,
];
