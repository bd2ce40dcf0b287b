// Draws surfaces seen from the front: a watch's case back, a pendant with text in the center or around the rim, a
// signet ring. Pure.
import { toFittingFontSize, type EngravedTextOutline } from './engraved-text-outline.ts';
import {
  type EngravingScenePoint,
  type EngravingScene,
  type EngravingSceneShape,
  toSvgArcCommand,
  toSvgEllipsePath,
  toSvgLineCommand,
  toSvgMoveCommand,
  toSvgPolygonPath,
  toSvgLinePath,
} from './engraving-scene.ts';

const centre: EngravingScenePoint = [0, 0];

const turn = ([x, y]: EngravingScenePoint, angle: number): EngravingScenePoint => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/** Centered lines, each as wide as the circle allows at its height. */
const drawLines = (
  outlines: readonly EngravedTextOutline[],
  radius: number,
  maxCapHeight: number,
): EngravingSceneShape[] => {
  const shown = outlines.filter(({ width }) => width > 0);
  if (shown.length === 0) return [];
  const toBaselines = (size: number) => {
    const cap = Math.max(...shown.map(({ capHeight }) => capHeight)) * size;
    const leading = cap * 2.15;
    return shown.map((_, index) => cap / 2 + (index - (shown.length - 1) / 2) * leading);
  };
  const fits = (size: number) =>
    toBaselines(size).every((baseline, index) => {
      const { width = 0, capHeight = 0, descent = 0 } = shown[index] ?? {};
      const farthest = Math.max(Math.abs(baseline - capHeight * size), Math.abs(baseline + descent * size * 0.5));
      return farthest < radius && (width * size) / 2 <= Math.sqrt(radius ** 2 - farthest ** 2);
    });
  let size = toFittingFontSize(
    shown.map((outline) => ({ outline, width: 2 * radius })),
    { maxCapHeight },
  );
  while (size > 1 && !fits(size)) size *= 0.97;
  const baselines = toBaselines(size);
  return shown.map((outline, index) => ({
    path: outline.draw((x, y) => [(x - outline.width / 2) * size, (baselines[index] ?? 0) + y * size]),
    style: 'cut',
  }));
};

/** Text clockwise along the upper rim. */
const drawRim = (outline: EngravedTextOutline, radius: number, maxCapHeight: number): EngravingSceneShape[] => {
  if (outline.width === 0) return [];
  const size = toFittingFontSize([{ outline, width: 1.45 * Math.PI * radius }], { maxCapHeight });
  const path = outline.draw((x, y) => turn([0, -radius + y * size], ((x - outline.width / 2) * size) / radius));
  return [{ path, style: 'cut' }];
};

const quarters = [0, 1, 2, 3].map((index) => (index * Math.PI) / 2);

/** A watch's case back: lugs, crown, a screwed back with six notches and a plain plate for the text. */
export const toCaseBackEngravingScene = (outlines: readonly EngravedTextOutline[]): EngravingScene => {
  const lugs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end): EngravingSceneShape => {
      const points: EngravingScenePoint[] = [
        [94, 196],
        [104, 282],
        [140, 276],
        [168, 162],
      ];
      return {
        path: toSvgPolygonPath(points.map(([x, y]): EngravingScenePoint => [side * x, end * y])),
        style: 'metal',
      };
    }),
  );
  const crown = toSvgPolygonPath([
    [-232, -26],
    [-262, -24],
    [-262, 24],
    [-232, 26],
  ]);
  const ridges = [-14, -7, 0, 7, 14].map((y) => toSvgLinePath([-262, y], [-240, y])).join('');
  const notch: EngravingScenePoint[] = [
    [-15, -206],
    [15, -206],
    [13, -184],
    [-13, -184],
  ];
  const notches = Array.from({ length: 6 }, (_, index) =>
    toSvgPolygonPath(notch.map((point) => turn(point, ((index + 0.5) * Math.PI) / 3))),
  );
  return {
    frame: { left: -272, top: -292, width: 544, height: 584 },
    shapes: [
      ...lugs,
      { path: crown, style: 'metal' },
      { path: ridges, style: 'hatch' },
      { path: toSvgEllipsePath(centre, 240), style: 'metal' },
      { path: toSvgEllipsePath(centre, 220), style: 'wall' },
      { path: notches.join(''), style: 'edge' },
      { path: toSvgEllipsePath(centre, 172), style: 'edge' },
      { path: toSvgEllipsePath(centre, 166), style: 'line' },
      ...drawLines(outlines, 148, 46),
    ],
  };
};

/** A round pendant on its chain. */
export const toDiscEngravingScene = (
  outlines: readonly EngravedTextOutline[],
  placement: 'centre' | 'rim',
): EngravingScene => {
  const [first, ...others] = outlines;
  const chain = (side: number) =>
    `${toSvgMoveCommand([side * 12, -262])}Q${side * 60} -300 ${side * 150} -352${toSvgMoveCommand([side * 16, -256])}Q${side * 64} -293 ${side * 156} -346`;
  const ticks = quarters.map((angle) =>
    toSvgLinePath(turn([0, -186], angle + Math.PI / 4), turn([0, -178], angle + Math.PI / 4)),
  );
  const text =
    placement === 'rim' && first
      ? [...drawRim(first, 138, 32), ...drawLines(others, 100, 34)]
      : drawLines(outlines, 152, 54);
  return {
    frame: { left: -216, top: -356, width: 432, height: 566 },
    shapes: [
      { path: chain(-1) + chain(1), style: 'line' },
      { path: toSvgEllipsePath([0, -238], 26) + toSvgEllipsePath([0, -238], 17), style: 'metal' },
      {
        path: `${toSvgMoveCommand([-20, -196])}${toSvgLineCommand([-12, -222])}${toSvgArcCommand(12, 12, [12, -222])}${toSvgLineCommand([20, -196])}Z`,
        style: 'metal',
      },
      { path: toSvgEllipsePath(centre, 204), style: 'metal' },
      { path: toSvgEllipsePath(centre, 190), style: 'edge' },
      { path: toSvgEllipsePath(centre, 184), style: 'line' },
      { path: ticks.join(''), style: 'hatch' },
      ...text,
    ],
  };
};

const faceX = 158;
const faceY = 190;

/** A signet ring's face with the shoulders of its band, seen from the front; small plates look the same. */
export const toPlateEngravingScene = (outlines: readonly EngravedTextOutline[]): EngravingScene => {
  const shoulder = (side: number) =>
    `${toSvgMoveCommand([side * 96, -150])}Q${side * 214} -112 ${side * 250} -64${toSvgLineCommand([side * 250, 64])}Q${side * 214} 112 ${side * 96} 150Z`;
  // Light comes from the left, so the right of the band is in the shade.
  const hatching = Array.from({ length: 9 }, (_, index) => {
    const x = 176 + index * 8;
    const reach = 106 - index * 5;
    return toSvgLinePath([x, -reach], [x, reach]);
  });
  return {
    frame: { left: -262, top: -208, width: 524, height: 416 },
    shapes: [
      { path: shoulder(-1), style: 'metal' },
      { path: shoulder(1), style: 'wall' },
      { path: hatching.join(''), style: 'hatch' },
      {
        path: `${toSvgMoveCommand([-faceX - 8, 0])}${toSvgArcCommand(faceX + 8, faceY + 8, [faceX + 8, 0])}${toSvgArcCommand(faceX + 8, faceY + 8, [-faceX - 8, 0])}Z`,
        style: 'metal',
      },
      { path: toSvgEllipsePath([0, 0], faceX, faceY), style: 'edge' },
      { path: toSvgEllipsePath([0, 0], faceX - 8, faceY - 8), style: 'line' },
      ...drawLines(outlines, 126, 122),
    ],
  };
};
