// Writes what machines ask a site for first: robots.txt, the sitemap, the manifests. Called by the build's page and node steps.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toManifestPath } from '../../i18n/manifest-path.ts';
import type { PagePlan } from '../pages/plan-pages.ts';
import { type ManifestSource, toManifest } from './to-manifest.ts';
import { toRobots } from './to-robots.ts';
import { type FeedSource, toFeedPath, toProductFeed } from './to-product-feed.ts';
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
  { siteUrl, ...source }: Omit<FeedSource, 'siteUrl'> & { siteUrl: string | undefined },
): Promise<void> => {
  const file = join(publicFolder, toFeedPath(source.language));
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
