import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileOrReuseBundle } from './reuse-bundles.ts';

let root = '';

const write = async (path: string, content: string): Promise<void> => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), content);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'reuse-bundles-'));
  for (const path of ['package-lock.json', 'src/app/page.tsx', 'src/gatsby/hooks.ts', '.cache/async-requires.js']) {
    await write(path, 'code');
  }
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

let compilations = 0;

/** Builds once, as Gatsby does. Returns whether webpack ran. */
const build = async (): Promise<boolean> => {
  const before = compilations;
  const { stats } = await compileOrReuseBundle({
    root,
    name: 'javascript',
    compile: async () => {
      compilations += 1;
      await write('public/app-1a2b.js', 'bundle');
      const compilation = {
        outputOptions: { path: join(root, 'public') },
        assets: { 'app-1a2b.js': { size: () => 'bundle'.length } },
        fileDependencies: [join(root, '.cache/async-requires.js'), resolve(root, 'node_modules/react/index.js')],
      };
      return { stats: { hash: 'h1', compilation }, close: () => Promise.resolve() };
    },
    readResult: ({ hash }) => ({ hash }),
  });
  expect(stats.hash).toBe('h1');
  return compilations > before;
};

it('compiles once as long as code and bundles stay the same', async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
});

it.each<[string, () => Promise<void> | void]>([
  ['a compiled file', () => write('.cache/async-requires.js', 'other')],
  ['a module that shapes pages', () => write('src/gatsby/hooks.ts', 'other')],
  ['the installed packages', () => write('package-lock.json', 'other')],
  ['the configuration', () => write('gatsby-config.mjs', 'other')],
  ['a variable that is part of the code', () => void vi.stubEnv('GATSBY_BACKEND_URL', 'https://other.example')],
  ['a bundle that was removed', () => rm(join(root, 'public/app-1a2b.js'))],
  ['a bundle that was cut off', () => write('public/app-1a2b.js', 'bun')],
  ['a damaged record', () => write('.cache/bundle-javascript.json', '{')],
])('compiles again after a change of %s', async (_case, change) => {
  await build();
  await change();
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
});
