// Follows the outline of a glyph point by point, moves every point, and writes the moved outline as short path data.
// Pure; used by lettering.ts.
import type { Point } from './scene.ts';

/**
 * `fine` writes tenths of a unit, finer than a screen shows. `coarse` writes whole units and leaves out what is shorter than
 * one and a half, for texts so rich in flourishes that they would weigh too much.
 */
export type Detail = 'coarse' | 'fine';

const details: Record<Detail, { stepsPerUnit: number; leastSteps: number }> = {
  coarse: { stepsPerUnit: 1, leastSteps: 1.5 },
  fine: { stepsPerUnit: 10, leastSteps: 0 },
};

/** How far the control point of a smooth curve may move, in steps. */
const tolerance = 1.5;

const token = /([mlqtcz])|(-?\d+)/g;

/** How many points a command takes; a smooth curve comes with its end alone. */
const pointCounts: Readonly<Record<string, number>> = { m: 1, l: 1, q: 2, t: 1, c: 3, z: 0 };

interface Pen {
  /** @param outline relative path data of whole units, as src/gatsby/engraving writes it */
  follow: (outline: string, move: (point: Point) => Point) => void;
  path: () => string;
}

export const createPen = (detail: Detail): Pen => {
  const { stepsPerUnit, leastSteps } = details[detail];
  const written: string[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  let control: Point | undefined;

  const write = (command: string, points: readonly Point[]) => {
    const rounded = points.map(([x, y]): Point => [Math.round(x * stepsPerUnit), Math.round(y * stepsPerUnit)]);
    const end = rounded.at(-1) ?? start;
    if ('lqc'.includes(command) && Math.hypot(end[0] - at[0], end[1] - at[1]) < leastSteps) return;
    const [bend = end] = rounded;
    const mirrored = mirror(control, at);
    const isSmooth = command === 'q' && mirrored !== undefined && isNear(mirrored, bend);
    written.push(
      isSmooth ? `t${toRelative([end], at, stepsPerUnit)}` : command + toRelative(rounded, at, stepsPerUnit),
    );
    control = isSmooth ? mirrored : command === 'q' ? bend : undefined;
    at = end;
    if (command === 'm') start = end;
  };

  return {
    follow: (outline, move) => {
      for (const { command, points } of readOutline(outline)) write(command, points.map(move));
    },
    path: () => written.join(''),
  };
};

interface Stroke {
  command: string;
  /** Absolute. */
  points: Point[];
}

/** The strokes of an outline, with absolute points and with the control points of smooth curves. */
function* readOutline(outline: string): Generator<Stroke> {
  let at: Point = [0, 0];
  let start: Point = at;
  let control: Point | undefined;
  const tokens = outline.match(token) ?? [];
  let index = 0;
  while (index < tokens.length) {
    const command = tokens[index++] ?? '';
    const points: Point[] = [];
    for (let count = pointCounts[command] ?? 0; count > 0; count -= 1) {
      points.push([at[0] + Number(tokens[index++]), at[1] + Number(tokens[index++])]);
    }
    const end = points.at(-1) ?? start;
    if (command === 't') points.unshift(mirror(control, at) ?? at);
    const isQuadratic = command === 't' || command === 'q';
    yield { command: isQuadratic ? 'q' : command, points };
    control = isQuadratic ? points[0] : undefined;
    at = end;
    if (command === 'm') start = end;
  }
}

const mirror = (point: Point | undefined, [x, y]: Point): Point | undefined =>
  point && [2 * x - point[0], 2 * y - point[1]];

const isNear = (one: Point, other: Point): boolean =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) <= tolerance;

/** Steps as units; neither a leading zero nor a space before a minus sign is needed. */
const toRelative = (points: readonly Point[], [x, y]: Point, stepsPerUnit: number): string =>
  points
    .flatMap((point) => [point[0] - x, point[1] - y])
    .map((value) => String(value / stepsPerUnit).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
