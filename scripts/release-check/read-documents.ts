// Reads the pages of a draft, and its other files that name addresses: parses what changed, takes from the release
// before what did not, by the links it kept. Called by check-release.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { ReleaseDraft } from '../site/create-release.ts';
import { readPageParts, type SiteAddresses, toInternalTarget, toLinkReader } from './document-parts.ts';

/** What is wrong where. */
export interface Finding {
  /** Path at which the page is opened. */
  page: string;
  /** A link that leads nowhere, as it stands there; a part that the page lacks; or what a parser says. */
  subject: string;
}

export interface Documents {
  links: FoundLinks;
  problems: Finding[];
  /** Links to a place of the same page that it does not have. */
  lostPlaces: Finding[];
  readCount: number;
}

/** Parts of pages that Gatsby puts together are no pages, nor is what its plug-in's service worker fills with one. */
export const isPage = (path: string): boolean =>
  path.endsWith('.html') && !/^_gatsby\/|(?:^|\/)offline-plugin-app-shell-fallback\//.test(path);

/** The path at which a document is opened; its relative links start from there. */
export const toDocumentPath = (file: string): string => {
  if (file.endsWith('index.html')) return `/${dirname(file) === '.' ? '' : dirname(file)}`;
  return `/${file}`;
};

/** Reads all documents of a draft and notes in it where they lead. */
export const readDocuments = async (draft: ReleaseDraft, addresses: SiteAddresses): Promise<Documents> => {
  const key = JSON.stringify([addresses.siteUrl, addresses.backendUrl]);
  const known: FoundLinks =
    draft.previousFolder === undefined
      ? new Map<string, readonly string[]>()
      : await readFoundLinks(draft.previousFolder, key);
  const documents: Documents = { links: new Map(), problems: [], lostPlaces: [], readCount: 0 };
  const limit = pLimit(availableParallelism() * 2);
  const toTarget = createTargetReader(addresses);
  const read = async (path: string): Promise<void> => {
    const reader = toLinkReader(path);
    if (!isPage(path) && !reader) return;
    const source = await readFile(join(draft.folder, path), 'utf8');
    documents.readCount += 1;
    const links = reader
      ? readFileLinks(reader, path, source, documents)
      : readPage(path, source, documents, addresses);
    const targets = links.flatMap((link) => toTarget(link, toDocumentPath(path)) ?? []);
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

/** Whether a link's fragment names a place; the top is everywhere. */
export const hasAnchor = (anchors: ReadonlySet<string>, fragment: string): boolean => {
  if (fragment === '' || fragment === 'top' || anchors.has(fragment)) return true;
  try {
    return anchors.has(decodeURIComponent(fragment));
  } catch {
    return false;
  }
};

/** The places of a page that a link may name. */
export const readAnchors = async (folder: string, file: string): Promise<ReadonlySet<string>> => {
  return readPageParts(await readFile(join(folder, file), 'utf8')).anchors;
};

/** The links to elsewhere; those to places of the page itself are checked at once. */
const readPage = (
  path: string,
  source: string,
  { problems, lostPlaces }: Documents,
  { siteUrl }: SiteAddresses,
): string[] => {
  const { anchors, description, errors, heading, links, shareImage, title } = readPageParts(source);
  const page = toDocumentPath(path);
  problems.push(...errors.map((subject) => ({ page, subject })));
  // One that leads on at once is read by nobody.
  if (!source.includes('<meta http-equiv="refresh"')) {
    if (title === '') problems.push({ page, subject: '<title>?' });
    if (heading === '') problems.push({ page, subject: '<h1>?' });
    if (description === '') problems.push({ page, subject: '<meta name="description">?' });
    // Networks want an absolute address, so a site that does not know its own has no pictures.
    if (siteUrl !== undefined && shareImage === '') problems.push({ page, subject: '<meta property="og:image">?' });
  }
  const isInside = (link: string) => link.startsWith('#') && !link.startsWith('#:~:');
  const missing = links.filter((link) => isInside(link) && !hasAnchor(anchors, link.slice(1)));
  lostPlaces.push(...missing.map((subject) => ({ page, subject })));
  return links.filter((link) => !isInside(link));
};

const readFileLinks = (
  reader: (source: string) => string[],
  path: string,
  source: string,
  { problems }: Documents,
): string[] => {
  try {
    return reader(source);
  } catch (error) {
    problems.push({ page: `/${path}`, subject: error instanceof Error ? error.message : String(error) });
    return [];
  }
};

/** Most links stand on thousands of pages, and mean the same on all of them where they begin at the root. */
const createTargetReader = (addresses: SiteAddresses): ((link: string, path: string) => string | undefined) => {
  const known = new Map<string, string | undefined>();
  return (link, path) => {
    if (!/^(?:\/|https?:)/.test(link)) return toInternalTarget(link, path, addresses);
    if (!known.has(link)) known.set(link, toInternalTarget(link, path, addresses));
    return known.get(link);
  };
};

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Hidden, so never served. Compressed: of 16,000 pages it would be as large as fifty of their pictures. */
const linksName = '.links.json.gz';

/** Changes with what is read from documents. */
const version = 1;

const foundLinksSchema = z.object({
  version: z.literal(version),
  /** What decided which links are inside the site. */
  addresses: z.string(),
  targets: z.array(z.string()),
  /** Path of a document inside the release → places in `targets`: most pages share most of theirs. */
  documents: z.record(z.string(), z.array(z.number())),
});

/** Path of a document inside the release → the targets inside the site. */
export type FoundLinks = Map<string, readonly string[]>;

/** None where there are none, or they were found another way. */
const readFoundLinks = async (releaseFolder: string, addresses: string): Promise<FoundLinks> => {
  const bytes = await readFile(join(releaseFolder, linksName)).catch(() => undefined);
  if (bytes === undefined) return new Map();
  const parsed = foundLinksSchema.safeParse(JSON.parse((await fromGzip(bytes)).toString()));
  if (!parsed.success || parsed.data.addresses !== addresses) return new Map();
  const { targets, documents } = parsed.data;
  const toTargets = (places: readonly number[]) => places.map((place) => targets[place] ?? '');
  return new Map(Object.entries(documents).map(([path, places]) => [path, toTargets(places)]));
};

const writeFoundLinks = async (releaseFolder: string, addresses: string, found: FoundLinks): Promise<void> => {
  const places = new Map<string, number>();
  const toPlace = (target: string): number => {
    const place = places.get(target) ?? places.size;
    places.set(target, place);
    return place;
  };
  const documents = Object.fromEntries([...found].map(([path, targets]) => [path, targets.map(toPlace)]));
  const content = JSON.stringify({ version, addresses, targets: [...places.keys()], documents });
  await writeFile(join(releaseFolder, linksName), await toGzip(content, { level: constants.Z_BEST_SPEED }));
};
