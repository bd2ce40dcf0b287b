// Reads the pages of a draft and other files that contain links. Parses only changed files; for the others, uses the
// links stored with the previous release.
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { ReleaseDraft } from '../site/create-and-activate-release.ts';
import {
  parseHtmlPage,
  type SiteAndBackendUrls,
  resolveLinkToSitePath,
  findReleaseFileLinkReader,
} from './parse-html-page.ts';

/** A problem on a page. */
export interface ReleaseCheckFinding {
  /** Path of the page. */
  page: string;
  /** A broken link as written, a missing part of the page, or a parser error. */
  subject: string;
}

export interface ReleaseHtmlLinks {
  links: InternalLinkTargetsByPath;
  problems: ReleaseCheckFinding[];
  /** Links to a missing anchor of the same page. */
  missingAnchors: ReleaseCheckFinding[];
  readCount: number;
}

/** Excludes Gatsby's page fragments and the app shell of its service worker plug-in. */
export const isHtmlPageFile = (path: string): boolean =>
  path.endsWith('.html') && !/^_gatsby\/|(?:^|\/)offline-plugin-app-shell-fallback\//.test(path);

/** The URL path of a document, against which its relative links are resolved. */
export const toHtmlDocumentUrlPath = (file: string): string => {
  if (file.endsWith('index.html')) return `/${dirname(file) === '.' ? '' : dirname(file)}`;
  return `/${file}`;
};

/** Reads all documents of a draft and stores their links in it. */
export const readReleaseHtmlLinks = async (
  draft: ReleaseDraft,
  addresses: SiteAndBackendUrls,
): Promise<ReleaseHtmlLinks> => {
  const key = JSON.stringify([addresses.siteUrl, addresses.backendUrl]);
  const known: InternalLinkTargetsByPath =
    draft.previousFolder === undefined
      ? new Map<string, readonly string[]>()
      : await readFoundLinks(draft.previousFolder, key);
  const documents: ReleaseHtmlLinks = { links: new Map(), problems: [], missingAnchors: [], readCount: 0 };
  const limit = pLimit(availableParallelism() * 2);
  const toTarget = createTargetReader(addresses);
  const read = async (path: string): Promise<void> => {
    const reader = findReleaseFileLinkReader(path);
    if (!isHtmlPageFile(path) && !reader) return;
    const source = await readFile(join(draft.folder, path), 'utf8');
    documents.readCount += 1;
    const links = reader
      ? readFileLinks(reader, path, source, documents)
      : readPage(path, source, documents, addresses);
    const targets = links.flatMap((link) => toTarget(link, toHtmlDocumentUrlPath(path)) ?? []);
    documents.links.set(path, [...new Set(targets)]);
  };
  await Promise.all(
    draft.files.map(async ({ path, isChanged }) => {
      const targets = isChanged ? undefined : known.get(path);
      if (targets === undefined) await limit(read, path);
      else documents.links.set(path, targets);
    }),
  );
  await writeFoundLinks(draft.folder, key, documents.links);
  return documents;
};

/** Whether a fragment refers to an anchor; `top` exists on every page. */
export const hasFragmentAnchor = (anchors: ReadonlySet<string>, fragment: string): boolean => {
  if (fragment === '' || fragment === 'top' || anchors.has(fragment)) return true;
  try {
    return anchors.has(decodeURIComponent(fragment));
  } catch {
    return false;
  }
};

/** The anchors of a page. */
export const readPageAnchors = async (folder: string, file: string): Promise<ReadonlySet<string>> => {
  return parseHtmlPage(await readFile(join(folder, file), 'utf8')).anchors;
};

/** Returns the links to other pages; links to anchors of the same page are checked immediately. */
const readPage = (
  path: string,
  source: string,
  { problems, missingAnchors }: ReleaseHtmlLinks,
  { siteUrl }: SiteAndBackendUrls,
): string[] => {
  const { anchors, description, errors, heading, links, shareImage, title } = parseHtmlPage(source);
  const page = toHtmlDocumentUrlPath(path);
  problems.push(...errors.map((subject) => ({ page, subject })));
  // Nobody reads the content of a redirecting page.
  if (!source.includes('<meta http-equiv="refresh"')) {
    if (title === '') problems.push({ page, subject: '<title>?' });
    if (heading === '') problems.push({ page, subject: '<h1>?' });
    if (description === '') problems.push({ page, subject: '<meta name="description">?' });
    // Social networks need an absolute URL, so a site without a known URL has no share images.
    if (siteUrl !== undefined && shareImage === '') problems.push({ page, subject: '<meta property="og:image">?' });
  }
  const isInside = (link: string) => link.startsWith('#') && !link.startsWith('#:~:');
  const missing = links.filter((link) => isInside(link) && !hasFragmentAnchor(anchors, link.slice(1)));
  missingAnchors.push(...missing.map((subject) => ({ page, subject })));
  return links.filter((link) => !isInside(link));
};

const readFileLinks = (
  reader: (source: string) => string[],
  path: string,
  source: string,
  { problems }: ReleaseHtmlLinks,
): string[] => {
  try {
    return reader(source);
  } catch (error) {
    problems.push({ page: `/${path}`, subject: error instanceof Error ? error.message : String(error) });
    return [];
  }
};

/** Most links occur on thousands of pages and always resolve to the same target if they start at the root. */
const createTargetReader = (addresses: SiteAndBackendUrls): ((link: string, path: string) => string | undefined) => {
  const known = new Map<string, string | undefined>();
  return (link, path) => {
    if (!/^(?:\/|https?:)/.test(link)) return resolveLinkToSitePath(link, path, addresses);
    if (!known.has(link)) known.set(link, resolveLinkToSitePath(link, path, addresses));
    return known.get(link);
  };
};

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Hidden, so never served. Compressed, because for 16,000 pages it would be as large as fifty of their images. */
const linksName = '.links.json.gz';

/** Increase when the data read from documents changes. */
const version = 1;

const foundLinksSchema = z.object({
  version: z.literal(version),
  /** URLs of site and backend, which determine which links are internal. */
  addresses: z.string(),
  targets: z.array(z.string()),
  /** Path of a document inside the release → indexes of `targets`: most pages share most of their links. */
  documents: z.record(z.string(), z.array(z.number())),
});

/** Path of a document inside the release → its internal link targets. */
export type InternalLinkTargetsByPath = Map<string, readonly string[]>;

/** Empty if there is no file, or if it was written by another version or for other URLs. */
const readFoundLinks = async (releaseFolder: string, addresses: string): Promise<InternalLinkTargetsByPath> => {
  const bytes = await readFile(join(releaseFolder, linksName)).catch(() => undefined);
  if (bytes === undefined) return new Map();
  const parsed = foundLinksSchema.safeParse(JSON.parse((await fromGzip(bytes)).toString()));
  if (!parsed.success || parsed.data.addresses !== addresses) return new Map();
  const { targets, documents } = parsed.data;
  const toTargets = (indexes: readonly number[]) => indexes.map((index) => targets[index] ?? '');
  return new Map(Object.entries(documents).map(([path, indexes]) => [path, toTargets(indexes)]));
};

const writeFoundLinks = async (
  releaseFolder: string,
  addresses: string,
  found: InternalLinkTargetsByPath,
): Promise<void> => {
  const indexes = new Map<string, number>();
  const toIndex = (target: string): number => {
    const index = indexes.get(target) ?? indexes.size;
    indexes.set(target, index);
    return index;
  };
  const documents = Object.fromEntries([...found].map(([path, targets]) => [path, targets.map(toIndex)]));
  const content = JSON.stringify({ version, addresses, targets: [...indexes.keys()], documents });
  await writeFile(join(releaseFolder, linksName), await toGzip(content, { level: constants.Z_BEST_SPEED }));
};
