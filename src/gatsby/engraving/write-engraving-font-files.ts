// Converts the engraving fonts into outlines and writes them for the preview, including symbols that no font
// contains.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { engravingFonts, type EngravingFontKey } from '../../../contract/shop/engraving-fonts-and-surfaces.ts';
import { engravingCharactersByFont } from '../../../domain/engraving-characters.ts';
import type {
  EngravingFontMetrics,
  EngravingFontFilePaths,
  EngravingFontGlyph,
} from '../../../domain/personalization.ts';
import { readOrCreateCachedFile } from '../files/cached-files.ts';
import { computePageRenderingCodeHash, toContentHash } from '../page-code-hash.ts';
import { readWoff2Font } from '../typesetting/load-display-font-outline-renderer.ts';
import { toGlyphSvgPath } from './to-glyph-svg-path.ts';

/** Files below `static/…/` are immutable (domain/immutable-files.ts); these carry a content hash. */
const folder = 'static/engraving';

/**
 * Resolves to the paths of the fonts.
 * @param cacheFolder keeps the outlines between builds, because kerning takes more than a second
 * @throws when a font cannot be read or lacks a character.
 */
export const writeEngravingFontFiles = async (
  publicFolder: string,
  cacheFolder: string,
): Promise<EngravingFontFilePaths> => {
  await mkdir(join(publicFolder, folder), { recursive: true });
  const version = computePageRenderingCodeHash(process.cwd());
  const entries = await Promise.all(
    engravingFonts.map(async (key) => {
      const cached = join(cacheFolder, toContentHash([version, key, ...engravingCharactersByFont[key]]));
      const json = await readOrCreateCachedFile(cached, async () =>
        Buffer.from(JSON.stringify(await readEngravingFace(key))),
      );
      const path = `${folder}/${key}-${toContentHash([json])}.json`;
      await writeFile(join(publicFolder, path), json);
      return [key, `/${path}`] as const;
    }),
  );
  return Object.fromEntries(entries) as EngravingFontFilePaths;
};

/** All fonts are scaled to this em; whole units are finer than any preview shows. */
const unitsPerEm = 1000;

/** Kerning below this many units is invisible and omitted. */
const minKerning = 4;

/** The files of a font, one per character set; `features` are OpenType features. */
interface FaceSource {
  packageName: string;
  name: string;
  weight: number;
  features: readonly string[];
}

/**
 * Both fonts are under the SIL Open Font License. The antiqua is the font of the site's headings, bold enough for
 * engraving, with lining figures (an old-style 1 looks like a small capital I). The script is upright and legible at
 * small sizes.
 */
const faces: Record<EngravingFontKey, FaceSource> = {
  serif: { packageName: '@fontsource/cormorant', name: 'cormorant', weight: 600, features: ['lnum'] },
  script: { packageName: '@fontsource/petit-formal-script', name: 'petit-formal-script', weight: 400, features: [] },
};

/** Characters with kerning: those of names and dates. Accented letters take the kerning of their base letter. */
const kernedCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzß&.,-’';

/** @throws when the font lacks a character that the shop offers for engraving. */
const readEngravingFace = async (key: EngravingFontKey): Promise<EngravingFontMetrics> => {
  const { packageName, name, weight, features } = faces[key];
  const fonts = await Promise.all(
    ['latin', 'latin-ext'].map((set) =>
      readWoff2Font(`node_modules/${packageName}/files/${name}-${set}-${weight}-normal.woff2`),
    ),
  );
  const [latin] = fonts;
  if (!latin) throw new Error(`The font ${name} has no files.`);
  const scale = unitsPerEm / latin.unitsPerEm;
  const glyphs: Record<string, EngravingFontGlyph> = {};
  // Sorting accented letters behind their base letter improves compression.
  for (const character of [...engravingCharactersByFont[key]].sort(byBase)) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const glyph = signs[character] ?? (font && drawGlyph(font, character, features));
    if (!glyph) throw new Error(`The engraving font ${name} has no “${character}”.`);
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

const drawGlyph = (font: Font, character: string, features: readonly string[]): EngravingFontGlyph => {
  const scale = unitsPerEm / font.unitsPerEm;
  const { glyphs, advanceWidth } = font.layout(character, [...features]);
  const [glyph] = glyphs;
  return [Math.round(advanceWidth * scale), glyph ? toGlyphSvgPath(glyph.path.commands, scale) : ''];
};

/** Highest and lowest points of the letters, measured downwards from the baseline. */
const readHeights = (font: Font, letters: string, scale: number): number[] =>
  font
    .layout(letters)
    .glyphs.flatMap(({ bbox }) => [-bbox.maxY, -bbox.minY])
    .map((height) => height * scale);

const readKerning = (font: Font, scale: number): EngravingFontMetrics['kerning'] => {
  const characters = Array.from(kernedCharacters);
  const advances = new Map(characters.map((character) => [character, font.layout(character).advanceWidth]));
  const kerning: Record<string, Record<string, number>> = {};
  for (const first of characters) {
    for (const second of characters) {
      const apart = (advances.get(first) ?? 0) + (advances.get(second) ?? 0);
      const moved = Math.round((font.layout(first + second, { liga: false }).advanceWidth - apart) * scale);
      if (Math.abs(moved) >= minKerning) (kerning[first] ??= {})[second] = moved;
    }
  }
  return kerning;
};

const heart: EngravingFontGlyph = [
  700,
  'm350 0c-40-62-300-214-300-412c0-112 76-178 160-178c66 0 116 40 140 92c24-52 74-92 140-92c84 0 160 66 160 178c0 198-260 350-300 412z',
];

/** A lemniscate of Bernoulli with an even stroke width: out along one edge, back along the other. */
const toInfinity = (): EngravingFontGlyph => {
  const [halfWidth, halfPen, steps] = [390, 24, 72];
  const toPoint = (angle: number): [number, number] => {
    const spread = 1 + Math.sin(angle) ** 2;
    return [(halfWidth * Math.cos(angle)) / spread, (1.3 * halfWidth * Math.sin(angle) * Math.cos(angle)) / spread];
  };
  const toEdge = (angle: number, side: number): [number, number] => {
    const [x, y] = toPoint(angle);
    const [aheadX, aheadY] = toPoint(angle + 0.001);
    const length = Math.hypot(aheadX - x, aheadY - y);
    const [across, along] = [(aheadY - y) / length, (aheadX - x) / length];
    return [450 + x + side * halfPen * across, -300 + y - side * halfPen * along];
  };
  const angles = Array.from({ length: steps + 1 }, (_, index) => (2 * Math.PI * index) / steps);
  const edge = [...angles.map((angle) => toEdge(angle, 1)), ...angles.reverse().map((angle) => toEdge(angle, -1))];
  let [lastX, lastY] = [0, 0];
  const path = edge.map(([x, y], index) => {
    const [nextX, nextY] = [Math.round(x), Math.round(y)];
    const step = `${index === 0 ? 'm' : 'l'}${nextX - lastX} ${nextY - lastY}`;
    [lastX, lastY] = [nextX, nextY];
    return step;
  });
  return [900, `${path.join('').replaceAll(' -', '-')}z`];
};

/** Symbols that no engraving font contains, drawn for this project in units of an em of 1000. */
const signs: Readonly<Record<string, EngravingFontGlyph>> = { '♥': heart, '∞': toInfinity() };
