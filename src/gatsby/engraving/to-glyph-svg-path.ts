// Writes a glyph's outline as short SVG path data: whole units, relative commands, smooth curves without their
// control point. Accented letters then repeat the outline of their base letter, which compresses well. Pure.
import type { PathCommand } from 'fontkit';

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** How far the control point of a smooth curve may deviate, in units. */
const tolerance = 2;

type Point = readonly [x: number, y: number];

/** Converts font commands to SVG path data. @param scale from font units to path units; the y axis is flipped */
export const toGlyphSvgPath = (commands: readonly PathCommand[], scale: number): string => {
  let path = '';
  let at: Point = [0, 0];
  let start: Point = at;
  /** Control point of the previous quadratic curve, as an SVG renderer derives it. */
  let control: Point | undefined;
  for (const { command, args } of commands) {
    const points = toPoints(args, scale);
    const end = points.at(-1) ?? start;
    const [bend = end] = points;
    const mirrored: Point | undefined = control && [2 * at[0] - control[0], 2 * at[1] - control[1]];
    const isSmooth = command === 'quadraticCurveTo' && mirrored !== undefined && isNear(mirrored, bend);
    path += isSmooth ? `t${toRelative([end], at)}` : letters[command] + toRelative(points, at);
    control = isSmooth ? mirrored : command === 'quadraticCurveTo' ? bend : undefined;
    at = end;
    if (command === 'moveTo') start = end;
  }
  return path;
};

const toPoints = (args: readonly number[], scale: number): Point[] =>
  Array.from({ length: args.length / 2 }, (_, index) => [
    Math.round((args[2 * index] ?? 0) * scale),
    Math.round(-(args[2 * index + 1] ?? 0) * scale),
  ]);

const isNear = (one: Point, other: Point): boolean =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) <= tolerance;

/** A minus sign separates two numbers as well as a space does. */
const toRelative = (points: readonly Point[], [x, y]: Point): string =>
  points
    .flatMap((point) => [point[0] - x, point[1] - y])
    .join(' ')
    .replaceAll(' -', '-');
