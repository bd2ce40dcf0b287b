// Engraving fonts and surfaces, and the shapes of rings that a preview draws.

/** A serif typeface and a script typeface. */
export const engravingFonts = ['serif', 'script'] as const;

export type EngravingFontKey = (typeof engravingFonts)[number];

/**
 * What a preview draws: the inside of a ring or of a pair of rings, the back of a watch case, a round pendant (`disc`),
 * the face of a signet ring or a small plate (`plate`). `letter` is no engraving but a pendant in the shape of the letter
 * that names the variant. `none` has no preview.
 */
export const engravingSurfaces = ['none', 'ring', 'ring_pair', 'case_back', 'disc', 'plate', 'letter'] as const;

export type EngravingSurface = (typeof engravingSurfaces)[number];

/**
 * Profiles of a ring's band: flat or domed (`d_shape`) outside with a flat inside, and both with a rounded inside
 * (`flat_court`, `court`).
 */
export const ringProfiles = ['flat', 'd_shape', 'flat_court', 'court'] as const;

export type RingProfile = (typeof ringProfiles)[number];

/** Stones of a ring: one in prongs, one in a metal edge, three in a row, or stones along half of the band. */
export const ringHeadTypes = ['none', 'solitaire', 'bezel', 'three_stones', 'eternity'] as const;

export type RingHeadType = (typeof ringHeadTypes)[number];

/** Widths of a ring's band, in millimetres. */
export const bandWidthRangeMm = { min: 1, max: 15 } as const;
