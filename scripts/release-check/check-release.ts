// Checks a release after it is written and before it goes live: every planned page exists and its HTML parses, every
// internal link has a target, and the size is plausible. A missing anchor is reported with its record: the link still leads
// to the right page.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type BuildFailureCause,
  type RecordReference,
  maxDetailsPerBuildFailure,
} from '../../contract/publishing/build-failure.ts';
import type { ContentNoticeReporter } from '../../domain/content-checks/content-notice-collector.ts';
import { truncateBuildFailureDetails } from '../../domain/publishing/build-failure-error.ts';
import {
  type RecordsByPagePath,
  recordsByPagePathFile,
  recordsByPagePathSchema,
  type ExpectedReleasePages,
  expectedPagesFile,
  expectedReleasePagesSchema,
} from '../../contract/publishing/expected-pages-and-page-records.ts';
import { isNotFoundPageFile, toReleaseFileCandidates } from '../../server/release-file-candidates.ts';
import { ExpectedBuildFailureError } from '../site/report-build-to-parent-process.ts';
import type { ReleaseDraft } from '../site/create-and-activate-release.ts';
import { readReleaseMetadata } from '../site/release-folders.ts';
import { malformedLinkMarkerPrefix, type SiteAndBackendUrls } from './parse-html-page.ts';
import {
  type ReleaseCheckFinding,
  type InternalLinkTargetsByPath,
  hasFragmentAnchor,
  readPageAnchors,
  readReleaseHtmlLinks,
  toHtmlDocumentUrlPath,
} from './read-release-html-links.ts';
import { type ChangedPageSize, findImplausibleReleaseSizeChanges } from './release-size-check.ts';

export interface ReleaseCheckOptions extends SiteAndBackendUrls {
  /** Accepts a size that differs too much from the previous release. */
  acceptsSize: boolean;
  log: (line: string) => void;
  report: ContentNoticeReporter;
}

const redirectsSchema = z.array(z.object({ from: z.string() }));

/** @throws {@link ExpectedBuildFailureError} with pages, links and the record to open */
export const checkRelease = async (draft: ReleaseDraft, options: ReleaseCheckOptions): Promise<void> => {
  const files = new Set(draft.files.map(({ path }) => path));
  const planned = await readPlannedPages(draft.folder);
  refuse('pages_missing', planMissing(planned, files));
  const records = await readPageRecords(draft.folder);
  const documents = await readReleaseHtmlLinks(draft, options);
  const faulty = inOrder(documents.problems);
  refuse('pages_faulty', toLines(faulty, ': '), findRecord(records, faulty));
  const destinations: LinkDestinations = {
    files,
    redirects: await readRedirects(draft.folder),
    clientOnly: planned.clientOnly,
    readAnchors: (file) => readPageAnchors(draft.folder, file),
  };
  const resolve = createResolver(destinations);
  const found = await findBrokenLinks(documents.links, resolve, destinations);
  const hasPage = ({ subject }: ReleaseCheckFinding): boolean =>
    subject.includes('#') && resolve(subject.replace(/#.*$/s, '')) !== undefined;
  const broken = inOrder(found.filter((finding) => !hasPage(finding)));
  refuse('broken_links', toLines(broken, ' → '), findRecord(records, broken));
  reportMissingAnchors(records, inOrder([...documents.missingAnchors, ...found.filter(hasPage)]), options);
  const sizeProblems = await readSizeProblems(draft);
  if (options.acceptsSize) for (const problem of sizeProblems) options.log(`accepted: ${problem}`);
  else refuse('odd_sizes', sizeProblems);
  options.log(
    `checked ${planned.pages.length} pages, ${documents.readCount} of ${documents.links.size} documents read`,
  );
};

/** In a stable order, so that the same failure has the same text. */
const inOrder = (findings: readonly ReleaseCheckFinding[]): ReleaseCheckFinding[] =>
  findings.toSorted((a, b) => a.page.localeCompare(b.page) || a.subject.localeCompare(b.subject));

const toLines = (findings: readonly ReleaseCheckFinding[], separator: string): string[] =>
  findings.map(({ page, subject }) => `${page}${separator}${subject}`);

const refuse = (cause: BuildFailureCause, details: string[], record?: RecordReference): void => {
  if (details.length > 0)
    throw new ExpectedBuildFailureError({
      cause,
      details: truncateBuildFailureDetails(details),
      ...(record && { record }),
    });
};

/**
 * The record to correct: that of the pages with the first finding that occurs only on pages of a single record. A
 * finding on pages of several records has another origin, such as a menu link.
 */
const findRecord = (
  records: RecordsByPagePath,
  findings: readonly ReleaseCheckFinding[],
): RecordReference | undefined => {
  const subjects = [...new Set(findings.map(toSubject))].slice(0, maxDetailsPerBuildFailure);
  for (const subject of subjects) {
    const found = findings.filter((finding) => toSubject(finding) === subject).map(({ page }) => records[page]);
    const [first] = found;
    const isOnly = found.every((record) => record?.collection === first?.collection && record?.item === first?.item);
    if (first && isOnly) return first;
  }
  return undefined;
};

const reportMissingAnchors = (
  records: RecordsByPagePath,
  findings: readonly ReleaseCheckFinding[],
  { log, report }: ReleaseCheckOptions,
): void => {
  for (const subject of new Set(findings.map((finding) => finding.subject))) {
    const found = findings.filter((finding) => finding.subject === subject);
    for (const line of toLines(found, ' → ')) log(`no such anchor: ${line}`);
    const record = findRecord(records, found);
    if (record) report({ ...record, code: 'anchor_missing', detail: subject });
  }
};

/** Without the position, which differs between pages. */
const toSubject = ({ subject }: ReleaseCheckFinding): string => subject.replace(/ \(\d+:\d+\)$/, '');

const readPageRecords = async (folder: string): Promise<RecordsByPagePath> => {
  const text = await readFile(join(folder, recordsByPagePathFile), 'utf8').catch(() => '{}');
  return recordsByPagePathSchema.parse(JSON.parse(text));
};

const readPlannedPages = async (folder: string): Promise<ExpectedReleasePages> => {
  const text = await readFile(join(folder, expectedPagesFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`The build wrote no list of its pages (${expectedPagesFile}).`);
  return expectedReleasePagesSchema.parse(JSON.parse(text));
};

/** Each page consists of its HTML and the data that client-side navigation loads. */
const planMissing = ({ pages }: ExpectedReleasePages, files: ReadonlySet<string>): string[] => {
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
  const before = previousFolder === undefined ? undefined : await readReleaseMetadata(previousFolder);
  if (previousFolder === undefined || before === undefined) return [];
  const pages = files.filter(({ path }) => path.endsWith('.html') && !path.startsWith('_gatsby/'));
  const changed = await Promise.all(
    pages
      .filter(({ isChanged }) => isChanged)
      .map(async ({ path, bytes }): Promise<ChangedPageSize[]> => {
        const earlier = await stat(join(previousFolder, path)).catch(() => undefined);
        return earlier ? [{ path: toHtmlDocumentUrlPath(path), bytes, bytesBefore: earlier.size }] : [];
      }),
  );
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return findImplausibleReleaseSizeChanges({ pageCount: pages.length, totalBytes }, before, changed.flat());
};

/** Valid targets for internal links of a release. */
interface LinkDestinations {
  /** Files of this release, excluding carried ones, which are removed within weeks. */
  files: ReadonlySet<string>;
  /** Paths, compared case-insensitively. */
  redirects: readonly string[];
  /** Patterns such as `/konto/*`. */
  clientOnly: readonly string[];
  readAnchors: (file: string) => Promise<ReadonlySet<string>>;
}

const findBrokenLinks = async (
  found: InternalLinkTargetsByPath,
  resolve: Resolve,
  destinations: LinkDestinations,
): Promise<ReleaseCheckFinding[]> => {
  const targets = new Set([...found.values()].flat());
  const broken = new Set<string>();
  for (const target of targets) {
    if (!(await leadsSomewhere(target, resolve, destinations))) broken.add(target);
  }
  if (broken.size === 0) return [];
  return [...found].flatMap(([document, links]) =>
    links
      .filter((target) => broken.has(target))
      .map((target) => ({
        page: toHtmlDocumentUrlPath(document),
        subject: target.replace(malformedLinkMarkerPrefix, ''),
      })),
  );
};

/** The file for a path; `true` for a path that another rule resolves; `undefined` for a broken link. */
type Resolve = (pathname: string) => string | true | undefined;

const createResolver = ({ files, redirects, clientOnly }: LinkDestinations): Resolve => {
  const rules = new Set(redirects.map(toKey));
  const prefixes = clientOnly.map((pattern) => pattern.replace(/\/?\*$/, ''));
  return (pathname) => {
    if (rules.has(toKey(pathname))) return true;
    const file = toReleaseFileCandidates(pathname).find((candidate) => files.has(candidate));
    if (file !== undefined) return isNotFoundPageFile(file) ? undefined : file;
    return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)) || undefined;
  };
};

const toKey = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/';

const leadsSomewhere = async (
  target: string,
  resolve: Resolve,
  { readAnchors }: LinkDestinations,
): Promise<boolean> => {
  if (target.startsWith(malformedLinkMarkerPrefix)) return false;
  const [pathname = '', fragment] = target.split('#', 2);
  const file = resolve(pathname);
  if (file === undefined) return false;
  if (fragment === undefined || file === true || !file.endsWith('.html')) return true;
  return hasFragmentAnchor(await readAnchors(file), fragment);
};
