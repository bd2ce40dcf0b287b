// Converts text into outlines of the display font, so that generated images do not depend on installed fonts.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

export interface TextOutline {
  /** SVG path data; the text starts at x = 0 on the baseline y = 0. */
  path: string;
  /** Advance width of the text, in pixels. */
  width: number;
  /** Bounding box of the outlines, in pixels; y grows downwards. */
  box: { left: number; top: number; right: number; bottom: number };
}

export interface TextOutlineRenderer {
  /** Outlines of one line of text at a size in pixels, kerned. */
  draw: (text: string, size: number) => TextOutline;
  /** Width of one line of text at a size in pixels. */
  measure: (text: string, size: number) => number;
}

/** Weights: that of headings, and a bolder one whose fine strokes stay visible in a browser tab. */
export const displayFontWeights = { heading: 500, tab: 700 } as const;

/** The font of headings (docs/design.md, Type), with more characters and weights than the site serves. */
const toDisplayFontFile = (weight: number) =>
  `node_modules/@fontsource/cormorant/files/cormorant-latin-${weight}-normal.woff2`;

/** @throws when the file is not a font. */
export const loadDisplayFontOutlineRenderer = async (
  weight: number = displayFontWeights.heading,
): Promise<TextOutlineRenderer> => toTypeface(await readWoff2Font(toDisplayFontFile(weight)));

/** @param file relative to the root folder. @throws when the file is not a font. */
export const readWoff2Font = async (file: string): Promise<Font> => {
  const font = create(Buffer.from(await decompress(await readFile(resolve(file)))));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts, not one.`);
  return font;
};

const toTypeface = (font: Font): TextOutlineRenderer => {
  // Cached, because line balancing measures every title at several sizes.
  const widths = new Map<string, number>();
  const measureUnits = (text: string): number => {
    const width = widths.get(text) ?? font.layout(toDrawable(text, font)).advanceWidth;
    widths.set(text, width);
    return width;
  };
  return {
    draw: (text, size) => drawLine(font, text, size),
    measure: (text, size) => (measureUnits(text) * size) / font.unitsPerEm,
  };
};

const drawLine = (font: Font, text: string, size: number): TextOutline => {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(toDrawable(text, font));
  const outline: TextOutline = {
    path: '',
    width: 0,
    box: { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  };
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = glyph.path.scale(scale, -scale).translate(outline.width + xOffset * scale, -yOffset * scale);
    outline.path += toShortPath(path.toSVG());
    outline.width += xAdvance * scale;
    const { minX, minY, maxX, maxY } = path.bbox;
    // A space has no outline.
    if (maxX <= minX) continue;
    outline.box = {
      left: Math.min(outline.box.left, minX),
      top: Math.min(outline.box.top, minY),
      right: Math.max(outline.box.right, maxX),
      bottom: Math.max(outline.box.bottom, maxY),
    };
  }
  return outline;
};

/** Replacements of characters that the font lacks: narrow no-break space, no-break hyphen. */
const substitutes: Readonly<Record<string, string>> = { '\u202f': '\u2009', '\u2011': '-' };

/** The text in characters of the font: others lose their accent or are dropped, rather than drawn as an empty box. */
const toDrawable = (text: string, font: Font): string => {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return Array.from(text.normalize('NFC'))
    .map((letter) => {
      const candidates = [letter, substitutes[letter] ?? '', letter.normalize('NFD').charAt(0)];
      return candidates.find((candidate) => candidate !== '' && has(candidate)) ?? '';
    })
    .join('');
};

/** Two decimals of a pixel are finer than any of the images shows. */
const toShortPath = (path: string): string =>
  path.replace(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
