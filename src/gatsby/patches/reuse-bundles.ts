// Skips webpack in a build that has the same code as the one before it, whose bundles and page renderer are still in
// place. Most builds only publish content, and webpack takes half of their time to find that nothing changed.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { computePageRenderingCodeHash, toContentHash } from '../page-code-hash.ts';

/** The parts of webpack's result in use. */
interface BundleStats {
  hash: string;
  compilation: {
    outputOptions: { path?: string | undefined };
    assets: Record<string, { size: () => number }>;
    fileDependencies: Iterable<string>;
  };
}

interface Bundle<Stats> {
  stats: Stats;
  close: () => Promise<void>;
}

/** What a compilation was made from, and what it wrote. Paths are relative to the root. */
interface BundleRecord<Result> {
  inputs: string[];
  inputHash: string;
  /** Sizes in bytes. */
  outputs: Record<string, number>;
  result: Result;
}

type Compile = (program: { directory: string }, ...rest: unknown[]) => Promise<Bundle<BundleStats>>;

interface ChunkHashOptions {
  stats: BundleStats | { chunkHashes: object };
  components: unknown;
}

/** Gatsby's modules whose functions are replaced. */
interface GatsbyBuildModules {
  buildJavascript: { buildProductionBundle: Compile };
  buildHtml: { buildRenderer: Compile };
  ssrChunkHashes: { getSSRChunkHashes: (options: ChunkHashOptions) => object };
  redux: { store: { getState: () => { components: unknown } } };
}

/** Changes the modules in place, because Gatsby has no setting for this. */
export const patchGatsbyToReuseBundles = ({
  buildJavascript,
  buildHtml,
  ssrChunkHashes,
  redux,
}: GatsbyBuildModules): void => {
  const { buildProductionBundle } = buildJavascript;
  const { buildRenderer } = buildHtml;
  const { getSSRChunkHashes } = ssrChunkHashes;
  Object.assign(buildJavascript, {
    buildProductionBundle: (...[program, ...rest]: Parameters<Compile>) =>
      compileOrReuseBundle({
        root: program.directory,
        name: 'javascript',
        compile: () => buildProductionBundle(program, ...rest),
        readResult: ({ hash }) => ({ hash }),
      }),
  });
  Object.assign(buildHtml, {
    buildRenderer: (...[program, ...rest]: Parameters<Compile>) =>
      compileOrReuseBundle({
        root: program.directory,
        name: 'html',
        compile: () => buildRenderer(program, ...rest),
        readResult: (stats) => ({
          chunkHashes: getSSRChunkHashes({ stats, components: redux.store.getState().components }),
        }),
      }),
  });
  Object.assign(ssrChunkHashes, {
    getSSRChunkHashes: (options: ChunkHashOptions) =>
      'chunkHashes' in options.stats ? options.stats.chunkHashes : getSSRChunkHashes(options),
  });
};

interface BundleOptions<Stats extends BundleStats, Result> {
  root: string;
  /** One of the compilations of a build. */
  name: 'javascript' | 'html';
  compile: () => Promise<Bundle<Stats>>;
  /** What Gatsby reads from the statistics later; JSON. */
  readResult: (stats: Stats) => Result;
}

/**
 * Compiles, or returns the result of the previous build if everything it was made from is the same and everything it
 * wrote is still there.
 */
export const compileOrReuseBundle = async <Stats extends BundleStats, Result extends object>({
  root,
  name,
  compile,
  readResult,
}: BundleOptions<Stats, Result>): Promise<Bundle<Stats | (Result & { hasWarnings: () => false })>> => {
  // Gatsby empties this folder when its plug-ins or their options change.
  const file = join(root, '.cache', `bundle-${name}.json`);
  const record = readRecord<Result>(file);
  if (record && isCurrent(root, record)) {
    return { stats: { ...record.result, hasWarnings: () => false }, close: () => Promise.resolve() };
  }
  const bundle = await compile();
  writeFileSync(file, JSON.stringify(toRecord(root, bundle.stats, readResult(bundle.stats))));
  return bundle;
};

const readRecord = <Result>(file: string): BundleRecord<Result> | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BundleRecord<Result>;
  } catch {
    return undefined;
  }
};

const isCurrent = (root: string, { inputs, inputHash, outputs }: BundleRecord<unknown>): boolean =>
  Object.entries(outputs).every(
    ([path, size]) => statSync(join(root, path), { throwIfNoEntry: false })?.size === size,
  ) && hashInputs(root, inputs) === inputHash;

const toRecord = <Result>(root: string, { compilation }: BundleStats, result: Result): BundleRecord<Result> => {
  const { outputOptions, assets, fileDependencies } = compilation;
  const inputs = [...fileDependencies]
    .map((file) => relative(root, file))
    // Installed packages change with the lock file only.
    .filter((path) => !/(?:^|[\\/])node_modules[\\/]/u.test(path))
    .sort();
  const folder = relative(root, outputOptions.path ?? root);
  return {
    inputs,
    inputHash: hashInputs(root, inputs),
    outputs: Object.fromEntries(Object.entries(assets).map(([path, asset]) => [join(folder, path), asset.size()])),
    result,
  };
};

/** Files that shape a compilation without being part of it, beside those of {@link computePageRenderingCodeHash}. */
const configurationFiles = ['package.json', 'gatsby-config.mjs', 'gatsby-node.mjs', '.env.production'];

const hashInputs = (root: string, inputs: readonly string[]): string => {
  const variables = Object.entries(process.env).filter(([key]) => key.startsWith('GATSBY_') || key === 'NODE_ENV');
  const settings = JSON.stringify([process.version, computePageRenderingCodeHash(root), variables.toSorted()]);
  const files = [...configurationFiles, ...inputs].flatMap((path) => [path, readContent(join(root, path))]);
  return toContentHash([settings, ...files]);
};

const readContent = (file: string): Buffer | string => {
  try {
    return readFileSync(file);
  } catch {
    return 'missing';
  }
};
