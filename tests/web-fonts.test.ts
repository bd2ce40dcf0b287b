// The web fonts contain every character of the site's texts, and their fallbacks have the same height.
import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWoff2Font } from '../src/gatsby/typesetting/load-display-font-outline-renderer.ts';

const root = join(import.meta.dirname, '..');
const css = readFileSync(join(root, 'src/theme/global.css'), 'utf8');

const fontFaces: Record<string, string>[] = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) =>
  Object.fromEntries([...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
);
const toNamed = (face: Record<string, string>): Record<string, string> => ({
  ...face,
  name: `${face['font-family']} ${face['font-weight'] ?? ''}`,
});
const webFonts = fontFaces.filter(({ src = '' }) => src.includes('url(')).map(toNamed);
const fallbacks = fontFaces.filter(({ src = '' }) => src.includes('local(')).map(toNamed);

const readWebFont = (src: string) => readWoff2Font(join(root, 'static', /url\('([^']+)'\)/.exec(src)?.[1] ?? ''));

const localeTexts = globSync('locales/*/*.json', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
/** Characters without a glyph, or that browsers derive from the font's space. */
const shapeless = /[\n\u200b-\u200d\u202f\u2060]/;
const characters = [...new Set(localeTexts.join(''))].filter((character) => !shapeless.test(character));

describe.each(webFonts)('$name', ({ src = '' }) => {
  it('contains the characters of all languages', async () => {
    const font = await readWebFont(src);
    expect(characters.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toEqual([]);
  });
});

it.each(fallbacks)('$name has the height of its web font', async (fallback) => {
  const family = fallback['font-family']?.includes('Cormorant') === true ? 'Cormorant' : "'Source Sans Pro'";
  const webFont = await readWebFont(webFonts.find((face) => face['font-family'] === family)?.['src'] ?? '');
  const toHeight = (override: string) =>
    (Number.parseFloat(fallback[override] ?? '') / 100) * (Number.parseFloat(fallback['size-adjust'] ?? '') / 100);
  expect(toHeight('ascent-override')).toBeCloseTo(webFont.ascent / webFont.unitsPerEm, 3);
  expect(toHeight('descent-override')).toBeCloseTo(-webFont.descent / webFont.unitsPerEm, 3);
});
