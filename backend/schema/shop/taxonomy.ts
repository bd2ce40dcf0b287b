// Classification of products: categories, subcategories, manufacturers, attributes, tags, size guides.
import type { CollectionDefinition } from '../definition.ts';
import { idField, slugField, sortOrderField, updatedAtField } from '../common-fields.ts';
import { jsonField, studioLabel, multilineField, textField } from '../fields.ts';
import { categoryImageGuidance } from '../image-guidance.ts';
import {
  imageField,
  junctionCollection,
  oneToManyField,
  manyToManyField,
  manyToOneField,
  projectField,
  withTranslationCollection,
} from '../relations.ts';

const ownership = { projectPath: 'project' };
const displayName = () =>
  textField('display_name', studioLabel('Anzeigename', 'Display name'), { public: true, required: true });

const category = withTranslationCollection({
  name: 'ecommerce_category',
  label: studioLabel('Kategorie', 'Category'),
  icon: 'category',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'public',
  fields: [
    idField(),
    projectField(),
    displayName(),
    slugField(),
    imageField('image', studioLabel('Bild', 'Picture'), categoryImageGuidance, { public: true }),
    oneToManyField('subcategories', studioLabel('Unterkategorien', 'Subcategories'), 'ecommerce_subcategory', {
      public: true,
    }),
    manyToManyField(
      'essential_attribute_groups',
      studioLabel('Wesentliche Merkmale', 'Essential features'),
      'ecommerce_category_attribute_group',
      {
        note: studioLabel(
          'Diese Merkmalgruppen stehen in dieser Reihenfolge im Warenkorb, direkt über dem Bestellknopf und in den E-Mails (§ 312j Abs. 2 BGB), z. B. Material, Edelstein, Karat. Leer: alle Merkmale.',
          'These attribute groups stand in this order in the cart, directly above the order button and in the mails (§ 312j (2) BGB), such as material, gemstone, carat. Empty: all attributes.',
        ),
      },
    ),
    sortOrderField(),
  ],
  uniques: [['project', 'slug']],
  translations: [displayName()],
});

const subcategory = withTranslationCollection({
  name: 'ecommerce_subcategory',
  label: studioLabel('Unterkategorie', 'Subcategory'),
  icon: 'subdirectory_arrow_right',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'public',
  fields: [
    idField(),
    projectField(),
    manyToOneField('category', studioLabel('Kategorie', 'Category'), 'ecommerce_category', {
      public: true,
      required: true,
      oneField: 'subcategories',
      sortField: 'sort',
    }),
    displayName(),
    slugField(),
    sortOrderField(),
  ],
  uniques: [['project', 'slug']],
  translations: [displayName()],
});

const manufacturer: CollectionDefinition = {
  name: 'ecommerce_manufacturer',
  label: studioLabel('Hersteller', 'Manufacturer'),
  note: studioLabel(
    'Angaben nach Produktsicherheitsverordnung (GPSR Art. 19)',
    'Details required by the GPSR, Art. 19',
  ),
  icon: 'factory',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'public',
  fields: [
    idField(),
    projectField(),
    displayName(),
    slugField(),
    multilineField('postal_address', studioLabel('Postanschrift', 'Postal address'), { public: true }),
    textField('electronic_address', studioLabel('E-Mail oder Website', 'E-mail or website'), { public: true }),
    multilineField(
      'responsible_person',
      studioLabel('Verantwortliche Person in der EU', 'Responsible person in the EU'),
      {
        public: true,
        note: studioLabel(
          'Nur wenn der Hersteller außerhalb der EU sitzt',
          'Only where the manufacturer is outside the EU',
        ),
      },
    ),
    sortOrderField(),
    updatedAtField(),
  ],
  uniques: [['project', 'slug']],
};

const attributeGroup = withTranslationCollection({
  name: 'ecommerce_attribute_group',
  label: studioLabel('Merkmalgruppe', 'Attribute group'),
  icon: 'tune',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'public',
  fields: [
    idField(),
    projectField(),
    displayName(),
    oneToManyField('attributes', studioLabel('Merkmale', 'Attributes'), 'ecommerce_attribute', { public: true }),
    sortOrderField(),
  ],
  translations: [displayName()],
});

const essentialGroups = junctionCollection({
  name: 'ecommerce_category_attribute_group',
  readable: 'build',
  from: { collection: 'ecommerce_category', field: 'category', listField: 'essential_attribute_groups', ownership },
  to: { collection: 'ecommerce_attribute_group', field: 'attribute_group_id' },
});

const attributeOwnership = { projectPath: 'attribute_group.project' };

const attribute = withTranslationCollection({
  name: 'ecommerce_attribute',
  label: studioLabel('Merkmal', 'Attribute'),
  icon: 'label',
  folder: 'shop',
  hidden: true,
  display: '{{attribute_group.display_name}}: {{display_name}}',
  sortField: 'sort',
  ownership: attributeOwnership,
  readable: 'public',
  fields: [
    idField(),
    manyToOneField('attribute_group', studioLabel('Merkmalgruppe', 'Attribute group'), 'ecommerce_attribute_group', {
      public: true,
      required: true,
      oneField: 'attributes',
      sortField: 'sort',
    }),
    displayName(),
    sortOrderField(),
  ],
  indexes: [['attribute_group', 'sort']],
  translations: [displayName()],
});

const tag = withTranslationCollection({
  name: 'ecommerce_tag',
  label: studioLabel('Schlagwort', 'Tag'),
  icon: 'tag',
  folder: 'shop',
  display: '{{name}}',
  ownership,
  readable: 'public',
  fields: [
    idField(),
    projectField(),
    textField('name', studioLabel('Schlagwort', 'Tag'), { public: true, required: true }),
  ],
  uniques: [['project', 'name']],
  translations: [textField('name', studioLabel('Schlagwort', 'Tag'), { public: true, required: true })],
});

const sizeGuide = withTranslationCollection({
  name: 'ecommerce_size_guide',
  label: studioLabel('Größentabelle', 'Size guide'),
  icon: 'straighten',
  folder: 'shop',
  display: '{{display_name}}',
  ownership,
  readable: 'public',
  fields: [
    idField(),
    projectField(),
    displayName(),
    multilineField('introduction', studioLabel('Einleitung', 'Introduction'), { public: true }),
    jsonField('table', studioLabel('Tabelle', 'Table'), {
      public: true,
      note: studioLabel(
        '{"head": ["EU", "US"], "rows": [["52", "6"], ["54", "7"]]}',
        '{"head": ["EU", "US"], "rows": [["52", "6"], ["54", "7"]]}',
      ),
    }),
  ],
  translations: [
    displayName(),
    multilineField('introduction', studioLabel('Einleitung', 'Introduction'), { public: true }),
    jsonField('table', studioLabel('Tabelle', 'Table'), { public: true }),
  ],
});

export const taxonomyCollections: CollectionDefinition[] = [
  ...category,
  ...subcategory,
  manufacturer,
  ...attributeGroup,
  essentialGroups,
  ...attribute,
  ...tag,
  ...sizeGuide,
];
