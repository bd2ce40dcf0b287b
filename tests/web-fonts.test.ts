// The web fonts contain every character of the site's texts.
import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWoff2Font } from '../src/gatsby/typesetting/load-typeface.ts';

const root = join(import.meta.dirname, '..');
const css = readFileSync(join(root, 'src/theme/global.css'), 'utf8');

const fontFiles = [...css.matchAll(/url\('(\/fonts\/[^']+)'\)/g)].map(([, path = '']) => path);

const localeTexts = globSync('locales/*/*.json', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
/** No shape, or one that browsers make from the space of the font. */
const shapeless = /[\n\u200b-\u200d\u202f\u2060]/;
const characters = [...new Set(localeTexts.join(''))].filter((character) => !shapeless.test(character));

it.each(fontFiles)('%s contains the characters of all languages', async (path) => {
  const font = await readWoff2Font(join(root, 'static', path));
  expect(characters.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toEqual([]);
});

it('finds the three files', () => {
  expect(fontFiles).toHaveLength(3);
});
