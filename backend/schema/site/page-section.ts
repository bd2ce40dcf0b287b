// The sections editors compose a page of: one collection whose type decides which fields its form shows
// (docs/decisions/007-page-sections-as-one-collection.md), and the marks in the picture of a digital shop window. Listed in page.ts;
// joined in schema.ts.
import type { CollectionDefinition } from '../definition.ts';
import { childId, id, sort, updatedAt } from '../common-fields.ts';
import { choice, flag, label, richText, share, shownFor, text } from '../fields.ts';
import { galleryGuidance, sectionGuidance } from '../picture-guidance.ts';
import { file, junction, list, manyList, one, translated } from '../relations.ts';
import { brandType } from './page.ts';

const hotspotOwnership = { projectPath: 'section.page.project' };

const hotspotTranslations = translated('page_section_hotspot', label('Punkt', 'Mark'), hotspotOwnership, 'build', [
  text('label', label('Bezeichnung', 'Label'), {
    note: label('Leer: der Name des Stücks oder der Marke', 'Empty: the name of the piece or brand'),
  }),
  text('description', label('Ein Satz dazu', 'A sentence about it')),
]);

const named = { options: { template: '{{display_name}}' } };

const hotspot: CollectionDefinition = {
  name: 'page_section_hotspot',
  label: label('Punkt im Schaufenster', 'Shop window mark'),
  icon: 'my_location',
  folder: 'site',
  hidden: true,
  display: '{{x}} % · {{y}} % {{product.display_name}} {{brand.display_name}} {{link}}',
  sortField: 'sort',
  ownership: hotspotOwnership,
  readable: 'build',
  fields: [
    id(),
    one('section', label('Abschnitt', 'Section'), 'page_section', {
      required: true,
      hidden: true,
      oneField: 'hotspots',
      sortField: 'sort',
    }),
    share('x', label('Von links (%)', 'From the left (%)'), {
      required: true,
      note: label(
        'Am einfachsten im Bild des Abschnitts zu setzen. 0 ist der linke, 100 der rechte Rand.',
        'Easiest to set in the picture of the section. 0 is the left edge, 100 the right.',
      ),
    }),
    share('y', label('Von oben (%)', 'From the top (%)'), {
      required: true,
      note: label(
        'Am einfachsten im Bild des Abschnitts zu setzen. 0 ist der obere, 100 der untere Rand.',
        'Easiest to set in the picture of the section. 0 is the top edge, 100 the bottom.',
      ),
    }),
    one('product', label('Stück', 'Piece'), 'ecommerce_product', named),
    one('brand', label('Oder Marke', 'Or brand'), 'brand', named),
    text('link', label('Oder Seite', 'Or page'), {
      note: label(
        'Deutscher Pfad wie /trauringe; dann auch die Bezeichnung ausfüllen.',
        'German path such as /trauringe; then fill in the label, too.',
      ),
    }),
    sort(),
    hotspotTranslations.field,
  ],
  indexes: [['section', 'sort']],
};

/**
 * The marks in the picture of a digital shop window: where each stands and where it leads. Listed in
 * page-section.ts.
 */
export const hotspotCollections: CollectionDefinition[] = [hotspot, hotspotTranslations.collection];

const ownership = { projectPath: 'page.project' };
const shown = (...types: string[]) => shownFor('type', ...types);

const types = [
  { value: 'text', label: label('Text, mit oder ohne Bild', 'Text, with or without a picture') },
  { value: 'picture', label: label('Bild', 'Picture') },
  { value: 'gallery', label: label('Galerie', 'Gallery') },
  { value: 'quote', label: label('Zitat', 'Quote') },
  { value: 'brands', label: label('Marken', 'Brands') },
  { value: 'products', label: label('Stücke', 'Pieces') },
  { value: 'action', label: label('Aufforderung', 'Call to action') },
  { value: 'window', label: label('Schaufenster', 'Shop window') },
];

const translations = translated('page_section', label('Abschnitt', 'Section'), ownership, 'build', [
  text('heading', label('Überschrift', 'Heading')),
  richText('content', label('Text', 'Content'), {
    note: label(
      'Beim Zitat dessen Wortlaut ohne Anführungszeichen, beim Bild die Zeile darunter.',
      'For a quote its words without quotation marks, for a picture the line below it.',
    ),
  }),
  text('attribution', label('Von wem', 'Said by'), { note: label('Nur beim Zitat', 'Quotes only') }),
  text('link_label', label('Worte des Links', 'Link text')),
  text('picture_alt', label('Bildbeschreibung', 'Picture description'), {
    note: label('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
  }),
]);

const section: CollectionDefinition = {
  name: 'page_section',
  label: label('Abschnitt', 'Section'),
  icon: 'view_day',
  folder: 'site',
  hidden: true,
  display: '{{type}} {{translations}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    id(),
    one('page', label('Seite', 'Page'), 'page', {
      required: true,
      hidden: true,
      oneField: 'sections',
      sortField: 'sort',
    }),
    choice('type', label('Art', 'Type'), types, { required: true, display: 'labels' }),
    flag('visible', label('Auf der Website zeigen', 'Show on the site'), true),
    choice(
      'layout',
      label('Stellung des Bildes', 'Picture position'),
      [
        { value: 'right', label: label('Rechts vom Text', 'Right of the text') },
        { value: 'left', label: label('Links vom Text', 'Left of the text') },
      ],
      { ...shown('text'), column: { nullable: true, maxLength: 16, defaultValue: 'right' } },
    ),
    file('picture', label('Bild', 'Picture'), sectionGuidance, shown('text', 'picture', 'window')),
    manyList('pictures', label('Bilder', 'Pictures'), 'page_section_picture', {
      interface: 'files',
      special: ['files'],
      note: galleryGuidance,
      ...shown('gallery'),
    }),
    brandType({
      note: label(
        'Leer: die Marken des Bereichs, auf dessen Seite der Abschnitt steht; auf allen anderen Seiten alle.',
        'Empty: the brands of the department whose page this is; on all other pages every brand.',
      ),
      ...shown('brands'),
    }),
    manyList('products', label('Ausgewählte Stücke', 'Chosen pieces'), 'page_section_product', {
      options: { template: '{{product_id.display_name}}', enableCreate: false },
      note: label(
        'Zwei bis acht; gezeigt werden veröffentlichte mit Bild.',
        'Two to eight; published ones with a picture are shown.',
      ),
      ...shown('products'),
    }),
    one(
      'category',
      label('Oder die ersten vier der Kategorie', 'Or the first four of the category'),
      'ecommerce_category',
      {
        options: { template: '{{display_name}}' },
        ...shown('products'),
      },
    ),
    list('hotspots', label('Punkte im Bild', 'Marks in the picture'), 'page_section_hotspot', {
      interface: 'shop-window-marks',
      options: {
        template: '{{x}} % · {{y}} % {{product.display_name}} {{brand.display_name}} {{link}}',
        enableSelect: false,
      },
      note: label(
        'Setzen und verschieben Sie die Punkte im Bild; was einer zeigt, bestimmen Sie in seiner Zeile. Jeder führt zu einem Stück, einer Marke oder einer Seite und steht auf der Website auch in der Liste unter dem Bild. Zwischen zwei Punkten braucht der Daumen auf dem Telefon etwa ein Sechstel der Bildbreite.',
        'Set and move the marks in the picture; choose in its row what a mark shows. Each leads to a piece, a brand or a page, and on the site also stands in the list below the picture. Between two marks a thumb on a phone needs about a sixth of the picture’s width.',
      ),
      ...shown('window'),
    }),
    text('link', label('Link', 'Link'), {
      note: label(
        'Deutscher Pfad wie /kontakt (die anderen Sprachen folgen von selbst), https://…, mailto:… oder tel:… Leer bei Stücken einer Kategorie: die Liste des Shops, nach ihr gefiltert.',
        'German path such as /kontakt (other languages follow), https://…, mailto:… or tel:… Empty for pieces of a category: the list of the shop, filtered by it.',
      ),
      ...shown('text', 'products', 'action'),
    }),
    text('anchor', label('Sprungmarke', 'Anchor'), {
      options: { slug: true, trim: true },
      note: label('Für Links auf diesen Abschnitt, z. B. marken', 'For links to this section, such as brands'),
    }),
    sort(),
    updatedAt(),
    {
      ...translations.field,
      display: 'translations',
      displayOptions: { template: '{{heading}}', languageField: 'name', defaultLanguage: 'de', userLanguage: true },
    },
  ],
  indexes: [['page', 'sort']],
};

const pictureOwnership = { projectPath: 'section.page.project' };

const pictureTranslations = translated(
  'page_section_picture',
  label('Galeriebild', 'Gallery picture'),
  pictureOwnership,
  'build',
  [
    text('alt', label('Bildbeschreibung', 'Picture description'), {
      note: label('Für Menschen, die das Bild nicht sehen', 'For people who do not see the picture'),
      width: 'full',
    }),
  ],
  'integer',
);

const picture: CollectionDefinition = {
  ...junction({
    name: 'page_section_picture',
    readable: 'build',
    from: { collection: 'page_section', field: 'section', listField: 'pictures', ownership },
    to: { collection: 'directus_files', field: 'directus_files_id' },
  }),
  label: label('Galeriebild', 'Gallery picture'),
  fields: [
    childId(),
    one('section', label('Abschnitt', 'Section'), 'page_section', {
      required: true,
      hidden: true,
      oneField: 'pictures',
      sortField: 'sort',
      junctionField: 'directus_files_id',
    }),
    file('directus_files_id', label('Datei', 'File'), galleryGuidance, { required: true, junctionField: 'section' }),
    sort(),
    pictureTranslations.field,
  ],
};

const product = junction({
  name: 'page_section_product',
  readable: 'build',
  from: { collection: 'page_section', field: 'section', listField: 'products', ownership },
  to: { collection: 'ecommerce_product', field: 'product_id' },
});

export const sectionCollections: CollectionDefinition[] = [
  section,
  translations.collection,
  picture,
  pictureTranslations.collection,
  product,
];
