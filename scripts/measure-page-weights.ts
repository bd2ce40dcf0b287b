// Measures the pages of a release: the gzipped size of everything that a first visit downloads.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

export interface GzippedFileSize {
  name: string;
  gzipBytes: number;
}

export interface PageWeight {
  /** Path of the page, such as `/en/contact/`. */
  path: string;
  /** Name of the template that renders it, such as `templates-home-page`. */
  kind: string;
  htmlBytes: number;
  /** Scripts in the HTML and those that load before any interaction. */
  firstJsBytes: number;
  /** All scripts that the HTML references, including deferred and prefetched ones (deferred-hydration-script.ts). */
  jsBytes: number;
  /** Inline and linked styles; inline styles also count towards `htmlBytes`. */
  cssBytes: number;
  /** Each script, heaviest first. */
  scripts: GzippedFileSize[];
}

const pageDataSchema = z.object({ componentChunkName: z.string(), path: z.string() });
/** Pages of plug-ins (the offline shell) do not use our templates. */
const ownTemplate = /^component---src-(.+?)(?:-tsx|-ts|-jsx|-js)$/;

/** Measures every page that one of our templates renders. */
export const measurePageWeights = async (releaseFolder: string): Promise<PageWeight[]> => {
  const pageDataFolder = join(releaseFolder, 'page-data');
  const files = (await readdir(pageDataFolder, { recursive: true })).filter((name) => name.endsWith('page-data.json'));
  const scriptSizes = new Map<string, number>();
  const weights: PageWeight[] = [];
  for (const file of files.sort()) {
    const page = pageDataSchema.parse(JSON.parse(await readFile(join(pageDataFolder, file), 'utf8')));
    const kind = ownTemplate.exec(page.componentChunkName)?.[1];
    if (kind === undefined) continue;
    weights.push(await weighPage(releaseFolder, page.path, kind, scriptSizes));
  }
  return weights;
};

const weighPage = async (
  releaseFolder: string,
  path: string,
  kind: string,
  scriptSizes: Map<string, number>,
): Promise<PageWeight> => {
  const html = await readFile(join(releaseFolder, toHtmlFile(path)), 'utf8');
  const { scripts, heldScripts, inlineScripts, stylesheets, inlineStyles } = parsePageScriptsAndStylesheets(html);
  const weighed: GzippedFileSize[] = [];
  for (const name of new Set([...scripts, ...heldScripts])) {
    const known = scriptSizes.get(name) ?? toGzipBytes(await readFile(join(releaseFolder, name)));
    scriptSizes.set(name, known);
    weighed.push({ name, gzipBytes: known });
  }
  const linked = await Promise.all(stylesheets.map((name) => readFile(join(releaseFolder, name), 'utf8')));
  return {
    path,
    kind,
    htmlBytes: toGzipBytes(html),
    firstJsBytes:
      toSum(weighed.filter(({ name }) => scripts.includes(name))) +
      inlineScripts.reduce((sum, script) => sum + toGzipBytes(script), 0),
    jsBytes: toSum(weighed),
    cssBytes: [inlineStyles.join('\n'), ...linked].reduce((sum, style) => sum + toGzipBytes(style), 0),
    scripts: weighed.sort((left, right) => right.gzipBytes - left.gzipBytes),
  };
};

const toSum = (files: readonly GzippedFileSize[]): number => files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);

interface Resources {
  scripts: string[];
  heldScripts: string[];
  inlineScripts: string[];
  stylesheets: string[];
  inlineStyles: string[];
}

/** Scripts and styles referenced by an HTML page, each once; URLs of this site as paths inside the release. */
export const parsePageScriptsAndStylesheets = (html: string): Resources => {
  const scripts = [...html.matchAll(/<script\b[^>]*?\bsrc="(\/[^"]+)"/g)].map(([, source = '']) => source);
  const preloaded = toTags(html, 'link')
    .filter((tag) => /\brel="(?:preload|modulepreload)"/.test(tag) && /\bas="script"|modulepreload/.test(tag))
    .map(toHref);
  const stylesheets = toTags(html, 'link').filter((tag) => /\brel="stylesheet"/.test(tag));
  const deferred = [...html.matchAll(/\bdata-(?:scripts|files|next)="([^"]+)"/g)]
    .flatMap(([, list = '']) => list.split(' '))
    .filter((url) => url.endsWith('.js'));
  const startsAtOnce = /<[a-z]+\b[^>]*\sdata-starts-at-once\b/.test(html);
  const inline = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\bsrc=|application\/(ld\+)?json/.test(attributes),
  );
  const inlineStyles = [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => style);
  return {
    scripts: toLocalPaths([...scripts, ...preloaded, ...(startsAtOnce ? deferred : [])]),
    heldScripts: toLocalPaths(startsAtOnce ? [] : deferred),
    inlineScripts: inline.map(([, , source = '']) => source).filter((source) => source !== ''),
    stylesheets: toLocalPaths(stylesheets.map(toHref)),
    inlineStyles: inlineStyles.filter((style) => style !== ''),
  };
};

const toTags = (html: string, name: string): string[] => {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
};

const toHref = (tag: string): string => {
  return /\bhref="([^"]+)"/.exec(tag)?.[1] ?? '';
};

const toLocalPaths = (addresses: readonly string[]): string[] => {
  const paths = addresses
    .filter((address) => address.startsWith('/'))
    .map((address) => address.slice(1).split('?')[0] ?? '');
  return [...new Set(paths)];
};

const toHtmlFile = (path: string): string => {
  const relative = path.replace(/^\//, '');
  if (relative.endsWith('.html')) return relative;
  return join(relative, 'index.html');
};

const toGzipBytes = (content: string | Buffer): number => {
  return gzipSync(content, { level: 9 }).length;
};
