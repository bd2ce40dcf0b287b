// Bundles each studio extension, written in several TypeScript files, into one script before Directus starts. Directus
// could bundle them itself (EXTENSIONS_ROLLDOWN), but its bundler sometimes resolves an import to the wrong file, and
// the extension is then missing from the studio.
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const extensionsFolder = fileURLToPath(new URL('../extensions/', import.meta.url));

/** Modules that the studio provides at runtime. */
const external = ['vue', '@directus/extensions-sdk'];

/** `path` of a studio extension is the bundle built from `source`; API extensions run unbundled. */
interface Manifest {
  'directus:extension': { source?: string; path: unknown };
}

/**
 * Writes through a temporary file: several backends of one checkout write the same file, and readers must not see half
 * of it.
 */
const writeAtomically = async (path: string, text: string): Promise<void> => {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${process.pid}`, text);
  await rename(`${path}.${process.pid}`, path);
};

/** What an extension imports with `import()` becomes a file of its own, which the studio loads when it is needed. */
const bundle = async (source: string, target: string): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: [{ in: source, out: parse(target).name }],
    outdir: dirname(target),
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    external,
    logLevel: 'silent',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
  });
  // The script itself last, so that it never refers to a file that is not there yet.
  for (const { path, text } of outputFiles.toSorted((a, b) => Number(a.path === target) - Number(b.path === target)))
    await writeAtomically(path, text);
};

/**
 * Like Directus, skips folders without a manifest: an update that removes an extension leaves its bundle behind.
 *
 * @throws the bundler's error for an invalid source.
 */
export const bundleStudioExtensions = async (folder = extensionsFolder): Promise<void> => {
  const manifestPaths = globSync('*/package.json', { cwd: folder });
  await Promise.all(
    manifestPaths.map(async (manifestPath) => {
      const extension = join(folder, dirname(manifestPath));
      const manifest = JSON.parse(await readFile(join(folder, manifestPath), 'utf8')) as Manifest;
      const { source, path } = manifest['directus:extension'];
      if (source !== undefined && typeof path === 'string' && path !== source)
        await bundle(join(extension, source), join(extension, path));
    }),
  );
};
