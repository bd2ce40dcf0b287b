// The shapes of an engraving drawing and SVG path helpers. Lengths are in drawing units, a few hundred per drawing; y
// grows downwards.
import type { EngravingGradientName } from './engraving-scene-gradients.ts';

/** What a shape shows; its gradient is in engraving-scene-gradients.ts. `cut` is the engraving. */
export type EngravingShapeStyleName = EngravingGradientName | 'cut';

export interface EngravingSceneShape {
  /** SVG path data with even-odd fill. */
  path: string;
  style: EngravingShapeStyleName;
  /** Index of its metal or stone in the scene's colors; the first one by default. */
  color?: number;
  /** Width of a shape that is a stroke. */
  strokeWidth?: number;
}

export interface EngravingSceneViewBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface EngravingScene {
  frame: EngravingSceneViewBox;
  /** Of the metals and stones, as `#rrggbb`. */
  colors: readonly string[];
  /** From back to front. */
  shapes: EngravingSceneShape[];
}

export type EngravingScenePoint = readonly [x: number, y: number];

/** One decimal is finer than a screen's pixels. */
const round = (value: number): string => String(Math.round(value * 10) / 10);

export const toSvgPolygonPath = (points: readonly EngravingScenePoint[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const toSvgLinePath = ([fromX, fromY]: EngravingScenePoint, [toX, toY]: EngravingScenePoint): string =>
  `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`;

export const toSvgEllipsePath = ([x, y]: EngravingScenePoint, radiusX: number, radiusY = radiusX): string => {
  const [left, right, level, across, up] = [x - radiusX, x + radiusX, y, radiusX, radiusY].map(round);
  return `M${left} ${level}A${across} ${up} 0 1 1 ${right} ${level}A${across} ${up} 0 1 1 ${left} ${level}Z`;
};

/** An arc from the current point, clockwise by default, at most half an ellipse. */
export const toSvgArcCommand = (
  radiusX: number,
  radiusY: number,
  [x, y]: EngravingScenePoint,
  isClockwise = true,
): string => `A${round(radiusX)} ${round(radiusY)} 0 0 ${isClockwise ? 1 : 0} ${round(x)} ${round(y)}`;

export const toSvgMoveCommand = ([x, y]: EngravingScenePoint): string => `M${round(x)} ${round(y)}`;

export const toSvgLineCommand = ([x, y]: EngravingScenePoint): string => `L${round(x)} ${round(y)}`;

/** A curve from the current point. */
export const toSvgCurveCommand = (bend: EngravingScenePoint, end: EngravingScenePoint): string =>
  `Q${[...bend, ...end].map(round).join(' ')}`;
