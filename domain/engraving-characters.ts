// The characters that can be engraved in each font.
import type { EngravingFontKey } from '../contract/shop/engraving-fonts-and-surfaces.ts';

const codePoints = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Latin letters of European languages, digits, punctuation and common symbols. */
const shared = [
  codePoints(0x41, 0x5a),
  codePoints(0x61, 0x7a),
  codePoints(0x30, 0x39),
  // Latin-1 and Latin Extended-A, without the multiplication and division signs and three obsolete letters.
  codePoints(0xc0, 0xd6),
  codePoints(0xd8, 0xf6),
  codePoints(0xf8, 0x137),
  codePoints(0x139, 0x148),
  codePoints(0x14a, 0x17e),
  'ȘșȚț',
  ' !"#%&\'()*+,-./:;=?@–—‘’‚“”„…«»‹›·•°†×',
  // Drawn for this project, because neither typeface contains them.
  '♥∞',
].join('');

/** The characters of each font in NFC; the build fails if the font file lacks one of them. */
export const engravingCharactersByFont: Readonly<Record<EngravingFontKey, ReadonlySet<string>>> = {
  serif: new Set(`${shared}ẞ`),
  script: new Set(shared),
};
