import { expect, it } from 'vitest';
import { createGatsbyErrors, toCalmLine } from './run-gatsby.ts';

it.each([
  ['success Building production JavaScript and CSS bundles - 12.345s', true],
  ['success load plugins - 0.123s', false],
  ['info bootstrap finished - 3.4s', false],
  ['┌ src/templates/home-page.tsx', false],
  ['│ ├   /en/contact/', false],
  ['Pages', false],
  ['', false],
  ['warn The text of page "kontakt" is missing in fr', true],
  [' ERROR  Network error', true],
  ['    at readItems (client.ts:20:3)', true],
  ['\u001b[32msuccess\u001b[39m Building HTML renderer - 2.000s', true],
])('shows %j: %s', (line, shown) => {
  expect(toCalmLine(line) !== undefined).toBe(shown);
});

const read = (output: string): string => {
  const errors = createGatsbyErrors();
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

it('knows nothing where Gatsby was killed', () => {
  expect(read('success load plugins - 0.1s\n')).toBe('');
});
