import { expect, it } from 'vitest';
import { toCalmLine } from './calm-output.ts';

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
