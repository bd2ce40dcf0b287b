// Gatsby's command line without what a build does not need (src/gatsby/patches/README.md): all `gatsby-*` files of the
// site are plain JavaScript, webpack is loaded and runs only if code has changed since the previous build, and Babel
// parses only files with queries.
import { createRequire } from 'node:module';
import { patchGatsbyToReuseBundles } from '../src/gatsby/patches/reuse-bundles.ts';
import { patchGatsbyToSkipFilesWithoutQueries } from '../src/gatsby/patches/patch-gatsby-to-skip-files-without-queries.ts';

const require = createRequire(import.meta.url);

/**
 * Replaces one of Gatsby's modules, before any other module requires it.
 *
 * @param {string} file
 * @param {object} exports
 */
const replaceModule = (file, exports) => {
  Object.assign(require.cache, { [file]: { exports, loaded: true } });
};

// The original loads Parcel.
replaceModule(require.resolve('gatsby/dist/utils/parcel/compile-gatsby-files.js'), {
  COMPILED_CACHE_DIR: '.cache/compiled',
  compileGatsbyFiles: () => Promise.resolve(),
  findCompiledLocalPluginModule: () => undefined,
  getResolvedFieldsForPlugin: () => ({}),
});

if (process.argv[2] === 'build') {
  // The original loads the server of `gatsby develop`.
  replaceModule(require.resolve('gatsby/dist/services/start-webpack-server.js'), {});
  const webpackConfig = require.resolve('gatsby/dist/utils/webpack.config.js');
  /** @param {unknown[]} parameters */
  const createWebpackConfig = (...parameters) => {
    Reflect.deleteProperty(require.cache, webpackConfig);
    /** @type {(...parameters: unknown[]) => unknown} */
    const create = require(webpackConfig);
    return create(...parameters);
  };
  // The original loads webpack and the plug-ins of Babel and PostCSS.
  replaceModule(webpackConfig, createWebpackConfig);
  patchGatsbyToReuseBundles({
    buildJavascript: require('gatsby/dist/commands/build-javascript.js'),
    buildHtml: require('gatsby/dist/commands/build-html.js'),
    ssrChunkHashes: require('gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js'),
    redux: require('gatsby/dist/redux/index.js'),
  });
}

patchGatsbyToSkipFilesWithoutQueries({ fileParser: require('gatsby/dist/query/file-parser.js') });

require('gatsby/cli.js');
