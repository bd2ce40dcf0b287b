// Page sections: one collection whose `type` determines the fields of the form
// (docs/decisions/007-page-sections-as-one-collection.md); and the hotspots in the image of a shop window section.
import type { CollectionDefinition } from '../definition.ts';
import { childIdField, idField, sortOrderField, updatedAtField } from '../common-fields.ts';
import {
  choiceField,
  booleanField,
  studioLabel,
  richTextField,
  percentSliderField,
  shownWhen,
  textField,
} from '../fields.ts';
import { galleryImageGuidance, sectionImageGuidance } from '../image-guidance.ts';
import {
  imageField,
  junctionCollection,
  oneToManyField,
  manyToManyField,
  manyToOneField,
  createTranslationsFieldAndCollection,
} from '../relations.ts';
import { brandDepartmentField } from './page.ts';

const hotspotOwnership = { projectPath: 'section.page.project' };

const hotspotTranslations = createTranslationsFieldAndCollection(
  'page_section_hotspot',
  studioLabel('Punkt', 'Mark'),
  hotspotOwnership,
  'build',
  [
    textField('label', studioLabel('Bezeichnung', 'Label'), {
      note: studioLabel('Leer: der Name des Stücks oder der Marke', 'Empty: the name of the piece or brand'),
    }),
    textField('description', studioLabel('Ein Satz dazu', 'A sentence about it')),
  ],
);

const displayNameTemplate = { options: { template: '{{display_name}}' } };

const hotspot: CollectionDefinition = {
  name: 'page_section_hotspot',
  label: studioLabel('Punkt im Schaufenster', 'Shop window mark'),
  icon: 'my_location',
  folder: 'site',
  hidden: true,
  display: '{{x}} % · {{y}} % {{product.display_name}} {{brand.display_name}} {{link}}',
  sortField: 'sort',
  ownership: hotspotOwnership,
  readable: 'build',
  fields: [
    idField(),
    manyToOneField('section', studioLabel('Abschnitt', 'Section'), 'page_section', {
      required: true,
      hidden: true,
      oneField: 'hotspots',
      sortField: 'sort',
    }),
    percentSliderField('x', studioLabel('Von links (%)', 'From the left (%)'), {
      required: true,
      note: studioLabel(
        'Am einfachsten im Bild des Abschnitts zu setzen. 0 ist der linke, 100 der rechte Rand.',
        'Easiest to set in the picture of the section. 0 is the left edge, 100 the right.',
      ),
    }),
    percentSliderField('y', studioLabel('Von oben (%)', 'From the top (%)'), {
      required: true,
      note: studioLabel(
        'Am einfachsten im Bild des Abschnitts zu setzen. 0 ist der obere, 100 der untere Rand.',
        'Easiest to set in the picture of the section. 0 is the top edge, 100 the bottom.',
      ),
    }),
    manyToOneField('product', studioLabel('Stück', 'Piece'), 'ecommerce_product', displayNameTemplate),
    manyToOneField('brand', studioLabel('Oder Marke', 'Or brand'), 'brand', displayNameTemplate),
    textField('link', studioLabel('Oder Seite', 'Or page'), {
      note: studioLabel(
        'Deutscher Pfad wie /trauringe; dann auch die Bezeichnung ausfüllen.',
        'German path such as /trauringe; then fill in the label, too.',
      ),
    }),
    sortOrderField(),
    hotspotTranslations.field,
  ],
  indexes: [['section', 'sort']],
};

/**
 * Hotspots in the image of a shop window section: position and link target.
 */
export const hotspotCollections: CollectionDefinition[] = [hotspot, hotspotTranslations.collection];

const ownership = { projectPath: 'page.project' };
const shown = (...types: string[]) => shownWhen('type', ...types);

const types = [
  { value: 'text', label: studioLabel('Text, mit oder ohne Bild', 'Text, with or without a picture') },
  { value: 'picture', label: studioLabel('Bild', 'Picture') },
  { value: 'gallery', label: studioLabel('Galerie', 'Gallery') },
  { value: 'quote', label: studioLabel('Zitat', 'Quote') },
  { value: 'brands', label: studioLabel('Marken', 'Brands') },
  { value: 'products', label: studioLabel('Stücke', 'Pieces') },
  { value: 'action', label: studioLabel('Aufforderung', 'Call to action') },
  { value: 'window', label: studioLabel('Schaufenster', 'Shop window') },
];

const translations = createTranslationsFieldAndCollection(
  'page_section',
  studioLabel('Abschnitt', 'Section'),
  ownership,
  'build',
  [
    textField('heading', studioLabel('Überschrift', 'Heading')),
    richTextField('content', studioLabel('Text', 'Content'), {
      note: studioLabel(
        'Beim Zitat dessen Wortlaut ohne Anführungszeichen, beim Bild die Zeile darunter.',
        'For a quote its words without quotation marks, for a picture the line below it.',
      ),
    }),
    textField('attribution', studioLabel('Von wem', 'Said by'), { note: studioLabel('Nur beim Zitat', 'Quotes only') }),
    textField('link_label', studioLabel('Worte des Links', 'Link text')),
    textField('picture_alt', studioLabel('Bildbeschreibung', 'Picture description'), {
      note: studioLabel('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
    }),
  ],
);

const section: CollectionDefinition = {
  name: 'page_section',
  label: studioLabel('Abschnitt', 'Section'),
  icon: 'view_day',
  folder: 'site',
  hidden: true,
  display: '{{type}} {{translations}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    idField(),
    manyToOneField('page', studioLabel('Seite', 'Page'), 'page', {
      required: true,
      hidden: true,
      oneField: 'sections',
      sortField: 'sort',
    }),
    choiceField('type', studioLabel('Art', 'Type'), types, { required: true, display: 'labels' }),
    booleanField('visible', studioLabel('Auf der Website zeigen', 'Show on the site'), true),
    choiceField(
      'layout',
      studioLabel('Stellung des Bildes', 'Picture position'),
      [
        { value: 'right', label: studioLabel('Rechts vom Text', 'Right of the text') },
        { value: 'left', label: studioLabel('Links vom Text', 'Left of the text') },
      ],
      { ...shown('text'), column: { nullable: true, maxLength: 16, defaultValue: 'right' } },
    ),
    imageField('picture', studioLabel('Bild', 'Picture'), sectionImageGuidance, shown('text', 'picture', 'window')),
    manyToManyField('pictures', studioLabel('Bilder', 'Pictures'), 'page_section_picture', {
      interface: 'files',
      special: ['files'],
      note: galleryImageGuidance,
      ...shown('gallery'),
    }),
    brandDepartmentField({
      note: studioLabel(
        'Leer: die Marken des Bereichs, auf dessen Seite der Abschnitt steht; auf allen anderen Seiten alle.',
        'Empty: the brands of the department whose page this is; on all other pages every brand.',
      ),
      ...shown('brands'),
    }),
    manyToManyField('products', studioLabel('Ausgewählte Stücke', 'Chosen pieces'), 'page_section_product', {
      options: { template: '{{product_id.display_name}}', enableCreate: false },
      note: studioLabel(
        'Zwei bis acht; gezeigt werden veröffentlichte mit Bild.',
        'Two to eight; published ones with a picture are shown.',
      ),
      ...shown('products'),
    }),
    manyToOneField(
      'category',
      studioLabel('Oder die ersten vier der Kategorie', 'Or the first four of the category'),
      'ecommerce_category',
      {
        options: { template: '{{display_name}}' },
        ...shown('products'),
      },
    ),
    oneToManyField('hotspots', studioLabel('Punkte im Bild', 'Marks in the picture'), 'page_section_hotspot', {
      interface: 'shop-window-marks',
      options: {
        template: '{{x}} % · {{y}} % {{product.display_name}} {{brand.display_name}} {{link}}',
        enableSelect: false,
      },
      note: studioLabel(
        'Setzen und verschieben Sie die Punkte im Bild; was einer zeigt, bestimmen Sie in seiner Zeile. Jeder führt zu einem Stück, einer Marke oder einer Seite und steht auf der Website auch in der Liste unter dem Bild. Zwischen zwei Punkten braucht der Daumen auf dem Telefon etwa ein Sechstel der Bildbreite.',
        'Set and move the marks in the picture; choose in its row what a mark shows. Each leads to a piece, a brand or a page, and on the site also stands in the list below the picture. Between two marks a thumb on a phone needs about a sixth of the picture’s width.',
      ),
      ...shown('window'),
    }),
    textField('link', studioLabel('Link', 'Link'), {
      note: studioLabel(
        'Deutscher Pfad wie /kontakt (die anderen Sprachen folgen von selbst), https://…, mailto:… oder tel:… Leer bei Stücken einer Kategorie: die Liste des Shops, nach ihr gefiltert.',
        'German path such as /kontakt (other languages follow), https://…, mailto:… or tel:… Empty for pieces of a category: the list of the shop, filtered by it.',
      ),
      ...shown('text', 'products', 'action'),
    }),
    textField('anchor', studioLabel('Sprungmarke', 'Anchor'), {
      options: { slug: true, trim: true },
      note: studioLabel('Für Links auf diesen Abschnitt, z. B. marken', 'For links to this section, such as brands'),
    }),
    sortOrderField(),
    updatedAtField(),
    {
      ...translations.field,
      display: 'translations',
      displayOptions: { template: '{{heading}}', languageField: 'name', defaultLanguage: 'de', userLanguage: true },
    },
  ],
  indexes: [['page', 'sort']],
};

const sectionImageOwnership = { projectPath: 'section.page.project' };

const sectionImageTranslations = createTranslationsFieldAndCollection(
  'page_section_picture',
  studioLabel('Galeriebild', 'Gallery picture'),
  sectionImageOwnership,
  'build',
  [
    textField('alt', studioLabel('Bildbeschreibung', 'Picture description'), {
      note: studioLabel('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
      width: 'full',
    }),
  ],
  'integer',
);

const sectionImage: CollectionDefinition = {
  ...junctionCollection({
    name: 'page_section_picture',
    readable: 'build',
    from: { collection: 'page_section', field: 'section', listField: 'pictures', ownership },
    to: { collection: 'directus_files', field: 'directus_files_id' },
  }),
  label: studioLabel('Galeriebild', 'Gallery picture'),
  fields: [
    childIdField(),
    manyToOneField('section', studioLabel('Abschnitt', 'Section'), 'page_section', {
      required: true,
      hidden: true,
      oneField: 'pictures',
      sortField: 'sort',
      junctionField: 'directus_files_id',
    }),
    imageField('directus_files_id', studioLabel('Datei', 'File'), galleryImageGuidance, {
      required: true,
      junctionField: 'section',
    }),
    sortOrderField(),
    sectionImageTranslations.field,
  ],
};

const product = junctionCollection({
  name: 'page_section_product',
  readable: 'build',
  from: { collection: 'page_section', field: 'section', listField: 'products', ownership },
  to: { collection: 'ecommerce_product', field: 'product_id' },
});

export const sectionCollections: CollectionDefinition[] = [
  section,
  translations.collection,
  sectionImage,
  sectionImageTranslations.collection,
  product,
];
