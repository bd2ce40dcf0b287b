// Replaces a page's script tags by the loader of src/app/deferred-hydration-script.ts after Gatsby has written the
// pages, and turns scripts that differ from page to page into data. The loader also gets the files that Gatsby requests
// only once its scripts run, so that all of them download together, and those of the page that a visitor usually opens
// next.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';
import { checkInlineScriptsAreAllowed } from '../security-policy/to-site-security-policy.ts';
import { preHydrationScriptChunkName } from './configure-webpack.ts';
import { readChunkUrlsByName, templateChunkPrefix, toTemplatePreloadChunkName } from './read-chunk-urls-by-name.ts';

/** The scripts between Gatsby's markers. In a page of an earlier build our loader is already there. */
const scriptsPattern = /<!-- slice-start id="(_gatsby-scripts[^"]*)" -->([^]*?)<!-- slice-end id="\1" -->/;
const scriptPattern = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const earlyScriptPattern = /<script src="[^"]+" async fetchpriority="high"><\/script>/g;
const eventQueuePattern = /<script id="event-queue">[^]*?<\/script>/g;
/** The script that sets the page for Gatsby's runtime. */
const pagePattern =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("[^]*?");\/\*\]\]>\*\/<\/script>/;
const chunksPattern = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/;
/** The same script after the replacement. */
const pageDataPattern = /<script id="gatsby-script-loader" type="application\/json">("[^]*?")<\/script>/;
const buildPattern = /<script>window\.___webpackCompilationHash="([0-9a-f]*)";<\/script>/;

/** Templates whose visitors usually open a page of another template next. */
const nextTemplates: ReadonlyMap<string, string> = new Map([
  [`${templateChunkPrefix}products-page-tsx`, `${templateChunkPrefix}product-page-tsx`],
]);

const unknownForm = 'The scripts of a page cannot be held back: Gatsby writes them differently.';

export interface PageScriptDeferralOptions {
  /** Source of the inline script that queues events from the first paint on. */
  eventQueue: string;
  /** Source of the inline script that loads the URLs in its `data-scripts`, `data-files` and `data-next`. */
  loader: string;
  /** Source of the inline script of the offline shell, which starts its scripts immediately. */
  shellStart: string;
  /** Sources of all inline scripts of the site. */
  knownScripts: readonly string[];
  /** The nodes of all pages. */
  pages: readonly { path: string; componentChunkName: string }[];
}

/** URLs of files beside the page's scripts. */
export interface PagePreloadFiles {
  /** What hydration needs. */
  files: readonly string[];
  /** Code of the page that a visitor usually opens next. */
  next: readonly string[];
  /** Scripts that the page loads at once, to put its product into the cart before hydration. */
  early: readonly string[];
}

/**
 * Returns the page with deferred scripts; unchanged if it has none of Gatsby's scripts.
 * @param toFiles by the page's path
 * @throws when the scripts have an unknown form, so that a release cannot become slow unnoticed
 */
export const toHtmlWithDeferredScripts = (
  html: string,
  { eventQueue, loader }: Pick<PageScriptDeferralOptions, 'eventQueue' | 'loader'>,
  toFiles: (path: string) => PagePreloadFiles,
): string => {
  let earlyScripts = '';
  const page = replaceScripts(html, (part, build, path) => {
    const sources = [...part.matchAll(scriptPattern)].map(([, source = '']) => source);
    if (sources.length === 0) throw new Error(unknownForm);
    const { files, next, early } = toFiles(path);
    const data = { build, scripts: sources.join(' '), files: files.join(' '), next: next.join(' ') };
    const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
    const script = `<script ${attributes.join(' ')}>${loader}</script>`;
    const [before = '', after = ''] = part.replaceAll(scriptPattern, '\0').split(/\0+/);
    if (html.includes(' data-cart-items="')) {
      earlyScripts = early.map((url) => `<script src="${url}" async fetchpriority="high"></script>`).join('');
    }
    return before + script + after;
  });
  if (page === html) return html;
  // The early script is requested before the images, which would keep it waiting. A page that Gatsby has not rendered
  // again may have older ones.
  return page
    .replaceAll(earlyScriptPattern, '')
    .replaceAll(eventQueuePattern, '')
    .replace('</head>', () => `${earlyScripts}<script id="event-queue">${eventQueue}</script></head>`);
};

/** Keeps the script tags of the offline shell, because gatsby-plugin-offline looks for them. */
export const addOfflineShellStartScript = (html: string, shellStart: string): string =>
  replaceScripts(html, (part, build) => {
    const [first] = part.match(scriptPattern) ?? [];
    if (first === undefined) throw new Error(unknownForm);
    return part.replace(first, () => `<script data-build="${build}">${shellStart}</script>${first}`);
  });

/** Replaces the scripts between Gatsby's markers once, and turns page-specific values into data. */
const replaceScripts = (html: string, toScripts: (part: string, build: string, path: string) => string): string => {
  const part = scriptsPattern.exec(html)?.[0];
  if (part === undefined) return html;
  const page = html.replace(
    pagePattern,
    (_, path: string) => `<script id="gatsby-script-loader" type="application/json">${path}</script>`,
  );
  if (part.includes(' data-build="')) return page;
  const build = buildPattern.exec(part)?.[1];
  const path = pageDataPattern.exec(page)?.[1];
  if (build === undefined || path === undefined) throw new Error(unknownForm);
  const scripts = toScripts(
    part.replace(chunksPattern, '').replace(buildPattern, ''),
    build,
    JSON.parse(path) as string,
  );
  return page.replace(part, () => scripts);
};

/**
 * Defers the scripts of every page in the folder.
 * @throws when a page has an inline script that the content security policy does not allow
 */
export const deferPageScripts = async (
  publicFolder: string,
  { eventQueue, loader, shellStart, knownScripts, pages }: PageScriptDeferralOptions,
): Promise<void> => {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const limit = pLimit(availableParallelism());
  const scripts = new Set(knownScripts);
  const chunkFiles = await readChunkUrlsByName(publicFolder);
  const templates = new Map(pages.map(({ path, componentChunkName }) => [path, componentChunkName]));
  const toFiles = (path: string): PagePreloadFiles => {
    const template = templates.get(path) ?? '';
    // The styles of the template are in the page.
    const scripts = chunkFiles.get(template)?.filter((file) => file.endsWith('.js')) ?? [];
    const onDemand = chunkFiles.get(toTemplatePreloadChunkName(template)) ?? [];
    return {
      files: ['/page-data/app-data.json', toPageDataUrl(path), ...new Set([...scripts, ...onDemand])],
      next: chunkFiles.get(nextTemplates.get(template) ?? '') ?? [],
      early: chunkFiles.get(preHydrationScriptChunkName) ?? [],
    };
  };
  const deferFile = async (file: string) => {
    const html = await readFile(join(publicFolder, file), 'utf8');
    // Nobody requests the shell directly: the service worker answers with it without a connection.
    const deferred = file.startsWith('offline-plugin')
      ? addOfflineShellStartScript(html, shellStart)
      : toHtmlWithDeferredScripts(html, { eventQueue, loader }, toFiles);
    checkInlineScriptsAreAllowed(deferred, `/${file.replace(/(^|\/)index\.html$/, '')}`, scripts);
    if (deferred !== html) await writeFile(join(publicFolder, file), deferred);
  };
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => relative(publicFolder, join(parentPath, name)))
    // Fragments from which Gatsby assembles pages.
    .filter((file) => !file.startsWith('_gatsby/'));
  await Promise.all(files.map((file) => limit(() => deferFile(file))));
};

/** As in Gatsby's loader. */
const toPageDataUrl = (path: string): string =>
  `/page-data/${path === '/' ? 'index' : path.replaceAll(/^\/|\/$/g, '')}/page-data.json`;

/** The script that sets the page for Gatsby's runtime. */
const pageScript = /<script\b[^>]*\bid="gatsby-script-loader"[^>]*>[^]*?<\/script>/g;
const ahead = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

/**
 * Removes Gatsby's runtime, which would navigate from the requested URL to the page's own. Other inline scripts stay.
 * Idempotent.
 */
export const removeGatsbyScripts = (html: string): string =>
  [eventQueuePattern, scriptsPattern, pageScript, ahead].reduce((page, part) => page.replace(part, ''), html);
