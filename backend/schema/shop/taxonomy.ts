// What products are sorted by: categories, subcategories, manufacturers, attributes, tags, size guides.
import type { CollectionDefinition } from '../definition.ts';
import { id, json, label, multiline, slug, sort, text, updatedAt } from '../fields.ts';
import { categoryGuidance } from '../picture-guidance.ts';
import { file, junction, list, manyList, one, project, translated } from '../relations.ts';

const ownership = { projectPath: 'project' };
const displayName = () => text('display_name', label('Anzeigename', 'Display name'), { required: true });

const categoryTranslations = translated('ecommerce_category', label('Kategorie', 'Category'), ownership, [
  displayName(),
]);

const category: CollectionDefinition = {
  name: 'ecommerce_category',
  label: label('Kategorie', 'Category'),
  icon: 'category',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  fields: [
    id(),
    project(),
    displayName(),
    slug(),
    file('image', label('Bild', 'Picture'), categoryGuidance),
    list('subcategories', label('Unterkategorien', 'Subcategories'), 'ecommerce_subcategory'),
    manyList(
      'essential_attribute_groups',
      label('Wesentliche Merkmale', 'Essential features'),
      'ecommerce_category_attribute_group',
      {
        note: label(
          'Diese Merkmalgruppen stehen in dieser Reihenfolge im Warenkorb, direkt über dem Bestellknopf und in den E-Mails (§ 312j Abs. 2 BGB), z. B. Material, Edelstein, Karat. Leer: alle Merkmale.',
          'These attribute groups stand in this order in the cart, directly above the order button and in the mails (§ 312j (2) BGB), such as material, gemstone, carat. Empty: all attributes.',
        ),
      },
    ),
    sort(),
    categoryTranslations.field,
  ],
  uniques: [['project', 'slug']],
};

const subcategoryTranslations = translated('ecommerce_subcategory', label('Unterkategorie', 'Subcategory'), ownership, [
  displayName(),
]);

const subcategory: CollectionDefinition = {
  name: 'ecommerce_subcategory',
  label: label('Unterkategorie', 'Subcategory'),
  icon: 'subdirectory_arrow_right',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  fields: [
    id(),
    project(),
    one('category', label('Kategorie', 'Category'), 'ecommerce_category', {
      required: true,
      oneField: 'subcategories',
      sortField: 'sort',
    }),
    displayName(),
    slug(),
    sort(),
    subcategoryTranslations.field,
  ],
  uniques: [['project', 'slug']],
};

const manufacturer: CollectionDefinition = {
  name: 'ecommerce_manufacturer',
  label: label('Hersteller', 'Manufacturer'),
  note: label('Angaben nach Produktsicherheitsverordnung (GPSR Art. 19)', 'Details required by the GPSR, Art. 19'),
  icon: 'factory',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  fields: [
    id(),
    project(),
    displayName(),
    slug(),
    multiline('postal_address', label('Postanschrift', 'Postal address')),
    text('electronic_address', label('E-Mail oder Website', 'E-mail or website')),
    multiline('responsible_person', label('Verantwortliche Person in der EU', 'Responsible person in the EU'), {
      note: label('Nur wenn der Hersteller außerhalb der EU sitzt', 'Only where the manufacturer is outside the EU'),
    }),
    sort(),
    updatedAt(),
  ],
  uniques: [['project', 'slug']],
};

const groupTranslations = translated(
  'ecommerce_attribute_group',
  label('Merkmalgruppe', 'Attribute group'),
  ownership,
  [displayName()],
);

const attributeGroup: CollectionDefinition = {
  name: 'ecommerce_attribute_group',
  label: label('Merkmalgruppe', 'Attribute group'),
  icon: 'tune',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  fields: [
    id(),
    project(),
    displayName(),
    list('attributes', label('Merkmale', 'Attributes'), 'ecommerce_attribute'),
    sort(),
    groupTranslations.field,
  ],
};

const essentialGroups = junction({
  name: 'ecommerce_category_attribute_group',
  from: { collection: 'ecommerce_category', field: 'category', listField: 'essential_attribute_groups', ownership },
  to: { collection: 'ecommerce_attribute_group', field: 'attribute_group_id' },
});

const attributeOwnership = { projectPath: 'attribute_group.project' };
const attributeTranslations = translated('ecommerce_attribute', label('Merkmal', 'Attribute'), attributeOwnership, [
  displayName(),
]);

const attribute: CollectionDefinition = {
  name: 'ecommerce_attribute',
  label: label('Merkmal', 'Attribute'),
  icon: 'label',
  folder: 'shop',
  hidden: true,
  display: '{{attribute_group.display_name}}: {{display_name}}',
  sortField: 'sort',
  ownership: attributeOwnership,
  fields: [
    id(),
    one('attribute_group', label('Merkmalgruppe', 'Attribute group'), 'ecommerce_attribute_group', {
      required: true,
      oneField: 'attributes',
      sortField: 'sort',
    }),
    displayName(),
    sort(),
    attributeTranslations.field,
  ],
  indexes: [['attribute_group', 'sort']],
};

const tagTranslations = translated('ecommerce_tag', label('Schlagwort', 'Tag'), ownership, [
  text('name', label('Schlagwort', 'Tag'), { required: true }),
]);

const tag: CollectionDefinition = {
  name: 'ecommerce_tag',
  label: label('Schlagwort', 'Tag'),
  icon: 'tag',
  folder: 'shop',
  display: '{{name}}',
  ownership,
  fields: [id(), project(), text('name', label('Schlagwort', 'Tag'), { required: true }), tagTranslations.field],
  uniques: [['project', 'name']],
};

const sizeGuideTranslations = translated('ecommerce_size_guide', label('Größentabelle', 'Size guide'), ownership, [
  displayName(),
  multiline('introduction', label('Einleitung', 'Introduction')),
  json('table', label('Tabelle', 'Table')),
]);

const sizeGuide: CollectionDefinition = {
  name: 'ecommerce_size_guide',
  label: label('Größentabelle', 'Size guide'),
  icon: 'straighten',
  folder: 'shop',
  display: '{{display_name}}',
  ownership,
  fields: [
    id(),
    project(),
    displayName(),
    multiline('introduction', label('Einleitung', 'Introduction')),
    json('table', label('Tabelle', 'Table'), {
      note: label(
        '{"head": ["EU", "US"], "rows": [["52", "6"], ["54", "7"]]}',
        '{"head": ["EU", "US"], "rows": [["52", "6"], ["54", "7"]]}',
      ),
    }),
    sizeGuideTranslations.field,
  ],
};

export const taxonomyCollections: CollectionDefinition[] = [
  category,
  categoryTranslations.collection,
  subcategory,
  subcategoryTranslations.collection,
  manufacturer,
  attributeGroup,
  groupTranslations.collection,
  essentialGroups,
  attribute,
  attributeTranslations.collection,
  tag,
  tagTranslations.collection,
  sizeGuide,
  sizeGuideTranslations.collection,
];
