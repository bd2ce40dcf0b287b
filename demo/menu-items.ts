// Builds menus of the three levels (entry, group, link) as flat sets, parents first. Used by the demo files of the houses.
import type { SeedItem, SeedSet } from '../backend/seed/seed-content.ts';
import { demoId } from './demo-id.ts';
import { projectId, type House } from './page-item.ts';
import { translationsOf, type InThreeLanguages } from './translation-entries.ts';

interface MenuTarget {
  /** German path; the site finds the other languages. */
  path?: string;
  externalPath?: string;
  anchor?: string;
  type?: string;
  media?: 'facebook' | 'googleplus' | 'instagram' | 'other';
}

export interface MenuLink extends MenuTarget {
  /** Unique within the house: the stable part of the record's id. */
  key: string;
  name: InThreeLanguages<string>;
}

export interface MenuGroup {
  key: string;
  name: InThreeLanguages<string>;
  sub: MenuLink[];
}

export interface MenuEntry extends MenuLink {
  sub?: MenuLink[];
  groups?: MenuGroup[];
}

const toItem = (house: House, link: MenuLink, index: number): SeedItem => ({
  id: demoId(`${house}/menu-item/${link.key}`),
  project: projectId(house),
  display_name: link.name.de,
  ...(link.path ? { path: link.path } : {}),
  ...(link.externalPath ? { external_path: link.externalPath } : {}),
  ...(link.anchor ? { anchor: link.anchor } : {}),
  ...(link.type ? { type: link.type } : {}),
  ...(link.media ? { media: link.media } : {}),
  sort: index + 1,
  translations: translationsOf('display_name', link.name),
});

const entryItems = (house: House, position: 'primary' | 'social', entries: MenuEntry[]): SeedItem[] =>
  entries.map((entry, index) => ({ ...toItem(house, entry, index), position }));

const groupItems = (house: House, entries: MenuEntry[]): SeedItem[] =>
  entries.flatMap((entry) =>
    (entry.groups ?? []).map((group, index) => ({
      id: demoId(`${house}/menu-group/${group.key}`),
      menu_item: demoId(`${house}/menu-item/${entry.key}`),
      display_name: group.name.de,
      sort: index + 1,
      translations: translationsOf('display_name', group.name),
    })),
  );

const linkItems = (house: House, entries: MenuEntry[]): SeedItem[] =>
  entries.flatMap((entry) => [
    ...(entry.sub ?? []).map((link, index) => ({
      ...toItem(house, link, index),
      parent: demoId(`${house}/menu-item/${entry.key}`),
    })),
    ...(entry.groups ?? []).flatMap((group) =>
      group.sub.map((link, index) => ({
        ...toItem(house, link, index),
        menu_group: demoId(`${house}/menu-group/${group.key}`),
      })),
    ),
  ]);

/** The menu of a house: entries, then the groups that hang on them, then the links below both. */
export const menuSets = (house: House, primary: MenuEntry[], social: MenuLink[]): SeedSet[] =>
  [
    {
      collection: 'menu_item',
      items: [...entryItems(house, 'primary', primary), ...entryItems(house, 'social', social)],
    },
    { collection: 'menu_group', items: groupItems(house, primary) },
    { collection: 'menu_item', items: linkItems(house, primary) },
  ].filter((set) => set.items.length > 0);
