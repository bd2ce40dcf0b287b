// The chain of a pendant, seen from the front. Pure.
import { type EngravingScenePoint, type EngravingSceneShape, toSvgEllipsePath } from './engraving-scene-shapes.ts';

/** A ring seen from the front. */
export const toSvgAnnulusPath = (middle: EngravingScenePoint, outer: number, inner: number): string =>
  toSvgEllipsePath(middle, outer) + toSvgEllipsePath(middle, inner);

/** Both sides of a chain, upwards from a point, or from the first and the last of several. */
export const toChainShapes = (starts: readonly EngravingScenePoint[]): EngravingSceneShape[] =>
  [-1, 1].map((side) => {
    const [x, y] = starts.at(side === -1 ? 0 : -1) ?? [0, 0];
    // To the edge of the drawing.
    const reach = 200 - Math.abs(x);
    const links = Math.round(Math.hypot(reach, 98) / 15);
    const paths = Array.from({ length: links }, (_, index) => {
      const part = index / (links - 1);
      return toSvgAnnulusPath([x + side * (10 + reach * part), y - 132 * part + 34 * part ** 2], 9, 5);
    });
    return { path: paths.join(''), style: 'rightShoulder' };
  });
