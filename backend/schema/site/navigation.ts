// Menus (entries, groups, social links) and widgets of footer and drawer.
import type { CollectionDefinition } from '../definition.ts';
import { idField, sortOrderField } from '../common-fields.ts';
import { choiceField, jsonField, studioLabel, textField } from '../fields.ts';
import { oneToManyField, manyToOneField, projectField, withTranslationCollection } from '../relations.ts';

const ownership = { projectPath: 'project' };
const displayName = textField('display_name', studioLabel('Anzeigename', 'Display name'));

const menuItem = withTranslationCollection({
  name: 'menu_item',
  label: studioLabel('Menüpunkt', 'Menu item'),
  icon: 'menu',
  folder: 'site',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    idField(),
    projectField(),
    textField('display_name', studioLabel('Anzeigename', 'Display name'), { required: true }),
    choiceField(
      'position',
      studioLabel('Ort', 'Position'),
      [
        { value: 'primary', label: studioLabel('Hauptmenü', 'Primary menu') },
        { value: 'social', label: studioLabel('Soziale Netzwerke', 'Social') },
      ],
      { note: studioLabel('Nur für oberste Menüpunkte', 'Top-level entries only') },
    ),
    textField('path', studioLabel('Pfad', 'Path'), {
      note: studioLabel(
        'Deutscher Pfad, z. B. /uhren; die anderen Sprachen folgen von selbst.',
        'German path, such as /uhren; other languages follow.',
      ),
    }),
    textField('path_prefix', studioLabel('Pfadvorsatz', 'Path prefix')),
    textField('external_path', studioLabel('Externe Adresse', 'External address')),
    textField('anchor', studioLabel('Sprungmarke', 'Anchor')),
    textField('type', studioLabel('Stilklasse', 'Style class')),
    choiceField('media', studioLabel('Netzwerk', 'Network'), [
      { value: 'facebook', label: studioLabel('Facebook', 'Facebook') },
      { value: 'googleplus', label: studioLabel('Google Plus', 'Google Plus') },
      { value: 'instagram', label: studioLabel('Instagram', 'Instagram') },
      { value: 'other', label: studioLabel('Anderes', 'Other') },
    ]),
    manyToOneField('parent', studioLabel('Übergeordneter Punkt', 'Parent entry'), 'menu_item', {
      oneField: 'sub',
      sortField: 'sort',
      onDelete: 'CASCADE',
    }),
    manyToOneField('menu_group', studioLabel('Gruppe', 'Group'), 'menu_group', {
      oneField: 'sub',
      sortField: 'sort',
      onDelete: 'CASCADE',
    }),
    oneToManyField('sub', studioLabel('Untermenü', 'Sub menu'), 'menu_item'),
    oneToManyField('groups', studioLabel('Gruppen', 'Groups'), 'menu_group'),
    sortOrderField(),
  ],
  indexes: [['project', 'position', 'sort']],
  translations: [displayName],
});

const groupOwnership = { projectPath: 'menu_item.project' };

const menuGroup = withTranslationCollection({
  name: 'menu_group',
  label: studioLabel('Menügruppe', 'Menu group'),
  icon: 'folder_open',
  folder: 'site',
  hidden: true,
  display: '{{display_name}}',
  sortField: 'sort',
  ownership: groupOwnership,
  readable: 'build',
  fields: [
    idField(),
    textField('display_name', studioLabel('Anzeigename', 'Display name'), { required: true }),
    manyToOneField('menu_item', studioLabel('Menüpunkt', 'Menu item'), 'menu_item', {
      required: true,
      hidden: true,
      oneField: 'groups',
      sortField: 'sort',
    }),
    oneToManyField('sub', studioLabel('Untermenü', 'Sub menu'), 'menu_item'),
    sortOrderField(),
  ],
  translations: [displayName],
});

const widget = withTranslationCollection({
  name: 'widget',
  label: studioLabel('Fußzeilen-Baustein', 'Widget'),
  icon: 'widgets',
  folder: 'site',
  display: '{{widget_name}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    idField(),
    projectField(),
    choiceField(
      'widget_name',
      studioLabel('Baustein', 'Widget'),
      [
        { value: 'address', label: studioLabel('Anschrift', 'Address') },
        { value: 'contact', label: studioLabel('Kontakt', 'Contact') },
        { value: 'navigation', label: studioLabel('Navigation', 'Navigation') },
        { value: 'social', label: studioLabel('Soziale Netzwerke', 'Social') },
        { value: 'openingHours', label: studioLabel('Öffnungszeiten', 'Opening hours') },
      ],
      { required: true },
    ),
    choiceField(
      'position',
      studioLabel('Ort', 'Position'),
      [
        { value: 'footer', label: studioLabel('Fußzeile', 'Footer') },
        { value: 'drawer', label: studioLabel('Seitenleiste „Kontakt“', 'Drawer “Contact”') },
      ],
      { column: { nullable: true, maxLength: 32, defaultValue: 'footer' } },
    ),
    jsonField('props', studioLabel('Eigenschaften', 'Properties'), {
      note: studioLabel('{"showLogo": true}', '{"showLogo": true}'),
    }),
    sortOrderField(),
  ],
  indexes: [['project', 'position', 'sort']],
  translations: [textField('header', studioLabel('Überschrift', 'Header'))],
});

export const navigationCollections: CollectionDefinition[] = [...menuItem, ...menuGroup, ...widget];
