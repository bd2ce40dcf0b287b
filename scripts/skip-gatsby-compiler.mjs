// Loaded into Gatsby before it starts: Gatsby compiles none of its files, because all of them are plain JavaScript
// (docs/decisions/004). Otherwise it starts its compiler for seconds, with every build.
import compiler from 'gatsby/dist/utils/parcel/compile-gatsby-files.js';

Object.assign(compiler, { compileGatsbyFiles: () => Promise.resolve() });
