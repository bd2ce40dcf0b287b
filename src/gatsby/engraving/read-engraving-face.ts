// Reads an engraving face from its font files into the outlines the preview sets. Called by create-engraving-fonts.ts.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { engravingCharacters, type FontKey } from '../../../contract/shop/engraving.ts';
import type { EngravingFont, EngravingGlyph } from '../../../domain/personalization/engraving-font.ts';
import { signs } from './signs.ts';
import { toCompactPath } from './to-compact-path.ts';

/** The em every face is brought to: whole units of it are finer than any preview shows. */
const unitsPerEm = 1000;

/** Kerning below this many units is not seen. */
const leastKerning = 4;

/** The files of a face, one per set of characters; `features` are OpenType features. */
interface FaceSource {
  packageName: string;
  name: string;
  weight: number;
  features: readonly string[];
}

/**
 * Both are under the SIL Open Font License. The Antiqua is the face of the site's headings, bold enough for a graver and
 * with lining figures, whose 1 is no small capital I; the round hand is upright, calm and legible when it is small.
 */
const faces: Record<FontKey, FaceSource> = {
  serif: { packageName: '@fontsource/cormorant', name: 'cormorant', weight: 600, features: ['lnum'] },
  script: { packageName: '@fontsource/petit-formal-script', name: 'petit-formal-script', weight: 400, features: [] },
};

/** Letters that stand beside each other in names and dates; accented ones take the kerning of their base. */
const kernedCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzß&.,-’';

/** @throws when the face lacks a character that visitors are told can be engraved. */
export const readEngravingFace = async (key: FontKey): Promise<EngravingFont> => {
  const { packageName, name, weight, features } = faces[key];
  const fonts = await Promise.all(
    ['latin', 'latin-ext'].map((set) =>
      openFont(`node_modules/${packageName}/files/${name}-${set}-${weight}-normal.woff2`),
    ),
  );
  const [latin] = fonts;
  if (!latin) throw new Error(`The face ${name} has no files.`);
  const scale = unitsPerEm / latin.unitsPerEm;
  const glyphs: Record<string, EngravingGlyph> = {};
  // An accented letter stands behind its base, so that a compressor sees the repetition.
  for (const character of [...engravingCharacters[key]].sort(byBase)) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const glyph = signs[character] ?? (font && drawGlyph(font, character, features));
    if (!glyph) throw new Error(`The engraving face ${name} has no “${character}”.`);
    glyphs[character] = glyph;
  }
  return {
    unitsPerEm,
    capHeight: Math.round(-Math.min(...readHeights(latin, 'HEIT', scale))),
    descent: Math.round(Math.max(...readHeights(latin, 'gpy', scale))),
    glyphs,
    kerning: readKerning(latin, scale),
  };
};

const byBase = (one: string, other: string): number => (one.normalize('NFD') < other.normalize('NFD') ? -1 : 1);

const openFont = async (file: string): Promise<Font> => {
  const font = create(Buffer.from(await decompress(await readFile(resolve(file)))));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts, not one.`);
  return font;
};

const drawGlyph = (font: Font, character: string, features: readonly string[]): EngravingGlyph => {
  const scale = unitsPerEm / font.unitsPerEm;
  const { glyphs, advanceWidth } = font.layout(character, [...features]);
  const [glyph] = glyphs;
  return [Math.round(advanceWidth * scale), glyph ? toCompactPath(glyph.path.commands, scale) : ''];
};

/** Highest and lowest points of letters, downwards from the baseline. */
const readHeights = (font: Font, letters: string, scale: number): number[] =>
  font
    .layout(letters)
    .glyphs.flatMap(({ bbox }) => [-bbox.maxY, -bbox.minY])
    .map((height) => height * scale);

const readKerning = (font: Font, scale: number): EngravingFont['kerning'] => {
  const characters = Array.from(kernedCharacters);
  const advances = new Map(characters.map((character) => [character, font.layout(character).advanceWidth]));
  const kerning: Record<string, Record<string, number>> = {};
  for (const first of characters) {
    for (const second of characters) {
      const apart = (advances.get(first) ?? 0) + (advances.get(second) ?? 0);
      const moved = Math.round((font.layout(first + second, { liga: false }).advanceWidth - apart) * scale);
      if (Math.abs(moved) >= leastKerning) (kerning[first] ??= {})[second] = moved;
    }
  }
  return kerning;
};
