// Webpack settings of the site's bundles. Called by gatsby-node.ts.
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { createChunkNaming, namingByFiles } from './name-compilation.ts';
import { readPageCodeVersion } from './read-page-code.ts';

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
    ...(gatsby.stage === 'build-javascript' && { plugins: [namingByFiles] }),
    ...(gatsby.stage === 'build-html' && { plugins: [createChunkNaming(readPageCodeVersion(root))] }),
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
