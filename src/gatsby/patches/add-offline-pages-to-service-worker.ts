// Completes the service worker after the build, or replaces it by one that unregisters itself.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { locales } from '../../../contract/locale.ts';
import { offlineFallbackPagePaths } from '../../i18n/special-page-paths-and-keys.ts';
import { removeGatsbyScripts } from './defer-page-scripts.ts';
import { readChunkUrlsByName, templateChunkPrefix } from './read-chunk-urls-by-name.ts';
import { toNeverCachedPagePaths } from './to-offline-plugin-config.ts';

// Relative to the working directory, because Gatsby compiles its hooks to another folder.
const source = (name: string) => resolve('src', 'gatsby', 'patches', name);

/** Must run after gatsby-plugin-offline has written its `sw.js`, as the site's own hooks do. */
export const addOfflinePagesToServiceWorker = async (publicFolder: string, storeRoot: string): Promise<void> => {
  const pages = await Promise.all(
    locales.map(async (language) => {
      const file = join(publicFolder, offlineFallbackPagePaths[language], 'index.html');
      const html = removeGatsbyScripts(await readFile(file, 'utf8'));
      await writeFile(file, html);
      return {
        language,
        url: `${offlineFallbackPagePaths[language]}/index.html`,
        revision: toRevision(html),
        logos: findLogos(html),
      };
    }),
  );
  const chunks = [...(await readChunkUrlsByName(publicFolder))];
  const templates = Object.fromEntries(chunks.filter(([name]) => name.startsWith(templateChunkPrefix)));
  const values = JSON.stringify({ pages, templates, privatePaths: toNeverCachedPagePaths(storeRoot) });
  const prelude = await readFile(source('service-worker-prelude.js'), 'utf8');
  const additions = await readFile(source('service-worker-additions.js'), 'utf8');
  const worker = withCorrectedAppShellRevision(
    await readFile(join(publicFolder, 'sw.js'), 'utf8'),
    await readFile(join(publicFolder, shellFile), 'utf8'),
  );
  await writeFile(join(publicFolder, 'sw.js'), `${prelude}\n${worker}\nconst offline = ${values};\n${additions}`);
};

/**
 * Images of the header. If the browser has them in memory from before the worker was installed, it never requests
 * them through the worker, and they would be missing offline.
 */
const findLogos = (html: string): string[] => {
  const [header = ''] = /<header[\s>].*?<\/header>/s.exec(html) ?? [];
  return [...header.matchAll(/ src="(\/[^"]+)"/g)].flatMap(([, url]) => url ?? []);
};

const toRevision = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 16);

/** The shell that the plug-in uses for uncached pages. */
const shellFile = 'offline-plugin-app-shell-fallback/index.html';

/**
 * Corrects the shell's revision. The plug-in computes it before our hooks have changed the shell, except when the shell
 * is left from an earlier build. The same shell would then have two revisions, and every visitor's worker would be
 * replaced for nothing.
 */
export const withCorrectedAppShellRevision = (worker: string, shell: string): string => {
  const entry = new RegExp(`("url":\\s*"${shellFile}",\\s*"revision":\\s*")[^"]*"`);
  if (!entry.test(worker)) throw new Error(`The service worker does not name ${shellFile}.`);
  return worker.replace(entry, `$1${toRevision(shell)}"`);
};

/** Unregisters the service workers of earlier releases. */
export const writeSelfUnregisteringServiceWorker = async (publicFolder: string): Promise<void> => {
  await writeFile(join(publicFolder, 'sw.js'), await readFile(source('service-worker-removal.js')));
};
