// An engraving face as outlines, as the build writes it and the preview loads it. Lengths are in units of the em, y grows
// downwards from the baseline.
import type { FontKey } from '../../contract/shop/engraving.ts';

/** Advance width, and SVG path data in relative commands (`m l q t c z`), empty for a space. */
export type EngravingGlyph = readonly [advance: number, path: string];

export interface EngravingFont {
  unitsPerEm: number;
  /** Height of capitals above the baseline. */
  capHeight: number;
  /** How far the lowest letters of everyday words reach below the baseline. */
  descent: number;
  glyphs: Readonly<Record<string, EngravingGlyph>>;
  /** What two neighbours move together (negative) or apart, by the first and then the second character. */
  kerning: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Where the browser finds each face. */
export type EngravingFontPaths = Readonly<Record<FontKey, string>>;
