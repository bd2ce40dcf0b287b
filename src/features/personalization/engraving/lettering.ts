// Sets one line of text in an engraving face: kerned, as outlines that can be laid on any surface. Pure.
import type { EngravingFont } from '../../../../domain/personalization/engraving-font.ts';
import { createPen, type Detail } from './pen.ts';
import type { Point } from './scene.ts';

export interface Lettering {
  /** How far the line runs, as a share of the font's size. */
  width: number;
  /** Height of capitals and depth of the letters below the baseline, as shares of the font's size. */
  capHeight: number;
  descent: number;
  /**
   * SVG path data of all letters. `place` says where a point of the flat line lies: x from its beginning and y from its
   * baseline downwards, both as shares of the font's size.
   */
  draw: (place: (x: number, y: number) => Point) => string;
}

/** Accents and what they stand on may not meet, so accented letters move together by half only. */
const accentedShare = 0.5;

/** Characters the face lacks are left out: the field beside says so. */
export const setLettering = (text: string, font: EngravingFont, detail: Detail): Lettering => {
  const placed: { path: string; x: number }[] = [];
  let x = 0;
  let before = '';
  for (const character of text) {
    const glyph = font.glyphs[character];
    if (!glyph) continue;
    const [advance, path] = glyph;
    x += toKerning(before, character, font);
    if (path !== '') placed.push({ path, x });
    x += advance;
    before = character;
  }
  const em = font.unitsPerEm;
  return {
    width: x / em,
    capHeight: font.capHeight / em,
    descent: font.descent / em,
    draw: (place) => {
      const pen = createPen(detail);
      for (const glyph of placed) {
        pen.follow(glyph.path, ([glyphX, glyphY]) => place((glyph.x + glyphX) / em, glyphY / em));
      }
      return pen.path();
    },
  };
};

const toKerning = (first: string, second: string, font: EngravingFont): number => {
  const [one, other] = [first, second].map((character) => character.normalize('NFD').charAt(0));
  const kerning = font.kerning[one ?? '']?.[other ?? ''] ?? 0;
  return one === first && other === second ? kerning : kerning * accentedShare;
};
