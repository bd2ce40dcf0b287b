// Gatsby's command line without its compiler: all `gatsby-*` files of the site are plain JavaScript (docs/decisions/004),
// and the compiler takes seconds to start in every build.
import compiler from 'gatsby/dist/utils/parcel/compile-gatsby-files.js';

Object.assign(compiler, { compileGatsbyFiles: () => Promise.resolve() });
await import('gatsby/cli.js');
