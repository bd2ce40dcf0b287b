// The check of a release between writing and switching: what does not pass never goes live. Every planned page has to be
// there, its HTML to parse, every link inside the site to lead somewhere, the size to be sane. Called by build-site.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type BuildFailureCause,
  type RecordReference,
  maxFailureDetails,
  truncateFailureDetails,
} from '../../contract/publishing/build-failure.ts';
import {
  type PageRecordMap,
  pageRecordMapFile,
  pageRecordMapSchema,
  type ExpectedPages,
  expectedPagesFile,
  expectedPagesSchema,
} from '../../contract/publishing/expected-pages.ts';
import { isNotFoundPage, toFileCandidates } from '../../server/release-files.ts';
import { BuildFailure } from '../site/report-build.ts';
import type { ReleaseDraft } from '../site/create-release.ts';
import { readReleaseNote } from '../site/release-folders.ts';
import { malformed, type SiteAddresses } from './document-parts.ts';
import {
  type Finding,
  type FoundLinks,
  hasAnchor,
  readAnchors,
  readDocuments,
  toDocumentPath,
} from './read-documents.ts';
import { type ChangedPage, toSizeProblems } from './size-check.ts';

export interface CheckOptions extends SiteAddresses {
  /** Lets a size pass that differs too much from that of the release before. */
  acceptsSize: boolean;
  log: (line: string) => void;
}

const redirectsSchema = z.array(z.object({ from: z.string() }));

/** @throws {@link BuildFailure} naming pages, links and the record to open. */
export const checkRelease = async (draft: ReleaseDraft, options: CheckOptions): Promise<void> => {
  const files = new Set(draft.files.map(({ path }) => path));
  const planned = await readPlannedPages(draft.folder);
  refuse('pages_missing', planMissing(planned, files));
  const documents = await readDocuments(draft, options);
  const faulty = inOrder(documents.problems);
  refuse('pages_faulty', toLines(faulty, ': '), await findRecord(draft.folder, faulty));
  const broken = await findBrokenLinks(documents.links, {
    files,
    redirects: await readRedirects(draft.folder),
    clientOnly: planned.clientOnly,
    readAnchors: (file) => readAnchors(draft.folder, file),
  });
  const lost = inOrder([...documents.lostPlaces, ...broken]);
  refuse('broken_links', toLines(lost, ' → '), await findRecord(draft.folder, lost));
  const odd = await readSizeProblems(draft);
  if (options.acceptsSize) for (const problem of odd) options.log(`accepted: ${problem}`);
  else refuse('odd_sizes', odd);
  options.log(
    `checked ${planned.pages.length} pages, ${documents.readCount} of ${documents.links.size} documents read`,
  );
};

/** The same each time, so that the same failure is told with the same words. */
const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => a.page.localeCompare(b.page) || a.subject.localeCompare(b.subject));

const toLines = (findings: readonly Finding[], separator: string): string[] =>
  findings.map(({ page, subject }) => `${page}${separator}${subject}`);

const refuse = (cause: BuildFailureCause, details: string[], record?: RecordReference): void => {
  if (details.length > 0)
    throw new BuildFailure({ cause, details: truncateFailureDetails(details), ...(record && { record }) });
};

/**
 * The record to look at: that of the pages with the first finding that is on the pages of one record only. What is on those
 * of several comes from elsewhere, as a link of the menu does.
 */
const findRecord = async (folder: string, findings: readonly Finding[]): Promise<RecordReference | undefined> => {
  if (findings.length === 0) return undefined;
  const records = await readPageRecords(folder);
  const subjects = [...new Set(findings.map(toSubject))].slice(0, maxFailureDetails);
  for (const subject of subjects) {
    const found = findings.filter((finding) => toSubject(finding) === subject).map(({ page }) => records[page]);
    const [first] = found;
    const isOnly = found.every((record) => record?.collection === first?.collection && record?.item === first?.item);
    if (first && isOnly) return first;
  }
  return undefined;
};

/** Without the place in the page, which is another one on each. */
const toSubject = ({ subject }: Finding): string => subject.replace(/ \(\d+:\d+\)$/, '');

const readPageRecords = async (folder: string): Promise<PageRecordMap> => {
  const text = await readFile(join(folder, pageRecordMapFile), 'utf8').catch(() => '{}');
  return pageRecordMapSchema.parse(JSON.parse(text));
};

const readPlannedPages = async (folder: string): Promise<ExpectedPages> => {
  const text = await readFile(join(folder, expectedPagesFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`The build has left no list of its pages (${expectedPagesFile}).`);
  return expectedPagesSchema.parse(JSON.parse(text));
};

/** Each page is its HTML and the data with which a link inside the site opens it. */
const planMissing = ({ pages }: ExpectedPages, files: ReadonlySet<string>): string[] => {
  return pages.flatMap((page) => {
    const name = page.replace(/^\/|\/$/g, '');
    const html = page.endsWith('.html') ? name : join(name, 'index.html');
    const data = `page-data/${name || 'index'}/page-data.json`;
    return [html, data].filter((file) => !files.has(file)).map((file) => `${page} → ${file}`);
  });
};

const readRedirects = async (folder: string): Promise<string[]> => {
  const text = await readFile(join(folder, '_redirects.json'), 'utf8').catch(() => '[]');
  return redirectsSchema.parse(JSON.parse(text)).map(({ from }) => from);
};

const readSizeProblems = async ({ previousFolder, files }: ReleaseDraft): Promise<string[]> => {
  const before = previousFolder === undefined ? undefined : await readReleaseNote(previousFolder);
  if (previousFolder === undefined || before === undefined) return [];
  const pages = files.filter(({ path }) => path.endsWith('.html') && !path.startsWith('_gatsby/'));
  const changed = await Promise.all(
    pages
      .filter(({ isChanged }) => isChanged)
      .map(async ({ path, bytes }): Promise<ChangedPage[]> => {
        const earlier = await stat(join(previousFolder, path)).catch(() => undefined);
        return earlier ? [{ path: toDocumentPath(path), bytes, bytesBefore: earlier.size }] : [];
      }),
  );
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return toSizeProblems({ pageCount: pages.length, totalBytes }, before, changed.flat());
};

/**
 * Finds the links of a release that lead nowhere: to no page, file, redirect or path that the browser knows, or to
 * no place of a page.
 */
interface LinkDestinations {
  /** Own files: what is only carried from an earlier release goes within weeks. */
  files: ReadonlySet<string>;
  /** Paths in whatever case. */
  redirects: readonly string[];
  /** Patterns such as `/konto/*`. */
  clientOnly: readonly string[];
  readAnchors: (file: string) => Promise<ReadonlySet<string>>;
}

const findBrokenLinks = async (found: FoundLinks, destinations: LinkDestinations): Promise<Finding[]> => {
  const targets = new Set([...found.values()].flat());
  const broken = new Set<string>();
  const resolve = createResolver(destinations);
  for (const target of targets) {
    if (!(await leadsSomewhere(target, resolve, destinations))) broken.add(target);
  }
  if (broken.size === 0) return [];
  return [...found].flatMap(([document, links]) =>
    links
      .filter((target) => broken.has(target))
      .map((target) => ({ page: toDocumentPath(document), subject: target.replace(malformed, '') })),
  );
};

/** The file that answers a path, `true` for a path that another rule answers. */
type Resolve = (pathname: string) => string | true | undefined;

const createResolver = ({ files, redirects, clientOnly }: LinkDestinations): Resolve => {
  const rules = new Set(redirects.map(toKey));
  const prefixes = clientOnly.map((pattern) => pattern.replace(/\/?\*$/, ''));
  return (pathname) => {
    if (rules.has(toKey(pathname))) return true;
    const file = toFileCandidates(pathname).find((candidate) => files.has(candidate));
    if (file !== undefined) return isNotFoundPage(file) ? undefined : file;
    return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)) || undefined;
  };
};

const toKey = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

const leadsSomewhere = async (
  target: string,
  resolve: Resolve,
  { readAnchors }: LinkDestinations,
): Promise<boolean> => {
  if (target.startsWith(malformed)) return false;
  const [pathname = '', fragment] = target.split('#', 2);
  const file = resolve(pathname);
  if (file === undefined) return false;
  if (fragment === undefined || file === true || !file.endsWith('.html')) return true;
  return hasAnchor(await readAnchors(file), fragment);
};
