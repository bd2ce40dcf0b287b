// The addresses in the files of a release that are no pages. Pure; called by read-documents.ts.
import { z } from 'zod';
import { readStyleLinks } from './page-parts.ts';

const manifestSchema = z.object({
  start_url: z.string().optional(),
  icons: z.array(z.object({ src: z.string() })).default([]),
  shortcuts: z.array(z.object({ url: z.string() })).default([]),
});

const pageDataSchema = z.object({ staticQueryHashes: z.array(z.string()).default([]) });

const workerSchema = z.object({
  pages: z.array(z.object({ url: z.string() })),
  templates: z.record(z.string(), z.array(z.string())),
});

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const withoutEntities = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

const readManifest = (source: string): string[] => {
  const { start_url, icons, shortcuts } = manifestSchema.parse(JSON.parse(source));
  return [
    ...(start_url === undefined ? [] : [start_url]),
    ...icons.map(({ src }) => src),
    ...shortcuts.map(({ url }) => url),
  ];
};

/** What a page asks for besides its data when it is opened by a link. */
const readPageData = (source: string): string[] =>
  pageDataSchema.parse(JSON.parse(source)).staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);

const readSitemap = (source: string): string[] =>
  [...source.matchAll(/<loc>([^<]+)<\/loc>|\shref="([^"]+)"/g)].map(([, location, href]) =>
    withoutEntities(location ?? href ?? ''),
  );

/** What the service worker takes at once, where one missing file ends it, and what it takes with a page. */
const readWorker = (source: string): string[] => {
  const taken = [...source.matchAll(/"url": "([^"]+)"/g)].map(([, url = '']) => url);
  const own = /^const offline = (.+);$/m.exec(source)?.[1];
  if (own === undefined) return taken;
  const { pages, templates } = workerSchema.parse(JSON.parse(own));
  return [...taken, ...pages.map(({ url }) => url), ...Object.values(templates).flat()];
};

const readRobots = (source: string): string[] =>
  [...source.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, address = '']) => address);

/** How the addresses of a file are read, by its path inside the release; `undefined` for one without. */
export const toLinkReader = (path: string): ((source: string) => string[]) | undefined => {
  if (path.endsWith('.webmanifest')) return readManifest;
  if (path.endsWith('.css')) return readStyleLinks;
  if (/^page-data\/.+\/page-data\.json$/.test(path)) return readPageData;
  if (/^sitemap(-\d+)?\.xml$/.test(path)) return readSitemap;
  if (path === 'sw.js') return readWorker;
  return path === 'robots.txt' ? readRobots : undefined;
};
