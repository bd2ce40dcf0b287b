// Makes one script of each extension of the studio, which are written in several files of TypeScript. Directus could read
// those itself (EXTENSIONS_ROLLDOWN), but its bundler now and then takes one file of an import for another, and the studio
// then lacks a part. Called before every start of Directus.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const extensionsFolder = fileURLToPath(new URL('../extensions/', import.meta.url));

/** What the studio gives to its extensions. */
const external = ['vue', '@directus/extensions-sdk'];

/** Those of the studio alone name what is made of their source as `path`; the others run in Directus as they are. */
interface Manifest {
  'directus:extension': { source?: string; path: unknown };
}

/** Starts of several backends from one checkout write the same; whoever reads finds the whole of it. */
const writeWhole = async (path: string, text: string): Promise<void> => {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${process.pid}`, text);
  await rename(`${path}.${process.pid}`, path);
};

const bundle = async (source: string, target: string): Promise<void> => {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    minify: true,
    external,
    logLevel: 'silent',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
  });
  await writeWhole(target, outputFiles[0]?.text ?? '');
};

/** @throws what the bundler has to say of a source. */
export const bundleStudioExtensions = async (folder = extensionsFolder): Promise<void> => {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  await Promise.all(
    names.map(async ({ name }) => {
      const manifest = JSON.parse(await readFile(join(folder, name, 'package.json'), 'utf8')) as Manifest;
      const { source, path } = manifest['directus:extension'];
      if (source !== undefined && typeof path === 'string' && path !== source)
        await bundle(join(folder, name, source), join(folder, name, path));
    }),
  );
};
