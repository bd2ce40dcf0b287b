// Names what webpack has compiled after what came of it. Webpack's own names for it are others where it took most from its
// cache; Gatsby writes them into every page and renders all pages anew that a changed name concerns, so the first build after
// one from nothing made every page once more. Added by configure-webpack.ts.
import { createHash } from 'node:crypto';

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

export interface Naming {
  apply: (compiler: Compiler) => void;
}

const hookName = 'compilation-naming';

/** @param parts in their order */
export const toName = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
};

const createNaming = (name: (compilation: Compilation) => void): Naming => ({
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap(hookName, (compilation) => {
      compilation.hooks.afterSeal.tap(hookName, () => name(compilation));
    });
  },
});

/** For the scripts of browsers: their files are called after their content. */
export const namingByFiles = createNaming((compilation) => {
  compilation.hash = toName(Object.keys(compilation.assets).sort());
});

/**
 * For what renders pages: Gatsby asks each part of it whether the pages that it renders could have changed.
 * @param version of what else makes pages (read-page-code.ts): with another one all are rendered again
 */
export const createChunkNaming = (version: string): Naming =>
  createNaming(({ assets, chunks }) => {
    for (const chunk of chunks) {
      chunk.hash = toName([version, ...[...chunk.files].sort().map((file) => assets[file]?.source() ?? file)]);
    }
  });
