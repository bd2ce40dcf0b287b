// `npm run fonts`: writes the web fonts of the site to static/fonts, reduced to the characters and weights that pages
// use. Run it after changing the characters below, increase `version`, and update the file names in
// src/theme/global.css.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { runCliCommandAndExit } from './run-cli-command-and-exit.ts';
import { rootFolder } from './setup.mjs';

/** Part of the file names: a file never changes under its name (domain/immutable-files.ts). */
const version = 6;

const webFonts = [
  { name: 'cormorant', weight: 500 },
  { name: 'source-sans-pro', weight: 400 },
  { name: 'source-sans-pro', weight: 600 },
];

/**
 * First and last code point of each range: Latin-1 and the punctuation, ligatures and symbols of German, English and
 * French.
 */
const characterRanges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x1e9e, 0x1e9e],
  [0x2009, 0x200b],
  [0x2010, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** OpenType features: kerning, ligatures, and lining figures, which are the default in Source Sans Pro. */
const keepFeatures = ['kern', 'liga', 'lnum'];

const main = async (): Promise<number> => {
  const text = characterRanges.map(([first, last]) => toCharacters(first, last)).join('');
  for (const { name, weight } of webFonts) {
    const source = join(
      rootFolder,
      'node_modules',
      '@fontsource',
      name,
      'files',
      `${name}-latin-${weight}-normal.woff2`,
    );
    const bytes = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', keepFeatures });
    const path = `static/fonts/${name}-${weight}.v${version}.woff2`;
    await writeFile(join(rootFolder, path), bytes);
    console.log(`${path}: ${bytes.length} bytes`);
  }
  return 0;
};

const toCharacters = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

await runCliCommandAndExit(main);
