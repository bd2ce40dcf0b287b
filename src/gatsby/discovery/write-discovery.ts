// Writes what machines ask a site for first: robots.txt (RFC 9309), the sitemap, the web app manifests
// (https://www.w3.org/TR/appmanifest/), the product feeds. Called by the build's page and node steps.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locale } from '../../../contract/locale.ts';
import { routeTable, toManifestPath } from '../../i18n/paths.ts';
import type { ManifestIcon } from '../icons/create-icons.ts';
import type { PagePlan } from '../pages/plan-pages.ts';
import { type ProductFeedSource, toProductFeedPath, toProductFeed } from './to-product-feed.ts';
import { toSitemap } from './to-sitemap.ts';
import type { Product } from '../../../domain/product/product.ts';

/** Writes robots.txt and, where the site's address is known, the sitemap; sitemaps of earlier builds go. */
export const writeRobotsAndSitemap = async (
  publicFolder: string,
  plans: readonly PagePlan[],
  siteUrl: string | undefined,
): Promise<void> => {
  await mkdir(publicFolder, { recursive: true });
  for (const name of await readdir(publicFolder)) {
    if (/^sitemap(-\d+)?\.xml$/.test(name)) await rm(join(publicFolder, name));
  }
  await writeFile(join(publicFolder, 'robots.txt'), toRobots(siteUrl));
  if (siteUrl === undefined) return;
  for (const { name, content } of toSitemap(plans, siteUrl)) await writeFile(join(publicFolder, name), content);
};

/** Writes the product feed of one language; without an address of the site that of an earlier build goes. */
export const writeProductFeed = async (
  publicFolder: string,
  products: readonly Product[],
  { siteUrl, ...source }: Omit<ProductFeedSource, 'siteUrl'> & { siteUrl: string | undefined },
): Promise<void> => {
  const file = join(publicFolder, toProductFeedPath(source.language));
  if (siteUrl === undefined) {
    await rm(file, { force: true });
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, toProductFeed(products, { ...source, siteUrl }));
};

/** Writes the manifest of one language. */
export const writeManifest = async (publicFolder: string, source: ManifestSource): Promise<void> => {
  const file = join(publicFolder, toManifestPath(source.language));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, toManifest(source));
};

/** Letters that launchers show below an icon. */
const shortNameLength = 12;

/** The web app manifest of a house in one language (https://www.w3.org/TR/appmanifest/). */
interface ManifestSource {
  language: Locale;
  houseName: string;
  description: string | null;
  /** Ground of the page in the mode the house opens in. */
  background: string;
  icons: readonly ManifestIcon[];
}

/**
 * Shown in the browser (`display`): a jeweller's customer wants the address bar where money changes hands, and nobody
 * is asked to install anything. Who puts the site on a home screen gets name, icon and language right.
 */
const toManifest = ({ language, houseName, description, background, icons }: ManifestSource): string =>
  `${JSON.stringify(
    {
      name: houseName,
      short_name: toShortName(houseName),
      ...(description ? { description } : {}),
      lang: language,
      dir: 'ltr',
      start_url: routeTable.home[language],
      scope: '/',
      display: 'browser',
      background_color: background,
      theme_color: background,
      icons,
    },
    null,
    2,
  )}\n`;

/** As many words of a name as a launcher shows, without a joining word or sign at the end. */
export const toShortName = (name: string): string => {
  if (name.length <= shortNameLength) return name;
  const words = name.split(' ');
  while (words.length > 1 && (words.join(' ').length > shortNameLength || isJoining(words.at(-1) ?? ''))) words.pop();
  return words.join(' ');
};

const isJoining = (word: string): boolean => /^(\P{L}+|und|and|et)$/iu.test(word);

/** Names the sitemap where there is one. */
const toRobots = (siteUrl: string | undefined): string =>
  `User-agent: *\nAllow: /\n${siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;
