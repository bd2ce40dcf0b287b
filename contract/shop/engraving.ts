// What can be engraved on what: faces, surfaces, and the characters each face has. Read by the site (preview, checks of
// what is typed), by the build, which proves it of the faces, and by the backend's model.

/** The two engraving faces: an Antiqua and a calm round hand. */
export const engravingFonts = ['serif', 'script'] as const;

export type EngravingFontKey = (typeof engravingFonts)[number];

/**
 * What a preview draws: the inside of a ring or of the two rings of a pair, the back of a watch, a round pendant, the
 * face of a signet ring or a small plate. `none` has no preview.
 */
export const engravingSurfaces = ['none', 'ring', 'ring_pair', 'case_back', 'disc', 'plate'] as const;

export type EngravingSurface = (typeof engravingSurfaces)[number];

const codePoints = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Letters of European languages in Latin script, digits, and the marks and signs people ask for. */
const shared = [
  codePoints(0x41, 0x5a),
  codePoints(0x61, 0x7a),
  codePoints(0x30, 0x39),
  // Latin-1 and Latin Extended-A without multiplication and division, and without three letters that are no longer written.
  codePoints(0xc0, 0xd6),
  codePoints(0xd8, 0xf6),
  codePoints(0xf8, 0x137),
  codePoints(0x139, 0x148),
  codePoints(0x14a, 0x17e),
  'ȘșȚț',
  ' !"#%&\'()*+,-./:;=?@–—‘’‚“”„…«»‹›·•°†×',
  // Drawn by the house, because neither face has them.
  '♥∞',
].join('');

/** The characters of each face, in composed form (NFC); a build with a face that lacks one of them ends with an error. */
export const engravingCharacters: Readonly<Record<EngravingFontKey, ReadonlySet<string>>> = {
  serif: new Set(`${shared}ẞ`),
  script: new Set(shared),
};
