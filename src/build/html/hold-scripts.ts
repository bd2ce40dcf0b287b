// Puts the loader of src/app/held-start.ts in the place of a page's script tags, after Gatsby has written the pages.
// Called by gatsby-node.ts.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';

/** The scripts of a page, between Gatsby's marks. In a page that is kept from an earlier build our loader stands there. */
export const scriptsPattern = /<!-- slice-start id="(_gatsby-scripts[^"]*)" -->([^]*?)<!-- slice-end id="\1" -->/;
const scriptPattern = /<script src="([^"]+)" async(?:="")?><\/script>/g;

/**
 * The page with its scripts held back; a page without Gatsby's scripts as it is.
 * @param loader source of the inline script that loads the addresses in its `data-scripts`
 * @throws when the scripts stand there in a form that is not known, so that no release is slow without a word
 */
export const toHeldHtml = (html: string, loader: string): string => {
  const part = scriptsPattern.exec(html)?.[0];
  if (part === undefined || part.includes(' data-scripts="')) return html;
  const sources = [...part.matchAll(scriptPattern)].map(([, source = '']) => source);
  if (sources.length === 0)
    throw new Error('The scripts of a page cannot be held back: Gatsby writes them differently.');
  const script = `<script data-scripts="${sources.join(' ')}">${loader}</script>`;
  const [before = '', after = ''] = part.replaceAll(scriptPattern, '\0').split(/\0+/);
  return html.replace(part, () => before + script + after);
};

/** Holds back the scripts of every page in the folder. The shell of the offline plugin is no page that anyone reads. */
export const holdScripts = async (publicFolder: string, loader: string): Promise<void> => {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const limit = pLimit(availableParallelism());
  const hold = async (file: string) => {
    const html = await readFile(file, 'utf8');
    const held = toHeldHtml(html, loader);
    if (held !== html) await writeFile(file, held);
  };
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/^(_gatsby|offline-plugin[^/]*)\//.test(relative(publicFolder, file)));
  await Promise.all(files.map((file) => limit(() => hold(file))));
};
