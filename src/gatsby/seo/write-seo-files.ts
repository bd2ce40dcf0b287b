// Writes the files that crawlers and browsers look for: robots.txt (RFC 9309), the sitemap, web app manifests
// (https://www.w3.org/TR/appmanifest/) and product feeds.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locale } from '../../../contract/locale.ts';
import { localizedSiteRouteTable, toWebAppManifestPath } from '../../i18n/site-paths.ts';
import type { WebManifestIcon } from '../icons/create-site-icons.ts';
import type { PlannedPage } from '../pages/plan-pages.ts';
import { type ProductFeedSettings, toProductFeedPath, toProductFeedXml } from './to-product-feed-xml.ts';
import { toSitemapFiles } from './to-sitemap-files.ts';
import type { Product } from '../../../domain/product/to-product.ts';

/** Writes robots.txt and, if the site URL is known, the sitemap. Removes sitemaps of earlier builds. */
export const writeRobotsAndSitemap = async (
  publicFolder: string,
  plans: readonly PlannedPage[],
  siteUrl: string | undefined,
): Promise<void> => {
  await mkdir(publicFolder, { recursive: true });
  for (const name of await readdir(publicFolder)) {
    if (/^sitemap(-\d+)?\.xml$/.test(name)) await rm(join(publicFolder, name));
  }
  await writeFile(join(publicFolder, 'robots.txt'), toRobots(siteUrl));
  if (siteUrl === undefined) return;
  for (const { name, content } of toSitemapFiles(plans, siteUrl)) await writeFile(join(publicFolder, name), content);
};

/** Writes the product feed of one language; without a site URL, removes that of an earlier build. */
export const writeProductFeed = async (
  publicFolder: string,
  products: readonly Product[],
  { siteUrl, ...source }: Omit<ProductFeedSettings, 'siteUrl'> & { siteUrl: string | undefined },
): Promise<void> => {
  const file = join(publicFolder, toProductFeedPath(source.language));
  if (siteUrl === undefined) {
    await rm(file, { force: true });
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, toProductFeedXml(products, { ...source, siteUrl }));
};

export const writeWebAppManifest = async (publicFolder: string, source: ManifestSource): Promise<void> => {
  const file = join(publicFolder, toWebAppManifestPath(source.language));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, toManifest(source));
};

/** Maximum length of the label below an icon on a home screen. */
const shortNameLength = 12;

/** Input of the web app manifest of one language (https://www.w3.org/TR/appmanifest/). */
interface ManifestSource {
  language: Locale;
  siteName: string;
  description: string | null;
  /** Page background of the initial color mode. */
  background: string;
  icons: readonly WebManifestIcon[];
}

/**
 * `display` is `browser`: customers should see the address bar where they pay, and nothing prompts them to install
 * the site. A visitor who adds it to the home screen still gets its name, icon and language.
 */
const toManifest = ({ language, siteName, description, background, icons }: ManifestSource): string =>
  `${JSON.stringify(
    {
      name: siteName,
      short_name: toWebAppShortName(siteName),
      ...(description ? { description } : {}),
      lang: language,
      dir: 'ltr',
      start_url: localizedSiteRouteTable.home[language],
      scope: '/',
      display: 'browser',
      background_color: background,
      theme_color: background,
      icons,
    },
    null,
    2,
  )}\n`;

/** As many whole words of the name as fit below an icon, without a trailing joining word or sign. */
export const toWebAppShortName = (name: string): string => {
  if (name.length <= shortNameLength) return name;
  const words = name.split(' ');
  while (words.length > 1 && (words.join(' ').length > shortNameLength || isJoining(words.at(-1) ?? ''))) words.pop();
  return words.join(' ');
};

const isJoining = (word: string): boolean => /^(\P{L}+|und|and|et)$/iu.test(word);

/** Links the sitemap if there is one. */
const toRobots = (siteUrl: string | undefined): string =>
  `User-agent: *\nAllow: /\n${siteUrl === undefined ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;
