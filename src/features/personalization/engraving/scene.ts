// The shapes of an engraving drawing and SVG path helpers. Lengths are in drawing units, a few hundred per drawing; y
// grows downwards.

/**
 * `metal`, `wall` (in the shade) and `edge` (in the light) are outlined areas, `line` and `hatch` are strokes, `cut` is
 * the engraving.
 */
export type ShapeStyle = 'cut' | 'edge' | 'hatch' | 'line' | 'metal' | 'wall';

export interface EngravedShape {
  /** SVG path data with even-odd fill. */
  path: string;
  style: ShapeStyle;
}

export interface SceneFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface EngravingScene {
  frame: SceneFrame;
  /** From back to front. */
  shapes: EngravedShape[];
}

export type ScenePoint = readonly [x: number, y: number];

/** One decimal is finer than a screen's pixels. */
const round = (value: number): string => String(Math.round(value * 10) / 10);

export const toPolygonPath = (points: readonly ScenePoint[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const toStraightPath = ([fromX, fromY]: ScenePoint, [toX, toY]: ScenePoint): string =>
  `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`;

export const toEllipsePath = ([x, y]: ScenePoint, radiusX: number, radiusY = radiusX): string => {
  const [left, right, level, across, up] = [x - radiusX, x + radiusX, y, radiusX, radiusY].map(round);
  return `M${left} ${level}A${across} ${up} 0 1 1 ${right} ${level}A${across} ${up} 0 1 1 ${left} ${level}Z`;
};

/** An arc from the current point, clockwise by default, at most half an ellipse. */
export const toArcCommand = (radiusX: number, radiusY: number, [x, y]: ScenePoint, isClockwise = true): string =>
  `A${round(radiusX)} ${round(radiusY)} 0 0 ${isClockwise ? 1 : 0} ${round(x)} ${round(y)}`;

export const toMoveCommand = ([x, y]: ScenePoint): string => `M${round(x)} ${round(y)}`;

export const toLineCommand = ([x, y]: ScenePoint): string => `L${round(x)} ${round(y)}`;
