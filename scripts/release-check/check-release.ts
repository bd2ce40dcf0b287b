// The check of a release between writing and switching: what does not pass never goes live. Every planned page has to be
// there, its HTML to parse, every link inside the site to lead somewhere, the size to be sane. Called by build-site.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type FaultyRecord, mostDetails, toShownDetails } from '../../contract/publishing/build-failure.ts';
import type { FailureCause } from '../../contract/publishing/failure-words.ts';
import { type PageRecords, pageRecordsFile, pageRecordsSchema } from '../../contract/publishing/page-records.ts';
import { plannedPagesFile, type PlannedPages, plannedPagesSchema } from '../../contract/publishing/planned-pages.ts';
import { BuildFailure } from '../site/build-failure.ts';
import type { ReleaseDraft } from '../site/create-release.ts';
import { readReleaseNote } from '../site/release-folders.ts';
import { findBrokenLinks } from './broken-links.ts';
import type { SiteAddresses } from './internal-target.ts';
import { type Finding, readAnchors, readDocuments, toDocumentPath } from './read-documents.ts';
import { type ChangedPage, toSizeProblems } from './size-check.ts';

export interface CheckOptions extends SiteAddresses {
  /** Lets a size pass that differs too much from that of the release before. */
  acceptsSize: boolean;
  log: (line: string) => void;
}

const redirectsSchema = z.array(z.object({ from: z.string() }));

/** @throws {@link BuildFailure} naming pages, links and the record to open. */
export async function checkRelease(draft: ReleaseDraft, options: CheckOptions): Promise<void> {
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
}

/** The same each time, so that the same failure is told with the same words. */
const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => a.page.localeCompare(b.page) || a.subject.localeCompare(b.subject));

const toLines = (findings: readonly Finding[], separator: string): string[] =>
  findings.map(({ page, subject }) => `${page}${separator}${subject}`);

function refuse(cause: FailureCause, details: string[], record?: FaultyRecord): void {
  if (details.length > 0)
    throw new BuildFailure({ cause, details: toShownDetails(details), ...(record && { record }) });
}

/**
 * The record to look at: that of the pages with the first finding that is on the pages of one record only. What is on those
 * of several comes from elsewhere, as a link of the menu does.
 */
async function findRecord(folder: string, findings: readonly Finding[]): Promise<FaultyRecord | undefined> {
  if (findings.length === 0) return undefined;
  const records = await readPageRecords(folder);
  const subjects = [...new Set(findings.map(toSubject))].slice(0, mostDetails);
  for (const subject of subjects) {
    const found = findings.filter((finding) => toSubject(finding) === subject).map(({ page }) => records[page]);
    const [first] = found;
    const isOnly = found.every((record) => record?.collection === first?.collection && record?.item === first?.item);
    if (first && isOnly) return first;
  }
  return undefined;
}

/** Without the place in the page, which is another one on each. */
const toSubject = ({ subject }: Finding): string => subject.replace(/ \(\d+:\d+\)$/, '');

async function readPageRecords(folder: string): Promise<PageRecords> {
  const text = await readFile(join(folder, pageRecordsFile), 'utf8').catch(() => '{}');
  return pageRecordsSchema.parse(JSON.parse(text));
}

async function readPlannedPages(folder: string): Promise<PlannedPages> {
  const text = await readFile(join(folder, plannedPagesFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`The build has left no list of its pages (${plannedPagesFile}).`);
  return plannedPagesSchema.parse(JSON.parse(text));
}

/** Each page is its HTML and the data with which a link inside the site opens it. */
function planMissing({ pages }: PlannedPages, files: ReadonlySet<string>): string[] {
  return pages.flatMap((page) => {
    const name = page.replace(/^\/|\/$/g, '');
    const html = page.endsWith('.html') ? name : join(name, 'index.html');
    const data = `page-data/${name || 'index'}/page-data.json`;
    return [html, data].filter((file) => !files.has(file)).map((file) => `${page} → ${file}`);
  });
}

async function readRedirects(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, '_redirects.json'), 'utf8').catch(() => '[]');
  return redirectsSchema.parse(JSON.parse(text)).map(({ from }) => from);
}

async function readSizeProblems({ previousFolder, files }: ReleaseDraft): Promise<string[]> {
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
}
