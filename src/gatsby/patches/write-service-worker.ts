// Completes the service worker after the build, or puts the one in its place that ends it. Called by gatsby-node.ts.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { locales } from '../../../contract/locale.ts';
import { offlinePaths } from '../../i18n/routes.ts';
import { toPrivatePaths } from '../offline/to-offline-plugin.ts';
import { removeGatsbyScripts } from './defer-scripts.ts';

// From the root, where Gatsby runs: it compiles its hooks to another place.
const source = (name: string) => resolve('src', 'gatsby', 'patches', name);

/** Must run after gatsby-plugin-offline has written its `sw.js`, as the site's own hooks do. */
export const writeServiceWorker = async (publicFolder: string, storeRoot: string): Promise<void> => {
  const pages = await Promise.all(
    locales.map(async (language) => {
      const file = join(publicFolder, offlinePaths[language], 'index.html');
      const html = removeGatsbyScripts(await readFile(file, 'utf8'));
      await writeFile(file, html);
      return {
        language,
        url: `${offlinePaths[language]}/index.html`,
        revision: toRevision(html),
        logos: findLogos(html),
      };
    }),
  );
  const templates = await readTemplates(publicFolder);
  const values = JSON.stringify({ pages, templates, privatePaths: toPrivatePaths(storeRoot) });
  const beginning = await readFile(source('worker-prelude.js'), 'utf8');
  const additions = await readFile(source('worker-additions.js'), 'utf8');
  const worker = withShellRevision(
    await readFile(join(publicFolder, 'sw.js'), 'utf8'),
    await readFile(join(publicFolder, shellFile), 'utf8'),
  );
  await writeFile(join(publicFolder, 'sw.js'), `${beginning}\n${worker}\nconst offline = ${values};\n${additions}`);
};

/**
 * The pictures of the header. A browser that has them in its memory from a page before the worker asks the worker for none of them:
 * without a connection they would be missing.
 */
const findLogos = (html: string): string[] => {
  const [header = ''] = /<header[\s>].*?<\/header>/s.exec(html) ?? [];
  return [...header.matchAll(/ src="(\/[^"]+)"/g)].flatMap(([, url]) => url ?? []);
};

const toRevision = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 16);

/** What the plug-in fills with a page that the worker was not told of. */
const shellFile = 'offline-plugin-app-shell-fallback/index.html';

/**
 * The plug-in takes the shell's revision before the site's own hooks have changed it, unless it is left from a build before:
 * the same shell had two revisions, and every visitor's worker was replaced for nothing.
 */
export const withShellRevision = (worker: string, shell: string): string => {
  const entry = new RegExp(`("url":\\s*"${shellFile}",\\s*"revision":\\s*")[^"]*"`);
  if (!entry.test(worker)) throw new Error(`The service worker does not name ${shellFile}.`);
  return worker.replace(entry, `$1${toRevision(shell)}"`);
};

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** The scripts and styles of each template, by the name that the page data gives it. */
const readTemplates = async (publicFolder: string): Promise<Record<string, string[]>> => {
  const stats: unknown = JSON.parse(await readFile(join(publicFolder, 'webpack.stats.json'), 'utf8'));
  const chunks = Object.entries(statsSchema.parse(stats).assetsByChunkName);
  const templates = chunks.filter(([name]) => name.startsWith('component---src-templates-'));
  return Object.fromEntries(templates.map(([name, files]) => [name, files.map((file) => `/${file}`)]));
};

/** Ends the service workers that earlier releases left in browsers. */
export const writeWorkerRemoval = async (publicFolder: string): Promise<void> => {
  await writeFile(join(publicFolder, 'sw.js'), await readFile(source('worker-removal.js')));
};
