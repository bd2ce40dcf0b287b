// Menus (entries, groups, social links) and the widgets of the footer.
import type { CollectionDefinition } from '../definition.ts';
import { id, sort } from '../common-fields.ts';
import { choice, json, label, text } from '../fields.ts';
import { list, one, project, withTranslations } from '../relations.ts';

const ownership = { projectPath: 'project' };
const displayName = text('display_name', label('Anzeigename', 'Display name'));

const menuItem = withTranslations({
  name: 'menu_item',
  label: label('Menüpunkt', 'Menu item'),
  icon: 'menu',
  folder: 'site',
  display: '{{display_name}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    id(),
    project(),
    text('display_name', label('Anzeigename', 'Display name'), { required: true }),
    choice(
      'position',
      label('Ort', 'Position'),
      [
        { value: 'primary', label: label('Hauptmenü', 'Primary menu') },
        { value: 'social', label: label('Soziale Netzwerke', 'Social') },
      ],
      { note: label('Nur für oberste Menüpunkte', 'Top-level entries only') },
    ),
    text('path', label('Pfad', 'Path'), {
      note: label(
        'Deutscher Pfad, z. B. /uhren; die anderen Sprachen folgen von selbst.',
        'German path, such as /uhren; other languages follow.',
      ),
    }),
    text('path_prefix', label('Pfadvorsatz', 'Path prefix')),
    text('external_path', label('Externe Adresse', 'External address')),
    text('anchor', label('Sprungmarke', 'Anchor')),
    text('type', label('Stilklasse', 'Style class')),
    choice('media', label('Netzwerk', 'Network'), [
      { value: 'facebook', label: label('Facebook', 'Facebook') },
      { value: 'googleplus', label: label('Google Plus', 'Google Plus') },
      { value: 'instagram', label: label('Instagram', 'Instagram') },
      { value: 'other', label: label('Anderes', 'Other') },
    ]),
    one('parent', label('Übergeordneter Punkt', 'Parent entry'), 'menu_item', {
      oneField: 'sub',
      sortField: 'sort',
      onDelete: 'CASCADE',
    }),
    one('menu_group', label('Gruppe', 'Group'), 'menu_group', {
      oneField: 'sub',
      sortField: 'sort',
      onDelete: 'CASCADE',
    }),
    list('sub', label('Untermenü', 'Sub menu'), 'menu_item'),
    list('groups', label('Gruppen', 'Groups'), 'menu_group'),
    sort(),
  ],
  indexes: [['project', 'position', 'sort']],
  translations: [displayName],
});

const groupOwnership = { projectPath: 'menu_item.project' };

const menuGroup = withTranslations({
  name: 'menu_group',
  label: label('Menügruppe', 'Menu group'),
  icon: 'folder_open',
  folder: 'site',
  hidden: true,
  display: '{{display_name}}',
  sortField: 'sort',
  ownership: groupOwnership,
  readable: 'build',
  fields: [
    id(),
    text('display_name', label('Anzeigename', 'Display name'), { required: true }),
    one('menu_item', label('Menüpunkt', 'Menu item'), 'menu_item', {
      required: true,
      hidden: true,
      oneField: 'groups',
      sortField: 'sort',
    }),
    list('sub', label('Untermenü', 'Sub menu'), 'menu_item'),
    sort(),
  ],
  translations: [displayName],
});

const widget = withTranslations({
  name: 'widget',
  label: label('Fußzeilen-Baustein', 'Widget'),
  icon: 'widgets',
  folder: 'site',
  display: '{{widget_name}}',
  sortField: 'sort',
  ownership,
  readable: 'build',
  fields: [
    id(),
    project(),
    choice(
      'widget_name',
      label('Baustein', 'Widget'),
      [
        { value: 'address', label: label('Anschrift', 'Address') },
        { value: 'contact', label: label('Kontakt', 'Contact') },
        { value: 'navigation', label: label('Navigation', 'Navigation') },
        { value: 'social', label: label('Soziale Netzwerke', 'Social') },
        { value: 'openingHours', label: label('Öffnungszeiten', 'Opening hours') },
      ],
      { required: true },
    ),
    choice(
      'position',
      label('Ort', 'Position'),
      [
        { value: 'footer', label: label('Fußzeile', 'Footer') },
        { value: 'drawer', label: label('Seitenleiste „Kontakt“', 'Drawer “Contact”') },
      ],
      { column: { nullable: true, maxLength: 32, defaultValue: 'footer' } },
    ),
    json('props', label('Eigenschaften', 'Properties'), { note: label('{"showLogo": true}', '{"showLogo": true}') }),
    sort(),
  ],
  indexes: [['project', 'position', 'sort']],
  translations: [text('header', label('Überschrift', 'Header'))],
});

export const navigationCollections: CollectionDefinition[] = [...menuItem, ...menuGroup, ...widget];
