import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createGatsbyErrorCollector, createGatsbyOutputFilter } from './run-gatsby.ts';

it.each([
  ['success Building production JavaScript and CSS bundles - 12.345s', 'Scripts and styles bundled (12.3 s)'],
  ['\u001b[32msuccess\u001b[39m Building HTML renderer - 2.000s', 'Page renderer bundled (2.0 s)'],
  ['success Building static HTML for pages - 5.154s - 305/305 59.18/s', 'Pages rendered (5.2 s)'],
  ['success an activity of a later Gatsby - 1.000s', 'an activity of a later Gatsby (1.0 s)'],
  ['success load plugins - 0.123s', undefined],
  ['info bootstrap finished - 3.4s', undefined],
  ['0.182s - 305/305 1676.67/s', undefined],
  ['┌ src/templates/home-page.tsx', undefined],
  ['│ ├   /en/contact/', undefined],
  ['Pages', undefined],
  ['', undefined],
  ['warn The text of page "kontakt" is missing in fr', 'warn The text of page "kontakt" is missing in fr'],
  [' ERROR  Network error', ' ERROR  Network error'],
  ['    at readItems (client.ts:20:3)', '    at readItems (client.ts:20:3)'],
])('shows %j as %j', (line, shown) => {
  expect(createGatsbyOutputFilter()(line)).toBe(shown);
});

const program = JSON.stringify(new URL('patched-gatsby-cli.mjs', import.meta.url));

const runScript = async (script: string): Promise<string> => {
  const parameters = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, parameters);
  return stdout;
};

it('replaces the compilers that Gatsby calls', { timeout: 60_000 }, async () => {
  const stdout = await runScript(
    `import { createRequire } from 'node:module';
    const require = createRequire(${program});
    const replaced = {
      'utils/parcel/compile-gatsby-files': 'compileGatsbyFiles',
      'commands/build-javascript': 'buildProductionBundle',
      'commands/build-html': 'buildRenderer',
      'utils/webpack/get-ssr-chunk-hashes': 'getSSRChunkHashes',
    };
    const read = () => [
      ...Object.entries(replaced).map(([file, name]) => require('gatsby/dist/' + file)[name]),
      require('gatsby/dist/query/file-parser').default.prototype.parseFile,
    ];
    const before = read();
    process.on('exit', () => console.log(...read().map((now, index) => typeof before[index] + (now !== before[index]))));
    process.argv = [process.execPath, ${program}, 'build', '--help'];
    await import(${program});`,
  );
  expect(stdout).toContain('functiontrue functiontrue functiontrue functiontrue functiontrue');
  expect(stdout).toContain('gatsby build');
});

it(
  'starts a build without the packages that only webpack, Parcel and `gatsby develop` need',
  { timeout: 60_000 },
  async () => {
    const stdout = await runScript(
      `import { createRequire } from 'node:module';
    const require = createRequire(${program});
    process.on('exit', () => {
      const { length } = require('gatsby/dist/commands/build.js');
      const packages = ['autoprefixer', 'express', '@parcel/core', 'babel-loader'];
      const isLoaded = (name) => Object.keys(require.cache).some((file) => file.includes('/node_modules/' + name + '/'));
      console.log(length + ' parameters, loaded: [' + packages.filter(isLoaded).join() + ']');
    });
    process.argv = [process.execPath, ${program}, 'build', '--help'];
    await import(${program});`,
    );
    expect(stdout).toContain('2 parameters, loaded: []');
  },
);

it('shows an error after an expected message', () => {
  const output = `warn The GraphQL query in the non-page component
will not be run.
FATAL ERROR: Reached heap limit
 1: 0xb7a940 node::Abort()
TypeError: x is not a function`;
  const show = createGatsbyOutputFilter();
  expect(output.split('\n').flatMap((line) => show(line) ?? [])).toEqual([
    'FATAL ERROR: Reached heap limit',
    ' 1: 0xb7a940 node::Abort()',
    'TypeError: x is not a function',
  ]);
});

it.each(['warn', 'warning'])('omits an expected message (%s) with all its lines, and nothing after it', (level) => {
  const output = `${level} The GraphQL query in the non-page component
"/srv/src/templates/StyleGuidePage.tsx" will not be run.
Exported queries are only executed for page components.

success write out redirect data - 0.006s
warn something else
that has two lines
The following pages will be precached:
/offline-plugin-app-shell-fallback/index.html
success onPostBuild - 1.000s`;
  const show = createGatsbyOutputFilter();
  expect(output.split('\n').flatMap((line) => show(line) ?? [])).toEqual([
    'warn something else',
    'that has two lines',
    'Service worker written (1.0 s)',
  ]);
});

const read = (output: string): string => {
  const errors = createGatsbyErrorCollector();
  for (const line of output.split('\n')) errors.add(line);
  return errors.read();
};

it('keeps the first error without its stack', () => {
  const output = `success Building HTML renderer - 2.000s
 ERROR  #95313  HTML.COMPILATION

Building static HTML failed for path "/uhren"

    at render (render-page.js:1:1)
not finished Building static HTML for pages - 2s
 ERROR  another one
that follows from it`;
  expect(read(output)).toBe('HTML.COMPILATION\nBuilding static HTML failed for path "/uhren"');
});

it('returns nothing if Gatsby was killed', () => {
  expect(read('success load plugins - 0.1s\n')).toBe('');
});
