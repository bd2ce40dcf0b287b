// Classification of products: categories, subcategories, manufacturers, attributes, tags, size guides.
import {
  type AttributeGroupMaterialRole,
  attributeGroupMaterialRoles,
} from '../../../contract/shop/attribute-group-material-roles.ts';
import type { CollectionDefinition, StudioLabel } from '../content-model-types.ts';
import {
  defineIdField,
  defineSlugField,
  defineSortOrderField,
  defineUpdatedAtField,
  defineDisplayNameField,
} from '../define-common-fields.ts';
import {
  defineBooleanField,
  defineChoiceField,
  defineColorField,
  createStudioLabel,
  defineMultilineTextField,
  defineTextField,
} from '../define-fields.ts';
import { defineTextTableField } from '../define-json-fields.ts';
import { categoryImageGuidance } from '../image-upload-guidance.ts';
import {
  defineImageField,
  defineJunctionCollection,
  defineOneToManyField,
  defineManyToManyField,
  defineManyToOneField,
  defineProjectField,
  defineCollectionWithTranslations,
} from '../define-relations.ts';
import { defineDiscountExclusionField } from './discount-code.ts';

const ownership = { projectPath: 'project' };
const inShop = { folder: 'shop', display: '{{display_name}}', ownership, readable: 'public' } as const;
const displayName = () => defineDisplayNameField({ public: true, required: true });

const category = defineCollectionWithTranslations({
  ...inShop,
  name: 'ecommerce_category',
  label: createStudioLabel('Kategorie', 'Category'),
  icon: 'category',
  sortField: 'sort',
  fields: [
    defineIdField(),
    defineProjectField(),
    displayName(),
    defineSlugField(),
    defineImageField('image', createStudioLabel('Bild', 'Image'), categoryImageGuidance, { public: true }),
    defineOneToManyField(
      'subcategories',
      createStudioLabel('Unterkategorien', 'Subcategories'),
      'ecommerce_subcategory',
      { public: true },
    ),
    defineManyToManyField(
      'essential_attribute_groups',
      createStudioLabel('Wesentliche Merkmale', 'Essential features'),
      'ecommerce_category_attribute_group',
      {
        note: createStudioLabel(
          'Diese Merkmalgruppen stehen in dieser Reihenfolge im Warenkorb, direkt über dem Bestellknopf und in den E-Mails (§ 312j Abs. 2 BGB), z. B. Material, Edelstein, Karat. Leer: alle Merkmale.',
          'These attribute groups are shown in this order in the cart, directly above the order button and in the emails (§ 312j (2) BGB), for example material, gemstone, carat. If empty, all attributes are shown.',
        ),
      },
    ),
    defineSortOrderField(),
  ],
  uniques: [['project', 'slug']],
  translations: [displayName()],
});

const subcategory = defineCollectionWithTranslations({
  ...inShop,
  name: 'ecommerce_subcategory',
  label: createStudioLabel('Unterkategorie', 'Subcategory'),
  icon: 'subdirectory_arrow_right',
  sortField: 'sort',
  fields: [
    defineIdField(),
    defineProjectField(),
    defineManyToOneField('category', createStudioLabel('Kategorie', 'Category'), 'ecommerce_category', {
      public: true,
      required: true,
      oneField: 'subcategories',
      sortField: 'sort',
    }),
    displayName(),
    defineSlugField(),
    defineSortOrderField(),
  ],
  uniques: [['project', 'slug']],
  translations: [displayName()],
});

const manufacturer: CollectionDefinition = {
  ...inShop,
  name: 'ecommerce_manufacturer',
  label: createStudioLabel('Hersteller', 'Manufacturer'),
  note: createStudioLabel(
    'Angaben nach Produktsicherheitsverordnung (GPSR Art. 19)',
    'Details required by the General Product Safety Regulation (GPSR, Art. 19)',
  ),
  icon: 'factory',
  sortField: 'sort',
  fields: [
    defineIdField(),
    defineProjectField(),
    displayName(),
    defineSlugField(),
    defineMultilineTextField('postal_address', createStudioLabel('Postanschrift', 'Postal address'), { public: true }),
    defineTextField('electronic_address', createStudioLabel('E-Mail oder Website', 'Email or website'), {
      public: true,
    }),
    defineMultilineTextField(
      'responsible_person',
      createStudioLabel('Verantwortliche Person in der EU', 'Responsible person in the EU'),
      {
        public: true,
        note: createStudioLabel(
          'Nur wenn der Hersteller außerhalb der EU sitzt',
          'Only if the manufacturer is based outside the EU',
        ),
      },
    ),
    defineDiscountExclusionField(),
    defineSortOrderField(),
    defineUpdatedAtField(),
  ],
  uniques: [['project', 'slug']],
};

const roleLabels: Record<AttributeGroupMaterialRole, StudioLabel> = {
  metal: createStudioLabel('Metall, Material', 'Metal, material'),
  stone: createStudioLabel('Edelsteine, Perlen', 'Gemstones, pearls'),
};

const attributeGroup = defineCollectionWithTranslations({
  ...inShop,
  name: 'ecommerce_attribute_group',
  label: createStudioLabel('Merkmalgruppe', 'Attribute group'),
  icon: 'tune',
  sortField: 'sort',
  fields: [
    defineIdField(),
    defineProjectField(),
    displayName(),
    defineOneToManyField('attributes', createStudioLabel('Merkmale', 'Attributes'), 'ecommerce_attribute', {
      public: true,
    }),
    defineChoiceField(
      'role',
      createStudioLabel('Bedeutung', 'Meaning'),
      attributeGroupMaterialRoles.map((value) => ({ value, label: roleLabels[value] })),
      {
        public: true,
        maxLength: 16,
        note: createStudioLabel(
          'Damit das Bild der Gravur Ring und Steine in ihren Farben zeigt. Für alle anderen Gruppen bleibt das Feld leer.',
          'So that the engraving preview shows ring and stones in their colours. For all other groups the field stays empty.',
        ),
      },
    ),
    defineBooleanField(
      'is_search_filter',
      createStudioLabel('Suchwörter als Filter verstehen', 'Read search words as a filter'),
      false,
      {
        note: createStudioLabel(
          'Wer „Uhr für Herren“ sucht, sieht nur Produkte mit dem Merkmal „Herren“; die Seite zeigt den Filter und lässt ihn entfernen. Gilt auch für gleiche Wörter der Suche, wenn der Shop nach dieser Gruppe filtern lässt.',
          'A search for “watch for men” shows only products with the attribute “Men”; the page shows the filter, and visitors can remove it. Synonyms of the search count, too, if the shop offers this group as a filter.',
        ),
      },
    ),
    defineSortOrderField(),
  ],
  translations: [displayName()],
});

const essentialGroups = defineJunctionCollection({
  name: 'ecommerce_category_attribute_group',
  readable: 'build',
  from: { collection: 'ecommerce_category', field: 'category', listField: 'essential_attribute_groups', ownership },
  to: { collection: 'ecommerce_attribute_group', field: 'attribute_group_id' },
});

const attributeOwnership = { projectPath: 'attribute_group.project' };

const attribute = defineCollectionWithTranslations({
  name: 'ecommerce_attribute',
  label: createStudioLabel('Merkmal', 'Attribute'),
  icon: 'label',
  folder: 'shop',
  hidden: true,
  display: '{{attribute_group.display_name}}: {{display_name}}',
  sortField: 'sort',
  ownership: attributeOwnership,
  readable: 'public',
  fields: [
    defineIdField(),
    defineManyToOneField(
      'attribute_group',
      createStudioLabel('Merkmalgruppe', 'Attribute group'),
      'ecommerce_attribute_group',
      {
        public: true,
        required: true,
        oneField: 'attributes',
        sortField: 'sort',
      },
    ),
    displayName(),
    defineColorField('color', createStudioLabel('Farbe', 'Colour'), {
      public: true,
      note: createStudioLabel(
        'Für Metalle und Steine: Die Filter zeigen sie als Farbpunkt vor dem Namen. Leer: nur der Name.',
        'For metals and stones: the filters show it as a dot before the name. If empty, the name alone.',
      ),
      check: 'color',
    }),
    defineSortOrderField(),
  ],
  indexes: [['attribute_group', 'sort']],
  translations: [displayName()],
});

const tag = defineCollectionWithTranslations({
  name: 'ecommerce_tag',
  label: createStudioLabel('Schlagwort', 'Tag'),
  icon: 'tag',
  folder: 'shop',
  display: '{{name}}',
  ownership,
  readable: 'public',
  fields: [
    defineIdField(),
    defineProjectField(),
    defineTextField('name', createStudioLabel('Schlagwort', 'Tag'), { public: true, required: true }),
  ],
  uniques: [['project', 'name']],
  translations: [defineTextField('name', createStudioLabel('Schlagwort', 'Tag'), { public: true, required: true })],
});

const sizeGuide = defineCollectionWithTranslations({
  ...inShop,
  name: 'ecommerce_size_guide',
  label: createStudioLabel('Größentabelle', 'Size guide'),
  icon: 'straighten',
  fields: [
    defineIdField(),
    defineProjectField(),
    displayName(),
    defineMultilineTextField('introduction', createStudioLabel('Einleitung', 'Introduction'), { public: true }),
    defineTextTableField('table', createStudioLabel('Tabelle', 'Table'), { public: true }),
  ],
  translations: [
    displayName(),
    defineMultilineTextField('introduction', createStudioLabel('Einleitung', 'Introduction'), { public: true }),
    defineTextTableField('table', createStudioLabel('Tabelle', 'Table'), { public: true }),
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
