// The check of a release between writing and switching: what does not pass never goes live. Every planned page has to be
// there, its HTML to parse, every link inside the site to lead somewhere, the size to be sane. Called by build-site.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { plannedPagesFile, type PlannedPages, plannedPagesSchema } from '../../contract/publishing/planned-pages.ts';
import { BuildFailure } from '../site/build-failure.ts';
import type { ReleaseDraft } from '../site/create-release.ts';
import { readReleaseNote } from '../site/release-folders.ts';
import { findBrokenLinks } from './broken-links.ts';
import type { SiteAddresses } from './internal-target.ts';
import { readAnchors, readDocuments, toDocumentPath } from './read-documents.ts';
import { type ChangedPage, toSizeProblems } from './size-check.ts';

export interface CheckOptions extends SiteAddresses {
  /** Lets a size pass that differs too much from that of the release before. */
  acceptsSize: boolean;
  log: (line: string) => void;
}

/** More of one kind says nothing new. */
const shownProblems = 10;

const redirectsSchema = z.array(z.object({ from: z.string() }));

/** @throws {@link BuildFailure} naming pages, links and the way out. */
export async function checkRelease(draft: ReleaseDraft, options: CheckOptions): Promise<void> {
  const files = new Set(draft.files.map(({ path }) => path));
  const planned = await readPlannedPages(draft.folder);
  refuse(
    planMissing(planned, files),
    'pages are missing',
    'Publish again; if it stays so, tell those who look after the site.',
  );
  const documents = await readDocuments(draft, options);
  refuse(
    documents.problems,
    'pages are faulty',
    'Look at the texts of these pages for HTML that was pasted in; where there is none, tell those who look after the site.',
  );
  const broken = await findBrokenLinks(documents.links, {
    files,
    redirects: await readRedirects(draft.folder),
    clientOnly: planned.clientOnly,
    readAnchors: (file) => readAnchors(draft.folder, file),
  });
  refuse(
    [...documents.lostPlaces, ...broken],
    'links lead nowhere',
    'Correct them in the studio, or publish what they lead to.',
  );
  const odd = await readSizeProblems(draft);
  if (options.acceptsSize) for (const problem of odd) options.log(`accepted: ${problem}`);
  else
    refuse(
      odd,
      'sizes are out of proportion',
      'If that is meant, the host’s operator lets it through: npm run build -- --accept-size',
    );
  options.log(
    `checked ${planned.pages.length} pages, ${documents.readCount} of ${documents.links.size} documents read`,
  );
}

function refuse(problems: readonly string[], what: string, wayOut: string): void {
  if (problems.length === 0) return;
  const more = problems.length > shownProblems ? [`… and ${problems.length - shownProblems} more`] : [];
  const lines = [...problems.slice(0, shownProblems), ...more].map((line) => `  ${line}`);
  throw new BuildFailure(`The changes are not live: ${what} (${problems.length}).\n${lines.join('\n')}\n${wayOut}`);
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
    return [html, data].filter((file) => !files.has(file)).map((file) => `${page} has no ${file}.`);
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
