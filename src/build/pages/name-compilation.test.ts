import { expect, it } from 'vitest';
import { compilationNaming, toCompilationName } from './name-compilation.ts';

it('is the same for the same files in whatever order, and another one for another file', () => {
  const name = toCompilationName(['app-1f.js', 'shop-2e.js']);
  expect(name).toMatch(/^[0-9a-f]{20}$/);
  expect(toCompilationName(['shop-2e.js', 'app-1f.js'])).toBe(name);
  expect(toCompilationName(['app-1f.js', 'shop-3d.js'])).not.toBe(name);
});

it('takes the place of the name that webpack gives', () => {
  const run: { compilation?: (compilation: object) => void; seal?: () => void } = {};
  compilationNaming.apply({ hooks: { thisCompilation: { tap: (_name, work) => (run.compilation = work as never) } } });
  const compilation = {
    hash: 'of webpack',
    assets: { 'app-1f.js': {} },
    hooks: { afterSeal: { tap: (_name: string, work: () => void) => (run.seal = work) } },
  };
  run.compilation?.(compilation);
  run.seal?.();
  expect(compilation.hash).toBe(toCompilationName(['app-1f.js']));
});
