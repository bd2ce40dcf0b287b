// Gatsby's command line without its compiler: all `gatsby-*` files of the site are plain JavaScript (docs/decisions/004),
// and the compiler takes seconds to start in every build.
import { createRequire } from 'node:module';
import compiler from 'gatsby/dist/utils/parcel/compile-gatsby-files.js';

Object.assign(compiler, { compileGatsbyFiles: () => Promise.resolve() });
createRequire(import.meta.url)('gatsby/cli.js');
