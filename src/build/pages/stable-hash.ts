// Keeps webpack's hash of the bundles the same as long as they are. Called by configure-webpack.ts.

interface Hook {
  tap: (name: string, act: () => void) => void;
}

/** The parts of webpack's compilation in use. */
interface Compilation {
  compiler: object;
  children: unknown[];
  hooks: { beforeHash: Hook; afterHash: Hook };
}

/** The parts of webpack's compiler in use. */
export interface Compiler {
  hooks: { compilation: { tap: (name: string, act: (compilation: Compilation) => void) => void } };
}

const name = 'StableHash';

/**
 * A webpack plug-in. The hash, which stands in every page, counts compilations within the compilation, which style sheets need
 * and which a build that takes them from its cache does not run: so after a change of code the first change of content would
 * change the file of every page and have every open one reload. What they make is in the hash besides.
 */
export const createStableHash = (): { apply: (compiler: Compiler) => void } => ({
  apply: (compiler) => {
    compiler.hooks.compilation.tap(name, (compilation) => {
      if (compilation.compiler !== compiler) return;
      const { hooks, children } = compilation;
      let inner = children;
      hooks.beforeHash.tap(name, () => {
        inner = compilation.children;
        compilation.children = [];
      });
      hooks.afterHash.tap(name, () => {
        compilation.children = inner;
      });
    });
  },
});
