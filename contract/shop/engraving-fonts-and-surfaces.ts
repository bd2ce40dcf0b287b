// Engraving fonts and surfaces.

/** A serif typeface and a script typeface. */
export const engravingFonts = ['serif', 'script'] as const;

export type EngravingFontKey = (typeof engravingFonts)[number];

/**
 * What a preview draws: the inside of a ring or of a pair of rings, the back of a watch case, a round pendant (`disc`),
 * the face of a signet ring or a small plate (`plate`). `none` has no preview.
 */
export const engravingSurfaces = ['none', 'ring', 'ring_pair', 'case_back', 'disc', 'plate'] as const;

export type EngravingSurface = (typeof engravingSurfaces)[number];
