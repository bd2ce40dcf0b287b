// The light on the parts of an engraving drawing: one gradient per part, over the tones of its metal. Light comes from
// the upper left, as on the shop's photographs.
import type { MetalTones } from './metal-tones.ts';

/** Color is a tone of the metal or `#rrggbb`. */
type Stop = readonly [offset: number, color: keyof MetalTones | `#${string}`, opacity?: number];

export interface EngravingSceneGradient {
  direction: 'across' | 'diagonal' | 'down' | 'radial';
  stops: readonly Stop[];
  /** Paints the line of a path instead of its area. */
  isStroke?: true;
  /** Outlines that overlap leave no hole. */
  isSolid?: true;
}

const shadowColor = '#120d08';
const lightColor = '#ffffff';

export const engravingSceneGradients = {
  /** On the ground, below the product. */
  shadow: {
    direction: 'radial',
    stops: [
      [0, shadowColor, 0.05],
      [0.6, shadowColor, 0.1],
      [0.8, shadowColor, 0.42],
      [0.89, shadowColor, 0.17],
      [1, shadowColor, 0],
    ],
  },
  /** The light that a ring throws on the ground inside. */
  bounce: {
    direction: 'down',
    stops: [
      [0, 'dark', 0.4],
      [0.3, 'mid', 0.22],
      [0.8, 'light', 0],
    ],
  },
  /** The inside of a ring. */
  wall: {
    direction: 'across',
    stops: [
      [0, 'deep'],
      [0.06, 'dark'],
      [0.2, 'mid'],
      [0.42, 'light'],
      [0.62, 'mid'],
      [0.8, 'light'],
      [0.93, 'mid'],
      [1, 'dark'],
    ],
  },
  /** The lower half of a wall faces the ground. */
  wallShade: {
    direction: 'down',
    stops: [
      [0, 'glint', 0.34],
      [0.22, 'light', 0],
      [0.5, 'dark', 0.1],
      [1, 'deep', 0.5],
    ],
  },
  /** The narrow face between inside and outside. */
  rim: {
    direction: 'diagonal',
    stops: [
      [0, 'light'],
      [0.25, 'glint'],
      [0.45, 'mid'],
      [0.6, 'light'],
      [0.78, 'mid'],
      [0.9, 'glint'],
      [1, 'mid'],
    ],
  },
  /** The outside of a ring, and other round bodies. */
  body: {
    direction: 'across',
    stops: [
      [0, 'dark'],
      [0.07, 'mid'],
      [0.2, 'light'],
      [0.3, 'glint'],
      [0.42, 'mid'],
      [0.62, 'dark'],
      [0.8, 'mid'],
      [0.93, 'dark'],
      [1, 'deep'],
    ],
  },
  /** A flat or slightly domed surface. */
  face: {
    direction: 'diagonal',
    stops: [
      [0, 'glint'],
      [0.22, 'light'],
      [0.48, 'mid'],
      [0.62, 'light'],
      [0.8, 'mid'],
      [1, 'dark'],
    ],
  },
  /** The face of a letter, whose strokes may overlap. */
  letter: {
    direction: 'diagonal',
    isSolid: true,
    stops: [
      [0, 'mid'],
      [0.22, 'light'],
      [0.38, 'glint'],
      [0.54, 'mid'],
      [0.72, 'light'],
      [1, 'dark'],
    ],
  },
  /** What bends away to the left of a face, and to its right. */
  leftShoulder: {
    direction: 'across',
    stops: [
      [0, 'dark'],
      [0.25, 'light'],
      [0.45, 'glint'],
      [0.75, 'mid'],
      [1, 'dark'],
    ],
  },
  rightShoulder: {
    direction: 'across',
    stops: [
      [0, 'dark'],
      [0.3, 'mid'],
      [0.5, 'light'],
      [0.75, 'dark'],
      [1, 'deep'],
    ],
  },
  /** A bevel or rim around a face: lit where the face is in the shade. */
  bevel: {
    direction: 'diagonal',
    stops: [
      [0, 'dark'],
      [0.1, 'mid'],
      [0.24, 'glint'],
      [0.5, 'dark'],
      [0.8, 'mid'],
      [1, 'glint'],
    ],
  },
  /** The bevel of a shape that has only an outline. */
  edge: {
    direction: 'diagonal',
    isStroke: true,
    stops: [
      [0, 'mid'],
      [0.25, 'glint'],
      [0.6, 'mid'],
      [1, 'light'],
    ],
  },
  /** The thickness of such a shape. */
  side: {
    direction: 'diagonal',
    isStroke: true,
    stops: [
      [0, 'dark'],
      [0.5, 'mid'],
      [1, 'deep'],
    ],
  },
  /** A soft highlight, in several layers. */
  gleam: {
    direction: 'across',
    isStroke: true,
    stops: [
      [0.02, lightColor, 0],
      [0.28, lightColor, 0.17],
      [0.5, lightColor, 0.04],
      [0.78, lightColor, 0.09],
      [0.98, lightColor, 0],
    ],
  },
  /** A sharp highlight on an edge. */
  glint: {
    direction: 'across',
    isStroke: true,
    stops: [
      [0.02, lightColor, 0],
      [0.3, lightColor, 0.9],
      [0.55, lightColor, 0.3],
      [0.8, lightColor, 0.7],
      [0.98, lightColor, 0],
    ],
  },
  /** A soft shadow. */
  crease: {
    direction: 'across',
    isStroke: true,
    stops: [
      [0, 'deep', 0],
      [0.25, 'deep', 0.06],
      [0.7, 'deep', 0.1],
      [1, 'deep', 0],
    ],
  },
  /** What lies deeper, such as a slot. */
  recess: {
    direction: 'down',
    stops: [
      [0, 'deep'],
      [1, 'mid'],
    ],
  },
  stone: {
    direction: 'diagonal',
    stops: [
      [0, 'glint'],
      [0.35, 'mid'],
      [0.55, 'glint'],
      [0.75, 'dark'],
      [1, 'light'],
    ],
  },
  /** Facets of a stone that reflect its surroundings. */
  sparkle: {
    direction: 'down',
    stops: [
      [0, 'deep', 0.5],
      [1, 'glint', 0.8],
    ],
  },
  facet: {
    direction: 'across',
    isStroke: true,
    stops: [
      [0, 'dark', 0.9],
      [1, 'deep', 0.8],
    ],
  },
} as const satisfies Record<string, EngravingSceneGradient>;

export type EngravingGradientName = keyof typeof engravingSceneGradients;
