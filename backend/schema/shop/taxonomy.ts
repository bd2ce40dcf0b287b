// What products are sorted by: categories, subcategories, manufacturers, attributes, tags, size guides.
import type { CollectionDefinition } from '../definition.ts';
import { id, slug, sort, updatedAt } from '../common-fields.ts';
import { json, label, multiline, text } from '../fields.ts';
import { categoryGuidance } from '../picture-guidance.ts';
import { file, junction, list, manyList, one, project, withTranslations } from '../relations.ts';

const ownership = { projectPath: 'project' };
const displayName = () => text('display_name', label('Anzeigename', 'Display name'), { public: true, required: true });

const category = withTranslations({
  name: 'ecommerce_category',
  label: label('Kategorie', 'Category'),
  icon: 'category',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'public',
  fields: [
    id(),
    project(),
    displayName(),
    slug(),
    file('image', label('Bild', 'Picture'), categoryGuidance, { public: true }),
    list('subcategories', label('Unterkategorien', 'Subcategories'), 'ecommerce_subcategory', { public: true }),
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
  ],
  uniques: [['project', 'slug']],
  translations: [displayName()],
});

const subcategory = withTranslations({
  name: 'ecommerce_subcategory',
  label: label('Unterkategorie', 'Subcategory'),
  icon: 'subdirectory_arrow_right',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'public',
  fields: [
    id(),
    project(),
    one('category', label('Kategorie', 'Category'), 'ecommerce_category', {
      public: true,
      required: true,
      oneField: 'subcategories',
      sortField: 'sort',
    }),
    displayName(),
    slug(),
    sort(),
  ],
  uniques: [['project', 'slug']],
  translations: [displayName()],
});

const manufacturer: CollectionDefinition = {
  name: 'ecommerce_manufacturer',
  label: label('Hersteller', 'Manufacturer'),
  note: label('Angaben nach Produktsicherheitsverordnung (GPSR Art. 19)', 'Details required by the GPSR, Art. 19'),
  icon: 'factory',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'public',
  fields: [
    id(),
    project(),
    displayName(),
    slug(),
    multiline('postal_address', label('Postanschrift', 'Postal address'), { public: true }),
    text('electronic_address', label('E-Mail oder Website', 'E-mail or website'), { public: true }),
    multiline('responsible_person', label('Verantwortliche Person in der EU', 'Responsible person in the EU'), {
      public: true,
      note: label('Nur wenn der Hersteller außerhalb der EU sitzt', 'Only where the manufacturer is outside the EU'),
    }),
    sort(),
    updatedAt(),
  ],
  uniques: [['project', 'slug']],
};

const attributeGroup = withTranslations({
  name: 'ecommerce_attribute_group',
  label: label('Merkmalgruppe', 'Attribute group'),
  icon: 'tune',
  folder: 'shop',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'public',
  fields: [
    id(),
    project(),
    displayName(),
    list('attributes', label('Merkmale', 'Attributes'), 'ecommerce_attribute', { public: true }),
    sort(),
  ],
  translations: [displayName()],
});

const essentialGroups = junction({
  name: 'ecommerce_category_attribute_group',
  readable: 'build',
  from: { collection: 'ecommerce_category', field: 'category', listField: 'essential_attribute_groups', ownership },
  to: { collection: 'ecommerce_attribute_group', field: 'attribute_group_id' },
});

const attributeOwnership = { projectPath: 'attribute_group.project' };

const attribute = withTranslations({
  name: 'ecommerce_attribute',
  label: label('Merkmal', 'Attribute'),
  icon: 'label',
  folder: 'shop',
  hidden: true,
  display: '{{attribute_group.display_name}}: {{display_name}}',
  sortField: 'sort',
  ownership: attributeOwnership,
  readable: 'public',
  fields: [
    id(),
    one('attribute_group', label('Merkmalgruppe', 'Attribute group'), 'ecommerce_attribute_group', {
      public: true,
      required: true,
      oneField: 'attributes',
      sortField: 'sort',
    }),
    displayName(),
    sort(),
  ],
  indexes: [['attribute_group', 'sort']],
  translations: [displayName()],
});

const tag = withTranslations({
  name: 'ecommerce_tag',
  label: label('Schlagwort', 'Tag'),
  icon: 'tag',
  folder: 'shop',
  display: '{{name}}',
  ownership,
  readable: 'public',
  fields: [id(), project(), text('name', label('Schlagwort', 'Tag'), { public: true, required: true })],
  uniques: [['project', 'name']],
  translations: [text('name', label('Schlagwort', 'Tag'), { public: true, required: true })],
});

const sizeGuide = withTranslations({
  name: 'ecommerce_size_guide',
  label: label('Größentabelle', 'Size guide'),
  icon: 'straighten',
  folder: 'shop',
  display: '{{display_name}}',
  ownership,
  readable: 'public',
  fields: [
    id(),
    project(),
    displayName(),
    multiline('introduction', label('Einleitung', 'Introduction'), { public: true }),
    json('table', label('Tabelle', 'Table'), {
      public: true,
      note: label(
        '{"head": ["EU", "US"], "rows": [["52", "6"], ["54", "7"]]}',
        '{"head": ["EU", "US"], "rows": [["52", "6"], ["54", "7"]]}',
      ),
    }),
  ],
  translations: [
    displayName(),
    multiline('introduction', label('Einleitung', 'Introduction'), { public: true }),
    json('table', label('Tabelle', 'Table'), { public: true }),
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
