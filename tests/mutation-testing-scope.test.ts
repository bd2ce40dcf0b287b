// Checks the list of pure rules for mutation testing (stryker.config.mjs), so that a moved file does not silently drop
// out of it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import configuration from '../stryker.config.mjs';

const root = join(import.meta.dirname, '..');

const rules = configuration.mutate
  .filter((pattern) => !pattern.startsWith('!'))
  .map((pattern) => ({ pattern, files: globSync(pattern, { cwd: root }) }));

it.each(rules)('finds files for $pattern', ({ files }) => {
  expect(files).not.toEqual([]);
});

it('lists only files without I/O', () => {
  const inputOrOutput = /from 'node:(?:child_process|dns|fs|http|https|os|timers|worker_threads)|\bfetch\(|from 'knex'/;
  const impure = rules
    .flatMap(({ files }) => files)
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file))
    .filter((file) => inputOrOutput.test(readFileSync(join(root, file), 'utf8')));
  expect(impure).toEqual([]);
});
