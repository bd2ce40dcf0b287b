// Names what webpack has compiled after the files that came of it. Its own name for it stands in every page and is another
// one where it took most from its cache: the first build after one from nothing wrote every page anew. Added by configure-webpack.ts.
import { createHash } from 'node:crypto';

/** The parts of webpack that are used. */
interface Compilation {
  hash: string | null | undefined;
  assets: Record<string, unknown>;
  hooks: { afterSeal: { tap: (name: string, work: () => void) => void } };
}

interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
}

/** @param files as they are called; each name carries the hash of its content */
export const toCompilationName = (files: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...files].sort()))
    .digest('hex')
    .slice(0, 20);

export const compilationNaming = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('compilation-naming', (compilation) => {
      compilation.hooks.afterSeal.tap('compilation-naming', () => {
        compilation.hash = toCompilationName(Object.keys(compilation.assets));
      });
    });
  },
};
