// Menus (entries, groups, social links) and widgets of footer and drawer.
import type { CollectionDefinition } from '../content-model-types.ts';
import { defineIdField, defineSortOrderField, defineDisplayNameField } from '../define-common-fields.ts';
import { defineBooleanField, defineChoiceField, createStudioLabel, defineTextField } from '../define-fields.ts';
import { defineJsonObjectField } from '../define-json-fields.ts';
import {
  defineOneToManyField,
  defineManyToOneField,
  defineProjectField,
  defineCollectionWithTranslations,
} from '../define-relations.ts';

const ownership = { projectPath: 'project' };
const displayName = defineDisplayNameField();

const menuItem = defineCollectionWithTranslations({
  name: 'menu_item',
  label: createStudioLabel('Menüpunkt', 'Menu item'),
  icon: 'menu',
  folder: 'site',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    defineIdField(),
    defineProjectField(),
    defineDisplayNameField({ required: true }),
    defineChoiceField(
      'position',
      createStudioLabel('Ort', 'Position'),
      {
        primary: createStudioLabel('Hauptmenü', 'Main menu'),
        social: createStudioLabel('Soziale Netzwerke', 'Social media'),
      },
      { note: createStudioLabel('Nur für oberste Menüpunkte', 'Top-level items only') },
    ),
    defineTextField('path', createStudioLabel('Pfad', 'Path'), {
      note: createStudioLabel(
        'Deutscher Pfad, z. B. /uhren; die anderen Sprachen folgen von selbst.',
        'German path, for example /uhren; the other languages follow automatically.',
      ),
    }),
    defineTextField('path_prefix', createStudioLabel('Pfadvorsatz', 'Path prefix')),
    defineTextField('external_path', createStudioLabel('Externe Adresse', 'External URL')),
    defineTextField('anchor', createStudioLabel('Sprungmarke', 'Anchor')),
    defineTextField('type', createStudioLabel('Stilklasse', 'Style class')),
    defineChoiceField('media', createStudioLabel('Netzwerk', 'Network'), {
      facebook: createStudioLabel('Facebook', 'Facebook'),
      googleplus: createStudioLabel('Google Plus', 'Google Plus'),
      instagram: createStudioLabel('Instagram', 'Instagram'),
      other: createStudioLabel('Anderes', 'Other'),
    }),
    defineManyToOneField('parent', createStudioLabel('Übergeordneter Punkt', 'Parent item'), 'menu_item', {
      oneField: 'sub',
      sortField: 'sort',
      onDelete: 'CASCADE',
    }),
    defineManyToOneField('menu_group', createStudioLabel('Gruppe', 'Group'), 'menu_group', {
      oneField: 'sub',
      sortField: 'sort',
      onDelete: 'CASCADE',
    }),
    defineOneToManyField('sub', createStudioLabel('Untermenü', 'Submenu'), 'menu_item'),
    defineOneToManyField('groups', createStudioLabel('Gruppen', 'Groups'), 'menu_group'),
    defineSortOrderField(),
  ],
  indexes: [['project', 'position', 'sort']],
  translations: [displayName],
});

const groupOwnership = { projectPath: 'menu_item.project' };

const menuGroup = defineCollectionWithTranslations({
  name: 'menu_group',
  label: createStudioLabel('Menügruppe', 'Menu group'),
  icon: 'folder_open',
  folder: 'site',
  hidden: true,
  display: '{{display_name}}',
  sortField: 'sort',
  ownership: groupOwnership,
  readable: 'build',
  fields: [
    defineIdField(),
    defineDisplayNameField({ required: true }),
    defineManyToOneField('menu_item', createStudioLabel('Menüpunkt', 'Menu item'), 'menu_item', {
      required: true,
      hidden: true,
      oneField: 'groups',
      sortField: 'sort',
    }),
    defineOneToManyField('sub', createStudioLabel('Untermenü', 'Submenu'), 'menu_item'),
    defineSortOrderField(),
  ],
  translations: [displayName],
});

const widget = defineCollectionWithTranslations({
  name: 'widget',
  label: createStudioLabel('Fußzeilen-Baustein', 'Footer widget'),
  icon: 'widgets',
  folder: 'site',
  display: '{{widget_name}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    defineIdField(),
    defineProjectField(),
    defineChoiceField(
      'widget_name',
      createStudioLabel('Baustein', 'Widget'),
      {
        address: createStudioLabel('Anschrift', 'Address'),
        contact: createStudioLabel('Kontakt', 'Contact'),
        navigation: createStudioLabel('Navigation', 'Navigation'),
        social: createStudioLabel('Soziale Netzwerke', 'Social media'),
        openingHours: createStudioLabel('Öffnungszeiten', 'Opening hours'),
      },
      { required: true },
    ),
    defineChoiceField(
      'position',
      createStudioLabel('Ort', 'Position'),
      {
        footer: createStudioLabel('Fußzeile', 'Footer'),
        drawer: createStudioLabel('Seitenleiste „Kontakt“', '“Contact” drawer'),
      },
      { column: { nullable: true, maxLength: 32, defaultValue: 'footer' } },
    ),
    defineJsonObjectField('props', createStudioLabel('Eigenschaften', 'Properties'), [
      defineBooleanField(
        'showLogo',
        createStudioLabel('Logo statt Überschrift zeigen', 'Show the logo instead of a heading'),
      ),
    ]),
    defineSortOrderField(),
  ],
  indexes: [['project', 'position', 'sort']],
  translations: [defineTextField('header', createStudioLabel('Überschrift', 'Heading'))],
});

export const navigationCollections: CollectionDefinition[] = [...menuItem, ...menuGroup, ...widget];
