// Writes the results of a build: the planned pages with their records, for the check of the release, or the reason
// for a failure with the record at fault, for editors (Gatsby's own messages are for engineers).
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { BackendError } from '../../../domain/backend-error.ts';
import { locales } from '../../../contract/locale.ts';
import {
  buildFailureFilePath,
  type BuildFailurePayload,
  contentSyncStartMarkerFile,
  type RecordReference,
} from '../../../contract/publishing/build-failure.ts';
import { type BuildContentNotices, contentNoticesFilePath } from '../../../contract/publishing/content-notice.ts';
import { truncateBuildFailureDetails } from '../../../domain/publishing/build-failure-error.ts';
import {
  type RecordsByPagePath,
  recordsByPagePathFile,
} from '../../../contract/publishing/expected-pages-and-page-records.ts';
import {
  type ExpectedReleasePages,
  expectedPagesFile,
} from '../../../contract/publishing/expected-pages-and-page-records.ts';
import { isPageKey, localizedSiteRouteTable, toProductPath } from '../../i18n/site-paths.ts';
import { SiteBuildContentError } from '../read/validate-records.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { toBrandPath } from '../mapping/to-brand-content.ts';

/** `undefined` for a bug, whose message does not help editors. */
export const errorToBuildFailurePayload = (error: unknown): BuildFailurePayload | undefined => {
  if (error instanceof SiteBuildContentError) return error.toNote();
  if (error instanceof BackendError) {
    return {
      cause: error.retryable ? 'backend_away' : 'backend_refused',
      details: truncateBuildFailureDetails([error.message]),
    };
  }
  return undefined;
};

/** @param rootFolder Gatsby's working directory */
export const writeBuildFailureFile = async (rootFolder: string, error: unknown): Promise<void> => {
  const note = errorToBuildFailurePayload(error);
  if (note === undefined) return;
  const file = join(rootFolder, buildFailureFilePath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(note));
};

/** @param rootFolder Gatsby's working directory */
export const writeContentNoticesFile = async (rootFolder: string, notices: BuildContentNotices): Promise<void> => {
  const file = join(rootFolder, contentNoticesFilePath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(notices));
};

/** Records for the next build that content has changed, in case this one is killed before Gatsby saves its state. */
export const markContentChangedForNextBuild = async (rootFolder: string): Promise<void> => {
  const file = join(rootFolder, contentSyncStartMarkerFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
};

type NamedRecords = Pick<SiteRecords, 'brands' | 'pages' | 'products'>;

/** If two pages share a path (French imprint and privacy), the first in the route table wins. */
export const toRecordsByPagePath = ({ brands, pages, products }: NamedRecords): RecordsByPagePath => {
  const order = Object.keys(localizedSiteRouteTable);
  const sorted = [...pages].sort((a, b) => order.indexOf(b.key) - order.indexOf(a.key));
  const entries = locales.flatMap((locale): (readonly [string, RecordReference])[] => [
    ...sorted.flatMap(({ id, key }) => {
      const path = isPageKey(key) ? localizedSiteRouteTable[key]?.[locale] : undefined;
      return path === undefined ? [] : [[path, { collection: 'page', item: id }] as const];
    }),
    ...brands.map((brand) => [toBrandPath(brand, locale), { collection: 'brand', item: brand.id }] as const),
    ...products.map(
      ({ id, slug }) => [toProductPath(slug, locale), { collection: 'ecommerce_product', item: id }] as const,
    ),
  ]);
  return Object.fromEntries<RecordReference>(entries);
};

export const writePageRecordMap = async (publicFolder: string, records: NamedRecords): Promise<void> => {
  await mkdir(publicFolder, { recursive: true });
  await writeFile(join(publicFolder, recordsByPagePathFile), JSON.stringify(toRecordsByPagePath(records)));
};

interface SitePage {
  path: string;
  matchPath?: string | null;
}

/** All pages that our plans and plug-ins have created, sorted by path. */
export const toExpectedReleasePages = (pages: readonly SitePage[]): ExpectedReleasePages => ({
  pages: pages.map(({ path }) => path).sort(),
  clientOnly: pages.flatMap(({ matchPath }) => (matchPath ? [matchPath] : [])).sort(),
});

export const writeExpectedPages = async (
  publicFolder: string,
  { getNodesByType }: Pick<BuildArgs, 'getNodesByType'>,
): Promise<void> => {
  const pages = getNodesByType('SitePage') as unknown as SitePage[];
  await writeFile(join(publicFolder, expectedPagesFile), JSON.stringify(toExpectedReleasePages(pages)));
};
