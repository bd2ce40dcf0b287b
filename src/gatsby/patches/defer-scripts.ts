// Puts the loader of src/app/deferred-hydration.ts in the place of a page's script tags, and data in the place of scripts that
// differ from page to page, after Gatsby has written the pages. Called by gatsby-node.ts.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';
import { checkInlineScripts } from '../policy/to-site-policy.ts';

/** The scripts of a page, between Gatsby's marks. In a page that is kept from an earlier build our loader stands there. */
const scriptsPattern = /<!-- slice-start id="(_gatsby-scripts[^"]*)" -->([^]*?)<!-- slice-end id="\1" -->/;
const scriptPattern = /<script src="([^"]+)" async(?:="")?><\/script>/g;
/** By this Gatsby's runtime learns which page it is in. */
const pagePattern =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("[^]*?");\/\*\]\]>\*\/<\/script>/;
const chunksPattern = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/;
const buildPattern = /<script>window\.___webpackCompilationHash="([0-9a-f]*)";<\/script>/;

const unknownForm = 'The scripts of a page cannot be held back: Gatsby writes them differently.';

export interface DeferredScriptOptions {
  /** Source of the inline script that loads the addresses in its `data-scripts`. */
  loader: string;
  /** Source of the one in the offline plug-in's shell, whose scripts wait for nothing. */
  shellStart: string;
  /** Sources of all inline scripts that the site knows. */
  known: readonly string[];
}

/**
 * The page with its scripts held back; a page without Gatsby's scripts as it is.
 * @throws when the scripts stand there in a form that is not known, so that no release is slow without a word
 */
export const toDeferredScriptsHtml = (html: string, loader: string): string =>
  withScripts(html, (part, build) => {
    const sources = [...part.matchAll(scriptPattern)].map(([, source = '']) => source);
    if (sources.length === 0) throw new Error(unknownForm);
    const script = `<script data-build="${build}" data-scripts="${sources.join(' ')}">${loader}</script>`;
    const [before = '', after = ''] = part.replaceAll(scriptPattern, '\0').split(/\0+/);
    return before + script + after;
  });

/** The shell, whose script tags stay: the service worker's plug-in looks for them. */
export const toOfflineShellHtml = (html: string, shellStart: string): string =>
  withScripts(html, (part, build) => {
    const [first] = part.match(scriptPattern) ?? [];
    if (first === undefined) throw new Error(unknownForm);
    return part.replace(first, () => `<script data-build="${build}">${shellStart}</script>${first}`);
  });

/** Changes the scripts between Gatsby's marks, once, and makes data of what differs from page to page. */
const withScripts = (html: string, toScripts: (part: string, build: string) => string): string => {
  const part = scriptsPattern.exec(html)?.[0];
  if (part === undefined) return html;
  const page = html.replace(
    pagePattern,
    (_, path: string) => `<script id="gatsby-script-loader" type="application/json">${path}</script>`,
  );
  if (part.includes(' data-build="')) return page;
  const build = buildPattern.exec(part)?.[1];
  if (build === undefined || !page.includes('id="gatsby-script-loader" type="application/json"'))
    throw new Error(unknownForm);
  const scripts = toScripts(part.replace(chunksPattern, '').replace(buildPattern, ''), build);
  return page.replace(part, () => scripts);
};

/**
 * Holds back the scripts of every page in the folder.
 * @throws when a page has a script that no header could name
 */
export const deferPageScripts = async (
  publicFolder: string,
  { loader, shellStart, known }: DeferredScriptOptions,
): Promise<void> => {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const limit = pLimit(availableParallelism());
  const scripts = new Set(known);
  const hold = async (file: string) => {
    const html = await readFile(join(publicFolder, file), 'utf8');
    // The shell is no page that anyone asks for: the service worker answers with it when there is no connection.
    const held = file.startsWith('offline-plugin')
      ? toOfflineShellHtml(html, shellStart)
      : toDeferredScriptsHtml(html, loader);
    checkInlineScripts(held, `/${file.replace(/(^|\/)index\.html$/, '')}`, scripts);
    if (held !== html) await writeFile(join(publicFolder, file), held);
  };
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => relative(publicFolder, join(parentPath, name)))
    // What Gatsby puts together pages from.
    .filter((file) => !file.startsWith('_gatsby/'));
  await Promise.all(files.map((file) => limit(() => hold(file))));
};

/** By this Gatsby's runtime knows its page. */
const pageScript = /<script\b[^>]*\bid="gatsby-script-loader"[^>]*>[^]*?<\/script>/g;
const ahead = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

/**
 * The page without Gatsby's runtime, which would lead from the address that was asked for to the page's own. Scripts
 * that stand in the page itself stay. A page that has been through it comes out as it is.
 */
export const removeGatsbyScripts = (html: string): string =>
  html.replace(scriptsPattern, '').replaceAll(pageScript, '').replaceAll(ahead, '');
