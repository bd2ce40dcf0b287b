// Writes a glyph's outline as short path data: whole units, relative commands, smooth curves without their control point.
// Accented letters repeat the outline of their base letter that way, which compresses well. Pure; called by
// create-engraving-fonts.ts.
import type { PathCommand } from 'fontkit';

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** How far the control point of a smooth curve may move, in units. */
const tolerance = 2;

type Point = readonly [x: number, y: number];

/** @param scale from the font's units to those of the path; y is turned downwards */
export const toCompactPath = (commands: readonly PathCommand[], scale: number): string => {
  let path = '';
  let at: Point = [0, 0];
  let start: Point = at;
  /** Control point of the quadratic curve before, as a reader of the path finds it. */
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

/** A minus sign parts two numbers as well as a space. */
const toRelative = (points: readonly Point[], [x, y]: Point): string =>
  points
    .flatMap((point) => [point[0] - x, point[1] - y])
    .join(' ')
    .replaceAll(' -', '-');
