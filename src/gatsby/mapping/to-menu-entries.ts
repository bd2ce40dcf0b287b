// Maps menu items and links to labels and paths of one language (specification §2, link behaviour).
import type { Locale } from '../../../contract/locale.ts';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import type { MenuLinkData, MainMenuItemData, SocialMediaLinkData } from '../../../domain/site-content.ts';
import { toLocalizedPath } from '../../i18n/site-paths.ts';
import type { MenuItemRecord, MenuLinkRecord } from '../read/read-menus-and-layout-widgets.ts';
import type { ResolveLocalizedField } from '../../../domain/record-translation.ts';

/** URL of a menu item: an external URL, or prefix + path + anchor in the page's language; `null` without a target. */
export const toMenuHref = (
  record: Pick<MenuLinkRecord, 'anchor' | 'external_path' | 'path' | 'path_prefix'>,
  locale: Locale,
): string | null => {
  if (record.external_path) return record.external_path;
  if (!record.path && !record.anchor) return null;
  const path = `${record.path_prefix ?? ''}${record.path ?? ''}`;
  const anchor = record.anchor ? `#${record.anchor.replace(/^#/, '')}` : '';
  return toLocalizedPath(path, locale) + anchor;
};

/**
 * The menu items with their children.
 *
 * @param hiddenPaths paths of disabled pages; links to them are left out
 * @param findPageImage image of the page at a path
 */
export const toMenuEntries = (
  records: readonly MenuItemRecord[],
  locale: Locale,
  translate: ResolveLocalizedField,
  hiddenPaths: readonly string[],
  findPageImage: (path: string) => ContentImageData | null,
): MainMenuItemData[] => {
  const toShownHref = (record: MenuLinkRecord): string | null => {
    const href = toMenuHref(record, locale);
    return href !== null && hiddenPaths.includes(href.replace(/[?#].*$/, '')) ? null : href;
  };
  const label = (record: MenuLinkRecord) =>
    translate('menu_item', record, 'display_name', locale) ?? record.display_name;
  const toLinks = (links: readonly MenuLinkRecord[]): MenuLinkData[] =>
    links.flatMap((record) => {
      const href = toShownHref(record);
      return href ? [{ label: label(record), href, type: record.type }] : [];
    });
  return records
    .filter((record) => record.position !== 'social')
    .map((record) => ({
      label: label(record),
      href: toShownHref(record),
      type: record.type,
      links: toLinks(record.sub),
      groups: record.groups.map((group) => ({
        label: translate('menu_group', group, 'display_name', locale) ?? group.display_name,
        links: toLinks(group.sub),
      })),
    }))
    .filter(({ href, links, groups }) => href !== null || links.length > 0 || groups.length > 0)
    .map((entry) => {
      const links = [...entry.links, ...entry.groups.flatMap((group) => group.links)];
      const pages = links.length > 0 ? [...(entry.href === null ? [] : [entry]), ...links] : [];
      const images = pages.map(({ href }) => findPageImage(href ?? ''));
      return { ...entry, image: images.find((image) => image !== null) ?? null };
    });
};

export const toSocialLinks = (
  records: readonly MenuItemRecord[],
  locale: Locale,
  translate: ResolveLocalizedField,
): SocialMediaLinkData[] =>
  records.flatMap((record) => {
    const href = toMenuHref(record, locale);
    if (record.position !== 'social' || !href) return [];
    return [
      {
        label: translate('menu_item', record, 'display_name', locale) ?? record.display_name,
        href,
        media: record.media ?? 'other',
      },
    ];
  });

/** URL of an editor's link in the page's language (specification §2, link behaviour). */
export const toLocalizedLinkHref = (target: string, locale: Locale): string =>
  target.startsWith('/') ? toLocalizedPath(target, locale) : target;
