// Adjusts webpack's configuration, and names compilations by their content. Webpack's own names change when most
// modules come from its cache. Gatsby writes them into every page and renders all affected pages again, so the first
// cached build would render the whole site.
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { computePageRenderingCodeHash, toContentHash } from '../page-code-hash.ts';

/** The part of Gatsby's webpack configuration that is changed in place. */
interface GatsbyWebpackConfig {
  entry?: Record<string, string | { import: string; runtime: false }>;
  module?: { rules?: WebpackRule[] };
  plugins?: { options?: { ignoreOrder?: boolean } }[];
  optimization?: {
    splitChunks?: {
      chunks?: 'all' | ((chunk: { name?: string | null }) => boolean);
      cacheGroups?: { styles?: unknown; shop?: CacheGroup };
    };
  };
}

/** The script of product pages that runs before React, without webpack's runtime and shared chunks. */
export const preHydrationScriptChunkName = 'add-before-hydration';
const earlyScriptFile = 'src/features/product/add-before-hydration.ts';

interface WebpackRule {
  oneOf?: WebpackRule[];
  use?: WebpackLoader | WebpackLoader[];
}

interface WebpackLoader {
  options?: { modules?: { localIdentName?: string } | boolean };
}

interface CacheGroup {
  name: string;
  chunks: 'async';
  test: RegExp;
  priority: number;
  enforce: boolean;
}

/**
 * One shared chunk for the runtime of all shop islands. Gatsby shares code by the exact set of importers, so each of
 * the three small islands on every page would have its own copy.
 */
const shopRuntime: CacheGroup = {
  name: 'shop',
  chunks: 'async',
  test: /[\\/]node_modules[\\/](@directus[\\/]sdk|@tanstack|zod|zustand)[\\/]/,
  // Above Gatsby's shared chunk, below the framework.
  priority: 35,
  enforce: true,
};

/**
 * Code that browsers load and never run, and that cannot be left out otherwise: zod's JSON schemas, which its methods
 * refer to, and the script loader of Gatsby that works only during development.
 */
export const unusedBrowserModules = [
  /[\\/]node_modules[\\/]zod[\\/]v4[\\/]core[\\/](?:json-schema-processors|to-json-schema)\.js$/,
  /[\\/]node_modules[\\/]gatsby[\\/]dist[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
];

export const configureWebpack = (
  root: string,
  gatsby: Pick<CreateWebpackConfigArgs, 'actions' | 'getConfig' | 'loaders' | 'stage'>,
): void => {
  const { null: emptyModule } = gatsby.loaders as unknown as { null: () => object };
  gatsby.actions.setWebpackConfig({
    ...(gatsby.stage === 'build-javascript' && {
      // Source maps are four times as large as the scripts, and nobody opens them.
      devtool: false,
      plugins: [compilationContentHashPlugin],
      // As `javascript/auto`, an empty module may be asked for any name.
      module: { rules: [{ test: unusedBrowserModules, type: 'javascript/auto', use: emptyModule() }] },
    }),
    ...(gatsby.stage === 'build-html' && {
      plugins: [createChunkContentHashPlugin(computePageRenderingCodeHash(root))],
      // Pages are rendered without islands, so the renderer leaves out what only a browser imports.
      module: { rules: [{ include: resolve(root, 'src'), parser: { import: false } }] },
    }),
    resolve: {
      alias: {
        // The i18n plug-in requires the CommonJS builds of i18next alongside our ESM builds. One copy of each is
        // enough, and of react-i18next only the parts in use.
        i18next$: resolve(root, 'node_modules/i18next/dist/esm/i18next.js'),
        'react-i18next$': resolve(root, 'src/i18n/react-i18next-subset.js'),
        'react-i18next-es': resolve(root, 'node_modules/react-i18next/dist/es'),
      },
    },
  });
  const getConfig = gatsby.getConfig as () => GatsbyWebpackConfig;
  const { entry, module, plugins = [], optimization } = getConfig();
  if (gatsby.stage.startsWith('build-')) shortenClassNames(module?.rules ?? []);
  // CSS modules contain single classes that never override each other, so their order does not matter.
  for (const plugin of plugins) {
    if (plugin.options && 'ignoreOrder' in plugin.options) plugin.options.ignoreOrder = true;
  }
  // Gatsby puts the styles of all templates into every page; without this group a page carries only those of its
  // template.
  const { splitChunks } = optimization ?? {};
  if (!splitChunks?.cacheGroups) return;
  delete splitChunks.cacheGroups.styles;
  if (gatsby.stage !== 'build-javascript') return;
  splitChunks.cacheGroups.shop = shopRuntime;
  // Gatsby ignores entries that are passed to it.
  if (entry) entry[preHydrationScriptChunkName] = { import: resolve(root, earlyScriptFile), runtime: false };
  splitChunks.chunks = ({ name }) => name !== preHydrationScriptChunkName;
};

/**
 * Gatsby names a class after its file and a hash. The hash alone saves a tenth of a page (gzip). The development server keeps the
 * long names.
 */
const shortenClassNames = (rules: readonly WebpackRule[]): void => {
  for (const { oneOf = [], use = [] } of rules) {
    shortenClassNames(oneOf);
    for (const { options } of [use].flat()) {
      if (typeof options?.modules === 'object' && options.modules.localIdentName !== undefined) {
        options.modules.localIdentName = '[hash:base64:5]';
      }
    }
  }
};

/** The parts of webpack's API in use. */
interface Compilation {
  hash: string | null | undefined;
  assets: Record<string, { source: () => string | Buffer }>;
  chunks: Iterable<{ hash?: string | undefined; files: Iterable<string> }>;
  hooks: { afterSeal: { tap: (name: string, work: () => void) => void } };
}

interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
}

/** A webpack plug-in that names compilations by content. */
export interface CompilationHashPlugin {
  apply: (compiler: Compiler) => void;
}

const hookName = 'compilation-naming';

const createNaming = (name: (compilation: Compilation) => void): CompilationHashPlugin => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap(hookName, (compilation) => {
      compilation.hooks.afterSeal.tap(hookName, () => name(compilation));
    });
  },
});

/** For browser bundles: derives the compilation hash from their file names, which carry content hashes. */
export const compilationContentHashPlugin = createNaming((compilation) => {
  compilation.hash = toContentHash(Object.keys(compilation.assets).sort());
});

/**
 * For page renderers: Gatsby compares their names to decide which pages to render again.
 * @param version version of all other page code (see {@link computePageRenderingCodeHash}); a new one renders every page again
 */
export const createChunkContentHashPlugin = (version: string): CompilationHashPlugin =>
  createNaming(({ assets, chunks }) => {
    for (const chunk of chunks) {
      chunk.hash = toContentHash([version, ...[...chunk.files].sort().map((file) => assets[file]?.source() ?? file)]);
    }
  });
