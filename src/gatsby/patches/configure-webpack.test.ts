import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  configureWebpack,
  createChunkContentHashPlugin,
  type CompilationHashPlugin,
  compilationContentHashPlugin,
  unusedBrowserModules,
} from './configure-webpack.ts';

/** Applies a naming plug-in to a compilation with these files, each in its own chunk. */
const name = (
  naming: CompilationHashPlugin,
  files: Record<string, string>,
): { hash: string; chunks: (string | undefined)[] } => {
  const run: { compilation?: (compilation: never) => void; seal?: () => void } = {};
  naming.apply({ hooks: { thisCompilation: { tap: (_name, work) => (run.compilation = work) } } });
  const compilation = {
    hash: 'of webpack',
    assets: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, { source: () => text }])),
    chunks: Object.keys(files).map((file) => ({ hash: 'of webpack', files: [file] })),
    hooks: { afterSeal: { tap: (_name: string, work: () => void) => (run.seal = work) } },
  };
  run.compilation?.(compilation as never);
  run.seal?.();
  return { hash: compilation.hash, chunks: compilation.chunks.map(({ hash }) => hash) };
};

it('derives the hash of the scripts from their file names, in any order', () => {
  const { hash, chunks } = name(compilationContentHashPlugin, { 'app-1f.js': '1', 'shop-2e.js': '2' });
  expect(hash).toMatch(/^[0-9a-f]{20}$/);
  expect(name(compilationContentHashPlugin, { 'shop-2e.js': '2', 'app-1f.js': '1' }).hash).toBe(hash);
  expect(name(compilationContentHashPlugin, { 'app-1f.js': '1', 'shop-3d.js': '2' }).hash).not.toBe(hash);
  expect(chunks).toEqual(['of webpack', 'of webpack']);
});

it('derives the hash of each page renderer from its content and the version of all other page code', () => {
  const naming = createChunkContentHashPlugin('1');
  const { chunks, hash } = name(naming, { 'home.js': '1', 'contact.js': '2' });
  const [home, contact] = chunks;
  expect(new Set([home, contact, 'of webpack']).size).toBe(3);
  expect(name(naming, { 'home.js': '1', 'contact.js': '3' }).chunks).toEqual([
    home,
    expect.not.stringMatching(`^${contact}$`),
  ]);
  expect(hash).toBe('of webpack');
  const [other] = name(createChunkContentHashPlugin('2'), { 'home.js': '1' }).chunks;
  expect(other).not.toBe(home);
});

interface Configuration {
  devtool?: false;
  module?: { rules: { parser?: { import: boolean } }[] };
}

/** Returns what is passed to Gatsby; what `current` contains is changed in place. */
const configure = (stage: 'build-html' | 'build-javascript' | 'develop', current = {}): Configuration | undefined => {
  const setWebpackConfig = vi.fn<(config: Configuration) => void>();
  configureWebpack(join(import.meta.dirname, '../../..'), {
    stage,
    actions: { setWebpackConfig } as never,
    getConfig: () => current,
    loaders: { null: () => ({ loader: 'null-loader' }) } as never,
  });
  return setWebpackConfig.mock.calls[0]?.[0];
};

it.each([
  ['build-javascript', '[hash:base64:5]'],
  ['build-html', '[hash:base64:5]'],
  ['develop', '[name]--[local]'],
] as const)('names the classes of CSS modules in the stage %s', (stage, localIdentName) => {
  const modules = { localIdentName: '[name]--[local]' };
  const rules = [
    { use: { options: {} } },
    { test: /\.css$/, oneOf: [{ use: [{ options: {} }, { options: { modules } }] }] },
  ];
  configure(stage, { module: { rules } });
  expect(modules.localIdentName).toBe(localIdentName);
});

it('compiles what pages import dynamically for browsers only', () => {
  const toImportRules = (stage: 'build-html' | 'build-javascript') =>
    configure(stage)?.module?.rules.flatMap(({ parser }) => parser ?? []);
  expect(toImportRules('build-html')).toEqual([{ import: false }]);
  expect(toImportRules('build-javascript')).toEqual([]);
});

it('has source maps in development only', () => {
  expect(configure('build-javascript')).toHaveProperty('devtool', false);
  expect(configure('develop')).not.toHaveProperty('devtool');
});

it.each([
  'zod/v4/core/json-schema-processors.js',
  'zod/v4/core/to-json-schema.js',
  'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
])('leaves %s out of the scripts of pages', (file) => {
  const path = join(import.meta.dirname, '../../../node_modules', file);
  expect(existsSync(path)).toBe(true);
  expect(unusedBrowserModules.filter((pattern) => pattern.test(path))).toHaveLength(1);
});

it('leaves out no part of zod that reads data', () => {
  const core = join(import.meta.dirname, '../../../node_modules/zod/v4/core');
  const files = ['api', 'checks', 'core', 'errors', 'parse', 'registries', 'schemas', 'util'];
  const isLeftOut = (file: string) => unusedBrowserModules.some((pattern) => pattern.test(join(core, `${file}.js`)));
  expect(files.filter(isLeftOut)).toEqual([]);
});
