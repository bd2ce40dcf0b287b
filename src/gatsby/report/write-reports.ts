// What a build leaves behind for others: which pages it was meant to have and of which record each is, for the check
// of the release; or why the site cannot be built, in words for an editor and with the record at fault where it is
// known (what Gatsby prints is for engineers). Called by gatsby-node.ts.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { BackendError } from '../../../contract/backend-error.ts';
import { locales } from '../../../contract/locale.ts';
import {
  buildFailureFile,
  type BuildFailureNote,
  contentMarkFile,
  type FaultyRecord,
  toShownDetails,
} from '../../../contract/publishing/build-failure.ts';
import { type PageRecords, pageRecordsFile } from '../../../contract/publishing/planned-pages.ts';
import { type PlannedPages, plannedPagesFile } from '../../../contract/publishing/planned-pages.ts';
import { isPageKey, routeTable, toProductPath } from '../../i18n/paths.ts';
import { ContentError } from '../read/validate-records.ts';
import type { SiteRecords } from '../read/read-site-records.ts';
import { toBrandPath } from '../shape/to-brand.ts';

/** `undefined` for a bug: its message helps nobody who edits content. */
export const toBuildFailureNote = (error: unknown): BuildFailureNote | undefined => {
  if (error instanceof ContentError) return error.toNote();
  if (error instanceof BackendError) {
    return { cause: error.retryable ? 'backend_away' : 'backend_refused', details: toShownDetails([error.message]) };
  }
  return undefined;
};

/** @param rootFolder where Gatsby runs */
export const writeBuildFailure = async (rootFolder: string, error: unknown): Promise<void> => {
  const note = toBuildFailureNote(error);
  if (note === undefined) return;
  const file = join(rootFolder, buildFailureFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(note));
};

/** For the next build, should this one be killed before Gatsby has saved what it knows of the content. */
export const writeContentFingerprint = async (rootFolder: string): Promise<void> => {
  const file = join(rootFolder, contentMarkFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
};

type NamedRecords = Pick<SiteRecords, 'brands' | 'pages' | 'products'>;

/** Of two pages that share a path (French imprint and privacy) the first in the route table is made. */
export const toPageRecords = ({ brands, pages, products }: NamedRecords): PageRecords => {
  const order = Object.keys(routeTable);
  const sorted = [...pages].sort((a, b) => order.indexOf(b.key) - order.indexOf(a.key));
  const entries = locales.flatMap((locale): (readonly [string, FaultyRecord])[] => [
    ...sorted.flatMap(({ id, key }) => {
      const path = isPageKey(key) ? routeTable[key]?.[locale] : undefined;
      return path === undefined ? [] : [[path, { collection: 'page', item: id }] as const];
    }),
    ...brands.map((brand) => [toBrandPath(brand, locale), { collection: 'brand', item: brand.id }] as const),
    ...products.map(
      ({ id, slug }) => [toProductPath(slug, locale), { collection: 'ecommerce_product', item: id }] as const,
    ),
  ]);
  return Object.fromEntries<FaultyRecord>(entries);
};

export const writePageRecords = async (publicFolder: string, records: NamedRecords): Promise<void> => {
  await mkdir(publicFolder, { recursive: true });
  await writeFile(join(publicFolder, pageRecordsFile), JSON.stringify(toPageRecords(records)));
};

interface SitePage {
  path: string;
  matchPath?: string | null;
}

/** What Gatsby was told to make, by our plans and by plug-ins, in the order of the paths. */
export const toPlannedPages = (pages: readonly SitePage[]): PlannedPages => ({
  pages: pages.map(({ path }) => path).sort(),
  clientOnly: pages.flatMap(({ matchPath }) => (matchPath ? [matchPath] : [])).sort(),
});

export const writePlannedPages = async (
  publicFolder: string,
  { getNodesByType }: Pick<BuildArgs, 'getNodesByType'>,
): Promise<void> => {
  const pages = getNodesByType('SitePage') as unknown as SitePage[];
  await writeFile(join(publicFolder, plannedPagesFile), JSON.stringify(toPlannedPages(pages)));
};
