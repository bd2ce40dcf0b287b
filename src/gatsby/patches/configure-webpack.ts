// Webpack settings of the site's bundles. Names what webpack has compiled after what came of it: webpack's own names
// are others where it took most from its cache; Gatsby writes them into every page and renders all pages anew that a
// changed name concerns, so the first build after one from nothing made every page once more. Called by
// gatsby-node.ts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** The parts of Gatsby's configuration that are adjusted in place. */
interface GatsbyWebpackConfig {
  plugins?: { options?: { ignoreOrder?: boolean } }[];
  optimization?: { splitChunks?: { cacheGroups?: { styles?: unknown; shop?: CacheGroup } } };
}

interface CacheGroup {
  name: string;
  chunks: 'async';
  test: RegExp;
  priority: number;
  enforce: boolean;
}

/**
 * What every island of the shop runs on, in one file of their own: Gatsby shares code by the exact set of its users, and
 * gave each of the three small islands in the frame of every page its own copy.
 */
const shopRuntime: CacheGroup = {
  name: 'shop',
  chunks: 'async',
  test: /[\\/]node_modules[\\/](@directus[\\/]sdk|@tanstack|zod|zustand)[\\/]/,
  // Above Gatsby's own sharing, below the framework.
  priority: 35,
  enforce: true,
};

/** Adjusts Gatsby's webpack configuration. */
export const configureWebpack = (
  root: string,
  gatsby: Pick<CreateWebpackConfigArgs, 'actions' | 'getConfig' | 'stage'>,
): void => {
  gatsby.actions.setWebpackConfig({
    ...(gatsby.stage === 'build-javascript' && { plugins: [nameByFileContent] }),
    ...(gatsby.stage === 'build-html' && { plugins: [createChunkNamingPlugin(readPageCodeVersion(root))] }),
    resolve: {
      alias: {
        // The i18n plugin requires the CommonJS builds of i18next beside our ESM ones: one copy of each is enough,
        // and of react-i18next only the parts in use.
        i18next$: resolve(root, 'node_modules/i18next/dist/esm/i18next.js'),
        'react-i18next$': resolve(root, 'src/i18n/react-i18next.js'),
        'react-i18next-es': resolve(root, 'node_modules/react-i18next/dist/es'),
      },
    },
  });
  // Styles are CSS modules of single classes that never override each other, so their order says nothing.
  const getConfig = gatsby.getConfig as () => GatsbyWebpackConfig;
  const { plugins = [], optimization } = getConfig();
  for (const plugin of plugins) {
    if (plugin.options && 'ignoreOrder' in plugin.options) plugin.options.ignoreOrder = true;
  }
  // Gatsby puts the styles of all templates into every page; so each page carries those of its own template.
  const groups = optimization?.splitChunks?.cacheGroups;
  if (!groups) return;
  delete groups.styles;
  if (gatsby.stage === 'build-javascript') groups.shop = shopRuntime;
};

/** The parts of webpack that are used. */
interface Compilation {
  hash: string | null | undefined;
  assets: Record<string, { source: () => string | Buffer }>;
  chunks: Iterable<{ hash?: string | undefined; files: Iterable<string> }>;
  hooks: { afterSeal: { tap: (name: string, work: () => void) => void } };
}

interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
}

/**
 * Names what webpack has compiled after what came of it. Webpack's own names for it are others where it took most
 * from its cache; Gatsby writes them into every page and renders all pages anew that a changed name concerns, so the
 * first build after one from nothing made every page once more. Added by configure-webpack.ts.
 */
export interface WebpackNamingPlugin {
  apply: (compiler: Compiler) => void;
}

const hookName = 'compilation-naming';

/** @param parts in their order */
const toName = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
};

const createNaming = (name: (compilation: Compilation) => void): WebpackNamingPlugin => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap(hookName, (compilation) => {
      compilation.hooks.afterSeal.tap(hookName, () => name(compilation));
    });
  },
});

/** For the scripts of browsers: their files are called after their content. */
export const nameByFileContent = createNaming((compilation) => {
  compilation.hash = toName(Object.keys(compilation.assets).sort());
});

/**
 * For what renders pages: Gatsby asks each part of it whether the pages that it renders could have changed.
 * @param version of what else makes pages (readPageCodeVersion): with another one all are rendered again
 */
export const createChunkNamingPlugin = (version: string): WebpackNamingPlugin =>
  createNaming(({ assets, chunks }) => {
    for (const chunk of chunks) {
      chunk.hash = toName([version, ...[...chunk.files].sort().map((file) => assets[file]?.source() ?? file)]);
    }
  });

const folders = ['src/app', 'src/gatsby'];

/** A page that an earlier version has made is not to stay beside those of this one. Synchronous, as its caller is. */
export const readPageCodeVersion = (root: string): string => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => relative(root, join(parentPath, name))),
  );
  return toName(['package-lock.json', ...files.sort()].flatMap((file) => [file, readFileSync(join(root, file))]));
};
