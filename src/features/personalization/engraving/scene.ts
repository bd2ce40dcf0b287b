// What a drawn engraving is made of: outlines and how each looks. Made by the scenes beside, shown by EngravingDrawing and
// written by to-engraving-svg.ts. Lengths are in units of the drawing, of which it is a few hundred wide; y grows downwards.

/**
 * `metal`, `wall` (in the shade) and `edge` (in the light) are faces with a fine contour, `line` and `hatch` are strokes,
 * `cut` is what the graver took away.
 */
export type Look = 'cut' | 'edge' | 'hatch' | 'line' | 'metal' | 'wall';

export interface EngravedShape {
  /** SVG path data; holes follow the even-odd rule. */
  path: string;
  look: Look;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Scene {
  frame: Frame;
  /** From back to front. */
  shapes: EngravedShape[];
}

export type Point = readonly [x: number, y: number];

/** One decimal is finer than a screen shows. */
const round = (value: number): string => String(Math.round(value * 10) / 10);

export const toPolygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const toStroke = ([fromX, fromY]: Point, [toX, toY]: Point): string =>
  `M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}`;

export const toEllipse = ([x, y]: Point, radiusX: number, radiusY = radiusX): string => {
  const [left, right, level, across, up] = [x - radiusX, x + radiusX, y, radiusX, radiusY].map(round);
  return `M${left} ${level}A${across} ${up} 0 1 1 ${right} ${level}A${across} ${up} 0 1 1 ${left} ${level}Z`;
};

/** An arc on from where the path stands, clockwise unless said otherwise, at most half an ellipse. */
export const toArc = (radiusX: number, radiusY: number, [x, y]: Point, isClockwise = true): string =>
  `A${round(radiusX)} ${round(radiusY)} 0 0 ${isClockwise ? 1 : 0} ${round(x)} ${round(y)}`;

export const toMove = ([x, y]: Point): string => `M${round(x)} ${round(y)}`;

export const toLine = ([x, y]: Point): string => `L${round(x)} ${round(y)}`;
