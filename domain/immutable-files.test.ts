import { expect, it } from 'vitest';
import { immutableScriptStyleAndFontPattern, isImmutableFile } from './immutable-files.ts';

it.each([
  // Path, whether it is immutable, whether it is code.
  ['/static/0a1b2c/ring.avif', true, false],
  ['static/0a1b2c/ring.avif', true, false],
  ['/static/ring.avif', false, false],
  ['/nonstatic/0a1b2c/ring.avif', false, false],
  ['/app-0123456789abcdef.js', true, true],
  ['/component---page.0123456789abcdef0123.js', true, true],
  ['/app-0123456789abcdef.mjs.map', true, true],
  ['/styles~0123456789abcdef.css', true, true],
  ['/app-0123456789abcde.js', false, false],
  ['/app-0123456789abcdef.js.txt', false, false],
  ['/app.js', false, false],
  ['/fonts/cormorant.v5.woff2', true, true],
  ['fonts/cormorant.v12.woff', true, true],
  ['/fonts/cormorant.woff2', false, false],
  ['/fonts/cormorant.v5.woff2.txt', false, false],
  ['/myfonts/cormorant.v5.woff2', false, false],
  ['/kontakt/index.html', false, false],
])('%s is immutable: %s, is code: %s', (path, isImmutable, isCode) => {
  expect(isImmutableFile(path)).toBe(isImmutable);
  expect(immutableScriptStyleAndFontPattern.test(path)).toBe(isCode);
});
