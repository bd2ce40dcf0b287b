// Gatsby's command line without the compilers that a build does not need (src/gatsby/patches/README.md): all `gatsby-*`
// files of the site are plain JavaScript, webpack runs only if code has changed since the previous build, and Babel parses
// only files with queries.
import { createRequire } from 'node:module';
import { reuseBundles } from '../src/gatsby/patches/reuse-bundles.ts';
import { skipFilesWithoutQueries } from '../src/gatsby/patches/skip-files-without-queries.ts';

const require = createRequire(import.meta.url);

Object.assign(require('gatsby/dist/utils/parcel/compile-gatsby-files.js'), {
  compileGatsbyFiles: () => Promise.resolve(),
});

skipFilesWithoutQueries({ fileParser: require('gatsby/dist/query/file-parser.js') });

if (process.argv[2] === 'build') {
  reuseBundles({
    buildJavascript: require('gatsby/dist/commands/build-javascript.js'),
    buildHtml: require('gatsby/dist/commands/build-html.js'),
    ssrChunkHashes: require('gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js'),
    redux: require('gatsby/dist/redux/index.js'),
  });
}

require('gatsby/cli.js');
